package payment

import (
	"net/http"

	"caravan/backend/platform/rest"
)

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount {
	return HTTP{Service: s, Cards: s.Tokenizer, Discounts: s.Discounts}
}

// WebhookPath is where providers tell their news; the provider's name follows.
const WebhookPath = "/public/payments/webhooks/"

// accounts is a provider at which each marketplace has an account of its own, with a key of its own for news.
type accounts interface {
	Webhook(*Service) http.Handler
}

// Routes take the news of providers.
func (s *Service) Routes() []rest.Route {
	var out []rest.Route
	for _, p := range s.providers() {
		switch told := p.(type) {
		case Verifier:
			out = append(out, rest.Route{Method: http.MethodPost, Path: WebhookPath + p.Name(), Handler: s.WebhookHandler(told), For: rest.Providers})
		case accounts:
			out = append(out, rest.Route{Method: http.MethodPost, Path: WebhookPath + p.Name(), Handler: told.Webhook(s), For: rest.OwnProviders})
		}
	}
	return out
}
