//go:build unsafe_nolock

package app_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// The race test is effective: without the lock, and without the schema's last line of defense, the same race
// sells spots that do not exist.
func TestWithoutTheLockTheRaceOversells(t *testing.T) {
	places := racePlaces(t)
	oversells(t, func(t *testing.T) (int, []string) {
		s := apptest.Start(t, func(c *app.Config) { c.Limits.HoldsPerMinute, c.Limits.HeldSpots = 0, 0 })
		s.Small(t)
		trip := s.LiveTrip(t, 2, places)
		withoutConstraint(t, s, "trip", "trip_spots_not_oversold")
		r := race(t, s, trip)
		return int(r.booked.Load()) - places, r.broken.texts
	})
}

// oversells shows that a race detects a missing lock. The order of arrival is random, so it gets several rounds;
// a round returns how many nonexistent spots it sold, and which responses were neither a sale nor a rejection.
func oversells(t *testing.T, round func(*testing.T) (tooMany int, broken []string)) {
	t.Helper()
	for range 10 {
		tooMany, broken := round(t)
		if tooMany > 0 {
			return
		}
		t.Logf("nothing is oversold in this round; neither sold nor refused: %q", broken)
	}
	t.Fatal("nothing is oversold without the lock: the race would not notice that it is missing")
}

func withoutConstraint(t *testing.T, s *apptest.Server, table, name string) {
	t.Helper()
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	if _, err := owner.Exec(t.Context(), "ALTER TABLE "+table+" DROP CONSTRAINT "+name); err != nil {
		t.Fatal(err)
	}
}
