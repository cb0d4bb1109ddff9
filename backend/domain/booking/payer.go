package booking

import (
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/trip"
)

// adult is the age from which a traveler pays for a booking.
const adult = 18

// CanPay reports whether a traveler could pay for the booking instead of its customer: someone else who travels,
// has an account and is not known to be a minor.
func CanPay(b bookingdb.Booking, p bookingdb.BookingParticipant, t trip.Trip) bool {
	grown := p.DateOfBirth == nil || p.DateOfBirth.IsZero() || !t.StartDate.Before(p.DateOfBirth.AddMonths(12*adult))
	return p.MemberID != nil && *p.MemberID != b.CustomerID && p.Status != string(TravelerCancelled) && grown &&
		p.Email != ""
}
