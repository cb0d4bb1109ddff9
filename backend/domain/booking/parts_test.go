package booking_test

import (
	"slices"
	"testing"

	"caravan/backend/domain/booking"
	"caravan/backend/gen/api"
)

func TestPartsOfABookingFollowItsStatus(t *testing.T) {
	for _, c := range []struct {
		status booking.Status
		part   api.BookingPart
		open   bool
	}{
		{booking.Waitlist, api.BookingPartBalance, false}, {booking.Waitlist, api.BookingPartAddOns, true},
		{booking.Cancelled, api.BookingPartPayments, true}, {booking.Cancelled, api.BookingPartCancel, false},
		{booking.Cancelled, api.BookingPartRides, false}, {booking.Complete, api.BookingPartSpots, true},
		{booking.Complete, api.BookingPartAddOns, false}, {booking.Complete, api.BookingPartBalanceCard, true},
		{booking.Closed, api.BookingPartCancel, true}, {booking.Pending, api.BookingPartVisa, false},
	} {
		if got := slices.Contains(booking.Parts(c.status, true), c.part); got != c.open {
			t.Errorf("%s of a booking that is %s: %v", c.part, c.status, got)
		}
	}
	for _, part := range []api.BookingPart{api.BookingPartPayments, api.BookingPartCancel} {
		if slices.Contains(booking.Parts(booking.Confirmed, false), part) {
			t.Errorf("%s is open to who does not pay", part)
		}
	}
}

// Terms come first, overdue money before the form, the rest of the money after it (T-026).
func TestWhatATravelerDoesNext(t *testing.T) {
	ready := api.Booking{Status: api.BookingStatusConfirmed, TermsAccepted: true, TripFormComplete: api.NewOptBool(true), IsPrimary: true}
	due := func(b api.Booking) api.Booking { b.DueMinor = 100; return b }
	formless := func(b api.Booking) api.Booking { b.TripFormComplete = api.NewOptBool(false); return b }
	with := func(b api.Booking, change func(*api.Booking)) api.Booking { change(&b); return b }
	for i, c := range []struct {
		booking api.Booking
		step    api.BookingNextStep
	}{
		{with(formless(ready), func(b *api.Booking) { b.TermsAccepted = false }), api.BookingNextStepSign},
		{with(formless(due(ready)), func(b *api.Booking) { b.Overdue = api.NewOptBool(true) }), api.BookingNextStepPay},
		{with(formless(due(ready)), func(b *api.Booking) { b.Status = api.BookingStatusAwaiting }), api.BookingNextStepPay},
		{formless(due(ready)), api.BookingNextStepForm},
		{due(ready), api.BookingNextStepPay},
		{ready, api.BookingNextStepReady},
		{with(due(ready), func(b *api.Booking) { b.IsPrimary = false }), api.BookingNextStepReady},
		{with(due(ready), func(b *api.Booking) { b.Status = api.BookingStatusCancelled }), api.BookingNextStepWaiting},
	} {
		if got := booking.NextStep(c.booking); got != c.step {
			t.Errorf("%d: %s, not %s", i, got, c.step)
		}
	}
}
