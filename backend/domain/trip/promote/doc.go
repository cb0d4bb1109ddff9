// Package promote has the promotional e-mails of a trip: how they look, and which of them are due. Campaigns send them.
package promote
