package stripe_test

import (
	"math/rand/v2"
	"time"

	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/payout"
)

// payee is the trip's host, with a verified account at Stripe.
func (m *market) payee() *payout.Service {
	m.t.Helper()
	s := m.payouts()
	m.account(s, "DE89 3704 0044 0532 0130 00")
	_, err := s.Verify(m.Context(), payout.Host, m.HostID, "/host/earnings")
	m.must(err)
	accounts := m.there.IDs("account")
	m.there.Onboard(accounts[len(accounts)-1])
	_, err = s.Verify(m.Context(), payout.Host, m.HostID, "/host/earnings")
	m.must(err)
	return s
}

// owes plans a payout that is due today.
func (m *market) owes(minor int64) {
	m.t.Helper()
	m.Exec(m.t,
		`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, kind, amount_minor, currency, status, due_on, created_at)
		VALUES ($1, gen_random_uuid(), 'host', $2, 'firstHalf', $3, 'USD', 'scheduled', ($4::timestamptz AT TIME ZONE 'UTC')::date, $4::timestamptz)`,
		m.Tenant.ID, m.HostID, minor, m.Clock.Now())
}

// emptied pays out everything in the account; then cardholders are refunded, which takes the balance below zero,
// and Stripe rejects the next payout. Now and then the payee's bank returns what was paid.
func (m *market) emptied(s *payout.Service, rng *rand.Rand) {
	m.t.Helper()
	disputed := m.there.Charge(m.pay("disputed@example.com", stripetest.Good).ID.String())
	refunded := m.there.Charge(m.pay("refunded@example.com", stripetest.Good).ID.String())
	before := m.there.IDs("transfer")
	m.owes(m.there.Balance("usd"))
	m.there.Silent(rng.IntN(3) == 0)
	_ = s.SendDue(m.Context())
	m.there.Silent(false)
	m.must(s.SendDue(m.Context())) // what Stripe did without our knowledge is found, not repeated
	if m.there.Balance("usd") != 0 || len(m.there.IDs("transfer")) != len(before)+1 {
		m.t.Fatalf("%d are left after the payout", m.there.Balance("usd"))
	}
	m.there.Dispute(disputed, 500)
	m.must(m.there.RefundAtDesk(refunded, "900"))
	if m.there.Balance("usd") >= 0 {
		m.t.Fatalf("the account has %d", m.there.Balance("usd"))
	}
	m.owes(int64(1_000 + rng.IntN(1_000)))
	if err := s.SendDue(m.Context()); err == nil {
		m.t.Fatal("paid out of nothing")
	}
	if n := m.Count(m.t,
		"SELECT count(*) FROM payout WHERE status = 'failed' AND failure = 'the marketplace’s balance at Stripe is too low'"); n != 1 {
		m.t.Fatalf("%d payouts say that the balance is too low", n)
	}
	if all := m.there.IDs("transfer"); rng.IntN(2) == 0 {
		m.there.Reverse(all[len(all)-1])
	}
}

// madeGood sends what was rejected and what was returned, from later charges: each payout is sent once.
func (m *market) madeGood(s *payout.Service) {
	m.t.Helper()
	m.pay("later@example.com", stripetest.Good)
	m.Clock.Advance(time.Duration(m.Tenant.Policy.Payment.PayoutRetryHours)*time.Hour + time.Minute)
	m.must(s.SendDue(m.Context()))
	m.tell(nil, true)
	m.fetch()
	if n := m.Count(m.t, "SELECT count(*) FROM payout WHERE status <> 'sent'"); n != 0 {
		m.t.Errorf("%d payouts have not gone", n)
	}
	minor, n := m.there.Sum("transfer", "", "")
	back, backs := m.there.Reversed()
	if sent := m.Count(m.t, "SELECT count(*) FROM payout"); n-backs != sent {
		m.t.Errorf("%d payouts, %d transfers of which %d came back", sent, n, backs)
	}
	if sum := m.Count(m.t, "SELECT coalesce(sum(amount_minor), 0) FROM payout"); int64(sum) != minor-back {
		m.t.Errorf("%d were paid out, at Stripe %d", sum, minor-back)
	}
}

// balanced checks the books, and compares them with the account's balance and Stripe's fees.
func (m *market) balanced(step string) {
	m.t.Helper()
	m.sound(step)
	books := m.Count(m.t,
		"SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account IN ('provider_clearing', 'payout_clearing')")
	if there := m.there.Balance("usd"); int64(books) != there {
		m.t.Errorf("%s: %d in the books, at Stripe %d", step, books, there)
	}
	fees, count := m.there.KeptFees()
	if n := m.Count(m.t, "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = 'provider_fee'"); int64(
		n) != fees {
		m.t.Errorf("%s: fees of %d in the books, at Stripe %d", step, n, fees)
	}
	if n := m.Count(m.t, "SELECT count(*) FROM provider_fee"); n != count {
		m.t.Errorf("%s: %d fees in the books, at Stripe %d", step, n, count)
	}
}
