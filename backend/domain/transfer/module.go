package transfer

import (
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &AdvanceWorker{Service: s})
	river.AddWorker(w, tenant.EachWorker[SweepArgs](s.Tenants, s.Sweep))
}

// Periodic returns the periodic jobs of this domain.
func (s *Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sweepEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sweepEvery}}
	}, nil)}
}

// Routes serves the webhooks of companies.
func (s *Service) Routes() []rest.Route {
	return []rest.Route{reported.Hook{DB: s.DB, Key: s.Key, Advance: s.Advance}.Route()}
}
