package export

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Periodic lists the jobs that the clock starts.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(endEvery, func() (river.JobArgs, *river.InsertOpts) { return EndArgs{}, &river.InsertOpts{MaxAttempts: 1} },
		&river.PeriodicJobOpts{RunOnStart: true})}
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &WriteWorker{Service: s})
	river.AddWorker(w, &endWorker{service: s})
}
