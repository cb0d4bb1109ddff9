// Package capacity manages what a trip has to sell: spots, private rooms, activity spots, and its departure's
// nights and transfers. It says what is left, takes it under row locks in one order, and releases it.
package capacity
