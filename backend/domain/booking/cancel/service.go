package cancel

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/spots"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service cancels and reinstates bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Trips     booking.Trips
	Payments  *payments.Rooms
	Mail      booking.Mailer
	Outbox    authz.Outbox
	Insurance booking.Insurance
	Rides     booking.Rides
	Spots     *spots.Service
	Changes   *change.Service
	View      *view.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/cancel", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of cancellations and reinstatements.
type HTTP struct{ Service *Service }
