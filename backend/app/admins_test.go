package app_test

import (
	"context"
	"net/http"
	"sync"
	"testing"

	"caravan/backend/app/apptest"
)

// Two admins remove each other's rights at the same moment: one of them stays.
func TestTheLastActiveAdminStays(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	boss := s.SignIn(t, apptest.AdminEmail)
	me := func(token string) map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	change := func(token string, of map[string]any, body map[string]any) apptest.Answer {
		body["version"] = of["version"]
		a, err := s.Try(context.WithoutCancel(t.Context()),
			apptest.Request{Method: "POST", Path: "/api/admin/users/" + of["id"].(string), Token: token, Body: body})
		if err != nil {
			t.Error(err)
		}
		return a
	}
	other := s.SignIn(t, s.Person(t, "admin"))
	// Other admins of the demo are removed first.
	for _, u := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=admin&limit=100",
		Token: boss})["items"].([]any) {
		person := u.(map[string]any)
		if id := person["id"]; id != me(boss)["id"] && id != me(other)["id"] {
			if a := change(boss, person, map[string]any{"group": "traveler"}); a.Status != http.StatusOK {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
	}
	for name, body := range map[string]map[string]any{"demoted": {"group": "traveler"}, "suspended": {"disabled": true}} {
		if a := change(boss, me(boss), body); a.Status != http.StatusBadRequest || len(a.Fields) != 1 {
			t.Errorf("%s by himself: %d %s", name, a.Status, a.Text)
		}
	}
	a, b := me(boss), me(other)
	var both sync.WaitGroup
	answers := make([]apptest.Answer, 2)
	both.Go(func() { answers[0] = change(boss, b, map[string]any{"group": "traveler"}) })
	both.Go(func() { answers[1] = change(other, a, map[string]any{"disabled": true}) })
	both.Wait()
	done := 0
	for _, answer := range answers {
		switch {
		case answer.Status == http.StatusOK:
			done++
		case answer.Code != "illegal_state" && answer.Status != http.StatusForbidden &&
			answer.Status != http.StatusUnauthorized:
			t.Errorf("refused as %d %s", answer.Status, answer.Text)
		}
	}
	if done != 1 {
		t.Errorf("%d of the two were carried out", done)
	}
}

// An open session follows a change of group: new rights apply to the next call, and old ones end as soon as the
// permission server has been updated.
func TestAChangedGroupIsFollowed(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin, token := s.SignIn(t, apptest.AdminEmail), s.SignIn(t, apptest.TravelerEmail)
	me := func() map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	become := func(group string) {
		t.Helper()
		now := me()
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + now["id"].(string), Token: admin,
			Body: map[string]any{"version": now["version"], "group": group}})
		if got := me()["group"]; got != group {
			t.Errorf("the open session is of the group %v, not %s", got, group)
		}
	}
	oversees := func() int {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/trips", Token: token}).Status
	}
	if got := oversees(); got != http.StatusForbidden {
		t.Fatalf("a traveler oversees: %d", got)
	}
	become("tripManager")
	if got := oversees(); got != http.StatusOK {
		t.Errorf("a trip manager's first call: %d", got)
	}
	become("traveler")
	eventually(t, "the rights end", func() bool { return oversees() == http.StatusForbidden })
}

// Read-only staff see what their group sees and can change only their own account. Only staff can be made
// read-only, and the last admin who can change things cannot.
func TestStaffThatLooksChangesNothing(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	email := s.Person(t, "admin")
	looker := s.SignIn(t, email)
	me := func(token string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	limit := func(of map[string]any, on bool) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + of["id"].(string), Token: trip.Admin,
			Body: map[string]any{"version": of["version"], "readOnly": on}})
	}
	if a := limit(me(s.SignIn(t, apptest.TravelerEmail)), true); a.Status != http.StatusBadRequest ||
		a.Fields["readOnly"] == "" {
		t.Errorf("a traveler limited to looking: %d %s", a.Status, a.Text)
	}
	if a := limit(me(trip.Admin), true); a.Status != http.StatusBadRequest || a.Fields["readOnly"] == "" {
		t.Errorf("an admin limits himself: %d %s", a.Status, a.Text)
	}
	before := me(looker)
	if a := limit(before, true); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	now := me(looker)
	if now["readOnly"] != true || before["readOnly"] != nil {
		t.Errorf("the profile says %v, before %v", now["readOnly"], before["readOnly"])
	}
	for _, path := range []string{"/api/admin/trips", "/api/admin/bookings", "/api/admin/users",
		"/api/metadata/audit-logs", "/api/admin/trips/" + trip.ID} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path, Token: looker}); a.Status != http.StatusOK {
			t.Errorf("looking at %s: %d %s", path, a.Status, a.Text)
		}
	}
	host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/hosts?limit=1",
		Token: looker})["items"].([]any)[0].(map[string]any)
	someone := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users/" + me(trip.Host)["id"].(string),
		Token: looker})
	if someone["supportActions"] != nil {
		t.Errorf("offered to who only looks: %v", someone["supportActions"])
	}
	for _, field := range someone["editableFields"].([]any) {
		if field.(map[string]any)["editable"] == true {
			t.Errorf("open to who only looks: %v", field)
		}
	}
	live := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/trips/" + trip.ID, Token: looker})
	if len(live["availableActions"].([]any)) != 0 || len(live["editable"].([]any)) != 0 {
		t.Errorf("a trip offers to who only looks: %v %v", live["availableActions"], live["editable"])
	}
	itinerary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/itineraries/" + live["itineraryId"].(string),
		Token: looker})
	if itinerary["availableActions"] != nil {
		t.Errorf("an itinerary offers to who only looks: %v", itinerary["availableActions"])
	}
	for what, fields := range map[string]any{"a trip": live["editableFields"], "a host": host["editableFields"]} {
		for _, field := range fields.([]any) {
			if field.(map[string]any)["editable"] == true {
				t.Errorf("%s is open to who only looks: %v", what, field)
			}
		}
	}
	companions := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/trips/" + trip.ID + "/host-companions",
		Token: looker})
	if companions["editable"] != false || companions["reason"] == "" {
		t.Errorf("companions are open to who only looks: %v", companions)
	}
	changes := map[string]apptest.Request{
		"a trip": {Method: "POST", Path: "/api/admin/trips/" + trip.ID,
			Body: map[string]any{"version": 1, "name": "Other"}},
		"a host": {Method: "POST", Path: "/api/admin/hosts/" + host["id"].(string),
			Body: map[string]any{"version": host["version"], "level": 3}},
		"a person": {Method: "POST", Path: "/api/admin/users/" + someone["id"].(string),
			Body: map[string]any{"version": someone["version"], "disabled": true}},
		"an invitation": {Method: "POST", Path: "/api/admin/users", Body: map[string]any{"email": "new@people.example",
			"firstName": "New", "lastName": "One", "group": "traveler"}},
		"a stand-in": {Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
			Body: map[string]any{"userId": someone["id"], "reason": "A question"}},
	}
	for what, request := range changes {
		request.Token = looker
		if a := s.Call(t, request); a.Status != http.StatusForbidden {
			t.Errorf("changing %s: %d %s", what, a.Status, a.Text)
		}
	}
	own := s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + now["id"].(string), Token: looker,
		Body: map[string]any{"version": now["version"], "firstName": "Looking"}})
	if own.Status != http.StatusOK {
		t.Errorf("the own profile: %d %s", own.Status, own.Text)
	}
	if a := limit(me(looker), false); a.Status != http.StatusOK || me(looker)["readOnly"] != nil {
		t.Errorf("back: %d %s", a.Status, a.Text)
	}
	entries := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?objectType=Member&objectId=" +
		now["id"].(string), Token: looker})["items"].([]any)
	found := 0
	for _, entry := range entries {
		if after, ok := entry.(map[string]any)["after"].(map[string]any); ok && after["readOnly"] != nil {
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d entries of the trail have the limit", found)
	}
}
