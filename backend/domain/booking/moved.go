package booking

import "github.com/google/uuid"

// Moved is a booking that was moved to another trip, with its travelers.
type Moved struct {
	BookingID, From, To uuid.UUID
	Travelers           []uuid.UUID
}
