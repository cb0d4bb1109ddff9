package statement

import (
	"caravan/backend/domain/payment"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service returns statements.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Orders payment.Orders
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/statement", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
