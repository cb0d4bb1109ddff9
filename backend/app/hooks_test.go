package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82/webhook"

	"caravan/backend/app/apptest"
	"caravan/backend/platform/partner"
)

// The routes outside the contracts, over HTTP on the whole server: providers call them directly from outside.
func TestHooks(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	const stripe, sandbox, insurer = "/public/payments/webhooks/stripe", "/public/payments/webhooks/sandbox",
		"/public/insurance/webhooks/http"
	admin := s.SignIn(t, apptest.AdminEmail)
	post := func(path, body string, header map[string]string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Body: body, Header: header})
	}
	if a := post(stripe, "{}", nil); a.Status != http.StatusNotFound {
		t.Errorf("without an account: %d %s", a.Status, a.Text)
	}
	const secret, key = "whsec_of_this_marketplace", "key-of-the-insurer"
	choose := func(service, choice string, settings, secrets map[string]string) {
		version := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: admin})["version"]
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: admin, Body: map[string]any{
			"version": version, "service": service, "choice": choice, "settings": settings, "secrets": secrets,
		}})
	}
	choose("payments", "stripe", map[string]string{"publishableKey": "pk_test_1234567890"},
		map[string]string{"secretKey": "sk_test_1234567890", "webhookSecret": secret})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/companies", Token: admin, Body: map[string]any{
		"version": s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: admin})["version"],
		"kind":    "insurance", "items": []any{map[string]any{"id": uuid.NewString(), "kind": "insurance", "name": "Insurer",
			"adapter": "http", "url": "https://insurer.example", "key": key, "countries": []string{}}},
	}})

	event := fmt.Sprintf(
		`{"id":"evt_%s","object":"event","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1","object":"payment_intent","status":"succeeded","metadata":{"tenant_id":%q,"payment_id":%q}}}}`,
		uuid.NewString(), s.Tenant(t).ID, uuid.NewString())
	signed := func(body, secret string) map[string]string {
		return map[string]string{"Stripe-Signature": webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{
			Payload: []byte(body), Secret: secret, Timestamp: time.Now()}).Header}
	}
	other := strings.ReplaceAll(event, "payment_intent.succeeded", "customer.created")
	news := fmt.Sprintf(`{"tenantId":%q,"policyRef":"none"}`, s.Tenant(t).ID)
	for name, c := range map[string]struct {
		path, body string
		header     map[string]string
		status     int
	}{
		"stripe: an event of interest": {stripe, event, signed(event, secret), http.StatusNotFound}, // no such payment
		"stripe: one of none":          {stripe, other, signed(other, secret), http.StatusNoContent},
		"stripe: another's signature":  {stripe, event, signed(event, "whsec_another"), http.StatusBadRequest},
		"stripe: none":                 {stripe, event, nil, http.StatusBadRequest},
		"sandbox: none":                {sandbox, event, nil, http.StatusBadRequest},
		"insurance: none":              {insurer, news, nil, http.StatusUnauthorized},
		// no such policy
		"insurance: signed": {insurer, news, map[string]string{"Insurance-Signature": partner.Signature(key, []byte(news))},
			http.StatusNotFound},
		"insurance: an unknown marketplace": {insurer, strings.ReplaceAll(news, s.Tenant(t).ID.String(), uuid.NewString()),
			nil, http.StatusUnauthorized},
		"insurance: no news": {insurer, "[]", nil, http.StatusUnauthorized},
		"stripe: packed": {stripe, string(bomb(t, 1<<20)), map[string]string{"Content-Encoding": "gzip"},
			http.StatusUnsupportedMediaType},
		"sandbox: packed": {sandbox, string(bomb(t, 1<<20)), map[string]string{"Content-Encoding": "gzip"},
			http.StatusUnsupportedMediaType},
		"insurance: packed": {insurer, string(bomb(t, 1<<20)), map[string]string{"Content-Encoding": "gzip"},
			http.StatusUnsupportedMediaType},
		"stripe: larger than any event":   {stripe, strings.Repeat("x", 80<<10), nil, http.StatusRequestEntityTooLarge},
		"sandbox: larger than any event":  {sandbox, strings.Repeat("x", 80<<10), nil, http.StatusRequestEntityTooLarge},
		"insurance: larger than any news": {insurer, strings.Repeat("x", 80<<10), nil, http.StatusRequestEntityTooLarge},
	} {
		if a := post(c.path, c.body, c.header); a.Status != c.status || a.Header.Get("X-Request-Id") == "" ||
			a.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %d %s %v", name, a.Status, a.Text, a.Header)
		}
	}
	if a := s.On("nobody.example").Call(t, apptest.Request{Method: "POST", Path: stripe, Body: event,
		Header: signed(event, secret)}); a.Status != http.StatusNotFound {
		t.Errorf("an unknown marketplace: %d %s", a.Status, a.Text)
	}
	for _, path := range []string{stripe, sandbox, insurer} {
		for _, method := range []string{"GET", "PUT", "DELETE"} {
			if a := s.Call(t, apptest.Request{Method: method, Path: path}); a.Status != http.StatusMethodNotAllowed ||
				a.Header.Get("Allow") != "POST" {
				t.Errorf("%s %s: %d %s", method, path, a.Status, a.Text)
			}
		}
	}
}
