//go:build unsafe_nolock

package app_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// The race bites: taken in two steps, and with the schema's last line of defence removed, one departure goes to many.
func TestWithoutTheLockADepartureGoesToMany(t *testing.T) {
	r := raceForDeparture(t, func(s *apptest.Server) {
		owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
		if err != nil {
			t.Fatal(err)
		}
		defer owner.Close(t.Context())
		if _, err := owner.Exec(t.Context(), "ALTER TABLE inventory_item DROP CONSTRAINT inventory_item_not_oversold"); err != nil {
			t.Fatal(err)
		}
	})
	if r.won.Load() <= 1 {
		t.Fatalf("%d won: the race would not notice a missing lock", r.won.Load())
	}
}
