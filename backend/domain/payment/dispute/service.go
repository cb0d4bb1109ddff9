package dispute

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service answers disputes.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Jobs      jobs.Inserter
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Orders    payment.Orders
	People    payment.People
	Mail      payment.Mailer
	Files     *blob.Store
	Providers *payment.Providers
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/dispute", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
