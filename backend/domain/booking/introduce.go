package booking

import (
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/platform/civil"
)

// Adult is the age from which travelers sign for themselves, and can be shown publicly.
const Adult = 18

// BornUntil returns the latest birthday of a person who is of age on a day.
func BornUntil(today civil.Date) civil.Date { return today.AddMonths(-12 * Adult) }

// MayIntroduce reports whether a traveler can be shown on the trip's public page: they have a spot, and are not
// known to be underage.
func MayIntroduce(b bookingdb.Booking, p bookingdb.BookingParticipant, today civil.Date) bool {
	status := Status(b.Status)
	return p.MemberID != nil && p.Status != string(Cancelled) && (status == Pending || status == Confirmed) &&
		!b.IsPendingCancellation &&
		(p.DateOfBirth == nil || !p.DateOfBirth.After(BornUntil(today)))
}

// Introduced reports whether a traveler agreed to be shown on the page of their trip.
func Introduced(b bookingdb.Booking, p bookingdb.BookingParticipant) bool {
	return p.MemberID != nil && p.ShownBy != nil && *p.ShownBy == *p.MemberID && p.ShownOn != nil && *p.ShownOn == b.TripID
}
