// Package confirm confirms the bookings of a trip, by its host or with the trip, and moves the trip on when a booking makes
// that possible.
package confirm
