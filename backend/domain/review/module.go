package review

import (
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Periodic returns the periodic jobs of this domain.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(askEvery, func() (river.JobArgs, *river.InsertOpts) {
		return AskArgs{}, &river.InsertOpts{MaxAttempts: 1}
	}, nil)}
}

// AddWorkers registers the jobs of reviews.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[AskArgs](s.Tenants, s.Ask))
}
