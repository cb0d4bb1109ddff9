package news

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service processes webhooks of providers.
type Service struct {
	Deps

	// Returned announces payouts whose money was returned.
	Returned announce.Topic[payment.ReturnedPayout]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Charges *charge.Service
	Refunds *refund.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/news", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
