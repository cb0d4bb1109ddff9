package review

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Periodic lists the jobs that the clock starts.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(askEvery, func() (river.JobArgs, *river.InsertOpts) { return AskArgs{}, &river.InsertOpts{MaxAttempts: 1} }, nil)}
}

// AddWorkers registers the jobs of reviews.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &askWorker{service: s}) }
