package booking

import "github.com/google/uuid"

// Moved is a booking that is another trip's now, with those who travel on it.
type Moved struct {
	BookingID, From, To uuid.UUID
	Travelers           []uuid.UUID
}
