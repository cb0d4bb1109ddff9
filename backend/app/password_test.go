package app_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

var mailedLink = regexp.MustCompile(`/(?:create-account|change-password)/([A-Za-z0-9_-]+)`)

// mailed gives the token of the newest link that was mailed to an address.
func mailed(t *testing.T, s *apptest.Server, email string) string {
	t.Helper()
	tx, err := s.Services.DB.Pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	if _, err := tx.Exec(t.Context(), "SET LOCAL caravan.tenant_id = '"+s.Tenant(t).ID.String()+"'"); err != nil {
		t.Fatal(err)
	}
	var plain string
	if err := tx.QueryRow(t.Context(), "SELECT plain FROM email WHERE recipient = $1 ORDER BY created_at DESC, id DESC LIMIT 1", email).Scan(&plain); err != nil {
		t.Fatal(err)
	}
	link := mailedLink.FindStringSubmatch(plain)
	if link == nil {
		t.Fatalf("no link in %s", plain)
	}
	return link[1]
}

// Wherever a password is chosen, a leaked one is refused by name and the way stays open.
func TestLeakedPasswordsAreRefused(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	const leaked = "password1234"
	refused := func(t *testing.T, r apptest.Request) {
		t.Helper()
		a := s.Call(t, r)
		if a.Status != http.StatusBadRequest || a.Code != "invalid_input" || !strings.Contains(a.Fields["password"], "known from leaks") {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	email := testkit.Email("newhost")
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host", Body: map[string]string{"email": email, "firstName": "Nora", "lastName": "New"}})
	activate := apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t, s, email), Body: map[string]string{"password": leaked}}
	t.Run("activation", func(t *testing.T) { refused(t, activate) })
	activate.Body = map[string]string{"password": loader.DemoPassword}
	token := s.Must(t, activate)["token"].(string)

	t.Run("change", func(t *testing.T) {
		refused(t, apptest.Request{Method: "POST", Path: "/authentication/change-password", Token: token,
			Body: map[string]string{"currentPassword": loader.DemoPassword, "password": leaked}})
	})
	t.Run("reset", func(t *testing.T) {
		s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password", Body: map[string]string{"email": email}})
		reset := apptest.Request{Method: "POST", Path: "/authentication/reset-user-token?token=" + mailed(t, s, email), Body: map[string]string{"password": leaked}}
		refused(t, reset)
		reset.Body = map[string]string{"password": "copper ferry under sunlit pines"}
		s.Must(t, reset)
	})
}
