package app

import (
	"net/http"
	"strings"

	"connectrpc.com/connect"

	"caravan/backend/domain/access"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/supply"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/proto/caravan/access/v1/accessv1connect"
	"caravan/backend/gen/proto/caravan/events/v1/eventsv1connect"
	"caravan/backend/gen/proto/caravan/jobs/v1/jobsv1connect"
	"caravan/backend/gen/proto/caravan/pricing/v1/pricingv1connect"
	"caravan/backend/gen/proto/caravan/supply/v1/supplyv1connect"
)

// accessRPC is access.v1: questions about permissions, and standing in for a person.
type (
	questions = access.RPC
	standIn   = identity.RPC
	accessRPC struct {
		questions
		standIn
	}
)

// mountRPC serves the Connect contract below /rpc.
func (s *Services) mountRPC(mux *http.ServeMux, options ...connect.HandlerOption) {
	mount := func(path string, h http.Handler) { mux.Handle("/rpc"+path, http.StripPrefix("/rpc", h)) }
	mount(pricingv1connect.NewPricingServiceHandler(pricing.RPC{Trips: s.Trips, Repricing: s.Trips}, options...))
	mount(jobsv1connect.NewJobsServiceHandler(jobsRPC{exportRPC{Service: s.Exports}, tripRPC{Service: s.Trips}}, options...))
	mount(supplyv1connect.NewSupplyServiceHandler(supply.RPC{Service: s.Supply}, options...))
	mount(accessv1connect.NewAccessServiceHandler(accessRPC{questions{Service: s.Access}, standIn{Service: s.Identity}}, options...))
	mount(eventsv1connect.NewEventsServiceHandler(webhook.RPC{Service: s.Webhooks}, options...))
}

// mountRaw serves what no contract describes.
func (s *Services) mountRaw(mux *http.ServeMux) {
	mux.Handle("POST "+sandboxWebhookPath, s.Payments.WebhookHandler(s.Sandbox))
	mux.Handle("POST "+stripeWebhookPath, s.Stripe.Webhook(s.Payments))
	mux.Handle("POST "+insuranceWebhookPath, s.Insurance.WebhookHandler(s.Insurer))
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
