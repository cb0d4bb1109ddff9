package inventory_test

import (
	"testing"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/platform/civil"
)

// The form of a new departure starts half a year ahead with one trip, ten private rooms and three nights, and
// accepts days until one after 24 months (O-115, O-219 to O-221, O-232).
func TestWhatADepartureStartsWith(t *testing.T) {
	m := triptest.Open(t)
	answer, err := inventory.HTTP{Service: m.Inventory}.GetInventoryMetadata(m.Operator())
	m.Must(err)
	d, today := answer.Data, civil.Today(m.Clock.Now())
	if d.DefaultQuantityAvailable != 1 || d.DefaultSingleSupplementQuantity != 10 || d.DefaultMaxNights != 3 {
		t.Errorf("%+v", d)
	}
	if start := civil.Of(d.DefaultStartDate); start != today.AddMonths(6) {
		t.Errorf("starts on %s", start)
	}
	if from, until := civil.Of(d.EarliestStartDate), civil.Of(d.LatestStartDate); from != today ||
		until != today.AddMonths(24).AddDays(1) {
		t.Errorf("from %s until %s", from, until)
	}
}
