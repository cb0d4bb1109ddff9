package stripe_test

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82/webhook"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
)

// A marketplace that chose Stripe takes its payments there; its events settle them whatever their order and
// number, and another marketplace's account has no effect.
func TestPaymentsOfATenantWithItsOwnAccount(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	secrets := map[string]string{"secretKey": "sk_test_own", "webhookSecret": "whsec_own"}
	var ask http.Request
	var form string
	address := stripeAnswering(t, http.StatusOK,
		`{"id":"pi_1","object":"payment_intent","status":"processing","metadata":{}}`, &ask, &form)
	accounts := &stripe.Accounts{Address: address, Secret: func(_ context.Context, of tenant.Tenant,
		name string) (string, error) {
		if of.ID != w.Tenant.ID {
			return "", nil
		}
		return secrets[name], nil
	}}
	w.Payments.Others = map[string]payment.Provider{accounts.Name(): accounts}
	w.Payments.Choose = func(tenant.Tenant) string { return "stripe" }
	w.Payments.Log = slog.New(slog.DiscardHandler)
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	if err != nil {
		t.Fatal(err)
	}
	order := bookingtest.Order(h, "s@example.com", "pm_card_visa")
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		"stripe-key", order)
	if err != nil || p.Provider != "stripe" || p.Ref != "pi_1" || p.Status != payment.Processing {
		t.Fatalf("%+v %v", p, err)
	}
	if got := ask.Header.Get("Authorization"); got != "Bearer sk_test_own" {
		t.Errorf("charged with the key %q", got)
	}
	hook := accounts.Webhook(w.Payments.News)
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		of := w.Tenant
		if r.Header.Get("Other") != "" {
			of.ID = uuid.New()
		}
		hook.ServeHTTP(rw, r.WithContext(tenant.With(r.Context(), of)))
	}))
	defer server.Close()
	send := func(id, kind, object, secret string, other bool) int {
		body := fmt.Sprintf(`{"id":%q,"object":"event","type":%q,"data":{"object":%s}}`, id, kind, object)
		signed := webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: []byte(body), Secret: secret,
			Timestamp: time.Now()})
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Stripe-Signature", signed.Header)
		if other {
			req.Header.Set("Other", "1")
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res.StatusCode
	}
	intent := func(of uuid.UUID, status string) string {
		return fmt.Sprintf(`{"id":%q,"object":"payment_intent","status":%q,"metadata":{"tenant_id":%q,"payment_id":%q}}`,
			p.Ref, status, of, p.ID)
	}
	mine := intent(w.Tenant.ID, "succeeded")
	if got := send("evt_bad", "payment_intent.succeeded", mine, "whsec_other", false); got != http.StatusBadRequest {
		t.Errorf("another signature: %d", got)
	}
	if got := send("evt_other", "payment_intent.succeeded", mine, "whsec_own", true); got != http.StatusNotFound {
		t.Errorf("a marketplace without account: %d", got)
	}
	if got := send("evt_foreign", "payment_intent.succeeded", intent(uuid.New(), "succeeded"), "whsec_own",
		false); got != http.StatusNoContent {
		t.Errorf("an event about another marketplace: %d", got)
	}
	status := func() payment.Status {
		now, err := w.Payments.Get(w.Context(), p.ID)
		if err != nil {
			t.Fatal(err)
		}
		return now.Status
	}
	if status() == payment.Succeeded {
		t.Fatalf("settled by what is not its own account's event")
	}
	for _, e := range []struct{ id, kind, object string }{
		{"evt_2", "payment_intent.succeeded", mine}, {"evt_1", "payment_intent.processing",
			intent(w.Tenant.ID, "processing")},
		{"evt_2", "payment_intent.succeeded", mine}, {"evt_3", "payment_intent.succeeded", mine},
	} {
		if got := send(e.id, e.kind, e.object, "whsec_own", false); got != http.StatusNoContent {
			t.Errorf("%s: %d", e.id, got)
		}
	}
	if status() != payment.Succeeded || w.Count(t, "SELECT count(*) FROM booking") != 1 {
		t.Errorf("%s, %d bookings", status(), w.Count(t, "SELECT count(*) FROM booking"))
	}
}
