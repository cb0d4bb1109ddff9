package makes

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/whole"
)

// Service creates trips.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Clock       tenant.Clock
	Outbox      authz.Outbox
	Trips       *trip.Service
	Steps       *steps.Service
	Itineraries trip.Itineraries
	Inventory   trip.Departures
	Requests    Requests
	Operators   Operators
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/makes", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Requests are the trip requests that trips are created from.
type Requests interface {
	// ForTripTx locks the request; one that is not pending is CodeIllegalState.
	ForTripTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Request, error)
	// OperatorTx returns the operator whose itinerary is requested.
	OperatorTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (uuid.UUID, error)
	// TripMadeTx records the trip that a request became.
	TripMadeTx(ctx context.Context, tx pgx.Tx, id, tripID uuid.UUID, instantly bool) error
}

// Operators know the terms under which they run trips.
type Operators interface {
	TermsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (string, error)
}
