// Package capacity is the room of what a trip has to sell: spots, private rooms, places of activities, and the nights and
// transfers of its departure. It says what is left, takes it under locks in one order, and puts it back.
package capacity
