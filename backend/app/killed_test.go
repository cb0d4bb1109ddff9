package app_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"testing"
	"time"

	"caravan/backend/app/apptest"
)

// acknowledged is what buyers were told, kept outside the database.
type acknowledged struct {
	mu     sync.Mutex
	orders map[string]string // order by e-mail
}

// The server is killed at random moments while people book. What anybody was told is true afterwards: each order is
// there once and paid once, no money stays without an order, and the books balance.
func TestKilledUnderLoad(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 500)
	binary := apptest.Binary(t)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	told := acknowledged{orders: map[string]string{}}
	for round := range proofRuns(t, "CARAVAN_PROOF_KILLS", 2) {
		process := s.Process(t, binary)
		ctx, stop := context.WithCancel(t.Context())
		var group sync.WaitGroup
		for buyer := range 4 {
			group.Go(func() { told.buy(ctx, process, trip.ID, card, fmt.Sprintf("k%d.%d", round, buyer)) })
		}
		// Somebody was told something before the kill, or it would prove nothing.
		had := told.count()
		waitFor(t, "an order is acknowledged", func() bool { return told.count() > had })
		time.Sleep(time.Duration(rand.IntN(800)) * time.Millisecond)
		process.Kill()
		stop()
		group.Wait()
	}
	again := s.Process(t, binary)
	waitFor(t, "all payments are settled", func() bool {
		return count(t, s, "SELECT count(*) FROM payment WHERE status IN ('processing', 'requires_action')") == 0
	})
	if res, err := http.Get(again.URL + "/readyz"); err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("not ready: %v", err)
	}
	told.mu.Lock()
	defer told.mu.Unlock()
	t.Logf("%d orders were acknowledged", len(told.orders))
	for email, order := range told.orders {
		if n := count(t, s, "SELECT count(*) FROM booking b JOIN member m ON m.id = b.customer_id WHERE m.email = '"+email+"' AND b.order_id = '"+order+"'"); n != 1 {
			t.Errorf("order %s of %s is there %d times", order, email, n)
		}
	}
	for what, query := range map[string]string{
		"the books are off by":      "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry",
		"payments without an order": "SELECT count(*) FROM payment WHERE status = 'succeeded' AND booking_id IS NULL",
		"orders paid twice":         "SELECT count(*) FROM (SELECT booking_id FROM payment WHERE status = 'succeeded' GROUP BY booking_id HAVING count(*) > 1) x",
		"charges that nobody knows": "SELECT count(*) FROM sandbox_intent i WHERE status = 'succeeded' AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.provider_ref = i.id)",
		"spots that are not those of holds and bookings": `SELECT (SELECT spots_taken FROM trip) - (SELECT coalesce(sum(spots), 0) FROM booking)
			- (SELECT coalesce(sum(spots), 0) FROM hold WHERE state IN ('active', 'paying'))`,
	} {
		if n := count(t, s, query); n != 0 {
			t.Errorf("%s: %d", what, n)
		}
	}
}

func (a *acknowledged) count() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return len(a.orders)
}

func (a *acknowledged) buy(ctx context.Context, process *apptest.Process, tripID, card, name string) {
	for n := 0; ctx.Err() == nil; n++ {
		email := fmt.Sprintf("%s.%d@kill.example", name, n)
		paid, _, err := process.Book(ctx, tripID, email, card, 1)
		if err != nil || paid == nil || paid["status"] != "succeeded" {
			continue
		}
		a.mu.Lock()
		a.orders[email] = paid["orderId"].(string)
		a.mu.Unlock()
	}
}
