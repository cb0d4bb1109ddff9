//go:build unsafe_nolock

package app_test

import (
	"testing"

	"caravan/backend/app/apptest"
)

// The race test is effective: taken in two steps, and without the schema's last line of defense, one departure
// goes to many.
func TestWithoutTheLockADepartureGoesToMany(t *testing.T) {
	oversells(t, func(t *testing.T) (int, []string) {
		r := raceForDeparture(t, func(s *apptest.Server) {
			withoutConstraint(t, s, "inventory_item", "inventory_item_not_oversold")
		})
		return int(r.won.Load()) - 1, r.broken.texts
	})
}
