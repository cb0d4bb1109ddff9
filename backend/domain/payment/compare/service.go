package compare

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/news"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service compares the books with the providers.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Jobs      jobs.Inserter
	Clock     tenant.Clock
	Providers *payment.Providers
	// PaidOut returns what was sent to payees.
	PaidOut payment.PaidOut
	News    *news.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/compare", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
