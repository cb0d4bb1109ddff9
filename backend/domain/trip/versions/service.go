package versions

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service keeps versions of trips and compares them.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB    *db.DB
	Clock tenant.Clock
	Trips *trip.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/versions", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
