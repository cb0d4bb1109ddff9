// Package confirm confirms a trip's bookings, on behalf of its host or together with the trip, and advances the
// trip when a booking makes that possible.
package confirm
