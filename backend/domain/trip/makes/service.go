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

// Service makes trips.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
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

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/makes", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Requests are the trip requests that trips come from.
type Requests interface {
	// ForTripTx locks the request; one that is not pending is CodeIllegalState.
	ForTripTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Request, error)
	// OperatorTx is the operator whose itinerary the request is for.
	OperatorTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (uuid.UUID, error)
	// TripMadeTx records the trip that a request became.
	TripMadeTx(ctx context.Context, tx pgx.Tx, id, tripID uuid.UUID, instantly bool) error
}

// Operators know the terms under which they run trips.
type Operators interface {
	TermsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (string, error)
}
