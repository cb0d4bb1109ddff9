package itinerary

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// DepartureOn is what a trip on a day costs by the validity periods of a package, for itineraries without
// inventory. It has no id and no stock; false when the day is not covered or blacked out.
func (it Itinerary) DepartureOn(level api.PackageLevel, day civil.Date, p tenant.Policy) (Departure, bool) {
	if it.InventoryEnabled {
		return Departure{}, false
	}
	periods := it.periods(level)
	rate, covered := RateOn(periods, day)
	if !covered || rate.Blackout {
		return Departure{}, false
	}
	return Departure{
		ItineraryID: it.ID, StartDate: day, PackageLevel: level, QuantityAvailable: 1, SingleSupplementPriceMinor: rate.SupplementMinor,
		SingleSupplementQuantity: p.Inventory.DefaultSingleSupplement, CostSchedule: rate.CostSchedule,
		PricesFrom: pricesFrom(periods, rate.CostSchedule),
	}, true
}

// spanDates are the days of a package's validity periods from one day to another: those that can be requested,
// those blacked out, and of the first those that need no review.
func (it Itinerary) spanDates(level api.PackageLevel, from, to civil.Date) PackageDates {
	dates := PackageDates{Enabled: true}
	periods := it.periods(level)
	for day := from; !day.After(to); day = day.AddDays(1) {
		rate, covered := RateOn(periods, day)
		switch {
		case !covered:
		case rate.Blackout:
			dates.Blackout = append(dates.Blackout, day)
		default:
			dates.Open = append(dates.Open, day)
			if rate.InstantApproval {
				dates.Instant = append(dates.Instant, day)
			}
		}
	}
	return dates
}

// lastStart is the last day that can be requested (O-115).
func lastStart(today civil.Date, p tenant.Policy) civil.Date {
	return today.AddMonths(p.Inventory.LatestStartMonths).AddDays(1)
}

// upcomingTx gives the departures that can be requested of itineraries with inventory, and of those without the
// first day of each package, which stands for the others in prices and dates of the catalogue.
func (s *Service) upcomingTx(ctx context.Context, tx pgx.Tx, items []Itinerary) (map[uuid.UUID][]Departure, error) {
	p, today := tenant.From(ctx).Policy, civil.Today(s.Clock.Now(ctx))
	var stocked []uuid.UUID
	for _, it := range items {
		if it.InventoryEnabled {
			stocked = append(stocked, it.ID)
		}
	}
	found, err := s.Inventory.DeparturesTx(ctx, tx, stocked, EarliestStart(today, p))
	if err != nil {
		return nil, err
	}
	for _, it := range items {
		from := it.earliest(today, p)
		if it.InventoryEnabled {
			found[it.ID] = startingFrom(found[it.ID], from)
			continue
		}
		for _, level := range levels {
			if _, enabled := it.Package(level); !enabled {
				continue
			}
			if dates := it.spanDates(level, from, lastStart(today, p)); len(dates.Open) > 0 {
				if d, ok := it.DepartureOn(level, dates.Open[0], p); ok {
					found[it.ID] = append(found[it.ID], d)
				}
			}
		}
	}
	return found, nil
}

func startingFrom(departures []Departure, from civil.Date) []Departure {
	for i, d := range departures {
		if !d.StartDate.Before(from) {
			return departures[i:]
		}
	}
	return nil
}
