// Package party keeps the travelers of bookings: who they are, what they have signed, and how far they are on the way to
// their trip.
//
// A traveler is ready to travel once he has signed the terms, his trip form is complete, and his booking is confirmed with
// nothing left to pay; he steps back when one of these ends. When the trip is complete, so are the travelers of its
// confirmed bookings (T-109).
package party
