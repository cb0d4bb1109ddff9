package capacity

import (
	"caravan/backend/domain/trip"
	"caravan/backend/platform/whole"
)

// Service counts, takes and puts back what trips have.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	Trips     *trip.Service
	Inventory trip.Departures
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/capacity", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
