package place

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/waitlist"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/whole"
)

// Service holds the use cases of what payments bring about.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	Clock     tenant.Clock
	Trips     booking.Trips
	People    booking.People
	Mail      booking.Mailer
	Outbox    authz.Outbox
	Insurance booking.Insurance
	Rides     booking.Rides
	Parties   *party.Service
	Confirms  *confirm.Service
	Changes   *change.Service
	Waitlist  *waitlist.Service
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/place", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
