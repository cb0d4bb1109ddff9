// Package view shows bookings: to their travelers, to the host of the trip, to helpers, and as rows of a roster.
//
// It changes nothing. Who pays for a booking, and helpers, see the money of it; who only travels along sees the others'
// names, not how to reach them.
package view
