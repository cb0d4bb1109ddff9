package inventory_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
)

func TestBatchSavesWhatItCan(t *testing.T) {
	m := triptest.Open(t)
	first, second := m.Departures[triptest.First], m.Departures[triptest.Second]
	price := func(minor int64) inventoryapi.InventoryChange {
		return inventoryapi.InventoryChange{SingleSupplementPriceMinor: api.NewOptInt64(minor)}
	}
	items := []inventoryapi.InventoryBatchItem{
		{InventoryItemId: first, Change: price(300_00)},
		{InventoryItemId: second, Change: inventoryapi.InventoryChange{StartDate: api.NewOptDate(triptest.First.UTC())}},
		{InventoryItemId: uuid.New(), Change: price(1)},
	}
	result, err := m.Inventory.UpdateBatch(m.Operator(), m.ItineraryID, items, "the first key")
	if err != nil {
		t.Fatal(err)
	}
	if result.Saved != 1 || result.Failed != 2 || result.Message != "Some changes failed to save" {
		t.Errorf("%+v", result)
	}
	if r := result.Results; !r[0].Saved || r[0].Item.Value.SingleSupplementPriceMinor != 300_00 ||
		r[1].Fields.Value["startDate"] == "" || r[2].Code.Value != "not_found" {
		t.Errorf("%+v", result.Results)
	}
	again, err := m.Inventory.UpdateBatch(m.Operator(), m.ItineraryID, items, "the first key")
	if err != nil || again.Saved != 1 || again.Results[0].Item.Value.Version != result.Results[0].Item.Value.Version {
		t.Errorf("the same key changed it twice: %+v %v", again, err)
	}
	whole, err := m.Inventory.UpdateBatch(m.Operator(), m.ItineraryID, items[:1], "the second key")
	if err != nil || whole.Message != "All changes have been saved successfully." || whole.Failed != 0 {
		t.Errorf("%+v %v", whole, err)
	}
}

func TestWarningsDoNotHinder(t *testing.T) {
	m := triptest.Open(t)
	var id uuid.UUID
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		var err error
		id, err = m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, triptest.Departure(triptest.First))
		return err
	})
	view, err := m.Inventory.Get(m.Operator(), m.ItineraryID, id)
	if err != nil || !slices.Equal(view.Warnings, []string{"You already have a departure available on this date"}) {
		t.Errorf("%q %v", view.Warnings, err)
	}
	m.Approved()
	view, err = m.Inventory.Get(m.Operator(), m.ItineraryID, m.Departures[triptest.First])
	if err != nil || !slices.Contains(view.Warnings, "This date is in use. Trip Quantity can only be increased.") {
		t.Errorf("%q %v", view.Warnings, err)
	}
	// A list returns the same for each.
	listed, _, err := m.Inventory.List(m.Operator(), m.ItineraryID, inventory.Filter{})
	m.Must(err)
	at := slices.IndexFunc(listed, func(one inventory.View) bool { return one.ID == view.ID })
	if !slices.Equal(listed[at].Warnings, view.Warnings) {
		t.Errorf("in the list %q, alone %q", listed[at].Warnings, view.Warnings)
	}
	m.Must(m.Inventory.Update(m.Operator(), m.ItineraryID, view.ID,
		&inventoryapi.InventoryChange{QuantityAvailable: api.NewOptInt(5)}))
}

func TestOnlyDeparturesToComeAreListed(t *testing.T) {
	m := triptest.Open(t)
	m.Clock.Advance(triptest.First.AddDays(1).UTC().Sub(m.Clock.Now()))
	items, _, err := m.Inventory.List(m.Operator(), m.ItineraryID, inventory.Filter{Future: true})
	if err != nil || len(items) != 1 || items[0].StartDate != triptest.Second {
		t.Errorf("%d, %v", len(items), err)
	}
}

// There are more than two tiers, and the tier is neither the first nor the last, or is within the allowed spots
// (O-118).
func TestWhichTiersCanGo(t *testing.T) {
	tiers := func(travelers ...int) (out []pricing.Tier) {
		for _, n := range travelers {
			out = append(out, pricing.Tier{Travelers: n, PriceMinor: 1})
		}
		return out
	}
	for _, test := range []struct {
		schedule []pricing.Tier
		index    int
		want     bool
	}{
		{tiers(6, 12), 0, false}, {tiers(6, 9, 12), 1, true}, {tiers(6, 9, 12), 0, false}, {tiers(6, 9, 12), 2, false},
		{tiers(7, 9, 12), 0, true}, {tiers(6, 9, 11), 2, true}, {tiers(2, 9, 11), 0, false},
	} {
		if got := inventory.TierRemovable(test.schedule, test.index, 6, 12); got != test.want {
			t.Errorf("%v, %d: %v", test.schedule, test.index, got)
		}
	}
	m := triptest.Open(t)
	err := m.Inventory.Update(m.Operator(), m.ItineraryID, m.Departures[triptest.First], &inventoryapi.InventoryChange{
		CostSchedule: []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1_000_00}},
	})
	if e := refusal(t, err); e.Fields["costSchedule"] != "You cannot remove the price for 6 travelers" {
		t.Errorf("%v", e)
	}
}
