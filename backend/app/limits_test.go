package app_test

import (
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
)

func TestLimits(t *testing.T) {
	const proxied = "203.0.113.7"
	s := apptest.Start(t, func(c *app.Config) {
		c.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
		c.Limits.LoginFailures, c.Limits.MailsPerHour, c.Limits.HoldsPerMinute, c.Limits.HoldsBurst = 3, 2, 60, 3
	})
	s.Small(t)
	login := func(email, password, from string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Body: map[string]string{"email": email, "password": password}, Header: map[string]string{"X-Forwarded-For": from}})
	}
	limited := func(t *testing.T, a apptest.Answer) {
		t.Helper()
		seconds, err := strconv.Atoi(a.Header.Get("Retry-After"))
		if a.Status != http.StatusTooManyRequests || a.Code != "rate_limited" || err != nil || seconds < 1 ||
			!strings.Contains(a.Error, "Try again in ") {
			t.Fatalf("%d %s Retry-After %q", a.Status, a.Text, a.Header.Get("Retry-After"))
		}
	}
	t.Run("wrong passwords", func(t *testing.T) {
		for range 2 {
			login(apptest.HostEmail, "not-the-password", proxied)
		}
		if a := login(apptest.HostEmail, loader.DemoPassword, proxied); a.Status != http.StatusOK {
			t.Fatalf("the right one after two wrong ones: %d %s", a.Status, a.Text)
		}
		for range 3 {
			if a := login(" HOST@demo.example ", "not-the-password", proxied); a.Status != http.StatusUnauthorized {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
		limited(t, login(apptest.HostEmail, loader.DemoPassword, proxied))
		limited(t, login(apptest.HostEmail, loader.DemoPassword, "198.51.100.1, "+proxied)) // the first one is forged
		if a := login(apptest.HostEmail, loader.DemoPassword, "203.0.113.8"); a.Status != http.StatusOK {
			t.Errorf("from elsewhere: %d %s", a.Status, a.Text)
		}
		if a := login(apptest.AdminEmail, loader.DemoPassword, proxied); a.Status != http.StatusOK {
			t.Errorf("somebody else: %d %s", a.Status, a.Text)
		}
	})
	t.Run("mailed links", func(t *testing.T) {
		before := mailsTo(t, s, apptest.TravelerEmail)
		for range 4 {
			s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
				Body: map[string]string{"email": apptest.TravelerEmail}})
		}
		s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host",
			Body: map[string]string{"email": apptest.TravelerEmail, "firstName": "T", "lastName": "R"}})
		var asked, done int
		s.Eventually(t, "what was asked is done", func() bool {
			inTenant(t, s, func(tx pgx.Tx) error {
				return tx.QueryRow(t.Context(),
					"SELECT count(*), count(*) FILTER (WHERE state = 'completed') FROM river.river_job WHERE kind = 'account_mail'").Scan(&asked,
					&done)
			})
			return asked == done
		})
		if got := mailsTo(t, s, apptest.TravelerEmail) - before; got != 2 || asked != 2 {
			t.Errorf("%d mails, %d jobs", got, asked)
		}
	})
	t.Run("holds", func(t *testing.T) {
		hold := func(from string) apptest.Answer {
			return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + uuid.NewString() + "/holds",
				Body: map[string]any{"spots": 1}, Header: map[string]string{"X-Forwarded-For": from}})
		}
		for i := range 3 { // one IPv6 customer has many addresses
			if a := hold("2001:db8:1:2::" + strconv.Itoa(i)); a.Status != http.StatusNotFound {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
		limited(t, hold("2001:db8:1:2::ffff"))
		if a := hold("2001:db8:1:3::1"); a.Status != http.StatusNotFound {
			t.Errorf("another network: %d %s", a.Status, a.Text)
		}
	})
}

// Without a trusted proxy, the address that a caller claims is ignored.
func TestForwardedAddressNeedsATrustedProxy(t *testing.T) {
	s := apptest.Start(t, func(c *app.Config) { c.Limits.LoginFailures = 1 })
	s.Small(t)
	var last apptest.Answer
	for _, from := range []string{"203.0.113.1", "203.0.113.2"} {
		last = s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Body:   map[string]string{"email": apptest.HostEmail, "password": "not-the-password"},
			Header: map[string]string{"X-Forwarded-For": from}})
	}
	if last.Status != http.StatusTooManyRequests {
		t.Errorf("%d %s", last.Status, last.Text)
	}
}

func mailsTo(t *testing.T, s *apptest.Server, email string) (count int) {
	t.Helper()
	tx, err := s.Services.DB.Pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	if _, err := tx.Exec(t.Context(), "SET LOCAL caravan.tenant_id = '"+s.Tenant(t).ID.String()+"'"); err != nil {
		t.Fatal(err)
	}
	if err := tx.QueryRow(t.Context(), "SELECT count(*) FROM email WHERE recipient = $1", email).Scan(&count); err != nil {
		t.Fatal(err)
	}
	return count
}
