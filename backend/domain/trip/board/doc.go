// Package board shows an operator's requests and trips by what is to be done next.
//
// Decisions:
//   - Each is in one lane, that of its most pressing task. Lanes come in the order of the contract.
//   - Days to fix are days without services, nights without accommodation, and days with a service that the
//     itinerary no longer has. They are a task only while someone can fix them, which is while the technical
//     itinerary is open; at other times they are shown with the trip.
//   - A trip on sale is not filling when it sells more slowly than the pace that reaches its minimum, from the
//     launch to the bookings deadline, at a constant rate. Once the minimum is reached, it is filling.
//   - Requests and new trips have no deadline, so they are sorted by how long they have waited. Everything else is
//     sorted by its deadline: the end of the technical window, the bookings deadline, the first or the last day,
//     the day on which a payout is due.
//   - The board is made from scratch on each call, from trips that are not settled. An operator has hundreds of
//     these at most, and each of the rules is that of the trip's own page.
//   - Words are looked for anywhere in a name, without regard to case or accents.
package board
