package hold

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/spots"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service creates and releases holds.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Tokens    seal.Tokens
	Trips     booking.Trips
	Insurance booking.Insurance
	Discounts booking.Discounts
	Spots     *spots.Service
	Mail      booking.Mailer
	// HeldSpots is how many unpaid spots of a trip one person, or one network, may hold; 0 for any number.
	HeldSpots int
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/hold", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of holds.
type HTTP struct{ Service *Service }
