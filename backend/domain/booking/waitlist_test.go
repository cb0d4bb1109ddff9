package booking_test

import (
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/testkit"
)

// A waiting party has no spots: a companion who leaves it releases none, and nobody is offered what does not
// exist.
func TestASmallerPartyOnTheWaitlistFreesNoSpot(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: 2})
	w.Book(t, "full@example.com", booking.Choices{Spots: 2})
	wait := func(email string, friends ...booking.Person) uuid.UUID {
		id, err := w.Bookings.Waitlist.JoinWaitlist(w.Context(), w.TripID, uuid.NewString(),
			booking.Choices{Spots: 1 + len(friends)},
			booking.Checkout{Customer: booking.Person{FirstName: "Wil", LastName: "Wait", Email: email}, Additional: friends})
		testkit.Must(t, err)
		return id
	}
	party := wait("wil@example.com", booking.Person{FirstName: "Fay", LastName: "Friend"})
	wait("una@example.com")
	gone := []uuid.UUID{bookingOf(t, w, party).people[1]}
	o, err := w.Bookings.Cancels.OfferCancel(w.Context(), party, gone)
	testkit.Must(t, err)
	testkit.Must(t, w.Bookings.Cancels.CancelBooking(w.Context(), party, uuid.NewString(), cancel.Request{
		Reason: "The price", Method: "Refund Policy", QuoteID: o.Quote.ID, Travelers: gone,
	}))
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 2 {
		t.Errorf("%d spots are taken of the 2 that are paid for", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking WHERE status = 'awaiting'"); n != 0 {
		t.Errorf("%d parties are offered spots of a full trip", n)
	}
	if n := w.Count(t, "SELECT spots FROM booking WHERE id = $1", party); n != 1 {
		t.Errorf("the party waits for %d spots", n)
	}
}
