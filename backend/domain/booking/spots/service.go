package spots

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/crowd"
	"caravan/backend/platform/whole"
)

// Service holds the use cases of the taking and giving back of spots.
type Service struct {
	Deps

	// Crowd is at the gate of trips.
	Crowd crowd.Crowd[capacity.Places]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Clock tenant.Clock
	Trips booking.Trips
	Mail  booking.Mailer
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/spots", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
