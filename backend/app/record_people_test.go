package app_test

import (
	"maps"
	"net/http"
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// An operator's people and a host's second users: invited, made admin, removed; what must not happen is rejected.
func TestPeopleOfOperatorsAndHosts(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	made := d.post(t, "/api/admin/operators", map[string]any{"name": "Fjord Walks", "code": "FJORD",
		"terms": "Be on time."})
	if made.Status != http.StatusOK {
		t.Fatalf("%d %s", made.Status, made.Text)
	}
	if twin := d.post(t, "/api/admin/operators", map[string]any{"name": "Twin", "code": "FJORD",
		"terms": "x"}); twin.Fields["code"] == "" {
		t.Errorf("the same code twice: %d %s", twin.Status, twin.Text)
	}
	people := "/api/admin/operators/" + made.Data["id"].(string) + "/members"
	boss := map[string]any{"email": testkit.Email("boss"), "firstName": "Bo", "lastName": "Ss"}
	if a := d.post(t, people, map[string]any{"email": boss["email"]}); a.Fields["firstName"] == "" {
		t.Errorf("somebody unknown without a name: %d %s", a.Status, a.Text)
	}
	first := d.post(t, people, boss)
	if first.Status != http.StatusOK || items(first.Data)[0]["role"] != "admin" ||
		items(first.Data)[0]["removable"] != false {
		t.Fatalf("%d %s", first.Status, first.Text)
	}
	second := d.post(t, people, map[string]any{"email": testkit.Email("agent"), "firstName": "Ag", "lastName": "Ent"})
	agent := items(second.Data)[1]["id"].(string)
	if a := d.post(t, people+"/"+agent, map[string]any{"role": "primary"}); a.Status != http.StatusBadRequest {
		t.Errorf("a host's role: %d %s", a.Status, a.Text)
	}
	admin := items(second.Data)[0]["id"].(string)
	remove := func(path string) apptest.Answer {
		return d.Call(t, apptest.Request{Method: "DELETE", Path: path, Token: d.admin})
	}
	if a := remove(people + "/" + admin); a.Code != "illegal_state" {
		t.Errorf("the last admin: %d %s", a.Status, a.Text)
	}
	d.post(t, people+"/"+agent, map[string]any{"role": "admin"})
	if a := remove(people + "/" + admin); a.Status != http.StatusOK || len(items(a.Data)) != 1 {
		t.Errorf("%d %s", a.Status, a.Text)
	}

	hosts := items(d.get(t, "/api/admin/hosts?limit=2"))
	team := "/api/admin/hosts/" + hosts[0]["id"].(string) + "/members"
	helper := d.post(t, team, map[string]any{"email": testkit.Email("helper"), "firstName": "Hel", "lastName": "Per"})
	if helper.Status != http.StatusOK || len(items(helper.Data)) != 2 || items(helper.Data)[1]["role"] != "secondary" {
		t.Fatalf("%d %s", helper.Status, helper.Text)
	}
	if a := d.post(t, team, map[string]any{"email": hosts[1]["email"]}); a.Fields["email"] == "" {
		t.Errorf("another host: %d %s", a.Status, a.Text)
	}
	if a := d.post(t, team, map[string]any{"email": apptest.TravelerEmail}); a.Fields["email"] == "" {
		t.Errorf("a traveler: %d %s", a.Status, a.Text)
	}
	if a := remove(team + "/" + hosts[0]["memberId"].(string)); a.Code != "illegal_state" {
		t.Errorf("the primary user: %d %s", a.Status, a.Text)
	}
	if a := remove(team + "/" + items(helper.Data)[1]["id"].(string)); a.Status != http.StatusOK ||
		len(items(a.Data)) != 1 {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := remove(team + "/" + uuid.NewString()); a.Status != http.StatusNotFound {
		t.Errorf("nobody: %d %s", a.Status, a.Text)
	}
}

// After the onboarding a host's profile is updated, and the host's record shows it (H-497, H-498, H-504).
func TestOnboardingThenProfile(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	token := d.SignIn(t, apptest.HostEmail)
	call := func(method, path string, body any) map[string]any {
		return d.Must(t, apptest.Request{Method: method, Path: path, Token: token, Body: body})
	}
	host := call("GET", "/api/me/host/user", nil)
	interest := items(call("GET", "/api/me/categories", nil))[0]["_id"]
	call("POST", "/api/me/host/onboard", map[string]any{
		"_id": host["id"], "categoryInterests": []any{interest}, "pagePath": "hanna-goes",
		"socialChannels": map[string]any{"instagram": "hanna"},
	})
	me := call("GET", "/api/me/profile", nil)
	call("POST", "/api/me/profile/"+me["id"].(string), map[string]any{"version": me["version"], "bio": "I walk slowly."})
	if now := call("GET", "/api/me/host/user", nil); now["bio"] != "I walk slowly." ||
		now["onboardingCompleted"] != true || now["pagePath"] != "hanna-goes" {
		t.Errorf("%v", now)
	}
}

// Recommendations are ordered, the host is notified, and the first view counts once (H-185 to H-187, H-476,
// H-512).
func TestRecommendationsReachTheHost(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	hosts := items(d.get(t, "/api/admin/hosts?limit=100"))
	i := slices.IndexFunc(hosts, func(h map[string]any) bool { return h["email"] == apptest.HostEmail })
	host := hosts[i]["id"].(string)
	for _, old := range items(d.get(t, "/api/admin/itinerary-recommendations?hostId="+host)) {
		if a := d.Call(t, apptest.Request{Method: "DELETE",
			Path: "/api/admin/itinerary-recommendations/" + old["id"].(string), Token: d.admin}); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	d.another(t, "Fjords on Foot")
	choices := names(items(d.get(t, "/api/metadata/itineraries?status=complete&limit=2")), "id")
	option := func(id string, top bool) map[string]any {
		return map[string]any{"itineraryId": id, "topRecommended": top}
	}
	body := map[string]any{"hostId": host, "recommendedBy": "Imogen", "recommendationNote": "Made for you",
		"options": []any{option(choices[0], true), option(choices[1], false)}}
	for field, options := range map[string][]any{
		"options": {}, "options[1].itineraryId": {option(choices[0], true), option(choices[0], false)},
		"options[0].itineraryId": {option(uuid.NewString(), true)},
	} {
		wrong := maps.Clone(body)
		wrong["options"] = options
		if a := d.post(t, "/api/admin/itinerary-recommendations", wrong); a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	made := d.post(t, "/api/admin/itinerary-recommendations", body)
	if made.Status != http.StatusOK || made.Data["firstTime"] != true {
		t.Fatalf("%d %s", made.Status, made.Text)
	}
	if twice := d.post(t, "/api/admin/itinerary-recommendations", body); twice.Fields["hostId"] == "" {
		t.Errorf("twice: %d %s", twice.Status, twice.Text)
	}
	path := "/api/admin/itinerary-recommendations/" + made.Data["id"].(string)
	turned := d.post(t, path, map[string]any{"version": made.Data["version"], "options": []any{option(choices[1], true),
		option(choices[0], false)}})
	if turned.Status != http.StatusOK || names(items(map[string]any{"items": turned.Data["options"]}),
		"id")[0] != choices[1] {
		t.Fatalf("%d %s", turned.Status, turned.Text)
	}
	token := d.SignIn(t, apptest.HostEmail)
	mine := func(method, path string) map[string]any {
		return items(d.Must(t, apptest.Request{Method: method, Path: path, Token: token}))[0]
	}
	if r := mine("GET", "/api/me/itinerary-recommendations"); r["recommendationNote"] != "Made for you" ||
		r["firstTime"] != true {
		t.Errorf("%v", r)
	} else {
		for _, option := range items(map[string]any{"items": r["options"]}) { // H-187
			picture, _ := option["heroImage"].(map[string]any)
			if option["name"] == "" || option["active"] != true || picture["url"] == nil || picture["url"] == "" {
				t.Errorf("an option: %v", option)
			}
		}
	}
	for range 2 {
		if r := mine("POST", "/api/me/itinerary-recommendations/clear-first-time"); r["firstTime"] != false {
			t.Errorf("%v", r)
		}
	}
	d.post(t, path, map[string]any{"version": turned.Data["version"], "active": false})
	if list := items(d.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itinerary-recommendations",
		Token: token})); len(list) != 0 {
		t.Errorf("an inactive one is told: %v", list)
	}
}

// Links are the host's own; one is locked with the reason, and the host can change only its destination.
func TestLinksOfAHost(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	made := d.post(t, "/api/admin/hosts", map[string]any{"email": testkit.Email("lena"), "firstName": "Lena",
		"lastName": "Vik"})
	host := made.Data["id"].(string)
	link := d.post(t, "/api/admin/links", map[string]any{"hostId": host, "linkType": "emailCapture", "path": "lena-news",
		"destination": "https://lena.example"})
	if link.Status != http.StatusOK || link.Data["url"] != "/public/l/lena-news" || link.Data["locked"] != true ||
		link.Data["lockedReason"] == "" {
		t.Fatalf("%d %s", link.Status, link.Text)
	}
	for field, body := range map[string]map[string]any{
		"path":        {"hostId": host, "linkType": "survey", "path": "lena-news"},
		"destination": {"hostId": host, "linkType": "survey", "path": "lena-two", "destination": "javascript:alert(1)"},
		"hostId":      {"hostId": uuid.NewString(), "linkType": "survey", "path": "lena-three"},
	} {
		if a := d.post(t, "/api/admin/links", body); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	d.post(t, "/api/admin/hosts/"+host, map[string]any{"version": made.Data["version"], "status": "ready-to-qualify"})
	if open := d.get(t, "/api/admin/links/"+link.Data["id"].(string)); open["locked"] != false {
		t.Errorf("%v", open)
	}
	survey := d.post(t, "/api/admin/links", map[string]any{"hostId": host, "linkType": "survey", "path": "lena-asks"})
	if survey.Data["locked"] != false {
		t.Errorf("%s", survey.Text)
	}
	d.post(t, "/api/admin/hosts/"+host, map[string]any{"version": 2, "active": false})
	if shut := d.get(t, "/api/admin/links/"+survey.Data["id"].(string)); shut["locked"] != true ||
		shut["lockedReason"] == nil {
		t.Errorf("%v", shut)
	}
	token := d.SignIn(t, apptest.HostEmail)
	own := d.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/user", Token: token})["id"]
	mine := d.post(t, "/api/admin/links", map[string]any{"hostId": own, "linkType": "survey", "path": "my-survey"})
	change := func(id any, body map[string]any) apptest.Answer {
		return d.Call(t, apptest.Request{Method: "POST", Path: "/api/me/links/" + id.(string), Token: token, Body: body})
	}
	if a := change(mine.Data["id"], map[string]any{"version": 1, "destination": "/trips"}); a.Status != http.StatusOK ||
		a.Data["destination"] != "/trips" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	for field, body := range map[string]map[string]any{"active": {"version": 2, "active": false},
		"path": {"version": 2, "path": "other"}} {
		if a := change(mine.Data["id"], body); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	if a := change(link.Data["id"],
		map[string]any{"version": 1, "destination": "/trips"}); a.Status != http.StatusNotFound {
		t.Errorf("another host's link: %d %s", a.Status, a.Text)
	}
}

// Who may see which travelers, and what of them: account managers everything, the host contact details, the
// operator names.
func TestTravelersAsEachGroupSeesThem(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	trip := m.objects["Trip"]
	list := func(path, caller string) []map[string]any {
		t.Helper()
		return items(m.Must(t, apptest.Request{Method: "GET", Path: path, Token: m.tokens[caller]}))
	}
	seen := list("/api/admin/travelers?tripId="+trip, admin)
	if len(seen) != 1 || seen[0]["email"] == nil || seen[0]["primary"] != true {
		t.Fatalf("%v", seen)
	}
	id := seen[0]["id"].(string)
	for caller, wants := range map[string]struct{ seen, email bool }{
		ownHost: {true, true}, otherHost: {false, false}, ownOperator: {true, false}, otherOperator: {false, false},
		ownTraveler: {true, true},
	} {
		found := list("/api/me/travelers?tripId="+trip, caller)
		if (len(found) == 1) != wants.seen {
			t.Errorf("%s sees %d", caller, len(found))
			continue
		}
		if wants.seen && (found[0]["email"] != nil) != wants.email {
			t.Errorf("%s: %v", caller, found[0])
		}
	}
	for caller, wants := range map[string]int{ownAccounts: 1, otherAccounts: 0, manager: 1} {
		if found := list("/api/admin/travelers?tripId="+trip, caller); len(found) != wants {
			t.Errorf("%s sees %d", caller, len(found))
		}
	}
	save := func(caller string, body map[string]any) apptest.Answer {
		return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/travelers/" + id, Token: m.tokens[caller],
			Body: body})
	}
	if a := save(otherAccounts, map[string]any{"version": 1, "firstName": "Eve"}); a.Status != http.StatusNotFound {
		t.Errorf("an account manager of others: %d %s", a.Status, a.Text)
	}
	if a := save(admin, map[string]any{"version": 1, "status": "complete"}); a.Fields["status"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := save(admin, map[string]any{"version": 1, "dateOfBirth": "2999-01-01"}); a.Fields["dateOfBirth"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := save(ownAccounts, map[string]any{"version": 1, "phone": "+1 555 0100",
		"dateOfBirth": "1990-05-01"}); a.Status != http.StatusOK || a.Data["phone"] != "+1 555 0100" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
}
