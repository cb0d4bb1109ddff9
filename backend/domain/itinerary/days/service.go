package days

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/itinerary/library"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service changes the services of an itinerary's days.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Switches    *tenant.Switches
	Itineraries itinerary.Reader
	Edit        *edit.Service
	Library     *library.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/days", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
