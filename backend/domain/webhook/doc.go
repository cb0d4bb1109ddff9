// Package webhook numbers the feed of events, delivers it to subscriptions and lets callers follow it. It owns the
// tables event (written by package event), event_feed, webhook and webhook_delivery.
//
// Decisions:
//   - An event gets its number after its commit, by one writer per tenant at a time. A number is never given before
//     a smaller one can be seen, so whoever goes on from a number misses nothing. A commit tells the workers by a
//     notice; a sweep every half minute finds what a lost notice left.
//   - Deliveries follow Standard Webhooks: webhook-id is the event's id and stays the same for each attempt, so a
//     receiver can drop what it has had. An operator's subscription gets the events of its own trips, requests,
//     itineraries and departures; the marketplace's own gets all.
//   - An operator's copy of a trip or booking holds no traveler or host amounts: what travelers pay is the host's
//     and the marketplace's business.
//   - A delivery is tried again after growing pauses for 75 hours at most. The first one that is given up pauses
//     its subscription and mails whoever made it. While a subscription is paused its position in the feed stands still; resumed,
//     it goes on from there, so a pause loses nothing. A subscription is archived, never deleted.
//   - Secrets are sealed, because a signature needs the secret itself. After a rotation deliveries carry a signature
//     of each secret until the overlap ends.
//   - Times of deliveries are real ones, whatever a sandbox's test clock says: receivers hold the signature's time
//     against their own clock.
package webhook
