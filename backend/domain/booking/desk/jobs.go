package desk

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/booking/remind"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
)

// SweepArgs are the arguments of the job that releases expired holds and offers, for all tenants.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "hold_sweep" }

// SweepWorker releases expired holds and offers.
type SweepWorker struct {
	river.WorkerDefaults[SweepArgs]
	Desk *Desk
}

// Work implements river.Worker.
func (w *SweepWorker) Work(ctx context.Context, _ *river.Job[SweepArgs]) error {
	tenants, err := w.Desk.tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range tenants {
		if err := w.Desk.Holds.SweepHolds(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("holds of %s: %w", t.Slug, err))
		}
		if err := w.Desk.Holds.SweepReminders(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("checkout reminders of %s: %w", t.Slug, err))
		}
		if err := w.Desk.Waitlist.SweepOffers(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("waitlist of %s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// AddWorkers registers the jobs of the rooms.
func (k *Desk) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &SweepWorker{Desk: k})
	river.AddWorker(w, &remind.Worker{Service: k.Remind})
}

const sweepEvery = 10 * time.Second

// Periodic returns the periodic jobs of this domain.
func (k *Desk) Periodic() []jobs.Periodic {
	every := func(period time.Duration, args river.JobArgs) jobs.Periodic {
		return jobs.Every(period, func() (river.JobArgs, *river.InsertOpts) {
			return args, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: period}}
		}, nil)
	}
	return []jobs.Periodic{every(sweepEvery, SweepArgs{}), every(remind.Every, remind.Args{})}
}
