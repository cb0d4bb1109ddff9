package charge

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// ReconcileArgs are the arguments of the job that polls the open payments of all tenants.
type ReconcileArgs struct{}

// Kind implements river.JobArgs.
func (ReconcileArgs) Kind() string { return "payment_reconcile" }

// reconcileFor is how long a run polls the payments of one tenant. A provider that hangs may use up the time of a
// few calls: the next run continues where this one ended.
const reconcileFor = 20 * time.Second

// onItsWayEvery is how often a bank debit is polled whose webhook may have been lost.
const onItsWayEvery = time.Hour

// Reconcile polls the provider for the tenant's open payments when neither response nor webhook said how they ended,
// and cancels authentications that nobody completed.
func (s *Service) Reconcile(ctx context.Context) error {
	after := s.ReconcileAfter
	if after == 0 {
		after = DefaultReconcileAfter
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var open []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		open, err = paymentdb.New(tx).OpenPayments(ctx, paymentdb.OpenPaymentsParams{
			TenantID: t.ID, OnItsWayBefore: now.Add(-onItsWayEvery), ProcessingBefore: now.Add(-after),
			ActionBefore: now.Add(-AuthenticationLimit(t)), PageSize: 50,
		})
		return err
	})
	if err != nil {
		return err
	}
	// Payments for which the last run had no time come first.
	if last, ok := s.asked.Load(t.ID); ok {
		if i := slices.Index(open, last.(uuid.UUID)); i >= 0 {
			open = append(slices.Clone(open[i+1:]), open[:i+1]...)
		}
	}
	s.asked.Delete(t.ID)
	within, done := context.WithTimeout(ctx, cmp.Or(s.ReconcileFor, reconcileFor))
	defer done()
	var faults []error
	for _, id := range open {
		if within.Err() != nil {
			break
		}
		if err := s.reconcileOne(within, id); err != nil {
			faults = append(faults, fmt.Errorf("payment %s: %w", id, err))
		}
		if within.Err() != nil {
			s.asked.Store(t.ID, id)
		}
	}
	return errors.Join(faults...)
}

func (s *Service) reconcileOne(ctx context.Context, id uuid.UUID) error {
	p, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if p.Status != payment.RequiresAction {
		_, err = s.Advance(ctx, id)
		return err
	}
	provider, err := s.Providers.Named(p.Provider)
	if err != nil {
		return err
	}
	intent, err := provider.Cancel(ctx, p.Ref)
	if err != nil {
		return err
	}
	_, err = s.Settle(ctx, id, intent)
	return err
}
