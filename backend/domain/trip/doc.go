// Package trip implements trips: how they are created from a request, priced, approved, launched and ended.
//
// It owns the tables trip and trip_service. They also contain the counters of taken spots, which change only
// through package capacity, called by bookings. The lifecycle is the table in lifecycle.go; nothing else sets a
// status.
//
// It also owns earnings_report, repricing and repricing_trip. Who can change what, and when, is the table in
// package fields; responses show it with reasons, and calls are rejected by it.
//
// This package has types, rules, reading and storage. Each use case has a room of its own: steps (the lifecycle),
// makes, edit, agreement, page, promote, report, reprice, view and capacity (what is sold). Package zone finds a
// trip's time zone, group prices what the host chose for the group, and mails composes the emails; package trips
// assembles them. What happened to a trip is announced on Service, for domains above.
//
// Every transaction that changes a trip or its spots locks the trip's row first, then services by ID, then
// bookings.
//
// Decisions:
//   - A trip keeps a copy of its itinerary's services and texts: later edits of the itinerary do not reach it.
//   - Free spots are those of the host and the companions. Rooms beyond one per two of them cost the single
//     supplement; a night before or after costs the departure's single price for rooms with one bed and its
//     double price for the others; transfers cost the departure's price for each free spot.
//   - The minimum trip threshold is the minimum spots of the trip when it is created.
//   - Operators see the operator's costs, hosts see prices and the advance, travelers neither; admins and trip
//     managers see everything.
//   - A host can set status live in an update: that launches the trip now (H-271), whether or not a launch was
//     scheduled; launchDate only sets when the system does it.
//   - The days within which a launch has to be scheduled count from the host's first agreement: before that, it
//     cannot be scheduled.
//   - Prices reopen when the trip is sold out, and then only together with the agreement (H-333, H-411).
//   - An admin's cancellation is recorded with the internal reason product.
//   - A reserved departure counts as confirmed once the trip is early_confirmed or confirmed.
//   - Without a launch date, nothing can be booked and the public page answers 404, as for a trip that does not
//     exist.
//   - A trip's days begin and end in its own time zone: the one its creator names, else the country's if it has
//     only one, else the marketplace's policy. Spans of days (14 days to schedule, to get bookings) end at the
//     same time of day in that zone; what is due at an instant happens at that instant, not after it. Only the
//     stage of the public page goes by UTC days, as H-279 says.
//   - A host names and describes a workshop in an operator's workshop space, but cannot change the space itself
//     (H-394, O-161). Other services can only be accepted.
//   - Companions are saved as a draft by PUT, and submitted and thereby locked by POST.
//   - An admin who withdraws the approval of the technical itinerary withdraws the operator's with it.
//   - The earnings report is drafted when the trip completes, with current figures until an admin approves it.
//     The advance is deducted from the first half, then from the second.
//   - Publishing moves a trip to marketing, and one that was launched to live; editing services makes it
//     pending again.
//   - New costs reach existing trips only through a repricing that an admin applies. It skips trips that
//     changed since the preview, that are closed, or whose host would lose money at their prices; bookings and
//     prices are unchanged.
//   - A trip whose launch nobody schedules, and whose host's level sets no limit, waits for an admin.
package trip
