package booking

import (
	"slices"

	"caravan/backend/gen/api/bookingapi"
)

// part is a part of a booking's pages.
type part struct {
	name bookingapi.BookingPart
	in   []Status
	// payer restricts the part to the booking's payer.
	payer bool
}

// parts are in the order of the pages (T-026 to T-050).
var parts = []part{
	{name: bookingapi.BookingPartSpots, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed, Complete}},
	{name: bookingapi.BookingPartAddOns, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed}},
	{name: bookingapi.BookingPartPayments, in: []Status{Confirmed, Pending, Awaiting, Cancelled, Closed, Complete},
		payer: true},
	{name: bookingapi.BookingPartCancel, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed}, payer: true},
	{name: bookingapi.BookingPartBalance, in: []Status{Confirmed, Pending, Awaiting, Closed}},
	{name: bookingapi.BookingPartBalanceCard, in: []Status{Confirmed, Pending, Awaiting, Closed, Complete}},
	{name: bookingapi.BookingPartCalendar, in: []Status{Confirmed, Pending, Closed}},
	{name: bookingapi.BookingPartRides, in: []Status{Confirmed, Pending, Awaiting, Closed, Complete}},
	{name: bookingapi.BookingPartWaitlist, in: []Status{Waitlist, Awaiting}, payer: true},
	{name: bookingapi.BookingPartAutomaticPayment, in: []Status{Confirmed, Pending}, payer: true},
	{name: bookingapi.BookingPartStatement, in: []Status{Confirmed, Pending, Awaiting, Cancelled, Closed, Complete},
		payer: true},
	{name: bookingapi.BookingPartReview, in: []Status{Complete}},
}

// Parts returns the parts of a booking's pages that are open to one of its travelers.
func Parts(s Status, payer bool) []bookingapi.BookingPart {
	open := []bookingapi.BookingPart{}
	for _, p := range parts {
		if slices.Contains(p.in, s) && (payer || !p.payer) {
			open = append(open, p.name)
		}
	}
	return open
}

// NextStep returns the signed-in traveler's next step (T-026): terms, overdue money, the form, due money, then
// nothing but the anticipation.
func NextStep(b bookingapi.Booking) bookingapi.BookingNextStep {
	due := b.IsPrimary && b.DueMinor > 0 && !b.Debit.Set
	switch {
	case slices.Contains([]Status{Cancelled, Waitlist, Complete}, Status(b.Status)):
		return bookingapi.BookingNextStepWaiting
	case !b.TermsAccepted:
		return bookingapi.BookingNextStepSign
	case due && (b.Overdue.Or(false) || Status(b.Status) == Awaiting):
		return bookingapi.BookingNextStepPay
	case !b.TripFormComplete.Or(false):
		return bookingapi.BookingNextStepForm
	case due:
		return bookingapi.BookingNextStepPay
	}
	return bookingapi.BookingNextStepReady
}
