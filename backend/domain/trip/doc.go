// Package trip has trips: how they are made from a request, priced, approved, launched and ended.
//
// It owns the tables trip and trip_service. The counters of taken places are in them too, but change only
// through package capacity, which bookings call. The lifecycle is the table in lifecycle.go; nothing
// else sets a status.
//
// It also owns earnings_report, repricing and repricing_trip. Who may change what, and when, is the table in
// package fields; answers show it with reasons, calls refuse by it.
//
// This package has types, rules, reading and keeping. What people do with trips has a room each: steps (the
// lifecycle), makes, edit, agreement, page, promote, report, reprice, view and capacity (what is sold); zone finds where
// a trip's days begin, group prices what the host chose for everybody, mails has
// what people are written; package trips puts them together. What
// happened to a trip is announced on Service, for domains above.
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
//   - A trip's days begin and end in its own time zone: the one its maker names, else the country's when it has only
//     one, else the marketplace's policy. Spans of days (14 days to schedule, to get bookings) end at the same time of
//     day in that zone; what is due at an instant happens at that instant, not after it. The stage of the public page
//     alone goes by UTC days, as H-279 says.
//   - A host names and describes a workshop in an operator's workshop space; the space itself he cannot change
//     (H-394, O-161). Other services he can only accept.
//   - Companions are kept as a draft by PUT and submitted, then locked, by POST.
//   - An admin who takes back his approval of the technical itinerary takes back the operator's with it.
//   - The earnings report is drafted when the trip completes, with figures of the moment until an admin approves it.
//     The advance is taken off the first half, then off the second.
//   - Publishing puts a trip into marketing, one that was launched to live; editing services makes it pending again.
//   - Costs reach trips that exist only by a repricing that an admin applies. It skips trips that changed since the
//     preview, that are closed, or whose host would lose money with his prices; bookings and prices stay as they are.
//   - A trip whose launch nobody schedules and whose host's level sets no limit waits for an admin.
package trip
