// Package hold reserves spots, private rooms and activities for a party while it pays, all or nothing, at prices
// that follow from the spots already taken.
//
// Everything is read and priced before the trip's row is locked. One person, or one network, can hold only so
// many spots of a trip. Expired holds are swept, and their spots go to the waitlist.
//
// Customers who agree to it during checkout get one email per trip if they leave without booking: an hour after
// their last hold ended, while there is still room. Its link names the hold and its token, so that any device can
// read what was chosen and hold it again. It is never sent to those who did not agree, have booked, or left days
// ago.
package hold
