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

// Service shows trips to their people.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Trips       *trip.Service
	Itineraries trip.Itineraries
	Inventory   trip.Departures
	Bookings    Bookings
	Managers    Managers
	Switches    *tenant.Switches
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/view", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Managers are the people of the platform who look after hosts and trips.
type Managers interface {
	// ManagerOfTx is nil where nobody is assigned.
	ManagerOfTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID) (*api.Person, error)
}

// Bookings tells what a traveler has to do with trips.
type Bookings interface {
	// TravelerBooking is the member's own booking on a trip, nil when there is none.
	TravelerBooking(ctx context.Context, tx pgx.Tx, t trip.Trip, memberID uuid.UUID) (*api.BookingSummary, error)
	// TravelerTrips lists the trips a member has booked or travels on.
	TravelerTrips(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
	// WaitingTx counts the travelers who wait for places.
	WaitingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int, error)
}

// Answer is a trip as the answer to a call.
func (s *Service) Answer(ctx context.Context, id uuid.UUID) (*tripapi.TripAnswer, error) {
	trip, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripAnswer{Success: true, Data: trip}, nil
}

// Then is Answer unless the change before it failed.
func (s *Service) Then(ctx context.Context, id uuid.UUID, err error) (*tripapi.TripAnswer, error) {
	if err != nil {
		return nil, err
	}
	return s.Answer(ctx, id)
}
