// Package change modifies what is booked: rooms, add-ons, and who travels.
//
// A cart is the whole change as a pure function: add-ons, rooms, every amount, and why something cannot be
// chosen.
//
// A change that takes more reserves it and waits for its payment. Any other change takes effect immediately, and
// an overpayment lowers the balance or is refunded. Replacing a traveler takes nothing more: the fee is added to
// the booking's balance and is due with it, because no policy asks for it earlier.
package change
