package trip

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
)

// ServicesTx returns a trip's services in day order, with what is left of bookable ones.
func (s *Service) ServicesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]api.Service, error) {
	rows, err := s.ServiceRowsTx(ctx, tx, tripID)
	if err != nil {
		return nil, err
	}
	return ServicesOf(rows)
}

// ServicesByIDTx returns services of trips, including removed ones, which are marked as deleted (T-083).
func (s *Service) ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error) {
	found := make(map[uuid.UUID]api.Service, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	rows, err := tripdb.New(tx).TripServicesByID(ctx,
		tripdb.TripServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	services, err := ServicesOf(rows)
	for _, service := range services {
		found[service.ID.Value] = service
	}
	return found, err
}

// ServiceRowsTx returns the stored services of a trip, by day and position.
func (s *Service) ServiceRowsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]tripdb.TripService, error) {
	rows, err := tripdb.New(tx).ListTripServices(ctx, tripdb.ListTripServicesParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	return rows, nil
}

// ServicesOf decodes stored services, with what is left of their capacity.
func ServicesOf(rows []tripdb.TripService) ([]api.Service, error) {
	services := make([]api.Service, len(rows))
	for i, row := range rows {
		service, err := itinerary.ReadService(row.Detail)
		if err != nil {
			return nil, fmt.Errorf("trip service %s: %w", row.ID, err)
		}
		service.ID, service.Day, service.Position = api.NewOptUUID(row.ID), api.NewOptInt(row.Day),
			api.NewOptInt(row.Position)
		service.SaveToLibrary = api.OptBool{} // a wish of one change, not of the service
		if row.Capacity != nil {
			service.Capacity = api.NewOptInt(*row.Capacity)
			service.Available = api.NewOptInt(max(0, *row.Capacity-row.Taken))
		}
		if row.DeletedAt != nil {
			service.Deleted = api.NewOptBool(true)
		}
		services[i] = service
	}
	return services, nil
}
