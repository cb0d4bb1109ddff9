package trip

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
)

// ServicesTx reads a trip's services in the order of its days, with what is left of bookable ones.
func (s *Service) ServicesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]api.Service, error) {
	rows, err := s.serviceRowsTx(ctx, tx, tripID)
	if err != nil {
		return nil, err
	}
	return servicesOf(rows)
}

// ServicesByIDTx finds services of trips, removed ones too, which are marked as deleted (T-083).
func (s *Service) ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error) {
	found := make(map[uuid.UUID]api.Service, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	rows, err := tripdb.New(tx).TripServicesByID(ctx, tripdb.TripServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	services, err := servicesOf(rows)
	for _, service := range services {
		found[service.ID.Value] = service
	}
	return found, err
}

func (s *Service) serviceRowsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]tripdb.TripService, error) {
	rows, err := tripdb.New(tx).ListTripServices(ctx, tripdb.ListTripServicesParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	return rows, nil
}

func servicesOf(rows []tripdb.TripService) ([]api.Service, error) {
	services := make([]api.Service, len(rows))
	for i, row := range rows {
		service := &services[i]
		if err := json.Unmarshal(row.Detail, service); err != nil {
			return nil, fmt.Errorf("trip service %s: %w", row.ID, err)
		}
		service.ID, service.Day, service.Position = api.NewOptUUID(row.ID), api.NewOptInt(row.Day), api.NewOptInt(row.Position)
		if row.Capacity != nil {
			service.Capacity = api.NewOptInt(*row.Capacity)
			service.Available = api.NewOptInt(max(0, *row.Capacity-row.Taken))
		}
		if row.DeletedAt != nil {
			service.Deleted = api.NewOptBool(true)
		}
	}
	return services, nil
}

// origins adds to services what the people who make the trip see of them (H-230): where each stands, whose it is, who
// added it and when. Gatherings are the host's and no operator's.
func (t Trip) origins(services []api.Service, rows []tripdb.TripService) {
	for i, row := range rows {
		service := &services[i]
		service.DayIndex = api.NewOptInt(row.Day - 1)
		service.Removed, service.Deleted = api.NewOptBool(row.DeletedAt != nil), api.NewOptBool(row.DeletedAt != nil)
		service.ServiceLibrary = api.NewOptBool(service.SaveToLibrary.Or(false))
		service.AcceptedByHost = api.NewOptBool(service.AcceptedByHost.Or(false))
		if service.Type != api.ServiceTypeInformalGathering {
			service.Operator = api.NewOptUUID(t.OperatorID)
		}
		service.CreatedDate = api.NewOptDateTime(t.CreatedAt.UTC())
		if row.CreatedAt != nil {
			service.CreatedDate = api.NewOptDateTime(row.CreatedAt.UTC())
		}
		if row.CreatedBy != nil {
			service.User = api.NewOptUUID(*row.CreatedBy)
		}
	}
}

// sold are the lists of O-059: what travelers can add to the days, where they stay, and what brings them there.
func (t Trip) sold(out *api.Trip) {
	for _, day := range out.ServicesByDay {
		for _, service := range day.Services {
			switch service.Type {
			case api.ServiceTypeAccommodation:
				out.AccommodationsServices = append(out.AccommodationsServices, service)
			case api.ServiceTypeTransfer, api.ServiceTypeAirportTransfer:
				out.TransferServices = append(out.TransferServices, service)
			}
			if service.Bookable.Or(false) && service.Timing.Or(api.TimingOnTrip) == api.TimingOnTrip {
				out.OptionalOnTripServices = append(out.OptionalOnTripServices, service)
			}
		}
	}
}
