package tenant

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, EachWorker[HostArgs](s.Store, s.proveAll))
}

// Periodic returns the periodic jobs of this domain.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(checkEvery, func() (river.JobArgs, *river.InsertOpts) {
		return HostArgs{}, &river.InsertOpts{MaxAttempts: 1}
	}, nil)}
}
