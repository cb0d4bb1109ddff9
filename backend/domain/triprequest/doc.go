// Package triprequest has the requests with which hosts reserve a departure of an itinerary.
//
// It owns the table trip_request. A request reserves one of its departure's quantity from the moment it is made;
// the trip it becomes carries the reservation on.
//
// Decisions:
//   - Pre- and post-trip services are taken only when the departure offers them (H-350, H-351).
//   - A host who describes each room (hostRooms) is held to the beds; one who only counts rooms, to the number.
//     Counted rooms are kept as rooms with one bed, and rooms for two as far as people remain.
//   - A request that is approved at once becomes a trip in the same transaction, with the operator's and the
//     platform's approval.
//   - While pending, the host may change the start date and the additional requests (H-526); adding requests
//     removes instant approval (H-315), and a changed request is always reviewed.
//   - Operators and trip managers may reject a pending request; the reason is told to the host, and the departure is
//     free again. A rejected request stays rejected: the host makes another one.
//   - The host may withdraw a pending request. It is rejected then, without a reason and with the time; the operator
//     learns of it by the event of the changed status.
package triprequest
