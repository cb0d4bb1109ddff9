package booking_test

import (
	"slices"
	"testing"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

func TestPartsOfABookingFollowItsStatus(t *testing.T) {
	for _, c := range []struct {
		status booking.Status
		part   bookingapi.BookingPart
		open   bool
	}{
		{booking.Waitlist, bookingapi.BookingPartBalance, false}, {booking.Waitlist, bookingapi.BookingPartAddOns, true},
		{booking.Cancelled, bookingapi.BookingPartPayments, true}, {booking.Cancelled, bookingapi.BookingPartCancel, false},
		{booking.Cancelled, bookingapi.BookingPartRides, false}, {booking.Complete, bookingapi.BookingPartSpots, true},
		{booking.Complete, bookingapi.BookingPartAddOns, false}, {booking.Complete, bookingapi.BookingPartBalanceCard, true},
		{booking.Closed, bookingapi.BookingPartCancel, true},
		{booking.Waitlist, bookingapi.BookingPartWaitlist, true}, {booking.Awaiting, bookingapi.BookingPartWaitlist, true},
		{booking.Pending, bookingapi.BookingPartWaitlist, false}, {booking.Confirmed, bookingapi.BookingPartReview, false},
		{booking.Complete, bookingapi.BookingPartReview, true}, {booking.Pending, bookingapi.BookingPartCalendar, true},
		{booking.Awaiting, bookingapi.BookingPartCalendar, false},
		{booking.Complete, bookingapi.BookingPartCalendar, false},
		{booking.Waitlist, bookingapi.BookingPartStatement, false},
		{booking.Closed, bookingapi.BookingPartAutomaticPayment, false},
	} {
		if got := slices.Contains(booking.Parts(c.status, true), c.part); got != c.open {
			t.Errorf("%s of a booking that is %s: %v", c.part, c.status, got)
		}
	}
	for _, part := range []bookingapi.BookingPart{bookingapi.BookingPartPayments, bookingapi.BookingPartCancel} {
		if slices.Contains(booking.Parts(booking.Confirmed, false), part) {
			t.Errorf("%s is open to who does not pay", part)
		}
	}
}

// Trips are grouped by their status, or as canceled once the booking is (T-107, T-108).
func TestWhereABookingStandsInTheList(t *testing.T) {
	for of, group := range map[trip.Status]bookingapi.BookingListGroup{
		trip.Live: bookingapi.BookingListGroupPending, trip.ReadyToConfirm: bookingapi.BookingListGroupPending,
		trip.EarlyConfirmed: bookingapi.BookingListGroupPending, trip.Confirmed: bookingapi.BookingListGroupConfirmed,
		trip.Closed: bookingapi.BookingListGroupConfirmed, trip.Complete: bookingapi.BookingListGroupComplete,
		trip.Cancelled: bookingapi.BookingListGroupCancelled,
	} {
		if got := booking.ListGroup(booking.Pending, of); got != group {
			t.Errorf("of a trip that is %s: %s, not %s", of, got, group)
		}
		if got := booking.ListGroup(booking.Cancelled, of); got != bookingapi.BookingListGroupCancelled {
			t.Errorf("canceled, of a trip that is %s: %s", of, got)
		}
	}
}

// Terms come first, overdue money before the form, other due money after it (T-026).
func TestWhatATravelerDoesNext(t *testing.T) {
	ready := bookingapi.Booking{Status: api.BookingStatusConfirmed, TermsAccepted: true,
		TripFormComplete: api.NewOptBool(true), IsPrimary: true}
	due := func(b bookingapi.Booking) bookingapi.Booking { b.DueMinor = 100; return b }
	formless := func(b bookingapi.Booking) bookingapi.Booking { b.TripFormComplete = api.NewOptBool(false); return b }
	with := func(b bookingapi.Booking, change func(*bookingapi.Booking)) bookingapi.Booking { change(&b); return b }
	for i, c := range []struct {
		booking bookingapi.Booking
		step    bookingapi.BookingNextStep
	}{
		{with(formless(ready), func(b *bookingapi.Booking) { b.TermsAccepted = false }), bookingapi.BookingNextStepSign},
		{with(formless(due(ready)), func(b *bookingapi.Booking) { b.Overdue = api.NewOptBool(true) }),
			bookingapi.BookingNextStepPay},
		{with(formless(due(ready)), func(b *bookingapi.Booking) { b.Status = api.BookingStatusAwaiting }),
			bookingapi.BookingNextStepPay},
		{formless(due(ready)), bookingapi.BookingNextStepForm},
		{due(ready), bookingapi.BookingNextStepPay},
		{ready, bookingapi.BookingNextStepReady},
		{with(due(ready), func(b *bookingapi.Booking) { b.IsPrimary = false }), bookingapi.BookingNextStepReady},
		{with(due(ready), func(b *bookingapi.Booking) { b.Status = api.BookingStatusCancelled }),
			bookingapi.BookingNextStepWaiting},
	} {
		if got := booking.NextStep(c.booking); got != c.step {
			t.Errorf("%d: %s, not %s", i, got, c.step)
		}
	}
}
