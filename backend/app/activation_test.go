package app_test

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// weakKratos is a proxy in front of Kratos' public port that answers 503 to the calls it is told to fail.
type weakKratos struct{ fails atomic.Value }

func (k *weakKratos) before(t *testing.T, target string) string {
	t.Helper()
	to, err := url.Parse(target)
	if err != nil {
		t.Fatal(err)
	}
	k.fails.Store("")
	proxy := httputil.NewSingleHostReverseProxy(to)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if path := k.fails.Load().(string); path != "" && strings.Contains(r.URL.RequestURI(), path) {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// If Kratos fails half-way through activating an account or setting a new password, the person can retry with the
// same link: after the password was set and before the sign-in, and after the sign-in and before the response.
func TestALinkIsNotLostHalfWay(t *testing.T) {
	t.Parallel()
	var public, admin weakKratos
	s := apptest.Start(t, func(c *app.Config) {
		c.KratosPublicURL, c.KratosAdminURL = public.before(t, c.KratosPublicURL), admin.before(t, c.KratosAdminURL)
	})
	s.Small(t)
	boss := s.SignIn(t, apptest.AdminEmail)
	const password = "a quiet harbour at seven"
	redeem := func(path, token, password string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path + "?token=" + token,
			Body: map[string]any{"password": password}})
	}
	const activate, reset = "/authentication/activate-user", "/authentication/reset-user-token"
	for name, half := range map[string]struct {
		kratos *weakKratos
		path   string
	}{
		"before the sign-in": {&public, "/self-service/login"}, "before the answer": {&admin, "include_credential=totp"},
	} {
		t.Run(name, func(t *testing.T) {
			email := testkit.Email("half")
			s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: boss,
				Body: map[string]any{"email": email, "firstName": "Nia", "lastName": "Obi", "group": "traveler"}})
			for _, call := range []string{activate, reset} {
				if call == reset {
					s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
						Body: map[string]any{"email": email}})
				}
				link, chosen := mailed(t, s, email), password+call
				half.kratos.fails.Store(half.path)
				broken := redeem(call, link, chosen)
				half.kratos.fails.Store("")
				if broken.Status != http.StatusServiceUnavailable {
					t.Fatalf("%s with Kratos failing: %d %s", call, broken.Status, broken.Text)
				}
				if half.kratos == &admin { // the link is used up; retrying requires the password that it set
					if other := redeem(call, link, "another harbour at eight"); other.Status != http.StatusNotFound {
						t.Errorf("%s again with another password: %d %s", call, other.Status, other.Text)
					}
				}
				again := redeem(call, link, chosen)
				if again.Status != http.StatusOK || again.Data["token"] == nil {
					t.Fatalf("%s again: %d %s", call, again.Status, again.Text)
				}
				if token := again.Data["token"].(string); s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
					Token: token}).Status != http.StatusOK {
					t.Errorf("%s: the session does not work", call)
				}
			}
		})
	}
}

// Anyone may ask whether an address has an account that waits to be activated, but the answer does not reveal who
// has one (H-453).
func TestWhetherAnAccountIsActivated(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	waits := testkit.Email("waits")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: s.SignIn(t, apptest.AdminEmail),
		Body: map[string]any{"email": waits, "firstName": "Nia", "lastName": "Obi", "group": "traveler"}})
	// A person with an account on another marketplace already has a password: there is nothing to activate on
	// this one.
	elsewhere, _ := newcomer(t, s.On("solstice.localhost"), "host")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: s.SignIn(t, apptest.AdminEmail),
		Body: map[string]any{"email": elsewhere, "firstName": "Ada", "lastName": "Obi", "group": "traveler"}})
	for email, activated := range map[string]bool{strings.ToUpper(apptest.HostEmail): true, waits: false, elsewhere: true,
		testkit.Email("nobody"): true} {
		a := s.Must(t,
			apptest.Request{Method: "GET", Path: "/authentication/check-user-activation?email=" + url.QueryEscape(email)})
		if a["activated"] != activated {
			t.Errorf("%s: %v", email, a)
		}
	}
	if a := s.Call(t, apptest.Request{Method: "GET",
		Path: "/authentication/check-user-activation"}); a.Status != http.StatusBadRequest || a.Fields["email"] == "" {
		t.Errorf("without an address: %d %s", a.Status, a.Text)
	}
}
