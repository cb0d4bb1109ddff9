package stripe_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82/webhook"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
)

const webhookSecret = "whsec_test"

func provider(t *testing.T, address string) *stripe.Provider {
	t.Helper()
	p, err := stripe.New(stripe.Config{SecretKey: "sk_test_123", WebhookSecret: webhookSecret, Address: address})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// stripeAnswering replays one recorded response of Stripe's API and exposes the request.
func stripeAnswering(t *testing.T, status int, body string, ask *http.Request, form *string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		*ask, *form = *r, string(text)
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func TestCharges(t *testing.T) {
	ctx := tenant.With(context.Background(), tenant.Tenant{ID: uuid.New(), Brand: "Acme"})
	for name, c := range map[string]struct {
		status int
		body   string
		want   payment.Intent
	}{
		"succeeded": {200,
			`{"id":"pi_1","object":"payment_intent","status":"succeeded","latest_charge":{"id":"ch_1","object":"charge","payment_method_details":{"card":{"brand":"visa","last4":"4242"}}}}`,
			payment.Intent{Ref: "pi_1", Status: payment.Succeeded, MethodLabel: "Visa •••• 4242"}},
		"challenge": {200, `{"id":"pi_2","object":"payment_intent","status":"requires_action"}`,
			payment.Intent{Ref: "pi_2", Status: payment.RequiresAction}},
		"slow bank": {200, `{"id":"pi_3","object":"payment_intent","status":"processing"}`,
			payment.Intent{Ref: "pi_3", Status: payment.Processing}},
		"declined": {402,
			`{"error":{"type":"card_error","code":"card_declined","decline_code":"insufficient_funds","message":"Your card has insufficient funds.","payment_intent":{"id":"pi_4","object":"payment_intent","status":"requires_payment_method"}}}`,
			payment.Intent{Ref: "pi_4", Status: payment.Failed, FailureCode: "insufficient_funds",
				FailureMessage: "Your card has insufficient funds. Try another card."}},
		"unknown method": {400,
			`{"error":{"type":"invalid_request_error","code":"resource_missing","param":"payment_method","message":"No such PaymentMethod"}}`,
			payment.Intent{Status: payment.Failed, FailureCode: "invalid_method",
				FailureMessage: "We can no longer use this card. Enter it again."}},
	} {
		var ask http.Request
		var form string
		key := uuid.New()
		got, err := provider(t, stripeAnswering(t, c.status, c.body, &ask, &form)).CreateIntent(ctx,
			payment.IntentRequest{Key: key, AmountMinor: 45_000, Currency: "USD", Method: "pm_card_visa", Description: "Acme"})
		if err != nil || got != c.want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		if ask.Header.Get("Idempotency-Key") != "payment-"+key.String() || ask.URL.Path != "/v1/payment_intents" {
			t.Errorf("%s: asked %s with key %q", name, ask.URL.Path, ask.Header.Get("Idempotency-Key"))
		}
		for _, wanted := range []string{"amount=45000", "currency=usd", "confirm=true", "payment_method=pm_card_visa",
			key.String(), "allow_redirects]=never"} {
			if !strings.Contains(strings.ReplaceAll(form, "%5D", "]"), wanted) {
				t.Errorf("%s: %q lacks %q", name, form, wanted)
			}
		}
	}
	var ask http.Request
	var form string
	if _, err := provider(t, stripeAnswering(t, 401, `{"error":{"type":"invalid_request_error","message":"no such key"}}`,
		&ask, &form)).CreateIntent(ctx, payment.IntentRequest{Key: uuid.New()}); err == nil {
		t.Error("a wrong key is no outcome of a charge")
	}
}

func TestRefund(t *testing.T) {
	var ask http.Request
	var form string
	key := uuid.New()
	ref, err := provider(t, stripeAnswering(t, 200, `{"id":"re_1","object":"refund","status":"pending"}`, &ask, &form)).
		Refund(tenant.With(t.Context(), tenant.Tenant{ID: uuid.New()}), payment.RefundRequest{Key: key, Ref: "pi_1",
			AmountMinor: 500, Currency: "USD"})
	if err != nil || ref != "re_1" || ask.Header.Get("Idempotency-Key") != "refund-"+key.String() ||
		!strings.Contains(form, "payment_intent=pi_1") {
		t.Errorf("%s %v %s", ref, err, form)
	}
}

func TestWebhooks(t *testing.T) {
	p := provider(t, "")
	tenantID, paymentID := uuid.New(), uuid.New()
	sign := func(body, secret string) http.Header {
		signed := webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: []byte(body), Secret: secret,
			Timestamp: time.Now()})
		return http.Header{"Stripe-Signature": {signed.Header}}
	}
	event := func(kind, metadata string) string {
		return fmt.Sprintf(
			`{"id":"evt_1","object":"event","type":%q,"data":{"object":{"id":"pi_1","object":"payment_intent","status":"succeeded","metadata":%s}}}`,
			kind, metadata)
	}
	ours := event("payment_intent.succeeded", fmt.Sprintf(`{"tenant_id":%q,"payment_id":%q}`, tenantID, paymentID))
	got, err := p.Verify([]byte(ours), sign(ours, webhookSecret))
	if err != nil || got.ID != "evt_1" || got.TenantID != tenantID || got.PaymentID != paymentID ||
		got.Intent.Status != payment.Succeeded {
		t.Errorf("%+v %v", got, err)
	}
	if _, err := p.Verify([]byte(ours), sign(ours, "whsec_another")); err == nil || errors.Is(err, payment.ErrNotOurs) {
		t.Errorf("another secret: %v", err)
	}
	for name, body := range map[string]string{"another kind": event("customer.created", "{}"),
		"another shop": event("payment_intent.succeeded", "{}")} {
		if _, err := p.Verify([]byte(body), sign(body, webhookSecret)); !errors.Is(err, payment.ErrNotOurs) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
