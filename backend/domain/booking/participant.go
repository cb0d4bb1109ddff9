package booking

import (
	"slices"

	"github.com/google/uuid"
)

// Traveler is a person on a booking as other domains know him.
type Traveler struct {
	ID         uuid.UUID
	BookingID  uuid.UUID
	TripID     uuid.UUID
	MemberID   *uuid.UUID
	CustomerID uuid.UUID
	FirstName  string
	LastName   string
	Cancelled  bool
	// Travels is that he goes on the trip: his booking is pending or confirmed, and he has not left it.
	Travels bool
}

// Positions are the places in a party that people have, in order.
func Positions(travelers map[int]uuid.UUID) []int {
	var all []int
	for p := range travelers {
		all = append(all, p)
	}
	slices.Sort(all)
	return all
}
