package tripform

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Periodic lists the jobs that the clock starts.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(openEvery, func() (river.JobArgs, *river.InsertOpts) { return SealOpenArgs{}, &river.InsertOpts{MaxAttempts: 1} },
		&river.PeriodicJobOpts{RunOnStart: true})}
}

// AddWorkers registers the job.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &sealOpenWorker{service: s}) }
