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

// Service takes payments.
type Service struct {
	Deps

	// asked is the payment with which the last run of the job ran out of time, by tenant.
	asked sync.Map

	// Succeeded announces a payment whose order is to be placed: the subscriber that places it records that in
	// the event. It is announced once per payment, in the transaction that marks it as succeeded. Failed
	// announces one that the customer may retry.
	Succeeded announce.Topic[*payment.Success]
	Failed    announce.Topic[payment.Payment]
	// Departed announces, once, a bank debit in progress: its outcome is known in some days.
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
	// ReconcileAfter is how long a payment may stay processing before the job polls it; zero means
	// DefaultReconcileAfter.
	ReconcileAfter time.Duration
	// ReconcileFor is how long the job polls the payments of one tenant; zero means the default.
	ReconcileFor time.Duration
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/charge", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
