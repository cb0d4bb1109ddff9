// Package booking takes places on trips, sells them, and keeps what travelers booked.
//
// It owns holds, bookings, participants and add-ons. Money is the payment package's; places are the trip's.
//
// A hold takes spots, private rooms and activities in one transaction before anything is paid, at prices
// that follow from the spots taken before it. A payment turns it into a booking, exactly once: the hold's id
// is unique among bookings. Money that arrives after its hold ran out buys the places if they are still
// there, and goes back otherwise.
//
// Locks are taken in one order: payment, hold, trip, booking. A settlement takes the trip's lock only when the
// booking may move the trip along its lifecycle; otherwise its foreign key is enough.
//
// A booking is few round trips: reads come first, writes wait in a db.Pipeline for the next read or the commit.
// A crowd for one trip passes a gate in the process, and hears from memory what was left a moment ago.
//
// Places that become free are offered to the waitlist in the transaction that frees them, each time to the first
// party that fits whole. An offer that is not paid in time ends the booking, and the next party is asked.
//
// Choices where the specification is silent:
//   - The deposit is a share of the price of the spots; rooms and activities do not raise it. Once the final
//     payment is due, the whole amount is the least one can pay.
//   - Before the launch only the trip's own host can book, for people who come in any case: those are the bookings
//     that a trip is confirmed early on.
//   - A party that chooses no rooms gets two beds a room.
//   - A participant with an e-mail address becomes a member and may see the booking, but no payments.
//   - A declined payment keeps the places for another hold, up to four times the policy's minutes in all.
//   - A traveler is ready to travel once he has signed the terms, his trip form is complete, and his booking is
//     confirmed with nothing left to pay; he steps back when one of these ends. When the trip is complete, so are the
//     travelers of its confirmed bookings (T-109).
//   - A booking that a host rejects, or whose trip is cancelled, shows 'Pending Cancel' until the refund
//     arrived.
package booking
