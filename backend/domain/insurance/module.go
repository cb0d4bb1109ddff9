package insurance

import (
	"net/http"

	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &AdvanceWorker{Service: s})
	river.AddWorker(w, tenant.EachWorker[SweepArgs](s.Tenants, s.Sweep))
	river.AddWorker(w, &ReturnWorker{Service: s})
	river.AddWorker(w, &FollowWorker{Service: s})
}

// Periodic returns the periodic jobs of this domain.
func (s *Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sweepEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sweepEvery}}
	}, nil)}
}

// WebhookPath is where insurers send webhooks; the insurer's name follows.
const WebhookPath = "/public/insurance/webhooks/"

// Routes serves the webhooks of HTTP insurers.
func (s *Service) Routes() []rest.Route {
	var out []rest.Route
	for name, p := range s.Providers {
		if remote, ok := p.(*Remote); ok {
			out = append(out, rest.Route{Method: http.MethodPost, Path: WebhookPath + name, Handler: s.WebhookHandler(remote),
				For: rest.Providers})
		}
	}
	return out
}
