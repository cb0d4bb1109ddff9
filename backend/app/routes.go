package app

import (
	"net/http"

	"caravan/backend/app/door"
	"caravan/backend/domain/access"
	"caravan/backend/domain/identity/people"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/supply"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/proto/caravan/access/v1/accessv1connect"
	"caravan/backend/gen/proto/caravan/events/v1/eventsv1connect"
	"caravan/backend/gen/proto/caravan/jobs/v1/jobsv1connect"
	"caravan/backend/gen/proto/caravan/pricing/v1/pricingv1connect"
	"caravan/backend/gen/proto/caravan/supply/v1/supplyv1connect"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// accessRPC is access.v1: permission queries, and impersonation.
type (
	questions = access.RPC
	standIn   = people.RPC
	accessRPC struct {
		questions
		standIn
	}
)

// mountRPC serves the Connect contract below /rpc.
func (s *Services) mountRPC(mux *http.ServeMux, guard door.Authorizer) {
	around, options := guard.RPC(s.Config.Limits)
	mount := func(path string, h http.Handler) { mux.Handle("/rpc"+path, http.StripPrefix("/rpc", around(h))) }
	mount(pricingv1connect.NewPricingServiceHandler(pricing.RPC{Trips: s.Trips, Repricing: s.Trips.Repricing}, options...))
	mount(jobsv1connect.NewJobsServiceHandler(jobsRPC{exportRPC{Service: s.Exports}, s.Trips.RPC()}, options...))
	mount(supplyv1connect.NewSupplyServiceHandler(supply.RPC{Service: s.Supply}, options...))
	mount(accessv1connect.NewAccessServiceHandler(accessRPC{questions{Service: s.Access}, s.Identity.RPC()}, options...))
	mount(eventsv1connect.NewEventsServiceHandler(webhook.RPC{Service: s.Webhooks}, options...))
}

// mountOwn serves what modules offer people outside the contracts. Some of it is framed within pages.
func (s *Services) mountOwn(mux *http.ServeMux, within func(http.Handler) http.Handler) {
	for _, r := range s.Routes() {
		if r.For == rest.People {
			mux.Handle(r.Method+" "+r.Path, within(r.Handler))
		}
	}
}

// mountNews serves the webhook endpoints for providers, which call without a session. Where each marketplace has
// an account of its own, the marketplace is found by the host that is called; other webhooks name it in their
// signed content.
func (s *Services) mountNews(mux *http.ServeMux, outer, tenanted func(http.Handler) http.Handler) {
	for _, r := range s.Routes() {
		switch r.For {
		case rest.Providers:
			mux.Handle(r.Path, outer(onlyBy(r.Method, r.Handler)))
		case rest.OwnProviders:
			mux.Handle(r.Path, outer(tenanted(onlyBy(r.Method, r.Handler))))
		}
	}
}

func onlyBy(method string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != method {
			w.Header().Set("Allow", method)
			rest.WriteStatus(r.Context(), w, http.StatusMethodNotAllowed,
				apierr.New(apierr.CodeInvalid, "This address doesn’t accept "+r.Method+"."))
			return
		}
		next.ServeHTTP(w, r)
	})
}
