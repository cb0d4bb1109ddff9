package itinerary

import (
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// PackageDates is when one package can be requested (H-223).
type PackageDates struct {
	Enabled    bool
	Open       []civil.Date // days with a free departure
	Blackout   []civil.Date // days on which every departure is taken
	Instant    []civil.Date // open days that need no review
	Departures []Departure  // free ones, and taken ones when asked for; none without inventory
	// DietaryOptions are what a host can choose beside none.
	DietaryOptions []string
}

// DietaryNone is the default dietary restriction, which a change of package goes back to (H-322, H-347).
const DietaryNone = "none"

// DefaultStart is the start date that a change to the package sets: the first instant-approval date, else the
// first available one (H-323); zero without any.
func (d PackageDates) DefaultStart() civil.Date {
	switch {
	case len(d.Instant) > 0:
		return slices.MinFunc(d.Instant, civil.Date.Compare)
	case len(d.Open) > 0:
		return slices.MinFunc(d.Open, civil.Date.Compare)
	}
	return civil.Date{}
}

// choice is the order in which the default package is looked for (H-324).
var choice = []api.PackageLevel{api.PackageLevelStandard, api.PackageLevelEconomy, api.PackageLevelPremium}

// DatesTx gives the requestable days of each enabled package.
func (s *Service) DatesTx(ctx context.Context, tx pgx.Tx, it Itinerary, includeInUse bool) (map[api.PackageLevel]PackageDates, error) {
	p, today := tenant.From(ctx).Policy, civil.Today(s.Clock.Now(ctx))
	found, err := s.upcomingTx(ctx, tx, []Itinerary{it})
	if err != nil {
		return nil, err
	}
	dates := map[api.PackageLevel]PackageDates{}
	for _, level := range levels {
		setup, enabled := it.Package(level)
		if !enabled {
			continue
		}
		own := it.spanDates(level, it.earliest(today, p), lastStart(today, p))
		if it.InventoryEnabled {
			own = packageDates(found[it.ID], level, it.Instant(level), includeInUse)
		}
		own.DietaryOptions = setup.FoodOptions
		dates[level] = own
	}
	return dates, nil
}

func packageDates(departures []Departure, level api.PackageLevel, instant, includeInUse bool) PackageDates {
	dates := PackageDates{Enabled: true}
	var taken []civil.Date
	for _, d := range departures {
		if d.PackageLevel != level {
			continue
		}
		if d.Free() || includeInUse {
			dates.Departures = append(dates.Departures, d)
		}
		if !d.Free() {
			taken = append(taken, d.StartDate)
		} else if !slices.Contains(dates.Open, d.StartDate) {
			dates.Open = append(dates.Open, d.StartDate)
		}
	}
	for _, day := range taken {
		if !slices.Contains(dates.Open, day) && !slices.Contains(dates.Blackout, day) {
			dates.Blackout = append(dates.Blackout, day)
		}
	}
	if instant {
		dates.Instant = dates.Open
	}
	return dates
}

// Availability answers when an itinerary can be requested. Without any departure left it is CodeNoInventory,
// which the portals show as booked (H-520).
func (s *Service) Availability(ctx context.Context, id uuid.UUID, includeInUse bool) (itineraryapi.Availability, error) {
	answer := itineraryapi.Availability{Packages: []itineraryapi.PackageAvailability{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		it, err := s.visible(ctx, tx, id)
		if err != nil {
			return err
		}
		answer.IsInventoryEnabled = it.InventoryEnabled
		dates, err := s.DatesTx(ctx, tx, it, includeInUse)
		if err != nil {
			return err
		}
		offered, choices := 0, 0
		for _, level := range levels {
			if d, enabled := dates[level]; enabled {
				offered += len(d.Departures)
				if len(d.Open) > 0 {
					choices++
				}
				if !it.InventoryEnabled {
					offered += len(d.Open)
				}
				answer.Packages = append(answer.Packages, d.answer(level))
			}
		}
		answer.ShowPackages = api.NewOptBool(choices >= 2)
		for _, level := range choice {
			if _, enabled := dates[level]; enabled {
				answer.DefaultPackage = api.NewOptPackageLevel(level)
				break
			}
		}
		if offered == 0 {
			return apierr.New(apierr.CodeNoInventory, "no inventory items found")
		}
		return nil
	})
	return answer, err
}

func (d PackageDates) answer(level api.PackageLevel) itineraryapi.PackageAvailability {
	out := itineraryapi.PackageAvailability{
		Level: level, EnabledDates: instants(d.Open), BlackoutDates: instants(d.Blackout), InstantApprovalDates: instants(d.Instant),
		ItineraryInventoryItems: []api.InventoryOffer{}, DietaryOptions: orEmpty(d.DietaryOptions), DefaultDietaryRestriction: api.NewOptString(DietaryNone),
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

// Offer is what a host sees of a departure (H-224).
func (d Departure) Offer() api.InventoryOffer {
	out := api.InventoryOffer{
		ID: d.ID, StartDate: d.StartDate.UTC(), PackageLevel: d.PackageLevel, Status: api.InventoryOfferStatusAvailable, CostSchedule: Tiers(d.CostSchedule),
	}
	switch {
	case d.QuantityAvailable <= 0:
		out.Status = api.InventoryOfferStatusUnknown
	case d.QuantityConfirmed >= d.QuantityAvailable:
		out.Status = api.InventoryOfferStatusConfirmed
	case !d.Free():
		out.Status = api.InventoryOfferStatusReserved
	}
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

// SuggestedPrice is the range of sensible sell prices of a package on a day (H-521). A least price that the
// caller names is the answer outside production (H-523) and a floor in it.
func (s *Service) SuggestedPrice(ctx context.Context, params itineraryapi.GetSuggestedSellPriceParams) (api.PriceRange, error) {
	t := tenant.From(ctx)
	var answer api.PriceRange
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.visible(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		d, err := s.departureTx(ctx, tx, it, params.SelectedPackage, civil.Of(params.TripStartDate), params.ItineraryInventoryItemId)
		if err != nil {
			return err
		}
		answer, err = it.SuggestedRange(d, t.Policy, t.Policy.Pricing.DefaultFreePlaces, 0)
		return err
	})
	if least := params.MinimumPrice.Or(0); least > 0 {
		if s.Production {
			answer.MinPriceMinor, answer.MaxPriceMinor = max(answer.MinPriceMinor, least), max(answer.MaxPriceMinor, least)
		} else {
			answer.MinPriceMinor, answer.MaxPriceMinor = least, least
		}
	}
	return answer, err
}

// SuggestedRange is the range of sell prices on a departure with free places and what the host chose for the
// group, in minor units.
func (it Itinerary) SuggestedRange(d Departure, p tenant.Policy, foc int, groupVariableMinor int64) (api.PriceRange, error) {
	model := it.Model(d, p, foc)
	model.GroupVariableMinor = groupVariableMinor
	sheet, err := model.Sheet()
	if err != nil {
		return api.PriceRange{}, err
	}
	prices, err := sheet.SuggestedRange(p.Pricing.RangeSpreadBP, p.Pricing.RangeStepUnits)
	return api.PriceRange{MinPriceMinor: prices.MinPriceMinor, MaxPriceMinor: prices.MaxPriceMinor, Currency: it.Currency}, err
}

// departureTx finds what a package costs on a day, or on the departure named.
func (s *Service) departureTx(ctx context.Context, tx pgx.Tx, it Itinerary, level api.PackageLevel, day civil.Date, item api.OptUUID) (Departure, error) {
	if d, ok := it.DepartureOn(level, day, tenant.From(ctx).Policy); ok {
		return d, nil
	}
	if it.InventoryEnabled {
		found, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{it.ID}, day)
		if err != nil {
			return Departure{}, err
		}
		for _, d := range found[it.ID] {
			if item.Set && d.ID == item.Value || !item.Set && d.StartDate == day && d.PackageLevel == level {
				return d, nil
			}
		}
	}
	return Departure{}, apierr.New(apierr.CodeNoInventory, "no inventory items found")
}
