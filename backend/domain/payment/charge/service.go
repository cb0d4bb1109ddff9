package charge

import (
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/card"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
	"log/slog"
	"sync"
	"time"
)

// Service takes money.
type Service struct {
	Deps

	// asked is the payment that the last run of the job ended with, by tenant, when its time was over.
	asked sync.Map

	// Succeeded announces a payment whose order is to be placed: whoever places it says so in the event. It is announced
	// once for a payment, in the transaction that marks it as succeeded. Failed announces one that the customer may try
	// again.
	Succeeded announce.Topic[*payment.Success]
	Failed    announce.Topic[payment.Payment]
	// Departed announces, once, a bank debit that is on its way: how it ends is known in some days.
	Departed announce.Topic[payment.Payment]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Tokens    seal.Tokens
	Providers *payment.Providers
	Orders    payment.Orders
	Cards     *card.Service
	Credits   *credit.Service
	Refunds   *refund.Service
	Log       *slog.Logger
	// CallTimeout bounds a call to the provider while a person waits; zero means DefaultCallTimeout.
	CallTimeout time.Duration
	// ReconcileAfter is how long a payment may stay processing before the job asks; zero means
	// DefaultReconcileAfter.
	ReconcileAfter time.Duration
	// ReconcileFor is how long the job asks for the payments of one tenant; zero means as long as is usual.
	ReconcileFor time.Duration
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/charge", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
