package recommend

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service recommends itineraries to hosts.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Itineraries itinerary.Reader
	Hosts       itinerary.Hosts
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/recommend", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
