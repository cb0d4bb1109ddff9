package booking_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// A customer who agreed during checkout is emailed once, an hour after the last hold ended, with a link that
// restores the choices; not if they have booked by then, and never for a hold of someone else.
func TestAnUnfinishedCheckoutIsMailedOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 30})
	holds := w.Bookings.Holds
	hold := func() (booking.Hold, string) {
		t.Helper()
		h, err := holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
		testkit.Must(t, err)
		return h, holds.HoldToken(w.Context(), h.ID)
	}
	sweep := func(after time.Duration) (mails int) {
		t.Helper()
		w.Clock.Advance(after)
		testkit.Must(t, holds.SweepHolds(w.Context()))
		testkit.Must(t, holds.SweepReminders(w.Context()))
		return w.Count(t, "SELECT count(*) FROM email WHERE template = 'checkout_left'")
	}
	first, token := hold()
	want(t, holds.Remind(w.Context(), first.ID, token[1:], "ada@example.com", "Ada"), apierr.CodeNotFound)
	testkit.Must(t, holds.Remind(w.Context(), first.ID, token, "Ada@Example.com", "Ada"))
	testkit.Must(t, holds.ReleaseHold(w.Context(), first.ID, token))
	last, token := hold() // with other choices
	testkit.Must(t, holds.Remind(w.Context(), last.ID, token, "ada@example.com", "Ada"))
	booked, bookedToken := hold()
	testkit.Must(t, holds.Remind(w.Context(), booked.ID, bookedToken, "ben@example.com", "Ben"))
	w.Book(t, "ben@example.com", booking.Choices{Spots: 1})
	if n := sweep(20 * time.Minute); n != 0 {
		t.Errorf("%d mails while it has just ended", n)
	}
	if n := sweep(time.Hour); n != 1 {
		t.Fatalf("%d mails after an hour", n)
	}
	var to, text string
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT recipient, plain FROM email WHERE template = 'checkout_left'").Scan(
			&to, &text)
	}))
	if link := "/book/travelers?token=" + last.ID.String() + "." + token; to != "ada@example.com" ||
		!strings.Contains(text, link) {
		t.Errorf("to %s: %s", to, text)
	}
	if h, err := holds.GetHold(w.Context(), last.ID, token); err != nil || h.State != booking.HoldExpired ||
		h.Choices.Spots != 2 {
		t.Errorf("what the link opens: %+v %v", h, err)
	}
	again, token := hold()
	testkit.Must(t, holds.Remind(w.Context(), again.ID, token, "ada@example.com", "Ada"))
	if n := sweep(3 * time.Hour); n != 1 {
		t.Errorf("%d mails after leaving again", n)
	}
}
