package app_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

var typedCard = map[string]any{"number": apptest.CardGood, "expMonth": 12, "expYear": 2034, "cvc": "123"}

func typeCard(t *testing.T, s *apptest.Server) apptest.Answer {
	t.Helper()
	return s.Call(t, apptest.Request{Method: "POST", Path: "/public/payments/sandbox/tokens", Body: typedCard})
}

// open opens a marketplace and signs in its first admin.
func open(t *testing.T, s *apptest.Server, admin string, sandbox bool) (there *apptest.Server, token string) {
	t.Helper()
	host, email := testkit.ID("new")+".localhost", testkit.Email("first")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenants", Token: admin, Body: map[string]any{
		"slug": strings.TrimSuffix(host, ".localhost"), "brand": "Nomad", "currency": "EUR", "host": host, "sandbox": sandbox,
		"admin": map[string]any{"email": email, "firstName": "Nora", "lastName": "Mad"},
	}})
	there = s.On(host)
	activated := there.Must(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t,
		there, email),
		Body: map[string]string{"password": loader.DemoPassword}})
	token = activated["token"].(string)
	enrol(t, there, token)
	s.Eventually(t, "the first admin administers", func() bool {
		return there.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: token}).Status == http.StatusOK
	})
	return there, token
}

func paymentOptions(t *testing.T, s *apptest.Server, token string) map[string]map[string]any {
	t.Helper()
	options := map[string]map[string]any{}
	for _, p := range settingsOf(t, s, token)["providers"].([]any) {
		if p := p.(map[string]any); p["service"] == "payments" {
			for _, o := range p["options"].([]any) {
				options[o.(map[string]any)["name"].(string)] = o.(map[string]any)
			}
		}
	}
	return options
}

// Card numbers reach this server only on a demo or a sandbox with the sandbox provider. All other marketplaces
// show that cards cannot be accepted, and tell the admin when choosing a provider.
func TestCardNumbersComeToTrialMarketplacesAlone(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	config := func(s *apptest.Server) map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/public/payments/config"})
	}
	if c := config(s); c["provider"] != "sandbox" || c["takesCards"] != true || c["notice"] != nil {
		t.Errorf("a demo: %v", c)
	}
	if a := typeCard(t, s); a.Status != http.StatusOK {
		t.Errorf("a card on a demo: %d %s", a.Status, a.Text)
	}
	fields := func(s *apptest.Server) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/public/payments/sandbox/fields"})
	}
	policy := fields(s).Header.Get("Content-Security-Policy")
	for _, rule := range []string{"default-src 'none'", "script-src 'sha256-", "connect-src 'self'",
		"frame-ancestors 'self'", "form-action 'none'"} {
		if !strings.Contains(policy, rule) {
			t.Errorf("the card fields' policy %q lacks %s", policy, rule)
		}
	}
	if a := fields(s); a.Status != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/html") ||
		strings.Contains(policy, "unsafe") {
		t.Errorf("the card fields of a demo: %d %s", a.Status, policy)
	}
	trial, _ := open(t, s, admin, true)
	if c := config(trial); c["provider"] != "sandbox" || c["takesCards"] != true {
		t.Errorf("a sandbox: %v", c)
	}

	real, owner := open(t, s, admin, false)
	if c := config(real); c["provider"] != "none" || c["takesCards"] != false || !strings.Contains(c["notice"].(string),
		"cannot take card payments yet") {
		t.Errorf("a real marketplace: %v", c)
	}
	if a := typeCard(t, real); a.Status != http.StatusNotFound {
		t.Errorf("a card on a real marketplace: %d %s", a.Status, a.Text)
	}
	if a := fields(real); a.Status != http.StatusNotFound {
		t.Errorf("the test cards' fields on a real marketplace: %d", a.Status)
	}
	if options := paymentOptions(t, real, owner); options["sandbox"] != nil || options["none"] == nil {
		t.Errorf("its choices: %v", options)
	}
	choose := func(s *apptest.Server, token, name string, settings, secrets map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: token,
			Body: map[string]any{
				"service": "payments", "choice": name, "settings": settings, "secrets": secrets,
				"version": settingsVersion(t, s, token),
			}})
	}
	if a := choose(real, owner, "sandbox", map[string]any{}, map[string]any{}); a.Status != http.StatusBadRequest ||
		a.Fields["choice"] == "" {
		t.Errorf("the sandbox provider on a real marketplace: %d %s", a.Status, a.Text)
	}

	if note, _ := paymentOptions(t, s, admin)["stripe"]["note"].(string); !strings.Contains(note,
		"never reach our servers") {
		t.Errorf("the admin is told of Stripe: %q", note)
	}
	for field, keys := range map[string][3]string{
		"settings.publishableKey": {"sk_test_mine", "sk_test_mine", "whsec_mine"}, "secrets.secretKey": {"pk_test_mine",
			"sk_live_mine", "whsec_mine"},
		"secrets.webhookSecret": {"pk_test_mine", "sk_test_mine", "sk_test_mine"},
	} {
		a := choose(s, admin, "stripe", map[string]any{"publishableKey": keys[0]},
			map[string]any{"secretKey": keys[1], "webhookSecret": keys[2]})
		if a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("keys %v: %d %s", keys, a.Status, a.Text)
		}
	}
	pages := map[string]bool{"/": true, "/trips": true, "/app/traveler": true, "/app/host": false, "/admin/users": false}
	reaches := func(path string) bool {
		policy := s.Call(t, apptest.Request{Method: "GET", Path: path}).Header.Get("Content-Security-Policy")
		return strings.Contains(policy, "script-src 'self' 'nonce-") && strings.Contains(policy, "https://js.stripe.com")
	}
	for path := range pages {
		if reaches(path) {
			t.Errorf("%s reaches Stripe before anybody chose it", path)
		}
	}
	kept := typeCard(t, s).Data["token"].(string)
	live := s.LiveTrip(t, 2, 6)
	a := choose(s, admin, "stripe", map[string]any{"publishableKey": "pk_test_mine"},
		map[string]any{"secretKey": "sk_test_mine", "webhookSecret": "whsec_mine"})
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if c := config(s); c["provider"] != "stripe" || c["takesCards"] != true || c["publishableKey"] != "pk_test_mine" ||
		c["notice"] != nil {
		t.Errorf("a demo on Stripe: %v", c)
	}
	for path, want := range pages {
		if reaches(path) != want {
			t.Errorf("%s reaches Stripe's fields: %v", path, !want)
		}
	}
	if a := typeCard(t, s); a.Status != http.StatusNotFound {
		t.Errorf("a card on a demo on Stripe: %d %s", a.Status, a.Text)
	}
	if a := fields(s); a.Status != http.StatusNotFound {
		t.Errorf("the test cards' fields on a demo on Stripe: %d", a.Status)
	}
	// A marketplace that chose the sandbox while it was a demo loses it when it no longer is one.
	if a := choose(s, admin, "sandbox", map[string]any{}, map[string]any{}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE tenant SET is_demo = false, is_sandbox = false WHERE id = $1", s.Tenant(t).ID)
		return err
	})
	s.Services.Tenants.Forget()
	if _, refused, err := s.Book(t.Context(), live.ID, testkit.Email("late"), kept, 1); err != nil || refused == nil ||
		refused.Error != "Card payments aren’t set up yet." {
		t.Errorf("a token of before: %+v %v", refused, err)
	}
}

// A stand-in for Stripe is allowed only on this machine and never in production; pages use it in place of Stripe,
// and no live key is sent to it.
func TestAStandInForStripeIsOfThisMachineAlone(t *testing.T) {
	t.Parallel()
	const there = "http://127.0.0.1:8999"
	s := apptest.Start(t, titledPages, func(c *app.Config) { c.StripeURL = there })
	for address, environment := range map[string]string{
		"https://api.stripe.example": "test", "http://stand-in.example:8999": "test", there + "/v1": "test",
		"127.0.0.1:8999": "test", there: "production",
	} {
		c := s.Services.Config
		c.StripeURL, c.Environment = address, environment
		if err := c.Validate(); err == nil || !strings.Contains(err.Error(), "CARAVAN_STRIPE_URL") {
			t.Errorf("%s in %s: %v", address, environment, err)
		}
	}
	if err := s.Services.Config.Validate(); err != nil {
		t.Error(err)
	}
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	choose := func(mode string) {
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: admin, Body: map[string]any{
			"service": "payments", "choice": "stripe", "settings": map[string]any{"publishableKey": "pk_" + mode + "_mine"},
			"secrets": map[string]any{"secretKey": "sk_" + mode + "_mine", "webhookSecret": "whsec_mine"},
			"version": settingsVersion(t, s, admin),
		}})
	}
	choose("test")
	if c := s.Must(t, apptest.Request{Method: "GET", Path: "/public/payments/config"}); c["scriptUrl"] != there+
		"/v3/stripe.js" {
		t.Errorf("the script: %v", c)
	}
	policy := s.Call(t, apptest.Request{Method: "GET", Path: "/trips"}).Header.Get("Content-Security-Policy")
	if !strings.Contains(policy, "frame-src 'self' "+there+";") || strings.Contains(policy, "stripe.com") {
		t.Errorf("the pages' policy: %s", policy)
	}
	hook := apptest.Request{Method: "POST", Path: "/public/payments/webhooks/stripe", Body: map[string]any{}}
	if a := s.Call(t, hook); a.Status != http.StatusBadRequest {
		t.Errorf("news of an account with test keys: %d", a.Status)
	}
	choose("live")
	if a := s.Call(t, hook); a.Status != http.StatusNotFound {
		t.Errorf("news of an account with live keys: %d", a.Status)
	}
}
