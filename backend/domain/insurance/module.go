package insurance

import (
	"net/http"

	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/partner"
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

// WebhookPath is where insurers send webhooks; the company's id follows.
const WebhookPath = "/public/insurance/webhooks/"

// Routes serves the webhooks of insurers: each has an address of its own at its marketplace. Those connected when a
// marketplace had one insurer still use the address that they all had, and name the marketplace.
func (s *Service) Routes() []rest.Route {
	hook := func(path string, take receiver, audience rest.Audience) rest.Route {
		return rest.Route{Method: http.MethodPost, Path: WebhookPath + path, For: audience,
			Handler: partner.Hook{Header: "Insurance-Signature", Take: take}}
	}
	return []rest.Route{
		hook("{company}", s.receive, rest.OwnProviders), hook(company.HTTP, s.receiveShared, rest.Providers),
	}
}
