package credit

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service keeps credit.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	People payment.People
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/credit", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
