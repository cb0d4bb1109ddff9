package inventory_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

func refusal(t *testing.T, err error) *apierr.Error {
	t.Helper()
	var e *apierr.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v is no answer for a caller", err)
	}
	return e
}

func TestDepartureIsAddedReadAndListedByYear(t *testing.T) {
	m := triptest.Open(t)
	next := civil.New(2027, 5, 1)
	in := triptest.Departure(next)
	in.CostSchedule[0], in.CostSchedule[1] = in.CostSchedule[1], in.CostSchedule[0]
	in.PostTransferPriceMinor = api.NewOptInt64(0)
	var id uuid.UUID
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		var err error
		id, err = m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, in)
		return err
	})
	item, err := m.Inventory.Get(m.Operator(), m.ItineraryID, id)
	if err != nil {
		t.Fatal(err)
	}
	if item.StartDate != next || item.CostSchedule[0].Travelers != 4 || item.PostTransferPriceMinor != nil ||
		item.PreAccommodation == nil || item.PostAccommodation != nil {
		t.Errorf("%+v", item)
	}
	items, years, err := m.Inventory.List(m.Operator(), m.ItineraryID, inventory.Filter{Year: 2027})
	if err != nil || len(items) != 1 || len(years) != 2 {
		t.Errorf("%d items in %v, %v", len(items), years, err)
	}
	if _, err := m.Inventory.Get(m.Operator(), uuid.New(), id); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("found under another itinerary: %v", err)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{Group: "admin"})
	if _, err := m.Inventory.Get(foreign, m.ItineraryID, id); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("found from another tenant: %v", err)
	}
}

func TestDepartureProblems(t *testing.T) {
	m := triptest.Open(t)
	for field, change := range map[string]func(in *inventoryapi.InventoryInput){
		"startDate": func(in *inventoryapi.InventoryInput) {
			in.StartDate = civil.New(2028, 3, 5).UTC()
		},
		"packageLevel": func(in *inventoryapi.InventoryInput) {
			in.PackageLevel = api.PackageLevelPremium
		},
		"costSchedule[1].numberOfTravelers": func(in *inventoryapi.InventoryInput) {
			in.CostSchedule[1].NumberOfTravelers = 4
		},
		"costSchedule[0].priceMinor": func(in *inventoryapi.InventoryInput) { in.CostSchedule[0].PriceMinor = 0 },
	} {
		in := triptest.Departure(triptest.First)
		change(in)
		err := m.DB.InTenantTx(m.Operator(), m.Tenant.ID, func(tx pgx.Tx) error {
			_, err := m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, in)
			return err
		})
		if e := refusal(t, err); e.Code != apierr.CodeInvalid || e.Fields[field] == "" {
			t.Errorf("%s: %v", field, err)
		}
	}
}

func TestDepartureInUseOnlyGrows(t *testing.T) {
	m := triptest.Open(t)
	id := m.Departures[triptest.First]
	quantity := func(n int) *inventoryapi.InventoryChange {
		return &inventoryapi.InventoryChange{QuantityAvailable: api.NewOptInt(n)}
	}
	m.Must(m.Inventory.Update(m.Operator(), m.ItineraryID, id, quantity(3)))
	if e := refusal(t, m.Inventory.Update(m.Operator(), m.ItineraryID, id,
		quantity(2))); e.Fields["quantityAvailable"] != "Trip Quantity can only be increased" {
		t.Errorf("%v", e)
	}
	moved := &inventoryapi.InventoryChange{StartDate: api.NewOptDate(triptest.Second.UTC()),
		PackageLevel: api.NewOptPackageLevel(api.PackageLevelPremium)}
	if e := refusal(t, m.Inventory.Update(m.Operator(), m.ItineraryID, id, moved)); e.Fields["startDate"] == "" ||
		e.Fields["packageLevel"] == "" {
		t.Errorf("%v", e)
	}
	if e := refusal(t, m.Inventory.Update(m.Operator(), m.ItineraryID, id,
		&inventoryapi.InventoryChange{Version: api.NewOptInt64(1)})); e.Code != apierr.CodeConflict {
		t.Errorf("an old version was taken: %v", e)
	}
	m.Approved()
	if e := refusal(t, m.Inventory.Delete(m.Operator(), m.ItineraryID, id)); e.Code != apierr.CodeIllegalState ||
		e.Message != "This date is in use. You cannot delete it." {
		t.Errorf("a departure in use was removed: %v", e)
	}
	m.Must(m.Inventory.Delete(m.Operator(), m.ItineraryID, m.Departures[triptest.Second]))
	items, _, err := m.Inventory.List(m.Operator(), m.ItineraryID, inventory.Filter{})
	if err != nil || len(items) != 1 {
		t.Errorf("%d left, %v", len(items), err)
	}
}

func TestStatusOfADeparture(t *testing.T) {
	for _, test := range []struct {
		available, pending, confirmed int
		want                          inventoryapi.InventoryItemStatus
	}{
		{2, 0, 0, inventoryapi.InventoryItemStatusAvailable}, {2, 1, 0, inventoryapi.InventoryItemStatusInUse},
		{2, 0, 1, inventoryapi.InventoryItemStatusInUse},
		{2, 1, 1, inventoryapi.InventoryItemStatusFullyPending}, {2, 2, 0, inventoryapi.InventoryItemStatusFullyPending},
		{2, 0, 2, inventoryapi.InventoryItemStatusFullyBooked},
	} {
		item := inventory.Item{QuantityAvailable: test.available, QuantityPending: test.pending,
			QuantityConfirmed: test.confirmed}
		if got := inventory.Status(item); got != test.want {
			t.Errorf("%+v is %s", test, got)
		}
	}
}
