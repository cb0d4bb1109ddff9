package stripe_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"strconv"
	"testing"
	"time"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/testkit/random"
)

// histories is how many are drawn; CARAVAN_PROOF_HISTORIES draws more.
func histories(t *testing.T) int {
	t.Helper()
	text := os.Getenv("CARAVAN_PROOF_HISTORIES")
	if text == "" {
		return 40
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("CARAVAN_PROOF_HISTORIES is %q", text)
	}
	return n
}

// Whatever order the news of payments come in, repeated, and with some that never come and are found in Stripe's list
// later, the books end as they do when all come once and in order: nothing is paid, given back or disputed twice.
func TestHistoriesOfWebhooksEndAlike(t *testing.T) {
	seed, n := random.Seed(t), histories(t)
	const perMarket = 200 // a market's list of charges is compared after each history, and grows
	var m *market
	for i := range n {
		if i%perMarket == 0 {
			m = open(t, bookingtest.Options{MaximumSpots: perMarket + 1})
			m.Clock.Advance(time.Minute)
		}
		live(m, random.Source(seed, uint64(i)), i)
		if t.Failed() {
			t.Fatalf("history %d of seed %d", i, seed)
		}
	}
}

// live is one payment with all that becomes of it, told in a random way.
func live(m *market, rng *rand.Rand, i int) {
	before := len(m.there.Events())
	methods := []string{stripetest.Good, stripetest.Good, stripetest.Good, stripetest.Asks, stripetest.Asks, stripetest.NoFunds}
	p := m.pay(fmt.Sprintf("traveler%d@example.com", i), methods[rng.IntN(len(methods))])
	if p.Status == payment.RequiresAction {
		m.there.Answer(p.Ref, rng.IntN(3) > 0)
	}
	if m.there.State("payment_intent", p.Ref) == "succeeded" {
		for range rng.IntN(3) {
			m.must(m.there.RefundAtDesk(p.Ref, strconv.Itoa(100+rng.IntN(900))))
		}
		if rng.IntN(2) == 0 {
			dispute := m.there.Dispute(p.Ref, int64(100+rng.IntN(2_000)))
			if rng.IntN(3) > 0 {
				m.there.Decide(dispute, rng.IntN(2) == 0)
			}
		}
	}
	told := m.there.Events()[before:]
	var news []stripetest.Event
	for _, e := range told {
		for range rng.IntN(4) { // none: it is lost; two or three: it is repeated
			news = append(news, e)
		}
	}
	rng.Shuffle(len(news), func(a, b int) { news[a], news[b] = news[b], news[a] })
	// What was refused because it came too early comes again, as Stripe sends it.
	for round := 0; len(news) > 0 && round < 3; round++ {
		var again []stripetest.Event
		for _, e := range news {
			if m.post(e) != http.StatusNoContent {
				again = append(again, e)
			}
		}
		news = again
	}
	m.fetch(p)
	m.alike(p)
}

// fetch finds what was lost: open payments are asked for, and the books are compared with Stripe's list.
func (m *market) fetch(p payment.Payment) {
	m.t.Helper()
	m.Clock.Advance(charge.AuthenticationLimit(m.Tenant) + 11*time.Minute)
	m.must(m.Payments.Reconcile(m.Context()))
	for range 2 {
		_, err := m.Payments.Compare(m.Context())
		m.must(err)
		open, err := m.Payments.Differences(m.Context(), "open", nil, 100)
		m.must(err)
		for _, d := range open {
			if d.Action == "" {
				m.t.Errorf("payment %s: %s: %s", p.Ref, d.Kind, d.Explanation)
				continue
			}
			_, err := m.Payments.SettleDifference(m.Context(), d.ID)
			m.must(err)
		}
	}
}

// alike compares what the books have of a payment with how it stands at Stripe.
func (m *market) alike(p payment.Payment) {
	m.t.Helper()
	want := map[string]string{"succeeded": "succeeded", "requires_payment_method": "failed", "canceled": "failed"}[m.there.State("payment_intent", p.Ref)]
	now, err := m.Payments.Get(m.Context(), p.ID)
	m.must(err)
	if string(now.Status) != want || (want == "succeeded") != (now.BookingID != nil) {
		m.t.Errorf("payment %s is %s, at Stripe %s; booking %v", p.Ref, now.Status, want, now.BookingID)
	}
	back, backs := m.there.Sum("refund", "succeeded", p.Ref)
	if n := m.Count(m.t, "SELECT count(*) FROM refund WHERE payment_id = $1 AND status = 'succeeded'", p.ID); n != backs {
		m.t.Errorf("payment %s: %d refunds, at Stripe %d", p.Ref, n, backs)
	}
	if sum := m.Count(m.t, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE payment_id = $1 AND status = 'succeeded'", p.ID); int64(sum) != back {
		m.t.Errorf("payment %s: %d went back, at Stripe %d", p.Ref, sum, back)
	}
	for ours, theirs := range map[string][]string{"open": {"needs_response", "under_review"}, "won": {"won"}, "lost": {"lost"}} {
		count := 0
		for _, status := range theirs {
			_, n := m.there.Sum("dispute", status, p.Ref)
			count += n
		}
		if n := m.Count(m.t, "SELECT count(*) FROM dispute WHERE payment_id = $1 AND status = $2", p.ID, ours); n != count {
			m.t.Errorf("payment %s: %d disputes are %s, at Stripe %d", p.Ref, n, ours, count)
		}
	}
	m.sound(p.Ref)
}
