package view

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service shows trips to the people involved.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Trips       *trip.Service
	Itineraries trip.Itineraries
	Inventory   trip.Departures
	Bookings    Bookings
	Managers    Managers
	Library     Library
	Switches    *tenant.Switches
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/view", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Library says which services an operator has kept to use again.
type Library interface {
	// MarkTx sets ServiceLibrary.
	MarkTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, services []api.Service) error
}

// Managers are the platform's staff in charge of hosts and trips.
type Managers interface {
	// ManagerOfTx returns nil if nobody is assigned.
	ManagerOfTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID) (*api.Person, error)
}

// Bookings returns a traveler's relation to trips.
type Bookings interface {
	// TravelerBooking returns the member's own booking on a trip, nil if there is none.
	TravelerBooking(ctx context.Context, tx pgx.Tx, t trip.Trip, memberID uuid.UUID) (*api.BookingSummary, error)
	// TravelerTrips lists the trips a member has booked or travels on.
	TravelerTrips(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
	// WaitingTx counts the travelers on the waitlist.
	WaitingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int, error)
}

// Answer returns a trip as the response to a call.
func (s *Service) Answer(ctx context.Context, id uuid.UUID) (*tripapi.TripAnswer, error) {
	trip, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripAnswer{Success: true, Data: trip}, nil
}

// Then is Answer unless the preceding change failed.
func (s *Service) Then(ctx context.Context, id uuid.UUID, err error) (*tripapi.TripAnswer, error) {
	if err != nil {
		return nil, err
	}
	return s.Answer(ctx, id)
}
