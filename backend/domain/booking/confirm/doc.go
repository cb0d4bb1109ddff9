// Package confirm confirms a trip's bookings, on behalf of its host or together with the trip, and moves the trip on
// when a booking makes that possible.
package confirm
