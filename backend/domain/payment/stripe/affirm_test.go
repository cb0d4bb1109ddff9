package stripe_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// A payment over time is confirmed by the payer's browser, which Stripe redirects to Affirm and back (T-231).
func TestAffirmIsConfirmedByTheBrowser(t *testing.T) {
	ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New()})
	for name, c := range map[string]struct {
		body string
		want payment.Intent
	}{
		"not asked yet": {
			`{"id":"pi_1","object":"payment_intent","status":"requires_payment_method","client_secret":"s","payment_method_types":["affirm"]}`,
			payment.Intent{Ref: "pi_1", Status: payment.RequiresAction, ClientSecret: "s", MethodLabel: "Affirm"}},
		"said no": {
			`{"id":"pi_1","object":"payment_intent","status":"requires_payment_method","payment_method_types":["affirm"],"last_payment_error":{"code":"payment_method_provider_decline"}}`,
			payment.Intent{Ref: "pi_1", Status: payment.Failed, MethodLabel: "Affirm",
				FailureCode:    "payment_method_provider_decline",
				FailureMessage: "Affirm didn’t approve this payment. Try again or use a card."}},
		"paid": {`{"id":"pi_1","object":"payment_intent","status":"succeeded","payment_method_types":["affirm"]}`,
			payment.Intent{Ref: "pi_1", Status: payment.Succeeded, MethodLabel: "Affirm"}},
	} {
		var ask http.Request
		var form string
		got, err := provider(t, stripeAnswering(t, 200, c.body, &ask, &form)).
			CreateIntent(ctx, payment.IntentRequest{Key: uuid.New(), AmountMinor: 45_000, Currency: "USD",
				Method: payment.Affirm, Description: "Acme"})
		if err != nil || got != c.want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		if !strings.Contains(form, "affirm") || strings.Contains(form, "confirm=true") {
			t.Errorf("%s: asked %q", name, form)
		}
	}
}
