// Package rooming arranges who shares a room with whom on a trip.
//
// Rooms are those that travelers booked. The operator's moves are stored separately, so that bookings remain what
// was sold: a room keeps its type and capacity, and nobody is in a type they did not book. A room is identified
// by the traveler for whom it was booked first.
//
// Bookings change after rooms have been arranged. What is booked then wins, by one rule each: someone who no
// longer travels has no room; someone whose booked type changed, whose new room is gone, or who would exceed the
// capacity is back in the room that was booked. Such a move is reported until the operator acknowledges it.
package rooming
