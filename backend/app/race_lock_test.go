//go:build !unsafe_nolock

package app_test

import (
	"testing"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// Exactly as many buyers succeed as there are spots, all others are immediately told what is left, nothing
// breaks.
func TestBuyersRaceForPlaces(t *testing.T) {
	for range proofRuns(t, "CARAVAN_PROOF_RACES", 1) {
		t.Run("", raceOnce)
	}
}

func raceOnce(t *testing.T) {
	s := apptest.Start(t, func(c *app.Config) { c.Limits.HoldsPerMinute, c.Limits.HeldSpots = 0, 0 })
	s.Small(t)
	places, buyers := racePlaces(t), raceBuyers(t)
	trip := s.LiveTrip(t, 2, places)
	r := race(t, s, trip)
	if int(r.booked.Load()) != places || int(r.soldOut.Load()) != buyers-places || len(r.broken.texts) != 0 {
		t.Fatalf("%d booked, %d sold out, broken: %q", r.booked.Load(), r.soldOut.Load(), r.broken.texts)
	}
	t.Logf("%d buyers for %d places; losers knew after p50 %s, p99 %s", buyers, places, r.waited(50), r.waited(99))
	details := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + trip.ID, Token: trip.Host})
	if got := len(details["travelers"].([]any)); got != places {
		t.Fatalf("the host sees %d bookings", got)
	}
}
