package facts

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/whole"
)

// Service answers payments, insurers and payouts.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Clock tenant.Clock
	Trips booking.Trips
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/facts", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
