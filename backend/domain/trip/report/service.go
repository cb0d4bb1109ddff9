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

// Service provides earnings reports.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Bookings trip.Spots
	// Discounts returns what the host's own codes deducted.
	Discounts Discounts
}

// Discounts returns a host's share of discounts.
type Discounts interface {
	BorneByHostTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int64, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/report", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
