//go:build !unsafe_nolock

package app_test

import (
	"testing"

	"caravan/backend/app/apptest"
)

// Exactly as many are booked as there are places, everybody else hears at once what is left, nothing breaks.
func TestTwoHundredBuyersRaceForFivePlaces(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, racePlaces)
	r := race(t, s, trip)
	if r.booked.Load() != racePlaces || r.soldOut.Load() != raceBuyers-racePlaces || r.broken.Load() != 0 {
		t.Fatalf("%d booked, %d sold out, %d broken", r.booked.Load(), r.soldOut.Load(), r.broken.Load())
	}
	details := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + trip.ID, Token: trip.Host})
	if got := len(details["travelers"].([]any)); got != racePlaces {
		t.Fatalf("the host sees %d bookings", got)
	}
}
