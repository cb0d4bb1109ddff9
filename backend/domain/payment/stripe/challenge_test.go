package stripe_test

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/paymentapi"
)

// A browser completes a challenge with what the contract provides: the provider's public key, the client secret
// of the charge, also after a reload, and a call that checks the outcome. Nothing is booked before, and after a
// failed challenge the spots stay held.
func TestAChallengeIsCompletedByTheBrowser(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	stands, charges := atomic.Value{}, atomic.Int32{} // the state of the latest charge
	stripeAPI := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			charges.Add(1)
			stands.Store("requires_action")
		}
		n := charges.Load()
		rw.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(rw,
			fmt.Sprintf(`{"id":"pi_%d","object":"payment_intent","status":%q,"client_secret":"pi_%d_secret_x"}`, n,
				stands.Load(), n))
	}))
	t.Cleanup(stripeAPI.Close)
	w.Payments.Log = slog.New(slog.DiscardHandler)
	w.Payments.Others = map[string]payment.Provider{stripe.Name: provider(t, stripeAPI.URL)}
	w.Payments.Choose = func(tenant.Tenant) string { return stripe.Name }
	w.Tenant.Providers = map[string]tenant.ProviderConfig{
		"payments": {Choice: stripe.Name, Settings: map[string]string{"publishableKey": "pk_test_own"}}}
	ctx := w.Context()
	payments, bookings := charge.HTTP{Service: w.Payments.Charges}, w.Bookings.Handlers().(desk.HTTP)
	config, err := payments.GetPaymentConfig(ctx)
	if err != nil || config.Data.Provider != "stripe" || config.Data.PublishableKey.Value != "pk_test_own" {
		t.Fatalf("%+v %v", config, err)
	}
	hold, err := bookings.CreateHold(ctx, &bookingapi.HoldInput{Spots: 1}, bookingapi.CreateHoldParams{TripId: w.TripID,
		IdempotencyKey: uuid.NewString()})
	if err != nil {
		t.Fatal(err)
	}
	pay := func() api.PaymentResult {
		t.Helper()
		answer, err := bookings.PayHold(ctx, &bookingapi.PayHold{
			Customer: bookingapi.Participant{FirstName: "Robin", LastName: "Quick",
				Email: api.NewOptString("robin@example.com"), Phone: api.NewOptString("+1 555 0100")},
			PaymentOption: "minimum", AmountMinor: hold.Data.Quote.DepositMinor, PaymentMethod: "pm_card_authenticationRequired",
			TermsAccepted: true,
		}, bookingapi.PayHoldParams{ID: hold.Data.ID, XHoldToken: hold.Data.Token.Value, IdempotencyKey: uuid.NewString()})
		if err != nil {
			t.Fatal(err)
		}
		return answer.Data
	}
	look := func(of api.PaymentResult) api.PaymentResult {
		t.Helper()
		answer, err := payments.AuthenticatePayment(ctx, &paymentapi.AuthenticatePayment{Approve: true},
			paymentapi.AuthenticatePaymentParams{ID: of.PaymentId, XPaymentSecret: of.Secret.Value})
		if err != nil {
			t.Fatal(err)
		}
		return answer.Data
	}
	first := pay()
	if first.Status != api.PaymentStatusRequiresAction || first.ClientSecret.Value != "pi_1_secret_x" ||
		first.Provider.Value != "stripe" {
		t.Fatalf("%+v", first)
	}
	reloaded, err := payments.GetPayment(ctx, paymentapi.GetPaymentParams{ID: first.PaymentId,
		XPaymentSecret: first.Secret.Value})
	if err != nil || reloaded.Data.ClientSecret != first.ClientSecret {
		t.Errorf("after a reload: %+v %v", reloaded, err)
	}
	if open := look(first); open.Status != api.PaymentStatusRequiresAction || open.ClientSecret != first.ClientSecret ||
		open.BookingId.Set {
		t.Errorf("before the challenge is done: %+v", open)
	}
	stands.Store("requires_payment_method")
	if failed := look(first); failed.Status != api.PaymentStatusFailed || failed.ClientSecret.Set ||
		!strings.Contains(failed.FailureMessage.Value, "Try again") {
		t.Errorf("a failed challenge: %+v", failed)
	}
	second := pay()
	stands.Store("succeeded")
	if done := look(second); done.Status != api.PaymentStatusSucceeded || !done.BookingId.Set || done.ClientSecret.Set {
		t.Errorf("a completed challenge: %+v", done)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking"); n != 1 || charges.Load() != 2 {
		t.Errorf("%d bookings of %d charges", n, charges.Load())
	}
}
