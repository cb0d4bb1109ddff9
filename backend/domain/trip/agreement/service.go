package agreement

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service handles services agreements.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB    *db.DB
	Clock tenant.Clock
	Trips *trip.Service
	Steps *steps.Service
	Hosts trip.Hosts
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/agreement", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
