package checkout

import (
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/hold"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service starts payments.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Trips     booking.Trips
	Payments  *payments.Rooms
	Insurance booking.Insurance
	Facts     *facts.Service
	Holds     *hold.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/checkout", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations that start payments.
type HTTP struct{ Service *Service }
