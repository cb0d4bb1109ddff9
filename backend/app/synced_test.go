package app_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// A partner's system pushes, a person edits by hand, sees the difference, and decides; the next push obeys.
func TestOperatorsDecideWhoWinsOverPushes(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	key, keyID := m.Key(t, m.operator, m.operatorID, "itineraries:write", "itineraries:read")
	call := func(token, method string, body map[string]any) apptest.Answer {
		return m.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/" + method,
			Token: token, Body: body})
	}
	body := func(a apptest.Answer) (read map[string]any) {
		t.Helper()
		if err := json.Unmarshal([]byte(a.Text), &read); err != nil || a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		return read
	}
	push := func(name, logistics string) map[string]any {
		t.Helper()
		read := body(call(key, "PushItineraries", map[string]any{"itineraries": []any{map[string]any{
			"externalId": "S-1", "name": name, "logistics": logistics, "country": "Chile", "destination": "Chiloé",
			"lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8,
		}}}))
		return read["results"].([]any)[0].(map[string]any)
	}
	id := push("Lagoons", "")["id"].(string)
	compare := func(token string) map[string]any {
		t.Helper()
		return body(call(token, "GetSynced", map[string]any{"itineraryId": id}))
	}
	edit := func(name string) {
		t.Helper()
		now := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries/" + id, Token: m.operator})
		m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries/" + id, Token: m.operator,
			Body: map[string]any{"version": now["version"], "name": name}})
	}
	edit("By hand")
	// The operator's people, their keys, and the marketplace's admins see what differs.
	for who, token := range map[string]string{"operator": m.operator, "key": key, "admin": m.admin} {
		found := compare(token)
		differences := found["differences"].([]any)
		if len(differences) != 1 || found["itinerary"].(map[string]any)["pushedBy"] != "Test" {
			t.Fatalf("%s: %v", who, found)
		}
		if d := differences[0].(map[string]any); d["field"] != "name" || d["pushed"] != `"Lagoons"` ||
			d["here"] != `"By hand"` || d["next"] != "replaced" {
			t.Errorf("%s: %v", who, d)
		}
	}
	list := call(m.operator, "ListSynced", map[string]any{"q": "hand"})
	if !strings.Contains(list.Text, id) || !strings.Contains(list.Text, `"differences":1`) {
		t.Errorf("%d %s", list.Status, list.Text)
	}

	decision := map[string]any{"itineraryId": id, "editsWin": true}
	other := m.SignIn(t, otherOperatorEmail)
	for who, token := range map[string]string{"another operator": other, "a host": m.SignIn(t, apptest.HostEmail),
		"a key": key} {
		if a := call(token, "DecideSynced", decision); a.Status == http.StatusOK {
			t.Errorf("%s decides: %s", who, a.Text)
		}
	}
	if a := call(other, "GetSynced", map[string]any{"itineraryId": id}); a.Status != http.StatusNotFound {
		t.Errorf("another operator: %d %s", a.Status, a.Text)
	}
	if a := call(other, "ListSynced", map[string]any{}); a.Status != http.StatusOK || strings.Contains(a.Text, id) {
		t.Errorf("another operator: %d %s", a.Status, a.Text)
	}
	if a := call(m.operator, "DecideSynced", decision); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	result := push("Lagoons by system", "Bring a coat.")
	kept, _ := result["kept"].([]any)
	if !slices.Equal(kept, []any{"name"}) || result["outcome"] != "OUTCOME_UPDATED" {
		t.Errorf("%v", result)
	}
	now := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries/" + id, Token: m.operator})
	if now["name"] != "By hand" || now["logistics"] != "Bring a coat." {
		t.Errorf("%v", now)
	}
	// What was pushed is used, once; an old version conflicts.
	use := map[string]any{"itineraryId": id, "usePushed": []string{"name"}, "version": now["version"]}
	if a := call(m.operator, "DecideSynced", use); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if a := call(m.operator, "DecideSynced", use); a.Status != http.StatusConflict {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if found := compare(m.operator); found["differences"] != nil {
		t.Errorf("%v", found)
	}
	// Who pushed stays known when the key is revoked.
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + keyID + "/revoke", Token: m.operator})
	if found := compare(m.operator); found["itinerary"].(map[string]any)["pushedBy"] != "Test" {
		t.Errorf("%v", found)
	}
}
