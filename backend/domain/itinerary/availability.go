package itinerary

import (
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// PackageDates is when one package can be requested (H-223).
type PackageDates struct {
	Enabled    bool
	Open       []civil.Date // days with a free departure
	Blackout   []civil.Date // days on which every departure is taken
	Instant    []civil.Date // open days that need no review
	Departures []Departure  // free ones, and taken ones when asked for
}

// DatesTx gives the requestable days of each enabled package.
func (s *Service) DatesTx(ctx context.Context, tx pgx.Tx, it Itinerary, includeInUse bool) (map[api.PackageLevel]PackageDates, error) {
	p := tenant.From(ctx).Policy
	found, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{it.ID}, EarliestStart(civil.Today(s.Clock.Now(ctx)), p))
	if err != nil {
		return nil, err
	}
	dates := map[api.PackageLevel]PackageDates{}
	for _, level := range levels {
		if _, enabled := it.Package(level); enabled {
			dates[level] = packageDates(found[it.ID], level, it.Instant(level), includeInUse)
		}
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
func (s *Service) Availability(ctx context.Context, id uuid.UUID, includeInUse bool) (api.Availability, error) {
	answer := api.Availability{Packages: []api.PackageAvailability{}}
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
		offered := 0
		for _, level := range levels {
			if d, enabled := dates[level]; enabled {
				offered += len(d.Departures)
				answer.Packages = append(answer.Packages, d.answer(level))
			}
		}
		if offered == 0 {
			return apierr.New(apierr.CodeNoInventory, "no inventory items found")
		}
		return nil
	})
	return answer, err
}

func (d PackageDates) answer(level api.PackageLevel) api.PackageAvailability {
	out := api.PackageAvailability{
		Level: level, EnabledDates: instants(d.Open), BlackoutDates: instants(d.Blackout), InstantApprovalDates: instants(d.Instant),
		ItineraryInventoryItems: []api.InventoryOffer{},
	}
	if len(d.Open) > 0 {
		out.FirstAvailableDate = api.NewOptDate(slices.MinFunc(d.Open, civil.Date.Compare).UTC())
	}
	for _, departure := range d.Departures {
		out.ItineraryInventoryItems = append(out.ItineraryInventoryItems, departure.offer())
	}
	return out
}

func (d Departure) offer() api.InventoryOffer {
	out := api.InventoryOffer{
		ID: d.ID, StartDate: d.StartDate.UTC(), PackageLevel: d.PackageLevel, Status: api.InventoryOfferStatusAvailable, CostSchedule: Tiers(d.CostSchedule),
	}
	switch {
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

// SuggestedPrice is the range of sensible sell prices of a package on a day (H-521).
func (s *Service) SuggestedPrice(ctx context.Context, params api.GetSuggestedSellPriceParams) (api.PriceRange, error) {
	t := tenant.From(ctx)
	var answer api.PriceRange
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.visible(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		day := civil.Of(params.TripStartDate)
		found, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{it.ID}, day)
		if err != nil {
			return err
		}
		for _, d := range found[it.ID] {
			wanted := d.StartDate == day && d.PackageLevel == params.SelectedPackage
			if params.ItineraryInventoryItemId.Set {
				wanted = d.ID == params.ItineraryInventoryItemId.Value
			}
			if !wanted {
				continue
			}
			sheet, err := it.Model(d, t.Policy, t.Policy.Pricing.DefaultFreePlaces).Sheet()
			if err != nil {
				return err
			}
			prices, err := sheet.SuggestedRange(t.Policy.Pricing.RangeSpreadBP, t.Policy.Pricing.RangeStepUnits)
			answer = api.PriceRange{MinPriceMinor: prices.MinPriceMinor, MaxPriceMinor: prices.MaxPriceMinor, Currency: it.Currency}
			return err
		}
		return apierr.New(apierr.CodeNoInventory, "no inventory items found")
	})
	return answer, err
}
