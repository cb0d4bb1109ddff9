package card

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service keeps cards.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Providers *payment.Providers
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/card", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
