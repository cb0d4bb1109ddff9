package booking

import (
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/platform/civil"
)

// Adult is the age from which travelers sign for themselves, and can be shown to everybody.
const Adult = 18

// BornUntil is the last birthday of who is of age on a day.
func BornUntil(today civil.Date) civil.Date { return today.AddMonths(-12 * Adult) }

// MayIntroduce tells whether a traveler can be shown on the trip's public page: he has a spot, and is not known to be
// under age.
func MayIntroduce(b bookingdb.Booking, p bookingdb.BookingParticipant, today civil.Date) bool {
	status := Status(b.Status)
	return p.MemberID != nil && p.Status != string(Cancelled) && (status == Pending || status == Confirmed) && !b.IsPendingCancellation &&
		(p.DateOfBirth == nil || !p.DateOfBirth.After(BornUntil(today)))
}

// Introduced tells whether a traveler agreed to be shown on the page of the trip that he is on.
func Introduced(b bookingdb.Booking, p bookingdb.BookingParticipant) bool {
	return p.MemberID != nil && p.ShownBy != nil && *p.ShownBy == *p.MemberID && p.ShownOn != nil && *p.ShownOn == b.TripID
}
