package app_test

import (
	"net/http"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

func TestSignInAndTenants(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, "admin@demo.example")

	t.Run("the session opens the profile", func(t *testing.T) {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
		if a.Status != http.StatusOK || a.Data["email"] != "admin@demo.example" || a.Data["group"] != "admin" {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("a person of one tenant is unknown in another", func(t *testing.T) {
		a := s.On("solstice.localhost").Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
		if a.Status != http.StatusUnauthorized {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("an unknown host has no marketplace", func(t *testing.T) {
		a := s.On("nowhere.localhost").Call(t, apptest.Request{Method: "GET", Path: "/public/tenant"})
		if a.Status != http.StatusNotFound || a.Code != "not_found" {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("a wrong password and an unknown address look the same", func(t *testing.T) {
		wrong := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Body: map[string]string{"email": "admin@demo.example", "password": "not-the-password"}})
		unknown := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Body: map[string]string{"email": "nobody@demo.example", "password": "not-the-password"}})
		if wrong.Status != http.StatusUnauthorized || unknown.Status != wrong.Status || unknown.Error != wrong.Error {
			t.Fatalf("%d %q, %d %q", wrong.Status, wrong.Error, unknown.Status, unknown.Error)
		}
	})
	t.Run("after logout the token is refused", func(t *testing.T) {
		other := s.SignIn(t, "admin@demo.example")
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/logout",
			Token: other}); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: other}); a.Status != http.StatusUnauthorized {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("logout of an impersonation leaves nothing behind", func(t *testing.T) {
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/logout"}); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	})
}

func TestBadInputIsRefusedByName(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	cases := []struct {
		name, body string
		header     map[string]string
		status     int
		code       string
		field      string
	}{
		{"unknown field", `{"email":"a@b.example","password":"x","admin":true}`, nil, 400, "invalid_input", "admin"},
		{"wrong type", `{"email":5,"password":"x"}`, nil, 400, "invalid_input", "email"},
		{"missing field", `{"email":"a@b.example"}`, nil, 400, "invalid_input", "password"},
		{"no JSON", `{`, nil, 400, "invalid_input", ""},
		{"empty", ``, nil, 400, "invalid_input", ""},
		{"other media type", `{}`, map[string]string{"Content-Type": "text/plain"}, 415, "unsupported_media", ""},
		{"too large", `{"email":"` + strings.Repeat("a", 3<<20) + `"}`, nil, 413, "too_large", ""},
		{"another site's page", `{"email":"a@b.example","password":"x"}`, map[string]string{"Sec-Fetch-Site": "cross-site"},
			403, "", ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login", Body: c.body, Header: c.header})
			if a.Status != c.status || a.Code != c.code {
				t.Fatalf("%d %q %s", a.Status, a.Code, a.Text)
			}
			if c.field != "" && a.Fields[c.field] == "" {
				t.Fatalf("no message for %s: %v", c.field, a.Fields)
			}
			if c.code != "" && a.Error == "" {
				t.Fatal("no sentence")
			}
		})
	}
}
