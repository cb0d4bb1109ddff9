package steps

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service takes the steps of trips.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Trips     *trip.Service
	Inventory Inventory
	Hosts     Hosts
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/steps", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Inventory is the departure a trip runs on.
type Inventory interface {
	ConfirmTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error
}

// Hosts returns hosts' levels.
type Hosts interface {
	LevelTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (int, error)
}
