package app_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

// /app leads each group to its own app, an impersonator to the impersonated person's, and a person with an
// expired password to change it first, unless impersonated (H-021, H-037 to H-039, H-451).
func TestLandingAtApp(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	for email, want := range map[string]string{
		apptest.AdminEmail: "/admin/users", apptest.HostEmail: "/app/host", apptest.OperatorEmail: "/app/operator",
		apptest.TravelerEmail: "/app/traveler",
	} {
		if got := landing(t, s, s.SignIn(t, email)); got != want {
			t.Errorf("%s: %s", email, got)
		}
	}
	if got := landing(t, s, "no-session"); got != "/login?destination=%2Fapp" {
		t.Errorf("nobody: %s", got)
	}

	// The flag tells portals which rejections signing in resolves (H-493); others have a page of their own
	// (H-494).
	for _, c := range []struct{ token, path, want string }{
		{"", "/api/me/profile", "required"}, {"no-session", "/api/me/trips", "required"},
		{s.SignIn(t, apptest.TravelerEmail), "/api/admin/users", ""},
	} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: c.path, Token: c.token}); a.Status == http.StatusOK ||
			a.Header.Get("Caravan-Sign-In") != c.want {
			t.Errorf("%s with %q: %d, flagged %q", c.path, c.token, a.Status, a.Header.Get("Caravan-Sign-In"))
		}
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/ListPermits",
		Body: map[string]any{}}); a.Status != http.StatusUnauthorized || a.Header.Get("Caravan-Sign-In") != "required" {
		t.Errorf("a call without a session: %d %v", a.Status, a.Header)
	}

	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	id := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})["id"]
	expire(t, s, email)
	token = login(t, s, email, password)["token"].(string)
	if got := landing(t, s, token); got != "/change-password" {
		t.Errorf("an expired password: %s", got)
	}
	admin := s.SignIn(t, apptest.AdminEmail)
	s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
		Token: admin, Body: map[string]any{"userId": id, "reason": "Looking at the welcome page"}})
	if got := landing(t, s, admin); got != "/app/host" {
		t.Errorf("standing in: %s", got)
	}
}

func expire(t *testing.T, s *apptest.Server, email string) {
	t.Helper()
	err := s.Services.DB.InTenantTx(t.Context(), s.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE member SET password_expires_at = now() - interval '1 day' WHERE email = $1",
			email)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A marketplace sets for how many days a password lasts (H-039, H-451, H-640): its owner sees when it expires;
// after that they can sign in, but must choose a new one to continue. Admins see who must, and passwords do not
// expire once the policy is removed.
func TestPasswordsLastAsLongAsTheMarketplaceSays(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	lasts := func(days int) {
		t.Helper()
		policies := apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: admin}
		version := s.Must(t, policies)["version"]
		policies.Method, policies.Body = "POST", map[string]any{"version": version,
			"items": []map[string]any{{"path": "access.passwordDays", "number": days}}}
		s.Must(t, policies)
		if err := s.Services.Domains.Identity.Expire(tenant.With(t.Context(), s.Tenant(t))); err != nil {
			t.Fatal(err)
		}
	}
	email, password := newcomer(t, s, "host")
	me := func(token string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	token := login(t, s, email, password)["token"].(string)
	if end := me(token)["expires"]; end != nil {
		t.Errorf("without a policy it ends %v", end)
	}
	lasts(90)
	mine := me(token)
	if end, err := time.Parse(time.RFC3339, mine["expires"].(string)); err != nil || time.Until(end).Hours() < 89*24 ||
		mine["mustChangePassword"] != false {
		t.Errorf("a new password: %v, %v", mine["expires"], mine["mustChangePassword"])
	}
	seen := func() any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users/" + mine["id"].(string),
			Token: admin})["mustChangePassword"]
	}
	if seen() != false {
		t.Error("an admin reads that a password which lasts must be changed")
	}
	expire(t, s, email)
	if token = login(t, s, email, password)["token"].(string); landing(t, s, token) != "/change-password" ||
		seen() != true {
		t.Error("an expired password opens the portal")
	}
	token = s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/change-password", Token: token,
		Body: map[string]string{"currentPassword": password, "password": "another seven lanterns here"}})["token"].(string)
	if end := me(token)["expires"]; landing(t, s, token) != "/app/host" || end == nil {
		t.Errorf("a changed password ends %v", end)
	}
	lasts(0)
	if end := me(token)["expires"]; end != nil {
		t.Errorf("without the policy it ends %v", end)
	}
}

// An emailed link to a file, opened in a browser, leads through the sign-in page and back; programs get the
// error.
func TestFileLinkOpenedSignedOut(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	const path = "/api/me/exports/01a1ffff-0000-7000-8000-000000000001/file?token=abc"
	get := func(header map[string]string) *http.Response {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Host = s.Host
		for name, value := range header {
			req.Header.Set(name, value)
		}
		client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		res, err := client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res
	}
	page := get(map[string]string{"Sec-Fetch-Dest": "document"})
	const want = "/login?destination=%2Fapi%2Fme%2Fexports%2F01a1ffff-0000-7000-8000-000000000001%2Ffile%3Ftoken%3Dabc"
	if page.StatusCode != http.StatusSeeOther || page.Header.Get("Location") != want {
		t.Errorf("a page: %d %s", page.StatusCode, page.Header.Get("Location"))
	}
	if program := get(nil); program.StatusCode != http.StatusUnauthorized {
		t.Errorf("a program: %d", program.StatusCode)
	}
}
