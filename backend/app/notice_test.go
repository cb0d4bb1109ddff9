package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
)

// Each person chooses which notices they get and how; an admin impersonating a person sees the choices but cannot
// change them.
func TestNoticeChoicesOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	const path = "/api/me/notice-choices"
	host, operator, admin := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.OperatorEmail),
		s.SignIn(t, apptest.AdminEmail)
	list := func(token string) map[string][2]bool {
		t.Helper()
		out := map[string][2]bool{}
		for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})["items"].([]any) {
			choice := item.(map[string]any)
			out[choice["kind"].(string)] = [2]bool{choice["mail"].(bool), choice["bell"].(bool)}
		}
		return out
	}
	choose := func(token, kind string, mail, bell any) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: token,
			Body: map[string]any{"kind": kind, "mail": mail, "bell": bell}})
	}
	for kind, ways := range list(host) {
		if ways != [2]bool{true, true} {
			t.Errorf("%s comes as %v before anything is chosen", kind, ways)
		}
	}
	for range 2 { // repeating a choice has no effect
		a := choose(host, "trips", false, true)
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if got := list(host); got["trips"] != [2]bool{false, true} || got["group"] != [2]bool{true, true} {
		t.Errorf("kept %v", got)
	}
	if got := list(operator); got["trips"] != [2]bool{true, true} {
		t.Errorf("somebody else has chosen, too: %v", got)
	}
	for name, c := range map[string]struct {
		token, kind string
		mail        any
		status      int
		field       string
	}{
		"a kind that never reaches hosts": {host, "integrations", false, http.StatusBadRequest, "kind"},
		"a kind that nobody knows":        {host, "weather", false, http.StatusBadRequest, "kind"},
		"half a choice":                   {host, "trips", nil, http.StatusBadRequest, ""},
		"nobody":                          {"", "trips", false, http.StatusUnauthorized, ""},
	} {
		if a := choose(c.token, c.kind, c.mail, true); a.Status != c.status || c.field != "" && a.Fields[c.field] == "" {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: path}); a.Status != http.StatusUnauthorized {
		t.Errorf("the choices of nobody: %d", a.Status)
	}
	id := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})["id"].(string)
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + id + "/impersonate", Token: admin,
		Body: map[string]any{"reason": "A question"}})
	if a := choose(admin, "trips", true, true); a.Status != http.StatusForbidden {
		t.Errorf("chosen for somebody else: %d %s", a.Status, a.Text)
	}
	if got := list(admin); got["trips"] != [2]bool{false, true} {
		t.Errorf("who stands in sees %v", got)
	}
}
