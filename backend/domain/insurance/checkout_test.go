package insurance_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// checkout is a held party of two with complete details.
func checkout(t *testing.T, w world) (booking.Hold, string, booking.Checkout) {
	t.Helper()
	h, err := w.World.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	testkit.Must(t, err)
	return h, w.World.Bookings.Holds.HoldToken(w.Context(), h.ID), bookingtest.Order(h, "ada@example.com", w.card)
}

// A party is insured with its first payment: the premium is the insurer's and not part of the balance, each
// traveler gets a policy, and a quote that expired, is for other people or for another price is rejected and
// changes nothing.
func TestInsuranceIsBoughtWithTheFirstPayment(t *testing.T) {
	w := insured(t, "Lane")
	h, token, order := checkout(t, w)
	q, err := w.World.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, token, order)
	testkit.Must(t, err)
	if len(q.Premiums) != 2 || q.TotalMinor <= 0 || q.TotalMinor != q.Premiums[0].PremiumMinor+q.Premiums[1].PremiumMinor {
		t.Fatalf("%+v", q)
	}
	pay := func(change func(o *booking.Checkout)) (payment.Payment, error) {
		o := order
		o.Additional = append([]booking.Person{}, order.Additional...)
		o.InsuranceQuoteID, o.InsuranceMinor = &q.ID, q.TotalMinor
		change(&o)
		return w.World.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), o)
	}
	other := uuid.New()
	for name, c := range map[string]struct {
		change func(o *booking.Checkout)
		code   string
	}{
		"another price": {func(o *booking.Checkout) { o.InsuranceMinor++ }, apierr.CodeAmountMismatch},
		"other people":  {func(o *booking.Checkout) { o.Additional[0].FirstName = "Somebody" }, apierr.CodeAmountMismatch},
		"another quote": {func(o *booking.Checkout) { o.InsuranceQuoteID = &other }, apierr.CodeInvalid},
		"without quote": {func(o *booking.Checkout) { o.InsuranceQuoteID = nil }, apierr.CodeInvalid},
		"a quote of old": {func(*booking.Checkout) {
			w.Exec(t, "UPDATE insurance_hold_quote SET expires_at = $1", w.World.Clock.Now())
		}, apierr.CodeAmountMismatch},
	} {
		payments := w.Count(t, "SELECT count(*) FROM payment")
		if _, err := pay(c.change); testkit.Code(err) != c.code {
			t.Errorf("%s: %v", name, err)
		}
		if n := w.Count(t, "SELECT count(*) FROM payment"); n != payments {
			t.Errorf("%s: %d payments", name, n)
		}
	}
	w.Exec(t, "UPDATE insurance_hold_quote SET expires_at = $1", w.World.Clock.Now().Add(time.Hour))
	p, err := pay(func(*booking.Checkout) {})
	testkit.Must(t, err)
	if p.Status != payment.Succeeded || p.InsuranceMinor != q.TotalMinor ||
		p.CardMinor() != order.AmountMinor+q.TotalMinor {
		t.Fatalf("%+v", p)
	}
	w.booking = *p.BookingID
	if sum := w.totals(t); sum.PaidMinor != order.AmountMinor || sum.TotalMinor != h.Quote.TotalMinor {
		t.Errorf("the balance knows the premium: %+v", sum)
	}
	if w.owed(t) != int(q.TotalMinor) {
		t.Errorf("owed to the insurer: %d of %d", w.owed(t), q.TotalMinor)
	}
	testkit.Must(t, w.Sweep(w.Context()))
	if got := w.statuses(t); got != "confirmed, confirmed" {
		t.Errorf("policies: %s", got)
	}
	if n := w.Count(t, "SELECT count(DISTINCT participant_id) FROM insurance_policy WHERE booking_id = $1",
		w.booking); n != 2 {
		t.Errorf("%d travelers have insurance", n)
	}
	w.verify(t)
}

// A payment that buys no spots buys no insurance either: all of it is refunded.
func TestMoneyThatComesTooLateBuysNoInsurance(t *testing.T) {
	w := insured(t, "Lane")
	h, token, order := checkout(t, w)
	q, err := w.World.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, token, order)
	testkit.Must(t, err)
	order.InsuranceQuoteID, order.InsuranceMinor, order.Method = &q.ID, q.TotalMinor,
		w.Token(t, bookingtest.Authentication)
	p, err := w.World.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
	testkit.Must(t, err)
	w.Exec(t, "UPDATE trip SET status = 'cancelled'")
	w.Work(t)
	p, err = w.World.Payments.Authenticate(w.Context(), p.ID, w.World.Payments.Secret(w.Context(), p), true)
	testkit.Must(t, err)
	if p.Status != payment.Succeeded || p.BookingID != nil {
		t.Fatalf("%+v", p)
	}
	w.settle(t)
	if n := w.Count(t, "SELECT count(*) FROM insurance_policy") + w.owed(t); n != 0 {
		t.Errorf("%d policies or minor units for the insurer", n)
	}
	if n := w.Count(t, "SELECT sum(amount_minor) FROM refund WHERE payment_id = $1", p.ID); n != int(p.AmountMinor) {
		t.Errorf("%d of %d went back", n, p.AmountMinor)
	}
	w.verify(t)
}

func TestInsuranceOfAHoldNeedsAnInsurerAndAParty(t *testing.T) {
	w := insured(t, "Lane")
	h, token, order := checkout(t, w)
	short := order
	short.Additional = nil
	if _, err := w.World.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, token,
		short); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("half a party: %v", err)
	}
	if _, err := w.World.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, "somebody else's",
		order); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("another's hold: %v", err)
	}
	delete(w.Insurer.Providers, "simulated")
	if _, err := w.World.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, token,
		order); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("no insurer: %v", err)
	}
}
