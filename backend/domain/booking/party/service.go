package party

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service manages the travelers of bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	Trips  booking.Trips
	Forms  booking.Forms
	People booking.People
	View   *view.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/party", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of travelers.
type HTTP struct{ Service *Service }
