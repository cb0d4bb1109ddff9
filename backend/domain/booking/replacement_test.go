package booking_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// Replacing a traveler is free of charge until 30 days before the start, costs the fee until 14 days before it,
// and is then no longer possible. The fee is shown, accepted, booked once, and due like everything else of the
// booking.
func TestReplacementCostsWhatItsTermsSay(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 200})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	ctx := w.As(b.customer, "traveler")
	before := booksOf(t, w, b.id)
	person := func(first string) booking.Person {
		return booking.Person{FirstName: first, LastName: "New", Email: first + "@example.com"}
	}
	offer := func() change.Replacement {
		t.Helper()
		r, err := w.Bookings.Changes.OfferReplacement(ctx, b.id, b.people[1])
		testkit.Must(t, err)
		return r
	}
	daysBefore := func(days int) {
		start := time.Now().UTC().AddDate(0, 0, 200).Truncate(24 * time.Hour)
		w.Clock.Advance(start.AddDate(0, 0, -days).Add(12 * time.Hour).Sub(w.Clock.Now()))
	}

	daysBefore(30)
	if r := offer(); !r.CanReplace || r.FeeMinor != 0 || r.FreeUntil.Sub(r.Until) != -16 {
		t.Fatalf("on the last free day: %+v", r)
	}
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Cleo"), 10_000), apierr.CodeAmountMismatch)
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Cleo"), 0))
	if sum := booksOf(t, w, b.id); sum != before {
		t.Errorf("a free replacement changed the books: %+v, before %+v", sum, before)
	}

	daysBefore(29)
	if r := offer(); !r.CanReplace || r.FeeMinor != 10_000 || r.Currency != "USD" {
		t.Fatalf("a day later: %+v", r)
	}
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Dana"), 0), apierr.CodeAmountMismatch)
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Dana"), 10_000))
	// A lost response is retried: the fee is charged once.
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Dana"), 10_000))
	if sum := booksOf(t, w, b.id); sum.TotalMinor != before.TotalMinor+10_000 || sum.DueMinor != before.DueMinor+10_000 {
		t.Errorf("the fee is not due: %+v, before %+v", sum, before)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM booking, jsonb_array_elements(lines) l WHERE l->>'kind' = 'fee' AND (l->>'totalMinor')::int = 10000"); n != 1 {
		t.Errorf("%d lines of the fee", n)
	}
	// Support waives a part of it, and the rest: never without a reason, never more than is left.
	fee := "fee." + b.people[1].String()
	support := w.As(uuid.New(), "admin")
	waive := func(minor int64, reason string) error {
		_, err := w.Payments.RefundItems(support, b.id, uuid.NewString(), []refund.ItemPart{{ID: fee, AmountMinor: minor}},
			nil, reason)
		return err
	}
	want(t, waive(4_000, " "), apierr.CodeInvalid)
	want(t, waive(10_001, "A lost passport"), apierr.CodeInvalid)
	testkit.Must(t, waive(4_000, "A lost passport"))
	if sum := booksOf(t, w, b.id); sum.DueMinor != before.DueMinor+6_000 {
		t.Errorf("after a part of the fee was waived: %+v, before %+v", sum, before)
	}
	shown, err := w.Payments.CalculateItems(support, b.id, []refund.ItemPart{{ID: fee}}, "A lost passport")
	testkit.Must(t, err)
	if shown.ReductionMinor != 6_000 || shown.DueMinor != before.DueMinor {
		t.Errorf("shown of the rest: %+v", shown)
	}
	testkit.Must(t, waive(0, "A lost passport"))
	if sum := booksOf(t, w, b.id); sum != before {
		t.Errorf("a waived fee is left in the books: %+v, before %+v", sum, before)
	}
	want(t, waive(0, "Once more"), apierr.CodeInvalid)
	if n := w.Count(t,
		"SELECT count(*) FROM audit_log WHERE action = 'booking.refund' AND after->>'reason' = 'A lost passport'"); n != 2 {
		t.Errorf("%d entries of the trail", n)
	}
	// A correction that does not change the person is free of charge.
	same := person("Dana")
	same.Phone = "+12025550143"
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], same, 0))
	// Support replaces free of charge.
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(w.As(uuid.New(), "admin"), b.id, b.people[1], person("Eden"), 0))

	daysBefore(14)
	if r := offer(); !r.CanReplace {
		t.Fatalf("on the last day: %+v", r)
	}
	daysBefore(13)
	if r := offer(); r.CanReplace || r.FeeMinor != 0 || r.Reason == "" {
		t.Fatalf("after the last day: %+v", r)
	}
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Finn"), 10_000), apierr.CodeIllegalState)
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1], person("Finn"), 0), apierr.CodeIllegalState)
	if sum := booksOf(t, w, b.id); sum != before {
		t.Errorf("books at the end: %+v", sum)
	}
}

// Those who run a trip are notified of changes in its group: of travelers, and of the host's own companions, of
// whom the former and the new one are notified too.
func TestEverybodyHearsOfAnotherTraveler(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	told := func(template, email, words string) {
		t.Helper()
		if n := w.Count(t, "SELECT count(*) FROM email WHERE template = $1 AND recipient = $2 AND html LIKE '%' || $3 || '%'",
			template, email, words); n != 1 {
			t.Errorf("%d mails %s to %s say %q", n, template, email, words)
		}
	}
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	cleo := booking.Person{FirstName: "Cleo", LastName: "Newer", Email: "cleo@example.com"}
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(w.As(b.customer, "traveler"), b.id, b.people[1], cleo, 0))
	told("group_changed", "host@acme.test", "Cleo Newer")
	told("group_changed", "operator@acme.test", "Cleo Newer")

	w.Exec(t, "UPDATE trip SET foc = 2")
	companion := func(first, email string) []tripapi.HostCompanion {
		return []tripapi.HostCompanion{{
			FirstName: api.NewOptString(first), LastName: api.NewOptString("Lane"), Email: api.NewOptString(email),
			DateOfBirth: api.NewOptDate(time.Date(1990, 5, 1, 0, 0, 0, 0, time.UTC)),
		}}
	}
	admin := w.As(uuid.New(), "admin")
	testkit.Must(t, w.Trips.SetCompanions(admin, w.TripID, companion("Gwen", "gwen@example.com"), true))
	testkit.Must(t, w.Trips.SetCompanions(admin, w.TripID, companion("Hugo", "hugo@example.com"), true))
	told("traveler_replaced", "gwen@example.com", "Andes with Harper")
	told("traveler_joined", "hugo@example.com", "Andes with Harper")
	told("group_changed", "host@acme.test", "Hugo Lane")
	told("group_changed", "operator@acme.test", "Gwen Lane")
	if n := w.Count(t, "SELECT count(*) FROM event WHERE type = 'trip.companion_replaced'"); n != 1 {
		t.Errorf("%d events", n)
	}
}
