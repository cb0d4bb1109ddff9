package booking_test

import (
	"testing"
	"time"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
)

// The days of refunds, deadlines and balances turn where the trip is, not where the server is: at one instant a
// trip in Auckland is inside the cancellation window, and the same one in Los Angeles is not.
func TestDaysTurnWhereTheTripIs(t *testing.T) {
	for zone, refundable := range map[string]bool{"UTC": true, "America/Los_Angeles": true, "Asia/Tokyo": true,
		"Pacific/Auckland": false, "Pacific/Kiritimati": false} {
		t.Run(zone, func(t *testing.T) {
			w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2026, 6, 1, 13, 0, 0, 0, time.UTC), StartIn: 91})
			w.Exec(t, "UPDATE trip SET time_zone = $1", zone)
			_, p := w.Book(t, "robin@example.com", booking.Choices{Spots: 1})
			offer, err := w.Bookings.Cancels.OfferCancel(w.Context(), *p.BookingID, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := offer.Quote.RefundMinor > 0; got != refundable {
				t.Errorf("refundable is %v: %+v", got, offer.Quote)
			}
		})
	}
}
