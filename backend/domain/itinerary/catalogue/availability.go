package catalogue

import (
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// DatesTx returns the requestable days of each enabled package.
func (s *Service) DatesTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary,
	includeInUse bool) (map[api.PackageLevel]itinerary.PackageDates, error) {
	p, today := tenant.From(ctx).Policy, civil.Today(s.Clock.Now(ctx))
	found, err := s.upcomingTx(ctx, tx, []itinerary.Itinerary{it})
	if err != nil {
		return nil, err
	}
	dates := map[api.PackageLevel]itinerary.PackageDates{}
	for _, level := range itinerary.Levels {
		setup, enabled := it.Package(level)
		if !enabled {
			continue
		}
		own := it.SpanDates(level, it.Earliest(today, p), itinerary.LastStart(today, p))
		if it.InventoryEnabled {
			own = packageDates(found[it.ID], level, it.Instant(level), includeInUse)
		}
		own.DietaryOptions = setup.FoodOptions
		dates[level] = own
	}
	return dates, nil
}

func packageDates(departures []itinerary.Departure, level api.PackageLevel, instant,
	includeInUse bool) itinerary.PackageDates {
	dates := itinerary.PackageDates{Enabled: true}
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

// Availability returns when an itinerary can be requested. Without any departure left the error is
// CodeNoInventory, which the portals show as booked (H-520).
func (s *Service) Availability(ctx context.Context, id uuid.UUID,
	includeInUse bool) (itineraryapi.Availability, error) {
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
		for _, level := range itinerary.Levels {
			if d, enabled := dates[level]; enabled {
				offered += len(d.Departures)
				if len(d.Open) > 0 {
					choices++
				}
				if !it.InventoryEnabled {
					offered += len(d.Open)
				}
				answer.Packages = append(answer.Packages, d.Answer(level))
			}
		}
		answer.ShowPackages = api.NewOptBool(choices >= 2)
		for _, level := range itinerary.Choice {
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

// SuggestedPrice returns the range of sensible sell prices of a package on a day (H-521). A minimum price named
// by the caller is the result outside production (H-523) and a floor in it.
func (s *Service) SuggestedPrice(ctx context.Context, params itineraryapi.GetSuggestedSellPriceParams) (
	api.PriceRange, error) {
	t := tenant.From(ctx)
	var answer api.PriceRange
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.visible(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		d, err := s.departureTx(ctx, tx, it, params.SelectedPackage, civil.Of(params.TripStartDate),
			params.ItineraryInventoryItemId)
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

// departureTx returns what a package costs on a day, or on the given departure.
func (s *Service) departureTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, level api.PackageLevel,
	day civil.Date, item api.OptUUID) (itinerary.Departure, error) {
	if d, ok := it.DepartureOn(level, day, tenant.From(ctx).Policy); ok {
		return d, nil
	}
	if it.InventoryEnabled {
		found, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{it.ID}, day)
		if err != nil {
			return itinerary.Departure{}, err
		}
		for _, d := range found[it.ID] {
			if item.Set && d.ID == item.Value || !item.Set && d.StartDate == day && d.PackageLevel == level {
				return d, nil
			}
		}
	}
	return itinerary.Departure{}, apierr.New(apierr.CodeNoInventory, "no inventory items found")
}
