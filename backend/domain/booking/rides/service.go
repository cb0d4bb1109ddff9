package rides

import (
	"caravan/backend/domain/booking"
	"caravan/backend/platform/whole"
)

// Service holds the use cases of the rides of bookings.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	Insurance booking.Insurance
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/rides", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
