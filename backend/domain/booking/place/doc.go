// Package place does what a payment that arrived was for: it turns a hold into a booking, exactly once, pays towards a
// booking, settles a change, an offer, insurance and rides.
//
// Money that arrives after its hold ran out buys the places if they are still there, and goes back otherwise. Locks are
// taken in one order: payment, hold, trip, booking. A settlement takes the trip's lock only when the booking may move the
// trip along its lifecycle; otherwise its foreign key is enough.
package place
