// Package promote implements the promotional emails of a trip: what they look like, and which of them are due.
// Campaigns send them.
package promote
