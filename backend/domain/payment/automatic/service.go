package automatic

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/card"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service collects balances.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Orders  payment.Orders
	Mail    payment.Mailer
	Cards   *card.Service
	Charges *charge.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/automatic", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Charges.Failed.Subscribe(s.failedTx)
	return s, nil
}
