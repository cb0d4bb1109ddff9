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

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Itineraries itinerary.Reader
	Inventory   itinerary.Inventory
	Hosts       itinerary.Hosts
	Operators   itinerary.Operators
	// Production is false where suggested prices follow the caller (H-523).
	Production bool
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/catalogue", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
