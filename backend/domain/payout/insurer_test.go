package payout_test

import (
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/testkit"
)

// Premiums are paid to the insurer once their policies can no longer be refunded, each once, and then nothing is
// owed.
func TestPremiumsArePaidToTheInsurer(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 200})
	policies := w.Insurer
	s := service(t, w)
	s.Insurers = policies
	insure := func(email string, spots int) int {
		h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: spots})
		testkit.Must(t, err)
		token, order := w.Bookings.Holds.HoldToken(w.Context(), h.ID), bookingtest.Order(h, email,
			w.Token(t, bookingtest.Good))
		q, err := w.Bookings.Checkout.QuoteHoldInsurance(w.Context(), h.ID, token, order)
		testkit.Must(t, err)
		order.InsuranceQuoteID, order.InsuranceMinor = &q.ID, q.TotalMinor
		_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
		testkit.Must(t, err)
		testkit.Must(t, policies.Sweep(w.Context()))
		return int(q.TotalMinor)
	}
	payable := func() int {
		return w.Count(t, "SELECT coalesce(-sum(amount_minor), 0) FROM ledger_entry WHERE account = 'insurance_payable'")
	}
	run := func() {
		var group sync.WaitGroup
		for range 4 {
			group.Go(func() { testkit.Must(t, s.PlanPremiums(w.Context())); testkit.Must(t, s.SendDue(w.Context())) })
		}
		group.Wait()
	}
	insurer := company.BuiltInInsurer
	first := insure("a@example.com", 2)
	run()
	if n := w.Count(t, "SELECT count(*) FROM payout"); n != 0 {
		t.Fatalf("%d payouts while the policies can be given back", n)
	}
	w.Clock.Advance(time.Duration(w.Tenant.Policy.Insurance.CancellableDays)*24*time.Hour + time.Minute)
	second := insure("b@example.com", 1)
	run()
	if n := w.Count(t, "SELECT sum(amount_minor) FROM payout WHERE status = 'scheduled' AND payee_id = $1",
		insurer); n != first {
		t.Fatalf("%d of %d wait for an account", n, first)
	}
	testkit.Must(t, s.SetAccount(w.Context(), payout.Insurer, insurer, remit.Account{Holder: "Simulated Insurance",
		Number: "DE89 3704 0044 0532 0130 00"}))
	run()
	if payable() != second {
		t.Errorf("%d is owed, of the second booking's %d", payable(), second)
	}
	w.Clock.Advance(time.Duration(w.Tenant.Policy.Insurance.CancellableDays)*24*time.Hour + time.Minute)
	run()
	run()
	if payable() != 0 || w.Count(t, "SELECT sum(amount_minor) FROM sandbox_payout") != first+second {
		t.Errorf("%d is owed after all was paid", payable())
	}
	if n := w.Count(t, "SELECT count(*) FROM payout"); n != 2 {
		t.Errorf("%d payouts", n)
	}
	verify(t, w)
}
