package inventory

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/inventory/inventorydb"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
)

// check returns the messages of O-112 to O-119.
func check(item Item, it itinerary.Itinerary) map[string]string {
	fields := map[string]string{}
	if item.PackageLevel == "" {
		fields["packageLevel"] = "Package is required"
	} else if _, enabled := it.Package(item.PackageLevel); !enabled {
		fields["packageLevel"] = "This package isn’t enabled"
	}
	seen := map[int]bool{}
	for i, tier := range item.CostSchedule {
		at := fmt.Sprintf("costSchedule[%d].numberOfTravelers", i)
		switch {
		case seen[tier.Travelers]:
			fields[at] = "Enter one price for each number of travelers"
		case tier.PriceMinor <= 0:
			fields[fmt.Sprintf("costSchedule[%d].priceMinor", i)] = "Price is required"
		}
		seen[tier.Travelers] = true
	}
	for field, minor := range prices(item) {
		apierr.BetweenSteps(fields, field, minor, it.Currency)
	}
	if len(item.CostSchedule) == 0 {
		fields["costSchedule"] = "Price is required"
	}
	return fields
}

// prices returns the typed prices of a departure by field.
func prices(i Item) map[string]int64 {
	out := map[string]int64{"singleSupplementPriceMinor": i.SingleSupplementPriceMinor}
	for n, tier := range i.CostSchedule {
		out[fmt.Sprintf("costSchedule[%d].priceMinor", n)] = tier.PriceMinor
	}
	for field, price := range map[string]*int64{"preTransferPriceMinor": i.PreTransferPriceMinor,
		"postTransferPriceMinor": i.PostTransferPriceMinor} {
		if price != nil {
			out[field] = *price
		}
	}
	for field, rooms := range map[string]*api.RoomSupply{"preAccommodation": i.PreAccommodation,
		"postAccommodation": i.PostAccommodation} {
		if rooms != nil {
			out[field+".single.priceMinor"], out[field+".double.priceMinor"] = rooms.Single.Value.PriceMinor,
				rooms.Double.Value.PriceMinor
		}
	}
	return out
}

func loaded(row inventorydb.InventoryItem, err error) (Item, error) {
	if db.NoRows(err) {
		return Item{}, apierr.NotFound("departure")
	}
	if err != nil {
		return Item{}, fmt.Errorf("load departure: %w", err)
	}
	return fromRow(row)
}

func fromRow(r inventorydb.InventoryItem) (Item, error) {
	item := Item{
		ID: r.ID, ItineraryID: r.ItineraryID, StartDate: r.StartDate, PackageLevel: api.PackageLevel(r.PackageLevel),
		QuantityAvailable: r.QuantityAvailable, QuantityPending: r.QuantityPending, QuantityConfirmed: r.QuantityConfirmed,
		SingleSupplementPriceMinor: r.SingleSupplementPriceMinor, SingleSupplementQuantity: r.SingleSupplementQuantity,
		PreTransferPriceMinor: r.PreTransferPriceMinor, PostTransferPriceMinor: r.PostTransferPriceMinor, Version: r.Version,
	}
	if err := json.Unmarshal(r.CostSchedule, &item.CostSchedule); err != nil {
		return Item{}, fmt.Errorf("cost schedule of departure %s: %w", r.ID, err)
	}
	for _, part := range []struct {
		text json.RawMessage
		into **api.RoomSupply
	}{{r.PreAccommodation, &item.PreAccommodation}, {r.PostAccommodation, &item.PostAccommodation}} {
		if len(part.text) == 0 {
			continue
		}
		nights, err := ReadNights(part.text)
		if err != nil {
			return Item{}, fmt.Errorf("accommodation of departure %s: %w", r.ID, err)
		}
		*part.into = nights
	}
	if err := json.Unmarshal(r.AccommodationSelections, &item.Selections); err != nil {
		return Item{}, fmt.Errorf("accommodations of departure %s: %w", r.ID, err)
	}
	return item, nil
}

func fromInput(in *inventoryapi.InventoryInput) Item {
	item := Item{
		StartDate: civil.Of(in.StartDate), PackageLevel: in.PackageLevel, QuantityAvailable: in.QuantityAvailable,
		SingleSupplementPriceMinor: in.SingleSupplementPriceMinor,
		SingleSupplementQuantity:   in.SingleSupplementQuantityAvailable,
		PreTransferPriceMinor:      price(in.PreTransferPriceMinor), PostTransferPriceMinor: price(in.PostTransferPriceMinor),
		CostSchedule: itinerary.Schedule(in.CostSchedule), PreAccommodation: supply(in.PreAccommodation),
		PostAccommodation: supply(in.PostAccommodation),
	}
	item.CostSchedule = sorted(item.CostSchedule)
	return item
}

// price drops an optional price that is empty or zero (O-116).
func price(in api.OptInt64) *int64 {
	if in.Or(0) <= 0 {
		return nil
	}
	return &in.Value
}

func supply(in api.OptRoomSupply) *api.RoomSupply {
	rooms := in.Value
	if rooms.Single.Value.PriceMinor <= 0 {
		rooms.Single = api.OptNightSupply{}
	}
	if rooms.Double.Value.PriceMinor <= 0 {
		rooms.Double = api.OptNightSupply{}
	}
	if !rooms.Single.Set && !rooms.Double.Set {
		return nil
	}
	return &rooms
}

// changedItem applies a change to a departure.
func changedItem(item Item, in *inventoryapi.InventoryChange) Item {
	if in.StartDate.Set {
		item.StartDate = civil.Of(in.StartDate.Value)
	}
	item.PackageLevel, item.QuantityAvailable = in.PackageLevel.Or(item.PackageLevel),
		in.QuantityAvailable.Or(item.QuantityAvailable)
	item.SingleSupplementPriceMinor = in.SingleSupplementPriceMinor.Or(item.SingleSupplementPriceMinor)
	item.SingleSupplementQuantity = in.SingleSupplementQuantityAvailable.Or(item.SingleSupplementQuantity)
	if in.PreTransferPriceMinor.Set {
		item.PreTransferPriceMinor = price(in.PreTransferPriceMinor)
	}
	if in.PostTransferPriceMinor.Set {
		item.PostTransferPriceMinor = price(in.PostTransferPriceMinor)
	}
	if in.PreAccommodation.Set {
		item.PreAccommodation = supply(in.PreAccommodation)
	}
	if in.PostAccommodation.Set {
		item.PostAccommodation = supply(in.PostAccommodation)
	}
	if in.CostSchedule != nil {
		item.CostSchedule = sorted(itinerary.Schedule(in.CostSchedule))
	}
	return item
}

// TierRemovable reports whether a tier of a schedule can be removed: there are more than two, and it is neither
// the first nor the last or is within the itinerary's spots (O-118).
func TierRemovable(schedule []pricing.Tier, index, minimumSpots, maximumSpots int) bool {
	n := schedule[index].Travelers
	extreme := index == 0 || index == len(schedule)-1
	return len(schedule) > 2 && (!extreme || n > minimumSpots && n < maximumSpots)
}

// checkRemovedTiers rejects a change that removes a tier which has to stay.
func checkRemovedTiers(fields map[string]string, have, want []pricing.Tier, it itinerary.Itinerary) {
	for i, tier := range have {
		left := slices.ContainsFunc(want, func(t pricing.Tier) bool { return t.Travelers == tier.Travelers })
		if !left && len(want) < len(have) && !TierRemovable(have, i, it.MinimumSpots, it.MaximumSpots) {
			fields["costSchedule"] = fmt.Sprintf("You cannot remove the price for %s", count.Of(tier.Travelers, "traveler"))
		}
	}
}

func sorted(schedule []pricing.Tier) []pricing.Tier {
	slices.SortStableFunc(schedule, func(a, b pricing.Tier) int { return a.Travelers - b.Travelers })
	return schedule
}

// parts are the columns of a departure stored as JSON.
type parts struct{ cost, before, after, selections json.RawMessage }

func columns(item Item) (p parts, err error) {
	if p.cost, err = json.Marshal(item.CostSchedule); err != nil {
		return p, err
	}
	if item.PreAccommodation != nil {
		if p.before, err = WriteNights(*item.PreAccommodation); err != nil {
			return p, err
		}
	}
	if item.PostAccommodation != nil {
		if p.after, err = WriteNights(*item.PostAccommodation); err != nil {
			return p, err
		}
	}
	p.selections, err = json.Marshal(append([]uuid.UUID{}, item.Selections...))
	return p, err
}
