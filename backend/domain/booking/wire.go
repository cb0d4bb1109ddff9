package booking

import (
	"github.com/google/uuid"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
)

// PersonFrom converts a traveler of the contract.
func PersonFrom(p bookingapi.Participant) Person {
	person := Person{
		FirstName: p.FirstName, LastName: p.LastName, Email: p.Email.Or(""), Phone: p.Phone.Or(""),
		Gender: string(p.Gender.Or("")), CountryCode: p.CountryCode.Or(""), InstagramHandle: p.InstagramHandle.Or(""),
	}
	if p.DateOfBirth.Set {
		person.DateOfBirth = civil.Of(p.DateOfBirth.Value)
	}
	return person
}

// RoomsFrom converts the room choices of the contract.
func RoomsFrom(rooms []bookingapi.RoomChoice) []RoomChoice {
	var all []RoomChoice
	for _, room := range rooms {
		all = append(all, RoomChoice{RoomType: Room(room.RoomType), Travelers: room.Travelers})
	}
	return all
}

// DueText returns the line beside a balance (T-035).
func DueText(due, today civil.Date) (text string, overdue bool) {
	days := due.Sub(today)
	if days < 0 {
		return "The payment is overdue.", true
	}
	return "Due in " + count.Of(days, "day"), false
}

// TakenOff reports whether a member no longer travels on a booking whose other travelers may (T-106).
func TakenOff(party []bookingdb.BookingParticipant, member uuid.UUID) bool {
	gone := false
	for _, p := range party {
		if p.MemberID == nil || *p.MemberID != member {
			continue
		}
		if TravelerStatus(p.Status) != TravelerCancelled {
			return false
		}
		gone = true
	}
	return gone
}

// SummaryOf returns a booking's summary for lists and trips. Removed travelers no longer travel on it.
func SummaryOf(row bookingdb.Booking, tripStatus trip.Status, minimum int, gone bool) api.BookingSummary {
	stored := Status(row.Status)
	derived := Derive(stored, tripStatus, gone)
	shown := stored
	if gone && !row.IsPendingCancellation {
		shown = Cancelled // none of it is still to be canceled
	}
	return api.BookingSummary{
		ID: row.ID, OrderId: row.OrderID, Status: api.BookingStatus(derived), TotalSpotsBooked: row.Spots,
		DisplayCode:   api.BookingDisplay(DisplayCode(shown, derived, row.IsPendingCancellation)),
		DisplayStatus: DisplayStatus(shown, derived, row.IsPendingCancellation), StatusText: StatusMessage(derived, minimum),
	}
}

// ParticipantOf returns a stored traveler as the contract has it; empty values are left out.
func ParticipantOf(p bookingdb.BookingParticipant) bookingapi.Participant {
	person := bookingapi.Participant{ID: api.NewOptUUID(p.ID), FirstName: p.FirstName, LastName: p.LastName}
	set := func(to *api.OptString, value string) {
		if value != "" {
			*to = api.NewOptString(value)
		}
	}
	set(&person.Email, p.Email)
	set(&person.Phone, p.Phone)
	set(&person.CountryCode, p.CountryCode)
	set(&person.InstagramHandle, p.InstagramHandle)
	if p.Gender != "" {
		person.Gender = api.NewOptGender(api.Gender(p.Gender))
	}
	if p.DateOfBirth != nil && !p.DateOfBirth.IsZero() {
		person.DateOfBirth = api.NewOptDate(p.DateOfBirth.UTC())
	}
	return person
}

// LinesOf returns price lines as the contract has them.
func LinesOf(lines []Line) []bookingapi.PriceLine {
	all := make([]bookingapi.PriceLine, len(lines))
	for i, l := range lines {
		all[i] = bookingapi.PriceLine{Kind: bookingapi.PriceLineKind(l.Kind), Label: l.Label, Quantity: l.Quantity,
			UnitMinor: l.UnitMinor, TotalMinor: l.TotalMinor}
	}
	return all
}
