package app

import (
	"net/http"
	"strings"

	"connectrpc.com/connect"

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

// accessRPC is access.v1: questions about permissions, and standing in for a person.
type (
	questions = access.RPC
	standIn   = people.RPC
	accessRPC struct {
		questions
		standIn
	}
)

// mountRPC serves the Connect contract below /rpc.
func (s *Services) mountRPC(mux *http.ServeMux, guard rpcGuard, open *streams) {
	options := append(rpcInput(), connect.WithInterceptors(open, guard, plainMessages{}))
	mount := func(path string, h http.Handler) { mux.Handle("/rpc"+path, http.StripPrefix("/rpc", guard.door(h))) }
	mount(pricingv1connect.NewPricingServiceHandler(pricing.RPC{Trips: s.Trips, Repricing: s.Trips.Repricing}, options...))
	mount(jobsv1connect.NewJobsServiceHandler(jobsRPC{exportRPC{Service: s.Exports}, s.Trips.RPC()}, options...))
	mount(supplyv1connect.NewSupplyServiceHandler(supply.RPC{Service: s.Supply}, options...))
	mount(accessv1connect.NewAccessServiceHandler(accessRPC{questions{Service: s.Access}, s.Identity.RPC()}, options...))
	mount(eventsv1connect.NewEventsServiceHandler(webhook.RPC{Service: s.Webhooks}, options...))
}

// mountRaw serves what no contract describes: the news of providers. Stripe's account is found by the address that is
// called; the others name the marketplace in what they have signed, and reach this process by any name.
func (s *Services) mountRaw(mux *http.ServeMux, outer, tenanted func(http.Handler) http.Handler) {
	mux.Handle(sandboxWebhookPath, outer(onlyPOST(s.Payments.WebhookHandler(s.Sandbox))))
	mux.Handle(stripeWebhookPath, outer(tenanted(onlyPOST(s.Stripe.Webhook(s.Payments)))))
	mux.Handle(insuranceWebhookPath, outer(onlyPOST(s.Insurance.WebhookHandler(s.Insurer))))
}

func onlyPOST(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			w.Header().Set("Allow", http.MethodPost)
			rest.WriteStatus(r.Context(), w, http.StatusMethodNotAllowed, apierr.New(apierr.CodeInvalid, "This address doesn’t accept "+r.Method+"."))
			return
		}
		next.ServeHTTP(w, r)
	})
}

func pathOf(r *http.Request) string { return strings.TrimPrefix(r.URL.Path, "/rpc") }

// matches tells whether an address has the form of a contract's path.
func matches(pattern, address string) bool {
	want, got := strings.Split(pattern, "/"), strings.Split(address, "/")
	if len(want) != len(got) {
		return false
	}
	for i := range want {
		if want[i] != got[i] && !strings.HasPrefix(want[i], "{") {
			return false
		}
	}
	return true
}
