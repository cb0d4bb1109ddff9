// Package promote has the promotional emails of a trip: how they look, and which of them are due. Campaigns send them.
package promote
