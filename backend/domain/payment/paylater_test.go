package payment_test

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit"
)

// Affirm is offered to travelers in the US only, if the marketplace has it; it asks the payer before it pays, and
// a declined payer still owes what they owed (T-179, T-231).
func TestPayingOverTime(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Tenant.Providers = map[string]tenant.ProviderConfig{"payments": {Choice: "sandbox"}}
	_, first := w.Book(t, "ada@example.com", booking.Choices{Spots: 1})
	ctx := w.As(*first.MemberID, "traveler")
	due := func() int64 { return totalsOf(t, w, *first.BookingID).DueMinor }
	pay := func(ctx context.Context) (payment.Payment, error) {
		return w.Bookings.Checkout.PayBalance(ctx, *first.BookingID, uuid.NewString(), booking.PayFull, due(),
			booking.PayWith{Method: payment.Affirm})
	}
	if _, has, err := w.Payments.PayLater(ctx, *first.MemberID); err != nil || has {
		t.Errorf("somebody of nowhere is offered it: %v", err)
	}
	if _, err := pay(ctx); codeOf(err) != "invalid_input" {
		t.Errorf("somebody of nowhere pays over time: %v", err)
	}
	w.Exec(t, `UPDATE member SET profile = profile || '{"address": {"countryCode": "US"}}'`)
	later, has, err := w.Payments.PayLater(ctx, *first.MemberID)
	if err != nil || !has || later.Method != payment.Affirm || later.Currency != "USD" {
		t.Errorf("%+v %v %v", later, has, err)
	}
	real := w.Tenant
	real.Providers = map[string]tenant.ProviderConfig{"payments": {Choice: "stripe"}}
	if _, has, err := w.Payments.PayLater(tenant.With(ctx, real), *first.MemberID); err != nil || has {
		t.Errorf("offered by a marketplace that did not turn it on: %v", err)
	}
	real.Policy.Payment.PayLater = true
	if _, has, err := w.Payments.PayLater(tenant.With(ctx, real), *first.MemberID); err != nil || !has {
		t.Errorf("not offered by a marketplace that turned it on: %v", err)
	}
	owed := due()
	for _, approve := range []bool{false, true} {
		p, err := pay(ctx)
		testkit.Must(t, err)
		if p.Status != payment.RequiresAction || due() != owed {
			t.Fatalf("before Affirm was asked: %+v", p)
		}
		p, err = w.Payments.Authenticate(ctx, p.ID, w.Payments.Secret(ctx, p), approve)
		testkit.Must(t, err)
		switch {
		case approve && (p.Status != payment.Succeeded || p.MethodLabel != "Affirm" || due() != 0):
			t.Errorf("approved: %+v, due %d", p, due())
		case !approve && (p.FailureMessage != "Affirm didn’t approve this payment. Try again or use a card." ||
			due() != owed):
			t.Errorf("declined: %+v, due %d", p, due())
		}
	}
	verify(t, w)
}

// A customer without an account can pay over time by the country they give (T-179); without one, by card.
func TestPayingACheckoutOverTime(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Tenant.Providers = map[string]tenant.ProviderConfig{"payments": {Choice: "sandbox"}}
	ctx := w.Context()
	h, err := w.Bookings.Holds.CreateHold(ctx, w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	testkit.Must(t, err)
	pay := func(country string) (payment.Payment, error) {
		order := bookingtest.Order(h, "over.time@example.com", payment.Affirm)
		order.Customer.CountryCode = country
		return w.Bookings.Checkout.PayHold(ctx, h.ID, w.Bookings.Holds.HoldToken(ctx, h.ID), uuid.NewString(), order)
	}
	for _, country := range []string{"", "PT"} {
		if _, err := pay(country); codeOf(err) != "invalid_input" {
			t.Errorf("somebody of %q pays over time: %v", country, err)
		}
	}
	for _, approve := range []bool{false, true} {
		p, err := pay("us")
		testkit.Must(t, err)
		if p.Status != payment.RequiresAction || p.BookingID != nil {
			t.Fatalf("before Affirm was asked: %+v", p)
		}
		p, err = w.Payments.Authenticate(ctx, p.ID, w.Payments.Secret(ctx, p), approve)
		testkit.Must(t, err)
		if approve != (p.Status == payment.Succeeded && p.BookingID != nil) {
			t.Errorf("approved %v: %+v", approve, p)
		}
	}
	verify(t, w)
}
