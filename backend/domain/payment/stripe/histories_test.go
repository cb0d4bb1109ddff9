package stripe_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

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

// perBatch histories are delivered together, so that events of different payments overtake each other, too, and
// the final checks run once for all. A market's list of charges grows, so it ends after perMarket.
const perBatch, perMarket = 50, 500

// Whatever the order of payment events, with repetitions, and with some that are lost and found in Stripe's list
// later, the books end up as if all arrived once and in order: nothing is paid, refunded or disputed twice.
func TestHistoriesOfWebhooksEndAlike(t *testing.T) {
	seed, n := random.Seed(t), histories(t)
	for first := 0; first < n; first += perMarket {
		t.Run(strconv.Itoa(first), func(t *testing.T) {
			t.Parallel()
			m := open(t, bookingtest.Options{MaximumSpots: 2 * perMarket})
			m.Tenant.Policy.Payment.BankDebits = true
			m.Clock.Advance(time.Minute)
			s := m.payee()
			for at, end := first, min(first+perMarket, n); at < end && !t.Failed(); at += perBatch {
				rng := random.Source(seed, uint64(at))
				batch := make([]payment.Payment, min(perBatch, end-at))
				for i := range batch {
					if i == len(batch)/2 {
						m.emptied(s, rng)
					}
					batch[i] = live(m, rng, at+i)
				}
				m.there.ChargeAccount(int64(1+rng.IntN(500)), "usd")
				inOrder := rng.IntN(10) == 0
				m.tell(rng, inOrder)
				m.answers(rng)
				m.tell(rng, inOrder)
				m.fetch()
				for _, p := range batch {
					m.alike(p)
				}
				m.balanced(fmt.Sprintf("after %d histories", at+len(batch)))
				m.madeGood(s)
				m.balanced(fmt.Sprintf("paid out after %d histories", at+len(batch)))
			}
			if t.Failed() {
				t.Logf("of seed %d", seed)
			}
		})
	}
}

// live is one payment with everything that happens to it at Stripe.
func live(m *market, rng *rand.Rand, i int) payment.Payment {
	methods := []string{stripetest.Good, stripetest.Good, stripetest.Good, stripetest.Asks, stripetest.Asks,
		stripetest.NoFunds, debit, debit}
	method := methods[rng.IntN(len(methods))]
	// Now and then Stripe's response is lost: the request is carried out all the same.
	m.there.Silent(rng.IntN(25) == 0)
	p := m.pay(fmt.Sprintf("traveler%d@example.com", i), method)
	m.there.Silent(false)
	ref := m.there.Charge(p.ID.String())
	if m.there.State("payment_intent", ref) == "requires_action" {
		m.there.Answer(ref, rng.IntN(3) > 0)
	}
	m.there.Agree(ref)
	if m.there.State("payment_intent", ref) == "processing" {
		m.there.Arrive(ref, rng.IntN(3) > 0)
	}
	if m.there.State("payment_intent", ref) == "succeeded" {
		for range rng.IntN(3) {
			m.must(m.there.RefundAtDesk(ref, strconv.Itoa(100+rng.IntN(900))))
		}
		if rng.IntN(2) == 0 {
			dispute := m.there.Dispute(ref, int64(100+rng.IntN(2_000)))
			if rng.IntN(3) == 0 {
				m.there.Decide(dispute, rng.IntN(2) == 0)
			}
		}
	}
	return p
}

// answers answers some of the known disputes, with evidence or by accepting them. Now and then Stripe's response
// is lost, and the answer is repeated. Then banks decide some of those under review.
func (m *market) answers(rng *rand.Rand) {
	m.t.Helper()
	type open struct {
		id     uuid.UUID
		ref    string
		amount int64
	}
	var known []open
	m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(m.Context(),
			"SELECT id, provider_ref, amount_minor FROM dispute WHERE status = 'open' AND answer IS NULL ORDER BY opened_at, id")
		if err != nil {
			return err
		}
		known, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (o open, err error) {
			return o, row.Scan(&o.id, &o.ref, &o.amount)
		})
		return err
	}))
	for _, d := range known {
		texts := []string{"winning_evidence", "losing_evidence", "She came along.", ""}
		text := texts[rng.IntN(len(texts))]
		var err error
		switch {
		case rng.IntN(4) == 0:
			continue // unanswered
		case text == "":
			_, err = m.Payments.Disputes.Accept(m.Context(), d.id, uuid.NewString(), d.amount)
		default:
			_, err = m.Payments.Disputes.Submit(m.Context(), d.id, uuid.NewString(), payment.Evidence{Explanation: text},
				d.amount)
		}
		m.must(err)
		m.there.Silent(rng.IntN(4) == 0)
		_ = m.Payments.Disputes.Send(m.Context(), d.id)
		m.there.Silent(false)
		m.must(m.Payments.Disputes.Send(m.Context(), d.id))
		if m.there.State("dispute", d.ref) == "under_review" && rng.IntN(2) == 0 {
			m.there.Decide(d.ref, rng.IntN(2) == 0)
		}
	}
}

// tell delivers the events since the last time: as they are, each once, or some lost, some repeated, and all in
// any order.
func (m *market) tell(rng *rand.Rand, inOrder bool) {
	all := m.there.Events()
	told := all[m.heard:]
	m.heard = len(all)
	news := told
	if !inOrder {
		news = nil
		for _, e := range told {
			for range rng.IntN(4) { // none: it is lost; two or three: it is repeated
				news = append(news, e)
			}
		}
		rng.Shuffle(len(news), func(a, b int) { news[a], news[b] = news[b], news[a] })
	}
	// What was rejected because it came too early is retried, as Stripe does.
	for round := 0; len(news) > 0 && round < 3; round++ {
		var again []stripetest.Event
		for _, e := range news {
			if m.post(e) != http.StatusNoContent {
				again = append(again, e)
			}
		}
		news = again
	}
}

// fetch finds what was lost: open payments are polled, and the books are compared with Stripe's list.
func (m *market) fetch() {
	m.t.Helper()
	m.Clock.Advance(charge.AuthenticationLimit(m.Tenant) + 11*time.Minute)
	// The job polls every few seconds. If the first response was lost, the first poll gets it by its key: that
	// authentication is required. The second poll gets its outcome.
	for range 2 {
		m.must(m.Payments.Reconcile(m.Context()))
	}
	for range 2 {
		_, err := m.Payments.Compare(m.Context())
		m.must(err)
		open, err := m.OpenDifferences()
		m.must(err)
		for _, d := range open {
			if d.Action == "" {
				m.t.Errorf("%s of %s: %s", d.Kind, d.ProviderRef, d.Explanation)
				continue
			}
			_, err := m.Payments.SettleDifference(m.Context(), d.ID)
			m.must(err)
		}
		// A bank debit whose events are lost is polled once an hour.
		m.Clock.Advance(time.Hour + time.Minute)
		m.must(m.Payments.Reconcile(m.Context()))
	}
}

// alike compares the books of a payment with its state at Stripe.
func (m *market) alike(p payment.Payment) {
	m.t.Helper()
	p.Ref = m.there.Charge(p.ID.String())
	want := map[string]string{"succeeded": "succeeded", "requires_payment_method": "failed",
		"canceled": "failed"}[m.there.State("payment_intent", p.Ref)]
	now, err := m.Payments.Get(m.Context(), p.ID)
	m.must(err)
	if string(now.Status) != want || (want == "succeeded") != (now.BookingID != nil) {
		m.t.Errorf("payment %s is %s, at Stripe %s; booking %v", p.Ref, now.Status, want, now.BookingID)
	}
	back, backs := m.there.Sum("refund", "succeeded", p.Ref)
	if n := m.Count(m.t, "SELECT count(*) FROM refund WHERE payment_id = $1 AND status = 'succeeded'", p.ID); n != backs {
		m.t.Errorf("payment %s: %d refunds, at Stripe %d", p.Ref, n, backs)
	}
	if sum := m.Count(m.t,
		"SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE payment_id = $1 AND status = 'succeeded'",
		p.ID); int64(sum) != back {
		m.t.Errorf("payment %s: %d went back, at Stripe %d", p.Ref, sum, back)
	}
	if n := m.Count(m.t,
		"SELECT count(*) FROM dispute WHERE payment_id = $1 AND (evidence IS NOT NULL OR answer = 'accepted') AND sent_at IS NULL",
		p.ID); n != 0 {
		m.t.Errorf("payment %s: %d answers to disputes were not passed on", p.Ref, n)
	}
	// An answer that is too late, after the bank has decided, has no effect.
	answers := m.Count(m.t,
		"SELECT count(*) FROM dispute WHERE payment_id = $1 AND (evidence IS NOT NULL OR answer = 'accepted')", p.ID)
	if there := m.there.Answers(p.Ref); there > answers {
		m.t.Errorf("payment %s: %d answers to disputes, at Stripe %d", p.Ref, answers, there)
	}
	for ours, theirs := range map[string][]string{"open": {"needs_response", "under_review"}, "won": {"won"},
		"lost": {"lost"}} {
		count := 0
		for _, status := range theirs {
			_, n := m.there.Sum("dispute", status, p.Ref)
			count += n
		}
		if n := m.Count(m.t, "SELECT count(*) FROM dispute WHERE payment_id = $1 AND status = $2", p.ID, ours); n != count {
			m.t.Errorf("payment %s: %d disputes are %s, at Stripe %d", p.Ref, n, ours, count)
		}
	}
}
