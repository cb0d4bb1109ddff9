package payment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// ReconcileArgs asks about the payments of all tenants that stay open.
type ReconcileArgs struct{}

// Kind names the job.
func (ReconcileArgs) Kind() string { return "payment_reconcile" }

// ReconcileWorker finds out how open payments ended when neither answer nor webhook said so.
type ReconcileWorker struct {
	river.WorkerDefaults[ReconcileArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *ReconcileWorker) Work(ctx context.Context, _ *river.Job[ReconcileArgs]) error {
	tenants, err := w.Service.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range tenants {
		if err := w.Service.Reconcile(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("payments of %s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// Reconcile asks the provider about the tenant's open payments, and cancels authentications that nobody
// completed.
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
			TenantID: t.ID, ProcessingBefore: now.Add(-after), ActionBefore: now.Add(-AuthenticationLimit(t)), PageSize: 50,
		})
		return err
	})
	if err != nil {
		return err
	}
	var faults []error
	for _, id := range open {
		if err := s.reconcileOne(ctx, id); err != nil {
			faults = append(faults, fmt.Errorf("payment %s: %w", id, err))
		}
	}
	return errors.Join(faults...)
}

func (s *Service) reconcileOne(ctx context.Context, id uuid.UUID) error {
	p, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if p.Status != RequiresAction {
		_, err = s.Advance(ctx, id)
		return err
	}
	provider, err := s.provider(p.Provider)
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

const (
	reconcileEvery = 5 * time.Second
	// The daily jobs look at each tenant's own day, so they run often and do their work once.
	collectEvery = 15 * time.Minute
	compareEvery = 24 * time.Hour
)

// TenantsArgs runs a use case for all tenants.
type TenantsArgs struct {
	Task string `json:"task" river:"unique"`
}

// Kind names the job.
func (TenantsArgs) Kind() string { return "payment_tenants" }

// Tasks for all tenants.
const (
	taskCollect = "collect"
	taskExpire  = "expire"
	taskCompare = "compare"
)

// TenantsWorker runs them.
type TenantsWorker struct {
	river.WorkerDefaults[TenantsArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *TenantsWorker) Work(ctx context.Context, job *river.Job[TenantsArgs]) error {
	s := w.Service
	task, ok := map[string]func(context.Context) error{
		taskCollect: s.CollectAutomatic, taskExpire: s.ExpireCredits,
		taskCompare: func(ctx context.Context) error { _, err := s.Compare(ctx); return err },
	}[job.Args.Task]
	if !ok {
		return river.JobCancel(fmt.Errorf("no task %q", job.Args.Task))
	}
	tenants, err := s.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range tenants {
		if err := task(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("%s of %s: %w", job.Args.Task, t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &ReconcileWorker{Service: s})
	river.AddWorker(w, &RefundWorker{Service: s})
	river.AddWorker(w, &TenantsWorker{Service: s})
}

// Periodic lists what runs by the clock.
func (s *Service) Periodic() []*river.PeriodicJob {
	every := func(period time.Duration, args river.JobArgs) *river.PeriodicJob {
		return river.NewPeriodicJob(river.PeriodicInterval(period), func() (river.JobArgs, *river.InsertOpts) {
			return args, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByArgs: true, ByPeriod: period}}
		}, nil)
	}
	return []*river.PeriodicJob{
		every(reconcileEvery, ReconcileArgs{}), every(collectEvery, TenantsArgs{taskCollect}),
		every(collectEvery, TenantsArgs{taskExpire}), every(compareEvery, TenantsArgs{taskCompare}),
	}
}
