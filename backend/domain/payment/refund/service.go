package refund

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/dispute"
	"caravan/backend/domain/payment/statement"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service refunds money.
type Service struct {
	Deps

	// Refunded announces refunds that succeeded.
	Refunded announce.Topic[payment.Refunded]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB         *db.DB
	Jobs       jobs.Inserter
	Clock      tenant.Clock
	Tenants    *tenant.Store
	Orders     payment.Orders
	Providers  *payment.Providers
	Credits    *credit.Service
	Statements *statement.Service
	Disputes   *dispute.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/refund", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
