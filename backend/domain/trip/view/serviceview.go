package view

import (
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// origins adds to services what the people who run the trip see of them (H-230): their position, their owner, who
// added them and when. Gatherings are the host's and no operator's.
func origins(t trip.Trip, services []api.Service, rows []tripdb.TripService) {
	for i, row := range rows {
		service := &services[i]
		service.DayIndex = api.NewOptInt(row.Day - 1)
		service.Removed, service.Deleted = api.NewOptBool(row.DeletedAt != nil), api.NewOptBool(row.DeletedAt != nil)
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

// sold returns the lists of O-059: what travelers can add to the days, where they stay, and how they get there.
func sold(t trip.Trip, out *tripapi.Trip) {
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
