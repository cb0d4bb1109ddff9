package remind

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service sends payment reminders.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Trips   booking.Trips
	Mail    booking.Mailer
	Parties *party.Service
	Debits  Debits
}

// Debits are the bank debits of bookings.
type Debits interface {
	DebitsTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID][]payment.Payment, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/remind", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
