package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/platform/principal"
)

// second returns another server on the same database, with a session cache of its own.
func second(t *testing.T, s *apptest.Server) *apptest.Server {
	t.Helper()
	services, err := app.Wire(t.Context(), s.Services.Config)
	if err != nil {
		t.Fatal(err)
	}
	handler, err := services.NewServer()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler.Handler())
	t.Cleanup(func() {
		server.Close()
		services.Close()
	})
	return &apptest.Server{URL: server.URL, Services: services, Host: s.Host}
}

// The end of a session takes effect immediately on the process that ended it, and on others within ten seconds. A
// change made directly in the database takes effect within a second.
func TestEndedSessionsAreRefusedEverywhere(t *testing.T) {
	here := apptest.Start(t)
	here.Small(t)
	there := second(t, here)
	email, password := newcomer(t, here, "host")
	member := func(set string) func(string) {
		return func(string) {
			inTenant(t, here, func(tx pgx.Tx) error {
				_, err := tx.Exec(t.Context(), "UPDATE member SET "+set+" WHERE email = $1", email)
				return err
			})
		}
	}
	call := func(method, path string, body any) func(string) {
		return func(token string) {
			here.Must(t, apptest.Request{Method: method, Path: path, Token: token, Body: body})
		}
	}
	const fresh = "eleven paper kites over town"
	cases := []struct {
		name   string
		end    func(token string)
		path   string
		status int
		within time.Duration // here
	}{
		{"logout", call("POST", "/authentication/logout", nil), "/api/me/profile", http.StatusUnauthorized, 0},
		{"one session ended from another", func(token string) {
			other := login(t, here, email, password)["token"].(string)
			for _, item := range here.Must(t, apptest.Request{Method: "GET", Path: "/api/me/sessions",
				Token: token})["items"].([]any) {
				if device := item.(map[string]any); device["current"] == true {
					here.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/sessions/" + device["id"].(string), Token: other})
				}
			}
		}, "/api/me/profile", http.StatusUnauthorized, 0},
		{"sign out everywhere", call("DELETE", "/api/me/sessions", nil), "/api/me/profile", http.StatusUnauthorized, 0},
		{"another role", member("user_group = 'traveler'"), "/api/me/itineraries", http.StatusForbidden, time.Second},
		{"disabled", member("status = 'disabled'"), "/api/me/profile", http.StatusUnauthorized, time.Second},
		{"password change", call("POST", "/authentication/change-password", map[string]string{"currentPassword": password,
			"password": fresh}), "/api/me/profile", http.StatusUnauthorized, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			member("user_group = 'host', status = 'active'")("")
			token := login(t, here, email, password)["token"].(string)
			ask := func(s *apptest.Server) int {
				return s.Call(t, apptest.Request{Method: "GET", Path: c.path, Token: token}).Status
			}
			if got := ask(here); got != http.StatusOK {
				t.Fatalf("before, here: %d", got)
			}
			if got := ask(there); got != http.StatusOK {
				t.Fatalf("before, there: %d", got)
			}
			c.end(token)
			time.Sleep(c.within)
			if got := ask(here); got != c.status {
				t.Errorf("here: %d", got)
			}
			within(t, 10*time.Second, "refused there", func() bool { return ask(there) == c.status })
		})
	}
}

// A cached lookup expires by itself where invalidations cannot be delivered.
func TestKeptAnswersEndWithoutBeingTold(t *testing.T) {
	t.Parallel()
	here := apptest.Start(t)
	here.Small(t)
	email, password := newcomer(t, here, "host")
	token := login(t, here, email, password)["token"].(string)
	if got := profileStatus(t, here, token); got != http.StatusOK {
		t.Fatal(got)
	}
	if err := here.Services.Kratos.Logout(t.Context(), token); err != nil { // without the product's knowledge
		t.Fatal(err)
	}
	within(t, 11*time.Second, "refused", func() bool { return profileStatus(t, here, token) == http.StatusUnauthorized })
}

func TestSessionList(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	s.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/sessions",
		Token: login(t, s, email, password)["token"].(string)})
	const firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0"
	a := s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
		"password": password}, Header: map[string]string{"User-Agent": firefox}})
	b := login(t, s, email, password)
	if a["token"] == b["token"] {
		t.Fatal("two sign-ins share a session")
	}
	items := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/sessions",
		Token: b["token"].(string)})["items"].([]any)
	if len(items) != 2 {
		t.Fatalf("%v", items)
	}
	current, other := items[0].(map[string]any), items[1].(map[string]any)
	if current["current"] != true || current["address"] != "127.0.0.1" || current["lastSeenAt"] == nil ||
		other["current"] != false || other["device"] != "Firefox on macOS" {
		t.Errorf("%v", items)
	}
	stranger, strangersPassword := newcomer(t, s, "host")
	token := login(t, s, stranger, strangersPassword)["token"].(string)
	if a := s.Call(t, apptest.Request{Method: "DELETE", Path: "/api/me/sessions/" + other["id"].(string),
		Token: token}); a.Status != http.StatusNotFound {
		t.Errorf("somebody else's session: %d %s", a.Status, a.Text)
	}
	if a := s.Call(t, apptest.Request{Method: "DELETE", Path: "/api/me/sessions/" + uuid.NewString(),
		Token: token}); a.Status != http.StatusNotFound {
		t.Errorf("no session: %d %s", a.Status, a.Text)
	}
}

// A browser's cookie counts only for calls from the tenant's own pages.
func TestCallsOfOtherSitesAreRefused(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	cookie := map[string]string{"Cookie": principal.CookieName + "=" + token}
	with := func(more ...string) map[string]string {
		h := map[string]string{"Cookie": cookie["Cookie"]}
		for i := 0; i < len(more); i += 2 {
			h[more[i]] = more[i+1]
		}
		return h
	}
	cases := []struct {
		name   string
		header map[string]string
		passes bool
	}{
		{"own page", with("Sec-Fetch-Site", "same-origin", "Origin", s.URL), true},
		{"another site", with("Sec-Fetch-Site", "cross-site", "Origin", "https://evil.example"), false},
		{"another tenant's host", with("Sec-Fetch-Site", "same-site", "Origin", "http://solstice.localhost"), false},
		{"an old browser on another site", with("Origin", "https://evil.example"), false},
		{"a sandboxed frame", with("Origin", "null"), false},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for _, path := range []string{"/authentication/confirm-password",
				"/rpc/caravan.access.v1.AccessService/StopImpersonation", "/api/me/files/new-upload-image"} {
				a := s.Call(t, apptest.Request{Method: "POST", Path: path, Header: c.header, Body: map[string]any{}})
				if (a.Status == http.StatusForbidden) == c.passes {
					t.Errorf("%s: %d %s", path, a.Status, a.Text)
				}
			}
		})
	}
}

func TestSessionCookie(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, base string
		secure     bool
	}{{"http", "", false}, {"https", "https://{host}", true}} {
		t.Run(c.name, func(t *testing.T) {
			s := apptest.Start(t, func(config *app.Config) { config.BaseURL = c.base })
			s.Small(t)
			email, password := newcomer(t, s, "host")
			a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
				"password": password},
				Header: map[string]string{"Sec-Fetch-Site": "same-origin"}}) // requests the token too, as a script could
			if a.Data["token"] != nil || strings.Contains(a.Text, "ory_st_") {
				t.Errorf("a browser's script reads the session's token: %s", a.Text)
			}
			set := (&http.Response{Header: a.Header}).Cookies()
			if len(set) != 2 {
				t.Fatalf("%v", a.Header.Values("Set-Cookie"))
			}
			// What scripts can read says that someone is signed in, but not who.
			if hint := set[1]; hint.Name != principal.HintCookie || hint.Value != "1" || hint.HttpOnly ||
				hint.Secure != c.secure || hint.SameSite != http.SameSiteLaxMode || !hint.Expires.Equal(set[0].Expires) {
				t.Errorf("%s", hint)
			}
			k := set[0]
			if !k.HttpOnly || k.SameSite != http.SameSiteLaxMode || k.Secure != c.secure || k.Path != "/" || k.Domain != "" ||
				strings.HasPrefix(k.Name, "__Host-") != c.secure {
				t.Errorf("%s", a.Header.Get("Set-Cookie"))
			}
			me := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
				Header: map[string]string{"Cookie": k.Name + "=" + k.Value}})
			if me.Status != http.StatusOK {
				t.Errorf("%d %s", me.Status, me.Text)
			}
			program := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
				Body: map[string]string{"email": email, "password": password}})
			if program.Data["token"] == nil || program.Header.Get("Set-Cookie") != "" {
				t.Errorf("a program that asks for the token: %s %v", program.Text, program.Header.Values("Set-Cookie"))
			}
			t.Run("signing in again ends the session that the browser had", func(t *testing.T) {
				s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
					"password": password}, Header: map[string]string{"Cookie": k.Name + "=" + k.Value}})
				if got := profileStatus(t, s, k.Value); got != http.StatusUnauthorized {
					t.Errorf("the old one: %d", got)
				}
			})
		})
	}
}

// /signup redirects to the configured form, and shows the product's own otherwise (H-023).
func TestSignupLeadsToTheConfiguredForm(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) { c.SignupURL = "https://join.example/{slug}?from=app" })
	s.Small(t)
	slug := s.Tenant(t).Slug
	a := s.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"})
	if a["signupUrl"] != "https://join.example/"+slug+"?from=app" {
		t.Errorf("%v", a["signupUrl"])
	}
	res := page(t, s, "/signup")
	if res.StatusCode != http.StatusSeeOther || res.Header.Get("Location") != "https://join.example/"+slug+"?from=app" {
		t.Errorf("%d %s", res.StatusCode, res.Header.Get("Location"))
	}
	own := apptest.Start(t)
	own.Small(t)
	if res := page(t, own, "/signup"); res.StatusCode == http.StatusSeeOther {
		t.Errorf("without a form: %s", res.Header.Get("Location"))
	}
}

func page(t *testing.T, s *apptest.Server, path string) *http.Response {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Host = s.Host
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	return res
}

// A session that was idle for as long as the marketplace's policy allows ends; those of admins end sooner.
func TestIdleSessionsEnd(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	unused := func(token string, hours int) int {
		t.Helper()
		me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(),
				"UPDATE member_session SET last_seen_at = last_seen_at - make_interval(hours => $1) WHERE member_id = $2",
				hours, me["id"])
			return err
		})
		// Discards the cached lookup, as happens after ten seconds.
		var identity uuid.UUID
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT identity_id FROM member WHERE id = $1", me["id"]).Scan(&identity)
		})
		s.Services.Identity.IdentityChanged(t.Context(), identity)
		return s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token}).Status
	}
	for _, c := range []struct {
		group string
		hours int
		ends  bool
	}{{"admin", 11, false}, {"admin", 13, true}, {"accountManager", 13, true}, {"host", 7*24 - 1, false},
		{"host", 7*24 + 1, true}, {"traveler", 13, false}} {
		token := s.SignIn(t, s.Person(t, c.group))
		if got := unused(token, c.hours); (got == http.StatusUnauthorized) != c.ends {
			t.Errorf("%s after %d hours: %d", c.group, c.hours, got)
		}
	}
	admin := s.SignIn(t, apptest.AdminEmail)
	version := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: admin})["version"]
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: admin,
		Body: map[string]any{"version": version, "items": []map[string]any{{"path": "access.idleHours", "number": 2}}}})
	if got := unused(s.SignIn(t, s.Person(t, "host")), 3); got != http.StatusUnauthorized {
		t.Errorf("by the marketplace's own policy: %d", got)
	}
}
