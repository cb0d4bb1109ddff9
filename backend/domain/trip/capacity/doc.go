// Package capacity is what a trip has to sell: spots, private rooms, activity spots, and its departure's nights and
// transfers. It says what is left, takes it under locks in one order, and returns it.
package capacity
