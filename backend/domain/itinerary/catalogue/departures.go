package catalogue

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// upcomingTx returns the requestable departures of itineraries with inventory, and for those without it the first
// day of each package, which represents the others in the catalog's prices and dates.
func (s *Service) upcomingTx(ctx context.Context, tx pgx.Tx, items []itinerary.Itinerary) (
	map[uuid.UUID][]itinerary.Departure, error) {
	p, today := tenant.From(ctx).Policy, civil.Today(s.Clock.Now(ctx))
	var stocked []uuid.UUID
	for _, it := range items {
		if it.InventoryEnabled {
			stocked = append(stocked, it.ID)
		}
	}
	found, err := s.Inventory.DeparturesTx(ctx, tx, stocked, itinerary.EarliestStart(today, p))
	if err != nil {
		return nil, err
	}
	for _, it := range items {
		from := it.Earliest(today, p)
		if it.InventoryEnabled {
			found[it.ID] = startingFrom(found[it.ID], from)
			continue
		}
		for _, level := range itinerary.Levels {
			if _, enabled := it.Package(level); !enabled {
				continue
			}
			if dates := it.SpanDates(level, from, itinerary.LastStart(today, p)); len(dates.Open) > 0 {
				if d, ok := it.DepartureOn(level, dates.Open[0], p); ok {
					found[it.ID] = append(found[it.ID], d)
				}
			}
		}
	}
	return found, nil
}

func startingFrom(departures []itinerary.Departure, from civil.Date) []itinerary.Departure {
	for i, d := range departures {
		if !d.StartDate.Before(from) {
			return departures[i:]
		}
	}
	return nil
}
