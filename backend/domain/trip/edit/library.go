package edit

import (
	"context"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// longest is the length of the longest itinerary: a service of the library fits any that is as long as its stay.
const longest = 60

const notForLibrary = "This service cannot be saved to the library"

// keepable reports whether an actor may save a kind of service to the operator's library (O-065): gatherings are the
// host's, and hosts have no library.
func keepable(actor trip.Actor, of api.ServiceType) bool {
	return actor != trip.Host && of != api.ServiceTypeInformalGathering
}

// keepTx saves services to the library of the trip's operator as they are offered, without what the host and the
// travelers of this trip chose of them.
func (s *Service) keepTx(ctx context.Context, tx pgx.Tx, t trip.Trip, services []api.Service) error {
	services = slices.Clone(services)
	for i := range services {
		service := &services[i]
		itinerary.FillService(service, longest)
		service.AcceptedByHost, service.HoursRequested, service.Available = api.OptBool{}, api.OptInt{}, api.OptInt{}
	}
	return s.Library.Library(ctx, tx, t.OperatorID, services)
}
