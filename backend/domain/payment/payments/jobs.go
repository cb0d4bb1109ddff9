package payments

import (
	"context"
	"fmt"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/dispute"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/jobs"
)

const (
	reconcileEvery = 5 * time.Second
	// The daily jobs depend on each tenant's own day, so they run often and do their work once.
	collectEvery = 15 * time.Minute
	compareEvery = 24 * time.Hour
	// Rates are published once on a working day; a new marketplace does not wait for the next.
	ratesEvery = time.Hour
)

// TenantsArgs are the arguments of the job that runs a task for all tenants.
type TenantsArgs struct {
	Task string `json:"task" river:"unique"`
}

// Kind implements river.JobArgs.
func (TenantsArgs) Kind() string { return "payment_tenants" }

// Tasks for all tenants.
const (
	taskCollect = "collect"
	taskExpire  = "expire"
	taskCompare = "compare"
	taskRates   = "rates"
	taskRemind  = "remind"
	taskSweep   = "sweep"
)

// TenantsWorker runs them.
type TenantsWorker struct {
	river.WorkerDefaults[TenantsArgs]
	Rooms *Rooms
}

// Work implements river.Worker.
func (w *TenantsWorker) Work(ctx context.Context, job *river.Job[TenantsArgs]) error {
	s := w.Rooms
	task, ok := map[string]func(context.Context) error{
		taskCollect: s.CollectAutomatic, taskExpire: s.ExpireCredits,
		taskRates: s.Rates.Refresh, taskRemind: s.Disputes.Remind, taskSweep: s.Disputes.Sweep,
		taskCompare: func(ctx context.Context) error { _, err := s.Compare(ctx); return err },
	}[job.Args.Task]
	if !ok {
		return river.JobCancel(fmt.Errorf("no task %q", job.Args.Task))
	}
	return s.tenants.Each(ctx, task)
}

// AddWorkers registers the jobs of the rooms.
func (r *Rooms) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[charge.ReconcileArgs](r.tenants, r.Charges.Reconcile))
	river.AddWorker(w, &refund.RefundWorker{Service: r.Refunds})
	river.AddWorker(w, &dispute.AnswerWorker{Service: r.Disputes})
	river.AddWorker(w, &dispute.ForgetWorker{Service: r.Disputes})
	river.AddWorker(w, &TenantsWorker{Rooms: r})
}

// Periodic returns the periodic jobs of this domain.
func (r *Rooms) Periodic() []jobs.Periodic {
	every := func(period time.Duration, args river.JobArgs) jobs.Periodic {
		return jobs.Every(period, func() (river.JobArgs, *river.InsertOpts) {
			return args, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByArgs: true, ByPeriod: period}}
		}, nil)
	}
	rates := jobs.Every(ratesEvery, func() (river.JobArgs, *river.InsertOpts) {
		return TenantsArgs{taskRates}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByArgs: true,
			ByPeriod: ratesEvery}}
	}, &river.PeriodicJobOpts{RunOnStart: true})
	return []jobs.Periodic{
		every(reconcileEvery, charge.ReconcileArgs{}), every(collectEvery, TenantsArgs{taskCollect}),
		every(collectEvery, TenantsArgs{taskExpire}), every(collectEvery, TenantsArgs{taskRemind}),
		every(compareEvery, TenantsArgs{taskCompare}),
		every(blob.SweepEvery, TenantsArgs{taskSweep}),
		rates,
	}
}
