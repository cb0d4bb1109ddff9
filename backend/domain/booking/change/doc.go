// Package change changes what is booked: rooms, add-ons, and who travels.
//
// A change that costs money takes its places and waits for its payment; any other is done at once, and what was paid too
// much lowers the balance or goes back.
package change
