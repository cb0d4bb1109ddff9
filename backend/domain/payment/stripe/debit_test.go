package stripe_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/platform/apierr"
)

const debit = "us_bank_account:" + stripetest.Debit

// onItsWay is a hold whose deposit is paid by a bank debit that its payer has confirmed.
func (m *market) onItsWay(email string) (booking.Hold, payment.Payment) {
	m.t.Helper()
	h, err := m.Bookings.Holds.CreateHold(m.Context(), m.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	m.must(err)
	p, err := m.Bookings.Checkout.PayHold(m.Context(), h.ID, m.Bookings.Holds.HoldToken(m.Context(), h.ID),
		uuid.NewString(), bookingtest.Order(h, email, debit))
	m.must(err)
	if p.Status != payment.RequiresAction || p.ClientSecret == "" {
		m.t.Fatalf("before the payer agreed: %+v", p)
	}
	m.there.Agree(p.Ref)
	p, err = m.Payments.Authenticate(m.Context(), p.ID, m.Payments.Secret(m.Context(), p), true)
	m.must(err)
	if !p.OnItsWay() || p.BookingID != nil {
		m.t.Fatalf("after the payer agreed: %+v", p)
	}
	return h, p
}

func (m *market) now(id uuid.UUID) payment.Payment {
	m.t.Helper()
	p, err := m.Payments.Get(m.Context(), id)
	m.must(err)
	return p
}

func (m *market) held(h booking.Hold) int {
	return m.Count(m.t, "SELECT count(*) FROM hold WHERE id = $1 AND state = 'paying'", h.ID)
}

// A bank debit takes days: the spots stay held, Stripe is polled once an hour, and earlier events change nothing.
// It succeeds and becomes a booking, or fails and says so; one that the bank reverses later is owed again.
func TestABankDebitIsOnItsWayForDays(t *testing.T) {
	m := open(t, bookingtest.Options{StartIn: 96})
	m.Tenant.Policy.Payment.BankDebits = true
	h, arrives := m.onItsWay("arrives@example.com")
	_, fails := m.onItsWay("fails@example.com")
	m.hear()
	asked := 0
	m.there.Stall = func(call string) (before, after bool) {
		if call == "GET /v1/payment_intents/"+arrives.Ref {
			asked++
		}
		return false, false
	}
	for range 4 {
		for range 3 {
			m.Clock.Advance(charge.AuthenticationLimit(m.Tenant) + 11*time.Minute)
			m.must(m.Payments.Reconcile(m.Context()))
		}
		m.Clock.Advance(23 * time.Hour)
	}
	if !m.now(arrives.ID).OnItsWay() || m.held(h) != 1 || asked == 0 || asked > 8 {
		t.Errorf("after days: %+v; held %d; asked %d times", m.now(arrives.ID), m.held(h), asked)
	}
	m.sound("on its way")

	m.there.Arrive(arrives.Ref, true)
	m.there.Arrive(fails.Ref, false)
	m.hear()
	if p := m.now(arrives.ID); p.Status != payment.Succeeded || p.BookingID == nil || p.MethodLabel != "ACH debit" {
		t.Fatalf("arrived: %+v", p)
	}
	if p := m.now(fails.ID); p.Status != payment.Failed || p.BookingID != nil ||
		p.FailureMessage != "Your bank didn’t pay the debit. Try again or use a card." {
		t.Errorf("failed: %+v", p)
	}
	m.sound("arrived")

	dispute := m.there.Dispute(arrives.Ref, arrives.AmountMinor)
	m.there.Decide(dispute, false)
	m.hear()
	if n := m.Count(t, "SELECT count(*) FROM dispute WHERE payment_id = $1 AND status = 'lost'", arrives.ID); n != 1 {
		t.Error("what the bank took back is not told")
	}
	m.Clock.Advance(time.Minute)
	m.settled("taken back")
}

// While a debit for a booking is in progress, another payment for it is rejected with a message.
func TestASecondPaymentIsToldOfTheDebit(t *testing.T) {
	m := open(t, bookingtest.Options{StartIn: 96})
	m.Tenant.Policy.Payment.BankDebits = true
	paid := m.pay("payer@example.com", stripetest.Good)
	payer := m.payer(*paid.BookingID)
	ctx := m.As(payer.MemberID, "traveler")
	totals :=
		int64(
			m.Count(t, "SELECT sum(amount_minor) FROM ledger_entry WHERE booking_id = $1 AND account = 'traveler_receivable'",
				*paid.BookingID))
	pay := func(method string) (payment.Payment, error) {
		return m.Bookings.Checkout.PayBalance(ctx, *paid.BookingID, uuid.NewString(), booking.PayFull, totals,
			booking.PayWith{Method: method})
	}
	p, err := pay(debit)
	m.must(err)
	m.there.Agree(p.Ref)
	m.hear()
	if !m.now(p.ID).OnItsWay() {
		t.Fatalf("%+v", m.now(p.ID))
	}
	if _, err := pay(stripetest.Good); err == nil ||
		apierr.From(err).Message != "Your bank debit is on its way. You can pay again once it has ended." {
		t.Errorf("a second payment: %v", err)
	}
	m.there.Arrive(p.Ref, true)
	m.hear()
	if p := m.now(p.ID); p.Status != payment.Succeeded {
		t.Errorf("%+v", p)
	}
	m.sound("paid")
}

// A debit that the marketplace does not offer, or not in the currency, pays nothing.
func TestADebitThatIsNotOfferedIsRefused(t *testing.T) {
	m := open(t, bookingtest.Options{})
	if p := m.pay("off@example.com", debit); p.Status != payment.Failed ||
		p.FailureMessage != "Bank debits aren’t available for this payment. Use a card." {
		t.Errorf("switched off: %+v", p)
	}
	m.Tenant.Policy.Payment.BankDebits = true
	if p := m.pay("sepa@example.com", "sepa_debit:"+stripetest.Debit); p.Status != payment.Failed {
		t.Errorf("in another currency: %+v", p)
	}
}
