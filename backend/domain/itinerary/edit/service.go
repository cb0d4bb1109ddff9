package edit

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/library"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service creates and changes itineraries.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Outbox      authz.Outbox
	Clock       tenant.Clock
	Itineraries itinerary.Reader
	Inventory   itinerary.Inventory
	Operators   itinerary.Operators
	Library     *library.Service
	Post        notification.Post
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/edit", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
