package booking

import (
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
}
