// Package booking has the types and pure rules of bookings, and their storage: it owns holds, bookings,
// participants and add-ons. Money belongs to package payment, and spots to package trip.
//
// Each use case has a room of its own beneath it; package desk assembles the rooms and lists them in order.
// Package tally answers trips; package facts answers payments, insurers and payouts; package rides answers ground
// transfers. All of these are built before bookings.
//
// Locks are taken in one order: payment, hold, trip, booking.
//
// A booking takes few round trips: reads come first, and writes are deferred in a db.Pipeline until the next read
// or the commit.
//
// Choices where the specification is silent:
//   - The deposit is a share of the price of the spots; rooms and activities do not raise it. Once the final
//     payment is due, the full amount is the minimum payment.
//   - Before the launch, only the trip's own host can book, for people who are coming anyway. These are the
//     bookings that let a trip be confirmed early.
//   - A party that chooses no rooms gets rooms with two beds.
//   - A participant with an email address becomes a member and can see the booking, but not its payments.
//   - A declined payment extends the hold, up to four times the policy's minutes in total.
package booking
