// Package analytics counts visits to trip pages, draws the hosts' reports, and forwards analytics events.
//
// It owns trip_visit_day, trip_visitor and analytics_event. Visits store no address, no cookie, and nothing that leads
// back to a person: a visitor is a keyed hash of network address, browser, trip and day, which is meaningless on any
// other day and is deleted then. That requires no consent; a browser that asks not to be tracked still sends nothing
// (apps/site). Robots are not counted. The channel is one of seven words; of a referrer, only the host name is read.
//
// Reports are pages for a frame. Their address is signed for one report of one trip, and expires (H-516).
//
// Events (package track) are written in the transaction of the change they describe, so each is recorded exactly once.
// If the deployment names a receiver, they are delivered in batches with their IDs, by which a receiver recognizes
// duplicates. An event counts as undelivered until the receiver has accepted it.
package analytics
