package app_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"caravan/backend/app/apptest"
)

// 200 buyers want the last 5 places at once, over HTTP: exactly 5 get one, everybody else hears at once what
// is left, and nothing breaks.
func TestTwoHundredBuyersRaceForFivePlaces(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 5)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	const buyers = 200
	var booked, soldOut, broken atomic.Int64
	var group sync.WaitGroup
	start := make(chan struct{})
	for i := range buyers {
		group.Go(func() {
			<-start
			payment, refused, err := s.Book(t.Context(), trip.ID, fmt.Sprintf("buyer%d.%s@race.example", i, trip.ID[:8]), card, 1)
			switch {
			case err != nil:
				broken.Add(1)
				t.Errorf("buyer %d: %v", i, err)
			case refused != nil && refused.Status == 409 && refused.Code == "sold_out":
				soldOut.Add(1)
				if _, ok := refused.Details["spotsLeft"]; !ok {
					t.Errorf("the refusal does not say what is left: %s", refused.Text)
				}
			case refused != nil:
				broken.Add(1)
				t.Errorf("buyer %d: %d %s", i, refused.Status, refused.Text)
			case payment["status"] == "succeeded":
				booked.Add(1)
			default:
				broken.Add(1)
				t.Errorf("buyer %d: %v", i, payment)
			}
		})
	}
	close(start)
	group.Wait()
	if booked.Load() != 5 || soldOut.Load() != buyers-5 || broken.Load() != 0 {
		t.Fatalf("%d booked, %d sold out, %d broken", booked.Load(), soldOut.Load(), broken.Load())
	}
	details := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + trip.ID, Token: trip.Host})
	if got := len(details["travelers"].([]any)); got != 5 {
		t.Fatalf("the host sees %d bookings", got)
	}
}
