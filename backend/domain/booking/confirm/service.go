package confirm

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service confirms bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB         *db.DB
	Clock      tenant.Clock
	Trips      booking.Trips
	Steps      booking.Steps
	Promotions booking.Promotions
	Mail       booking.Mailer
	Parties    *party.Service
	View       *view.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/confirm", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of confirmations.
type HTTP struct{ Service *Service }
