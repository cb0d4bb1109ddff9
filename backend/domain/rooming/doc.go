// Package rooming arranges who shares a room with whom on a trip.
//
// Rooms are those that travelers booked. The operator's moves are stored beside them, so that bookings stay what was
// sold: a room keeps its type and capacity, and nobody sleeps in a type they did not book. A room is identified by the
// traveler for whom it was booked first.
//
// Bookings change after rooms have been arranged. What is booked then wins, by one rule each: someone who no longer
// travels is in no room; someone whose booked type changed, whose new room is gone, or who would be one too many is
// back in the room that was booked. Such a move is reported until the operator acknowledges it.
package rooming
