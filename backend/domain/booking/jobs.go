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
	}
	return errors.Join(faults...)
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &SweepWorker{Service: s}) }

const sweepEvery = 10 * time.Second

// PeriodicJobs lists what runs by the clock.
func (s *Service) PeriodicJobs() []*river.PeriodicJob {
	return []*river.PeriodicJob{river.NewPeriodicJob(river.PeriodicInterval(sweepEvery),
		func() (river.JobArgs, *river.InsertOpts) {
			return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sweepEvery}}
		}, nil)}
}
