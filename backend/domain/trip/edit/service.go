package edit

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service changes trips.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Steps    *steps.Service
	Hosts    trip.Hosts
	Notifier trip.Notifier
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/edit", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
