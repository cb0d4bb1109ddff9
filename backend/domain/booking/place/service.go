package place

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service writes the bookings that result from payments.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Clock  tenant.Clock
	Trips  booking.Trips
	Mail   booking.Mailer
	Outbox authz.Outbox
	Tokens seal.Tokens
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/place", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
