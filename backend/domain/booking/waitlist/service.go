package waitlist

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service manages the waitlist.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    booking.Trips
	Payments *payments.Rooms
	People   booking.People
	Mail     booking.Mailer
	Outbox   authz.Outbox
	Switches *tenant.Switches
	Parties  *party.Service
	Confirms *confirm.Service
	Cancels  *cancel.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/waitlist", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of the waitlist.
type HTTP struct{ Service *Service }
