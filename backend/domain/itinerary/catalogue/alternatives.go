package catalogue

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
)

// Accommodations returns where travelers stay and which departures have which accommodation (O-104, O-189).
func (s *Service) Accommodations(ctx context.Context, id uuid.UUID) (itineraryapi.AccommodationPlan, error) {
	var plan itineraryapi.AccommodationPlan
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		it, err := s.Itineraries.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		services, err := s.Itineraries.ServicesTx(ctx, tx, id)
		if err != nil {
			return err
		}
		departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(s.Clock.Now(ctx)))
		if err != nil {
			return err
		}
		plan = itineraryapi.AccommodationPlan{Version: it.Version, Periods: []itineraryapi.AccommodationPeriod{}}
		for _, l := range itinerary.Lodgings(services) {
			plan.Periods = append(plan.Periods, stay(l, departures[id]))
		}
		return nil
	})
	return plan, err
}

func stay(l itinerary.Lodging, departures []itinerary.Departure) itineraryapi.AccommodationPeriod {
	period := itineraryapi.AccommodationPeriod{ServiceId: l.Accommodations[0].ID.Value, FirstDay: l.FirstDay,
		LastDay: l.LastDay}
	for i, a := range l.Accommodations {
		choice := itineraryapi.AccommodationChoice{ID: a.ID.Value, Name: a.Name.Or(""), IsDefault: i == 0,
			Dates: []itineraryapi.AccommodationDate{}}
		for _, d := range departures {
			date := itineraryapi.AccommodationDate{
				InventoryItemId: d.ID, StartDate: d.StartDate.UTC(), PackageLevel: d.PackageLevel, Version: d.Version,
				State: itineraryapi.AccommodationDateStateUnselected, Assigned: l.Chosen(d.Selections).ID == a.ID,
				Reserved: d.Reserved(),
			}
			switch {
			case d.Reserved():
				date.State = itineraryapi.AccommodationDateStateDisabled // O-105
			case date.Assigned:
				date.State = itineraryapi.AccommodationDateStateAssigned
			}
			choice.Dates = append(choice.Dates, date)
		}
		period.Accommodations = append(period.Accommodations, choice)
	}
	return period
}
