//go:build unsafe_nolock

package app_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// The race bites: built without the lock, and with the last line of defence in the schema removed, the same
// race sells places that do not exist.
func TestWithoutTheLockTheRaceOversells(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	places := racePlaces(t)
	trip := s.LiveTrip(t, 2, places)
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	if _, err := owner.Exec(t.Context(), "ALTER TABLE trip DROP CONSTRAINT trip_spots_not_oversold"); err != nil {
		t.Fatal(err)
	}
	if r := race(t, s, trip); int(r.booked.Load()) <= places {
		t.Fatalf("%d booked for %d places: the race would not notice a missing lock", r.booked.Load(), places)
	}
}
