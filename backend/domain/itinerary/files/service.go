package files

import (
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service writes itineraries to files and reads them.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB   *db.DB
	Edit *edit.Service
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/files", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
