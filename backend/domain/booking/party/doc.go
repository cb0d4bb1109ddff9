// Package party manages the travelers of bookings: who they are, what they have signed, and how close they are to
// being ready.
//
// A traveler is ready to travel once they have signed the terms, completed the trip form, and have a confirmed
// booking with nothing left to pay. They step back when any of these no longer holds. When a trip is complete, so
// are the travelers of its confirmed bookings (T-109).
package party
