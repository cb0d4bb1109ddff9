package spots

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/crowd"
	"caravan/backend/platform/whole"
)

// Service takes and releases spots.
type Service struct {
	Deps

	// Crowd limits contention for trips.
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
