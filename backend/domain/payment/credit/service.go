package credit

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service stores credit.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	People payment.People
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/credit", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
