package capacity

import (
	"caravan/backend/domain/trip"
	"caravan/backend/platform/whole"
)

// Service counts, takes and releases the capacity of trips.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	Trips     *trip.Service
	Inventory trip.Departures
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/capacity", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
