package report

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service has earnings reports.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Bookings trip.Spots
	// Discounts tells what the host's own codes took off.
	Discounts Discounts
}

// Discounts tells what a host bears of discounts.
type Discounts interface {
	BorneByHostTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int64, error)
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/report", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
