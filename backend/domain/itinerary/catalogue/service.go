package catalogue

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service shows what operators offer.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Itineraries itinerary.Reader
	Inventory   itinerary.Inventory
	Hosts       itinerary.Hosts
	Operators   itinerary.Operators
	// Production is false where suggested prices follow the caller's minimum (H-523).
	Production bool
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/catalogue", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
