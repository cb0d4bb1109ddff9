package web

import (
	"net/http"
	"strings"

	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
)

// origins are what a page with a provider's own card fields must reach; each is a source list for the content
// policy.
type origins struct{ script, frame, connect string }

// cardFields are the origins of each provider whose fields our pages show. A marketplace's pages reach those of
// its chosen provider, and of no other.
var cardFields = map[string]origins{
	stripe.Name: {
		script: " https://js.stripe.com", frame: " https://js.stripe.com https://hooks.stripe.com",
		connect: " https://api.stripe.com",
	},
}

// cardFieldsOn returns the origins that a page may reach: only travelers' pages and the site have card fields.
func (s *Web) cardFieldsOn(r *http.Request) origins {
	switch appOf(r.URL.Path) {
	case "site", "traveler":
		choice := tenant.From(r.Context()).Provider("payments").Choice
		if choice == stripe.Name && s.StripeURL != "" {
			return origins{script: " " + s.StripeURL, frame: " " + s.StripeURL, connect: " " + s.StripeURL}
		}
		return cardFields[choice]
	}
	return origins{}
}

// appOf returns the app that serves a path.
func appOf(path string) string {
	for _, portal := range portals {
		if rest, ok := strings.CutPrefix(path, portal.prefix); ok && (rest == "" || rest[0] == '/') {
			return portal.app
		}
	}
	return ""
}
