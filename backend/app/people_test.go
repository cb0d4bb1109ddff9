package app_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

func TestAdminAddsAndChangesPeople(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	email := testkit.Email("casey")
	body := map[string]any{"email": email, "firstName": "Casey", "lastName": "Ng", "group": "operator"}
	post := func(path string, body any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: admin, Body: body})
	}
	if a := post("/api/admin/users", body); a.Fields["operatorId"] == "" {
		t.Errorf("an operator's person without an organisation: %d %s", a.Status, a.Text)
	}
	operator := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: s.SignIn(t, apptest.OperatorEmail)})["operatorId"]
	body["operatorId"] = operator
	made := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: admin, Body: body})
	if made["status"] != "invited" || made["operatorId"] != operator {
		t.Fatalf("%v", made)
	}
	if a := post("/api/admin/users", body); a.Fields["email"] == "" {
		t.Errorf("the same address twice: %d %s", a.Status, a.Text)
	}
	path := "/api/admin/users/" + made["id"].(string)

	t.Run("links", func(t *testing.T) {
		if a := post(path+"/resend-activation", nil); a.Status != http.StatusOK {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		active := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: s.SignIn(t, apptest.HostEmail)})["id"].(string)
		if a := post("/api/admin/users/"+active+"/resend-activation", nil); a.Code != "illegal_state" {
			t.Errorf("activated already: %d %s", a.Status, a.Text)
		}
		if a := post("/api/admin/users/"+active+"/reset-token", nil); a.Status != http.StatusOK {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("group", func(t *testing.T) {
		a := post(path, map[string]any{"version": made["version"], "group": "host"})
		if a.Status != http.StatusOK || a.Data["hostId"] == nil || a.Data["operatorId"] != nil {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		if stale := post(path, map[string]any{"version": made["version"], "group": "traveler"}); stale.Code != "conflict" {
			t.Errorf("an old version: %d %s", stale.Status, stale.Text)
		}
		if unknown := post(path, map[string]any{"version": a.Data["version"], "mail": "x"}); unknown.Fields["mail"] == "" {
			t.Errorf("a field that does not exist: %s", unknown.Text)
		}
	})
	t.Run("disabled at once, and back", func(t *testing.T) {
		token := s.SignIn(t, apptest.TravelerEmail)
		me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
		off := post("/api/admin/users/"+me["id"].(string), map[string]any{"version": me["version"], "disabled": true})
		if off.Status != http.StatusOK || off.Data["status"] != "disabled" {
			t.Fatalf("%d %s", off.Status, off.Text)
		}
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: token}); a.Status != http.StatusUnauthorized {
			t.Errorf("the old session still answers: %d", a.Status)
		}
		post("/api/admin/users/"+me["id"].(string), map[string]any{"version": off.Data["version"], "disabled": false})
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token}); a.Status != http.StatusOK {
			t.Errorf("not back: %d", a.Status)
		}
	})
	t.Run("the last admin and oneself", func(t *testing.T) {
		me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: admin})
		if a := post("/api/admin/users/"+me["id"].(string), map[string]any{"version": me["version"],
			"group": "traveler"}); a.Fields["group"] != "Ask another admin to change your group or status." {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("only there", func(t *testing.T) {
		there := s.On("solstice.localhost")
		token := there.SignIn(t, "admin@solstice.example")
		for _, id := range []string{made["id"].(string), uuid.NewString()} {
			if a := there.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/users/" + id,
				Token: token}); a.Code != "not_found" {
				t.Errorf("%d %s", a.Status, a.Text)
			}
		}
	})
}
