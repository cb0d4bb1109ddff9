package facts

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/whole"
)

// Service holds the use cases of what payments, insurers and payouts ask about bookings.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	Clock tenant.Clock
	Trips booking.Trips
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/facts", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
