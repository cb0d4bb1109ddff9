package reprice

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service reprices trips.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Jobs        jobs.Inserter
	Clock       tenant.Clock
	Tenants     *tenant.Store
	Trips       *trip.Service
	Itineraries trip.Itineraries
	Inventory   trip.Departures
	Bookings    trip.Spots
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/reprice", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
