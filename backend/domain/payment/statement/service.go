package statement

import (
	"caravan/backend/domain/payment"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service tells what was paid.
type Service struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB     *db.DB
	Orders payment.Orders
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/statement", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
