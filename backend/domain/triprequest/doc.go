// Package triprequest implements the requests with which hosts reserve a departure of an itinerary.
//
// It owns the table trip_request. A request reserves one of its departure's quantity from the moment it is made;
// the resulting trip takes over the reservation.
//
// Decisions:
//   - Pre- and post-trip services are accepted only if the departure offers them (H-350, H-351).
//   - A host who describes each room (hostRooms) is held to the beds; one who only counts rooms, to the number.
//     Counted rooms are stored as rooms with one bed, and as rooms for two as long as people remain.
//   - A request that is approved instantly becomes a trip in the same transaction, with the operator's and the
//     platform's approval.
//   - While a request is pending, the host can change the start date and the additional requests (H-526).
//     Adding requests removes instant approval (H-315), and a changed request is always reviewed.
//   - Operators and trip managers can reject a pending request; the host is told the reason, and the departure
//     is released. A rejected request stays rejected; the host makes a new one.
//   - The host can withdraw a pending request. It is then rejected, without a reason and with the time; the
//     operator learns of it from the event of the status change.
package triprequest
