package transfer

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &AdvanceWorker{Service: s})
	river.AddWorker(w, &SweepWorker{Service: s})
}

// Periodic lists what runs by the clock.
func (s *Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sweepEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sweepEvery}}
	}, nil)}
}
