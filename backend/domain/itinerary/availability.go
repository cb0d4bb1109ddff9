package itinerary

import (
	"slices"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
)

// PackageDates describes when a package can be requested (H-223).
type PackageDates struct {
	Enabled    bool
	Open       []civil.Date // days with an available departure
	Blackout   []civil.Date // days on which every departure is taken
	Instant    []civil.Date // open days that need no review
	Departures []Departure  // available ones, and reserved ones if requested; none without inventory
	// DietaryOptions are what a host can choose besides none.
	DietaryOptions []string
}

// DietaryNone is the default dietary restriction, to which a change of package resets (H-322, H-347).
const DietaryNone = "none"

// DefaultStart is the start date set by a change of the package: the first instant-approval date, else the first
// available one (H-323); zero if there is none.
func (d PackageDates) DefaultStart() civil.Date {
	switch {
	case len(d.Instant) > 0:
		return slices.MinFunc(d.Instant, civil.Date.Compare)
	case len(d.Open) > 0:
		return slices.MinFunc(d.Open, civil.Date.Compare)
	}
	return civil.Date{}
}

// Choice is the order of preference for the default package (H-324).
var Choice = []api.PackageLevel{api.PackageLevelStandard, api.PackageLevelEconomy, api.PackageLevelPremium}

// Answer converts a package's dates to the contract's form.
func (d PackageDates) Answer(level api.PackageLevel) itineraryapi.PackageAvailability {
	out := itineraryapi.PackageAvailability{
		Level: level, EnabledDates: instants(d.Open), BlackoutDates: instants(d.Blackout),
		InstantApprovalDates:    instants(d.Instant),
		ItineraryInventoryItems: []api.InventoryOffer{}, DietaryOptions: OrEmpty(d.DietaryOptions),
		DefaultDietaryRestriction: api.NewOptString(DietaryNone),
	}
	if day := d.DefaultStart(); !day.IsZero() {
		out.DefaultStartDate = api.NewOptDate(day.UTC())
	}
	if len(d.Open) > 0 {
		out.FirstAvailableDate = api.NewOptDate(slices.MinFunc(d.Open, civil.Date.Compare).UTC())
	}
	for _, departure := range d.Departures {
		out.ItineraryInventoryItems = append(out.ItineraryInventoryItems, departure.Offer())
	}
	return out
}

// Offer returns what a host sees of a departure (H-224).
func (d Departure) Offer() api.InventoryOffer {
	out := api.InventoryOffer{
		ID: d.ID, StartDate: d.StartDate.UTC(), PackageLevel: d.PackageLevel, Status: api.InventoryOfferStatusAvailable,
		CostSchedule: Tiers(d.CostSchedule),
	}
	switch {
	case d.QuantityAvailable <= 0:
		out.Status = api.InventoryOfferStatusUnknown
	case d.QuantityConfirmed >= d.QuantityAvailable:
		out.Status = api.InventoryOfferStatusConfirmed
	case !d.Free():
		out.Status = api.InventoryOfferStatusReserved
	}
	out.Open = out.Status == api.InventoryOfferStatusAvailable
	if d.PreTransferPriceMinor != nil {
		out.PreTransferPriceMinor = api.NewOptInt64(*d.PreTransferPriceMinor)
	}
	if d.PostTransferPriceMinor != nil {
		out.PostTransferPriceMinor = api.NewOptInt64(*d.PostTransferPriceMinor)
	}
	if d.PreAccommodation != nil {
		out.PreAccommodation = api.NewOptRoomSupply(*d.PreAccommodation)
	}
	if d.PostAccommodation != nil {
		out.PostAccommodation = api.NewOptRoomSupply(*d.PostAccommodation)
	}
	return out
}

// SuggestedRange returns the range of sell prices on a departure with free-of-charge spots and what the host
// chose for the group, in minor units.
func (it Itinerary) SuggestedRange(d Departure, p policy.Policy, foc int, groupVariableMinor int64) (
	api.PriceRange, error) {
	model := it.Model(d, p, foc)
	model.GroupVariableMinor = groupVariableMinor
	sheet, err := model.Sheet()
	if err != nil {
		return api.PriceRange{}, err
	}
	prices, err := sheet.SuggestedRange(p.Pricing.RangeSpreadBP, p.Pricing.RangeStepUnits)
	return api.PriceRange{MinPriceMinor: prices.MinPriceMinor, MaxPriceMinor: prices.MaxPriceMinor, Currency: it.Currency},
		err
}
