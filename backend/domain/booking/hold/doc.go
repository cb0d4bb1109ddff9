// Package hold keeps spots, private rooms and activities for a party while it pays, all or nothing, at prices that follow
// from the spots taken before.
//
// Everything is read and priced before the trip's row is locked. One person, or one network, holds only so many spots of a
// trip. What expires is swept and goes to the waitlist.
//
// Who agrees to it in a checkout gets one email for a trip when he leaves without booking: an hour after his last hold has
// ended, while there is still room. Its link names the hold and its secret, so that any device reads what was chosen and
// holds it anew. Nobody is written to who did not agree, has booked, or left days ago.
package hold
