// Package reported is what transfer companies tell about rides: it receives their webhooks, and stores and reads what
// they reported, in package transfer's tables.
package reported
