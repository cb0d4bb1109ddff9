package booking

import (
	"slices"

	"caravan/backend/gen/api"
)

// part is a part of a booking's pages.
type part struct {
	name api.BookingPart
	in   []Status
	// payer has the part only who pays for the booking.
	payer bool
}

// parts are in the order of the pages (T-026 to T-050).
var parts = []part{
	{name: api.BookingPartSpots, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed, Complete}},
	{name: api.BookingPartAddOns, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed}},
	{name: api.BookingPartPayments, in: []Status{Confirmed, Pending, Awaiting, Cancelled, Closed, Complete}, payer: true},
	{name: api.BookingPartCancel, in: []Status{Confirmed, Pending, Awaiting, Waitlist, Closed}, payer: true},
	{name: api.BookingPartBalance, in: []Status{Confirmed, Pending, Awaiting, Closed}},
	{name: api.BookingPartBalanceCard, in: []Status{Confirmed, Pending, Awaiting, Closed, Complete}},
	{name: api.BookingPartRides, in: []Status{Confirmed, Pending, Awaiting, Closed, Complete}},
	{name: api.BookingPartVisa, in: []Status{Confirmed}},
}

// Parts are the parts of a booking's pages that are open to one of its travelers.
func Parts(s Status, payer bool) []api.BookingPart {
	open := []api.BookingPart{}
	for _, p := range parts {
		if slices.Contains(p.in, s) && (payer || !p.payer) {
			open = append(open, p.name)
		}
	}
	return open
}

// NextStep is what the signed-in traveler does next (T-026): terms, what is overdue, the form, what is due, then
// nothing but looking forward.
func NextStep(b api.Booking) api.BookingNextStep {
	due := b.IsPrimary && b.DueMinor > 0
	switch {
	case slices.Contains([]Status{Cancelled, Waitlist, Complete}, Status(b.Status)):
		return api.BookingNextStepWaiting
	case !b.TermsAccepted:
		return api.BookingNextStepSign
	case due && (b.Overdue.Or(false) || Status(b.Status) == Awaiting):
		return api.BookingNextStepPay
	case !b.TripFormComplete.Or(false):
		return api.BookingNextStepForm
	case due:
		return api.BookingNextStepPay
	}
	return api.BookingNextStepReady
}
