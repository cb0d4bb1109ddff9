package app_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"caravan/backend/app/apptest"
)

const (
	raceBuyers = 200
	racePlaces = 5
)

type raceResult struct{ booked, soldOut, broken atomic.Int64 }

// race lets all buyers want one place each at the same moment, over HTTP.
func race(t *testing.T, s *apptest.Server, trip apptest.Trip) *raceResult {
	t.Helper()
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	var r raceResult
	var group sync.WaitGroup
	start := make(chan struct{})
	for i := range raceBuyers {
		group.Go(func() {
			<-start
			payment, refused, err := s.Book(t.Context(), trip.ID, fmt.Sprintf("buyer%d.%s@race.example", i, trip.ID[24:]), card, 1)
			switch {
			case err != nil:
				r.broken.Add(1)
				t.Errorf("buyer %d: %v", i, err)
			case refused != nil && refused.Status == 409 && refused.Code == "sold_out":
				r.soldOut.Add(1)
				if _, ok := refused.Details["spotsLeft"]; !ok {
					t.Errorf("the refusal does not say what is left: %s", refused.Text)
				}
			case refused != nil:
				r.broken.Add(1)
				t.Errorf("buyer %d: %d %s", i, refused.Status, refused.Text)
			case payment["status"] == "succeeded":
				r.booked.Add(1)
			default:
				r.broken.Add(1)
				t.Errorf("buyer %d: %v", i, payment)
			}
		})
	}
	close(start)
	group.Wait()
	return &r
}
