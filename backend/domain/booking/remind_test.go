package booking_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/testkit"
)

func TestPaymentReminders(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 200})
	w.Work(t)
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	paid, first := w.Book(t, "paid@example.com", booking.Choices{Spots: 1})
	_, err := w.Bookings.Checkout.PayBalance(w.Context(), *first.BookingID, uuid.NewString(), booking.PayFull,
		paid.Quote.TotalMinor-paid.Quote.DepositMinor, booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	testkit.Must(t, err)
	reminders := func() int { return w.Count(t, "SELECT count(*) FROM email WHERE template = 'payment_reminder'") }
	remind := func(days, expected int) {
		t.Helper()
		w.Clock.Advance(time.Duration(days) * 24 * time.Hour)
		for range 2 {
			testkit.Must(t, w.Bookings.Remind.RemindPayments(w.Context()))
		}
		if got := reminders(); got != expected {
			t.Fatalf("%d reminders, want %d", got, expected)
		}
	}
	remind(0, 0)
	remind(79, 0)
	remind(1, 1)  // 120 days before the start
	remind(1, 1)  // nothing new the day after
	remind(22, 2) // 97 days before: the one at 104 no longer matters
	remind(7, 3)  // due
	due := w.Clock.Now().Format("20060102")
	remind(3, 4) // overdue
	bookingtest.Eventually(t, "mails", func() bool { return len(w.Mails.To("a@example.com")) == 6 })
	// Until the day has passed, reminders put it into the calendar, always as the same event.
	var dated int
	for _, m := range w.Mails.All() {
		if m.Headers["X-Template"] != "payment_reminder" || m.Calendar == "" {
			continue
		}
		dated++
		for _, line := range []string{"UID:" + p.BookingID.String() + "-balance@", "DTSTART;VALUE=DATE:" + due,
			"SUMMARY:Balance due for "} {
			if !strings.Contains(m.Calendar, line) {
				t.Errorf("no %s in %s", line, m.Calendar)
			}
		}
	}
	if dated != 3 {
		t.Errorf("%d reminders have a calendar file, want 3", dated)
	}
	if slices.Contains(w.Mails.To("paid@example.com"), "payment_reminder") {
		t.Error("somebody who has paid is reminded")
	}
	testkit.Must(t, w.Reject(w.As(w.HostMember, "host"), w.TripID, *p.BookingID))
	remind(4, 4)
}
