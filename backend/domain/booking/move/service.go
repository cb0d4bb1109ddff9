package move

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/spots"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service moves bookings.
type Service struct {
	Deps
	// Moved is announced once a booking has moved to another trip.
	Moved announce.Topic[booking.Moved]
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
	Mail      booking.Mailer
	Group     Group
	Outbox    authz.Outbox
	Insurance booking.Insurance
	Discounts booking.Discounts
	Spots     *spots.Service
	Confirms  *confirm.Service
	View      *view.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/move", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of moves.
type HTTP struct{ Service *Service }
