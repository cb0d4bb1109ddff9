package booking

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
)

// SweepArgs asks to give back the places of expired holds, for all tenants.
type SweepArgs struct{}

// Kind names the job.
func (SweepArgs) Kind() string { return "hold_sweep" }

// SweepWorker lets expired holds go.
type SweepWorker struct {
	river.WorkerDefaults[SweepArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *SweepWorker) Work(ctx context.Context, _ *river.Job[SweepArgs]) error {
	tenants, err := w.Service.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range tenants {
		if err := w.Service.SweepHolds(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("holds of %s: %w", t.Slug, err))
		}
		if err := w.Service.SweepOffers(tenant.With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("waitlist of %s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &SweepWorker{Service: s})
	river.AddWorker(w, &RemindWorker{Service: s})
}

const sweepEvery = 10 * time.Second

// PeriodicJobs lists what runs by the clock.
func (s *Service) PeriodicJobs() []*river.PeriodicJob {
	every := func(period time.Duration, args river.JobArgs) *river.PeriodicJob {
		return river.NewPeriodicJob(river.PeriodicInterval(period), func() (river.JobArgs, *river.InsertOpts) {
			return args, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: period}}
		}, nil)
	}
	return []*river.PeriodicJob{every(sweepEvery, SweepArgs{}), every(remindEvery, RemindArgs{})}
}
