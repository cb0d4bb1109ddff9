// Package change changes what is booked: rooms, add-ons, and who travels.
//
// A cart is the whole change as a pure function: add-ons, rooms, every amount, and why something cannot be chosen.
//
// A change that takes something more takes its places and waits for its payment; any other is done at once, and what was
// paid too much lowers the balance or goes back. Another traveler takes nothing more: the fee is charged to the booking's
// balance and is due with it, as no policy asks for it before.
package change
