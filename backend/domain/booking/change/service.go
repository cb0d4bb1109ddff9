package change

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/spots"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service changes bookings.
type Service struct {
	Deps
}

// Group notifies those who run a trip that its group has changed.
type Group interface {
	GroupChanged(ctx context.Context, tx pgx.Tx, c mails.GroupChange) error
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Trips     booking.Trips
	Payments  *payments.Rooms
	People    booking.People
	Mail      booking.Mailer
	Group     Group
	Outbox    authz.Outbox
	Insurance booking.Insurance
	Rides     booking.Rides
	Spots     *spots.Service
	Parties   *party.Service
	View      *view.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/change", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of booking changes.
type HTTP struct{ Service *Service }
