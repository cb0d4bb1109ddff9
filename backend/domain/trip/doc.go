// Package trip has trips: how they are made from a request, priced, approved, launched and ended.
//
// It owns the tables trip and trip_service. The counters of taken places stand there too, but change only
// through TakeSpotsTx and ReleaseSpotsTx, which bookings call. The lifecycle is the table in lifecycle.go; nothing
// else sets a status.
//
// Every transaction that changes a trip or its places locks the trip's row first, then services by id, then
// bookings.
//
// Decisions:
//   - A trip keeps a copy of its itinerary's services and texts: later edits of the itinerary do not reach it.
//   - Free places are the host and the companions. Rooms beyond one for each two of them cost the single
//     supplement; a night before or after costs the departure's single price for rooms with one bed and its
//     double price for the others; transfers cost the departure's price for each free place.
//   - The minimum trip threshold is the minimum spots of the trip when it is made.
//   - Operators see the operator's costs, hosts prices and advance, travelers neither; admins and trip managers all.
//   - A host may name status live in an update: that launches now (H-271), whether or not a launch was scheduled;
//     launchDate only sets when the system does it.
//   - The days in which a launch has to be scheduled count from the host's first agreement: before it he cannot
//     schedule one.
//   - Prices open again when the trip is sold out, and then only together with the agreement (H-333, H-411).
//   - An admin's cancellation is recorded with the internal reason product.
//   - A reserved departure counts as confirmed once the trip is early_confirmed or confirmed.
//   - Without a launch date nothing can be booked and the public page answers 404, as for a trip that does not exist.
package trip
