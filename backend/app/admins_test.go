package app_test

import (
	"context"
	"net/http"
	"sync"
	"testing"

	"caravan/backend/app/apptest"
)

// Two admins who take each other's rights at the same moment: one of them stays.
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
		a, err := s.Try(context.WithoutCancel(t.Context()), apptest.Request{Method: "POST", Path: "/api/admin/users/" + of["id"].(string), Token: token, Body: body})
		if err != nil {
			t.Error(err)
		}
		return a
	}
	other := s.SignIn(t, s.Person(t, "admin"))
	// Whoever else is an admin in the demo leaves first.
	for _, u := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=admin&limit=100", Token: boss})["items"].([]any) {
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
		case answer.Code != "illegal_state" && answer.Status != http.StatusForbidden && answer.Status != http.StatusUnauthorized:
			t.Errorf("refused as %d %s", answer.Status, answer.Text)
		}
	}
	if done != 1 {
		t.Errorf("%d of the two were carried out", done)
	}
}

// A change of group is followed by the session that is open: rights come with the next call, and go as soon as the
// permission server has been told.
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
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + now["id"].(string), Token: admin, Body: map[string]any{"version": now["version"], "group": group}})
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
