// Package hold keeps spots, private rooms and activities for a party while it pays, all or nothing, at prices that follow
// from the spots taken before.
//
// Everything is read and priced before the trip's row is locked. One person, or one network, holds only so many spots of a
// trip. What expires is swept and goes to the waitlist.
package hold
