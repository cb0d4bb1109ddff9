// Package analytics counts visits of trip pages, draws the host's reports, and hands on what people did.
//
// It owns trip_visit_day, trip_visitor and analytics_event. Visits keep no address, no cookie and no way back to a
// person: a visitor is a keyed hash of network address, browser, trip and day, which means nothing on another day and
// is dropped then. That needs no consent; a browser that asks not to be tracked sends nothing all the same (apps/site).
// Robots are not counted. The channel is one of seven words; of a referrer only the host is looked at.
//
// Reports are pages for a frame. Their address is signed, for one report of one trip, and ends after a while (H-516).
//
// Events (package track) are written with the change that they tell of, so each stands once. Where the deployment
// names a receiver they are handed on in batches with their ids, by which a receiver tells a repeated one; until it has
// taken them they count as not delivered.
package analytics
