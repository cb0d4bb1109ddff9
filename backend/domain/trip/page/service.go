package page

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service shows trips to everybody.
type Service struct {
	Deps

	recent recent
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Trips   *trip.Service
	// Tokens open pages that are not public yet.
	Tokens seal.Tokens
	// HeldSpots is how many spots one party can hold, as in bookings; 0 for any number.
	HeldSpots int
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/page", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
