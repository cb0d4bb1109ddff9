package rides

import (
	"caravan/backend/domain/booking"
	"caravan/backend/platform/whole"
)

// Service provides the transfers of bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Insurance booking.Insurance
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/rides", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
