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

// Service holds the use cases of the waitlist.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
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

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/waitlist", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of the waitlist.
type HTTP struct{ Service *Service }
