package booking_test

import (
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// A canceled booking is reinstated once, with the chosen travelers, and takes spots again.
func TestReinstate(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 4})
	w.Work(t)
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 3})
	admin := w.As(uuid.New(), "admin")
	want(t, w.Bookings.Cancels.Reinstate(admin, b.id, uuid.NewString(), cancel.Reinstatement{To: booking.Confirmed}),
		apierr.CodeIllegalState)
	testkit.Must(t, w.Bookings.Cancels.AdminCancel(admin, b.id, uuid.NewString(),
		cancel.AdminCancellation{Reason: "By mistake"}))
	bookingtest.Eventually(t, "the money is back",
		func() bool { return w.Count(t, "SELECT count(*) FROM booking WHERE NOT is_pending_cancellation") == 1 })
	people, err := w.Bookings.Cancels.Reinstatable(admin, b.id)
	testkit.Must(t, err)
	if len(people) != 2 {
		t.Fatalf("%d travelers can come back", len(people))
	}
	key := uuid.NewString()
	for range 2 {
		testkit.Must(t, w.Bookings.Cancels.Reinstate(admin, b.id, key, cancel.Reinstatement{To: booking.Confirmed,
			Secondary: []uuid.UUID{b.people[2]}}))
	}
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 2 {
		t.Fatalf("%d spots taken", n)
	}
	if sum := booksOf(t, w, b.id); sum.TotalMinor != 360_000 || sum.PaidMinor != 0 {
		t.Fatalf("books %+v", sum)
	}
	want(t, w.Bookings.Cancels.Reinstate(admin, b.id, key, cancel.Reinstatement{To: booking.Pending}),
		apierr.CodeIdempotencyReuse)
}

// A booking is reinstated with its add-ons: what is still available is taken and charged again, the rest is left
// out. The preview of the cost changes nothing.
func TestReinstateWithAddOns(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 6, Supplements: 1, ActivityPlaces: 2})
	w.Work(t)
	choices := booking.Choices{
		Spots: 2, Rooms: []booking.RoomChoice{{RoomType: booking.RoomPrivate, Travelers: []int{0}},
			{RoomType: booking.RoomPrivate, Travelers: []int{1}}},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0, 1}}},
	}
	w.Exec(t, "UPDATE trip SET single_supplement_quantity = 2")
	b := bookParty(t, w, "ada@example.com", choices)
	before := booksOf(t, w, b.id)
	admin := w.As(uuid.New(), "admin")
	quote, err := w.Bookings.Cancels.QuoteAdminCancel(admin, b.id, cancel.AdminCancellation{})
	testkit.Must(t, err)
	wrong := quote.RefundMinor + 1
	want(t, w.Bookings.Cancels.AdminCancel(admin, b.id, uuid.NewString(), cancel.AdminCancellation{Reason: "By mistake",
		RefundMinor: &wrong}), apierr.CodeAmountMismatch)
	testkit.Must(t, w.Bookings.Cancels.AdminCancel(admin, b.id, uuid.NewString(),
		cancel.AdminCancellation{Reason: "By mistake", RefundMinor: &quote.RefundMinor}))
	bookingtest.Eventually(t, "the money is back",
		func() bool { return w.Count(t, "SELECT count(*) FROM booking WHERE NOT is_pending_cancellation") == 1 })
	w.Exec(t, "UPDATE trip SET single_supplement_quantity = 1") // one private room was removed in the meantime

	r := cancel.Reinstatement{To: booking.Pending, Secondary: []uuid.UUID{b.people[1]}, KeepAddOns: true}
	preview, err := w.Bookings.Cancels.QuoteReinstate(admin, b.id, r)
	testkit.Must(t, err)
	gone := 0
	for _, a := range preview.AddOns {
		if !a.Available {
			gone++
			if a.Type != booking.AddOnSingleSupplement {
				t.Errorf("%s is gone", a.Name)
			}
		}
	}
	if len(preview.AddOns) != 4 || gone != 1 || preview.Totals.TotalMinor >= before.TotalMinor {
		t.Fatalf("%+v of %+v", preview, before)
	}
	if n := w.Count(t, "SELECT spots_taken + single_supplement_taken FROM trip"); n != 0 {
		t.Fatalf("the preview took %d places", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking WHERE status = 'cancelled'"); n != 1 {
		t.Fatal("the preview changed the booking")
	}
	r.TotalMinor = &before.TotalMinor
	want(t, w.Bookings.Cancels.Reinstate(admin, b.id, uuid.NewString(), r), apierr.CodeAmountMismatch)
	r.TotalMinor = &preview.Totals.TotalMinor
	testkit.Must(t, w.Bookings.Cancels.Reinstate(admin, b.id, uuid.NewString(), r))
	if sum := booksOf(t, w, b.id); sum.TotalMinor != preview.Totals.TotalMinor || sum.PaidMinor != 0 {
		t.Errorf("books %+v, told %+v", sum, preview.Totals)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking_add_on WHERE NOT deleted"); n != 3 {
		t.Errorf("%d add-ons", n)
	}
	if n := w.Count(t, "SELECT single_supplement_taken FROM trip"); n != 1 {
		t.Errorf("%d private rooms taken", n)
	}
	if n := w.Count(t, "SELECT taken FROM trip_service WHERE id = $1", w.Activity); n != 2 {
		t.Errorf("%d places of the activity taken", n)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM booking, jsonb_array_elements(rooms) r WHERE r->>'roomType' = 'single' AND jsonb_array_length(r->'travelers') = 1"); n < 1 {
		t.Error("the private room that came back is not in the rooms")
	}
}

// A spot is given to another person, who signs and fills in the form again.
func TestTravelerIsReplaced(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	ctx := w.As(b.customer, "traveler")
	w.Exec(t, "UPDATE booking_participant SET status = 'waiver-complete', terms_accepted_at = now() WHERE id = $1",
		b.people[1])
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1],
		booking.Person{FirstName: "Noor", LastName: "New", Email: "noor@example.com"}, 0))
	if n := w.Count(t,
		"SELECT count(*) FROM booking_participant p JOIN member m ON m.id = p.member_id WHERE p.id = $1 AND p.status = 'created' AND p.terms_accepted_at IS NULL AND m.email = 'noor@example.com'",
		b.people[1]); n != 1 {
		t.Fatal("the new traveler has the former one's signature or no membership")
	}
	// The person who loses the spot is notified, the one who gets it is told what they join, and partners get an
	// event.
	testkit.Must(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[1],
		booking.Person{FirstName: "Cleo", LastName: "Newer", Email: "cleo@example.com"}, 0))
	told := func(template, email, words string) {
		t.Helper()
		if n := w.Count(t, "SELECT count(*) FROM email WHERE template = $1 AND recipient = $2 AND html LIKE '%' || $3 || '%'",
			template, email, words); n != 1 {
			t.Errorf("%d mails %s to %s say %q", n, template, email, words)
		}
	}
	told("traveler_joined", "noor@example.com", "Robin Quick")
	told("traveler_replaced", "noor@example.com", "Robin Quick")
	told("traveler_joined", "cleo@example.com", "booking")
	if n := w.Count(t,
		"SELECT count(*) FROM event WHERE type = 'booking.traveler_replaced' AND object_id = $1 AND before->>'memberId' IS DISTINCT FROM after->>'memberId'",
		b.id); n != 2 {
		t.Errorf("%d events", n)
	}
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, b.people[0], booking.Person{FirstName: "Noor", LastName: "New",
		Email: "else@example.com"}, 0), apierr.CodeInvalid)
	want(t, w.Bookings.Changes.ReplaceTraveler(ctx, b.id, uuid.New(), booking.Person{FirstName: "Noor", LastName: "New"},
		0), apierr.CodeNotFound)
	want(t, w.Bookings.Changes.ReplaceTraveler(w.As(uuid.New(), "traveler"), b.id, b.people[1],
		booking.Person{FirstName: "Eve", LastName: "Else"}, 0), apierr.CodeIllegalState)
}
