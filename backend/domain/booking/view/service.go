package view

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service shows bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Trips     booking.Trips
	Payments  *payments.Rooms
	Forms     booking.Forms
	Insurance booking.Insurance
	Discounts booking.Discounts
	Switches  *tenant.Switches
	Campaigns booking.Campaigns
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/view", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations that show bookings.
type HTTP struct{ Service *Service }
