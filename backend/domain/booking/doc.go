// Package booking has the types and pure rules of bookings, and what is stored of them: holds, bookings, participants and
// add-ons, which it owns. Money is the payment package's; places are the trip's.
//
// What people do with bookings has a room each beneath it; package desk puts the rooms together and names them in their
// order. Package tally answers trips, package facts payments, insurers and payouts, package rides the ground transfers:
// those stand before bookings.
//
// Locks are taken in one order: payment, hold, trip, booking.
//
// A booking is few round trips: reads come first, writes wait in a db.Pipeline for the next read or the commit.
//
// Choices where the specification is silent:
//   - The deposit is a share of the price of the spots; rooms and activities do not raise it. Once the final
//     payment is due, the whole amount is the least one can pay.
//   - Before the launch only the trip's own host can book, for people who come in any case: those are the bookings
//     that a trip is confirmed early on.
//   - A party that chooses no rooms gets two beds a room.
//   - A participant with an email address becomes a member and may see the booking, but no payments.
//   - A declined payment keeps the places for another hold, up to four times the policy's minutes in all.
package booking
