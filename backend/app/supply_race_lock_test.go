//go:build !unsafe_nolock

package app_test

import "testing"

// Of many hosts who request the last departure concurrently, one gets it and the others are immediately told that
// it is gone.
func TestManyHostsRaceForTheLastDeparture(t *testing.T) {
	for range proofRuns(t, "CARAVAN_PROOF_RACES", 1) {
		t.Run("", func(t *testing.T) {
			r := raceForDeparture(t, nil)
			if r.won.Load() != 1 || int(r.lost.Load()) != departureRacers(t)-1 || len(r.broken.texts) != 0 {
				t.Fatalf("%d won, %d lost, broken: %q", r.won.Load(), r.lost.Load(), r.broken.texts)
			}
		})
	}
}
