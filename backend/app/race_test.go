package app_test

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"caravan/backend/app/apptest"
)

// raceBuyers and racePlaces are small by default; `make proof` uses 1,000 buyers and 20 spots.
func raceBuyers(t *testing.T) int { return proofRuns(t, "CARAVAN_PROOF_BUYERS", 200) }
func racePlaces(t *testing.T) int { return proofRuns(t, "CARAVAN_PROOF_PLACES", 5) }

type raceResult struct {
	booked, soldOut atomic.Int64
	broken          broken

	mu    sync.Mutex
	waits []time.Duration // of the losers
}

// broken are responses that are neither a sale nor a rejection for lack of spots.
type broken struct {
	mu    sync.Mutex
	texts []string
}

func (b *broken) add(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.texts = append(b.texts, fmt.Sprintf(format, args...))
}

// waited returns how long a percentage of the losers waited at most.
func (r *raceResult) waited(percent int) time.Duration {
	slices.Sort(r.waits)
	if len(r.waits) == 0 {
		return 0
	}
	return r.waits[min(len(r.waits)*percent/100, len(r.waits)-1)].Round(time.Millisecond)
}

// race lets all buyers request one spot each at the same moment, over HTTP.
func race(t *testing.T, s *apptest.Server, trip apptest.Trip) *raceResult {
	t.Helper()
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	var r raceResult
	var group sync.WaitGroup
	start := make(chan struct{})
	for i := range raceBuyers(t) {
		group.Go(func() {
			<-start
			began := time.Now()
			payment, refused, err := s.Book(t.Context(), trip.ID, fmt.Sprintf("buyer%d.%s@race.example", i, trip.ID[24:]), card,
				1)
			switch {
			case err != nil:
				r.broken.add("buyer %d: %v", i, err)
			case refused != nil && refused.Status == 409 && refused.Code == "sold_out":
				r.soldOut.Add(1)
				r.mu.Lock()
				r.waits = append(r.waits, time.Since(began))
				r.mu.Unlock()
				if _, ok := refused.Details["spotsLeft"]; !ok {
					r.broken.add("the refusal does not say what is left: %s", refused.Text)
				}
			case refused != nil:
				r.broken.add("buyer %d: %d %s", i, refused.Status, refused.Text)
			case payment["status"] == "succeeded":
				r.booked.Add(1)
			default:
				r.broken.add("buyer %d: %v", i, payment)
			}
		})
	}
	close(start)
	group.Wait()
	return &r
}
