package dispute

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service answers disputes.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB        *db.DB
	Jobs      jobs.Inserter
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Orders    payment.Orders
	Providers *payment.Providers
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/dispute", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
