package booking

import (
	"slices"

	"github.com/google/uuid"
)

// Traveler is a person on a booking as other domains see them.
type Traveler struct {
	ID         uuid.UUID
	BookingID  uuid.UUID
	TripID     uuid.UUID
	MemberID   *uuid.UUID
	CustomerID uuid.UUID
	FirstName  string
	LastName   string
	Cancelled  bool
	// Travels reports whether they go on the trip: their booking is pending or confirmed, and they have not left
	// it.
	Travels bool
}

// Positions returns the positions of a party that are taken, in order.
func Positions(travelers map[int]uuid.UUID) []int {
	var all []int
	for p := range travelers {
		all = append(all, p)
	}
	slices.Sort(all)
	return all
}
