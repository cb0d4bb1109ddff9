package files

import (
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service exports itineraries to files and imports them.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB   *db.DB
	Edit *edit.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary/files", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
