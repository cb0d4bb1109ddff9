// Package webhook numbers the feed of events, delivers it to subscriptions, and lets callers follow it. It owns
// the tables event (written by package event), event_feed, webhook and webhook_delivery.
//
// Decisions:
//   - An event gets its number after its commit, by one writer per tenant at a time. A number is never assigned
//     before a smaller one is visible, so a reader that continues from a number misses nothing. A commit notifies
//     the workers; a sweep every half minute finds what a lost notification left behind.
//   - Deliveries follow Standard Webhooks: webhook-id is the event's ID and is the same for each attempt, so a
//     receiver can drop duplicates. An operator's subscription gets the events of its own trips, requests,
//     itineraries and departures; the marketplace's own gets all.
//   - An operator's copy of a trip or booking has no traveler or host amounts: what travelers pay is between
//     the host and the marketplace.
//   - A delivery is retried with growing pauses for up to 75 hours. The first one that is given up pauses its
//     subscription and emails its creator. A paused subscription keeps its position in the feed and continues
//     from there once resumed, so a pause loses nothing. A subscription is archived, never deleted.
//   - Secrets are sealed rather than hashed, because a signature needs the secret itself. After a rotation,
//     deliveries carry a signature of each secret until the overlap ends.
//   - Delivery times are real, whatever a sandbox's test clock says, because receivers compare the signature's
//     time with their own clock.
package webhook
