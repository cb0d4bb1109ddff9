package booking_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

func status(t *testing.T, w *bookingtest.World) trip.Status {
	t.Helper()
	var of trip.Trip
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		of, err = w.Trips.LoadTx(w.Context(), tx, w.TripID)
		return err
	}))
	return of.Status
}

func totals(t testing.TB, w *bookingtest.World, id uuid.UUID) payment.Totals {
	t.Helper()
	var sum payment.Totals
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		all, err := payment.TotalsOf(w.Context(), tx, id)
		sum = all[id]
		return err
	}))
	return sum
}

func TestHostConfirms(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 4, Threshold: 4})
	w.Work(t)
	host := w.As(w.HostMember, "host")
	_, first := w.Book(t, "first@example.com", booking.Choices{Spots: 2})
	if got := status(t, w); got != trip.Live {
		t.Fatal(got)
	}
	want(t, w.Bookings.Confirms.Confirm(host, w.TripID, confirm.Confirmation{Orders: []uuid.UUID{*first.BookingID}}),
		apierr.CodeIllegalState)
	_, second := w.Book(t, "second@example.com", booking.Choices{Spots: 2})
	if got := status(t, w); got != trip.ReadyToConfirm {
		t.Fatalf("with the minimum booked the trip is %s", got)
	}
	d, err := w.Bookings.View.Details(host, w.TripID)
	testkit.Must(t, err)
	if !d.CanConfirm || d.PendingTravelers != 4 || d.ConfirmedTravelers != 0 || d.MinimumToConfirm.Value != 4 ||
		len(d.Travelers) != 2 || d.ChartData.Series[0][len(d.ChartData.Series[0])-1] != 4 {
		t.Errorf("details %+v", d)
	}
	want(t, w.Bookings.Confirms.Confirm(host, w.TripID, confirm.Confirmation{Orders: []uuid.UUID{*first.BookingID}}),
		apierr.CodeIllegalState)
	want(t, w.Bookings.Confirms.Confirm(host, w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{*first.BookingID, uuid.New()}}), apierr.CodeNotFound)
	testkit.Must(t, w.Bookings.Confirms.Confirm(host, w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{*first.BookingID, *second.BookingID}}))
	if got := status(t, w); got != trip.Confirmed {
		t.Fatal(got)
	}
	want(t, w.Bookings.Confirms.Confirm(host, w.TripID, confirm.Confirmation{Orders: []uuid.UUID{*first.BookingID}}),
		apierr.CodeIllegalState)
	d, err = w.Bookings.View.Details(host, w.TripID)
	testkit.Must(t, err)
	if d.ConfirmedTravelers != 4 || d.CanConfirm || d.CollectedMinor.Value != 4*45_000 || d.PotentialEarningsMinor == 0 {
		t.Errorf("details %+v", d)
	}
	// A later booking waits for the host again.
	_, third := w.Book(t, "third@example.com", booking.Choices{Spots: 1})
	testkit.Must(t, w.Bookings.Confirms.Confirm(host, w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{*third.BookingID}}))
	bookingtest.Eventually(t, "mail",
		func() bool { return slices.Contains(w.Mails.To("third@example.com"), "booking_confirmed") })
	file := w.Mails.Calendar("third@example.com", "booking_confirmed")
	for _, line := range []string{"UID:" + third.BookingID.String() + "@", "STATUS:CONFIRMED", "DTSTART;VALUE=DATE:",
		"X-WR-TIMEZONE:"} {
		if !strings.Contains(file, line) {
			t.Errorf("the calendar file lacks %q: %s", line, file)
		}
	}
	// Who loses the spot loses the date in the calendar, too.
	testkit.Must(t, w.Reject(host, w.TripID, *third.BookingID))
	bookingtest.Eventually(t, "mail",
		func() bool { return slices.Contains(w.Mails.To("third@example.com"), "booking_rejected") })
	file = w.Mails.Calendar("third@example.com", "booking_rejected")
	for _, line := range []string{"UID:" + third.BookingID.String() + "@", "STATUS:CANCELLED"} {
		if !strings.Contains(file, line) {
			t.Errorf("the calendar file of a rejection lacks %q: %s", line, file)
		}
	}
}

func TestAutoConfirm(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, Threshold: 2, AutoConfirm: true})
	_, first := w.Book(t, "first@example.com", booking.Choices{Spots: 1})
	_, second := w.Book(t, "second@example.com", booking.Choices{Spots: 1})
	if got := status(t, w); got != trip.Confirmed {
		t.Fatal(got)
	}
	_, third := w.Book(t, "third@example.com", booking.Choices{Spots: 1})
	for _, p := range []payment.Payment{first, second, third} {
		if n := w.Count(t, "SELECT count(*) FROM booking WHERE id = $1 AND status = 'confirmed'", *p.BookingID); n != 1 {
			t.Errorf("booking %s is not confirmed", p.BookingID)
		}
	}
}

func TestHostRejects(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	_, p := w.Book(t, "a@example.com", booking.Choices{
		Spots: 3, Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 1}},
			{RoomType: booking.RoomPrivate, Travelers: []int{2}}},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0, 1}}},
	})
	id := *p.BookingID
	testkit.Must(t, w.Reject(host, w.TripID, id))
	want(t, w.Reject(host, w.TripID, id), apierr.CodeIllegalState)
	if sum := totals(t, w, id); sum.TotalMinor != 0 || sum.DueMinor != -p.AmountMinor {
		t.Errorf("until the refund arrives: %+v", sum)
	}
	d, err := w.Bookings.View.Details(host, w.TripID)
	testkit.Must(t, err)
	if d.Travelers[0].DisplayStatus != "Pending Cancel" {
		t.Errorf("shown as %s", d.Travelers[0].DisplayStatus)
	}
	if n := w.Count(t, "SELECT spots_taken + single_supplement_taken FROM trip") + w.Count(t,
		"SELECT taken FROM trip_service"); n != 0 {
		t.Errorf("%d places are still taken", n)
	}
	w.Work(t)
	bookingtest.Eventually(t, "refund",
		func() bool { return w.Count(t, "SELECT count(*) FROM booking WHERE is_pending_cancellation") == 0 })
	if sum := totals(t, w, id); sum != (payment.Totals{}) {
		t.Errorf("after the refund: %+v", sum)
	}
	if n := w.Count(t, "SELECT sum(amount_minor) FROM sandbox_refund"); int64(n) != p.AmountMinor {
		t.Errorf("%d went back", n)
	}
	bookingtest.Eventually(t, "mails", func() bool {
		got := w.Mails.To("a@example.com")
		return slices.Contains(got, "booking_rejected") && slices.Contains(got, "booking_refunded")
	})
}

// The host may reject orders that are waiting, pending or confirmed, with a full refund; a closed order is final,
// and if one of several cannot be rejected the others are unaffected (H-296, H-299, H-300, H-306).
func TestHostRejectsWhatIsOpenOnly(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	of := func(email, status string) (uuid.UUID, int64) {
		_, p := w.Book(t, email, booking.Choices{Spots: 1})
		w.Exec(t,
			"UPDATE booking SET status = $2, confirmed_at = CASE WHEN $2 = 'pending' THEN NULL ELSE now() - interval '9 days' END WHERE id = $1",
			*p.BookingID, status)
		return *p.BookingID, p.AmountMinor
	}
	pending, _ := of("pending@example.com", "pending")
	confirmed, paid := of("confirmed@example.com", "confirmed")
	closed, _ := of("closed@example.com", "closed")
	want(t, w.Reject(host, w.TripID, pending, closed), apierr.CodeIllegalState)
	if n := w.Count(t, "SELECT count(*) FROM booking WHERE status = 'cancelled'"); n != 0 {
		t.Errorf("%d orders were rejected with one that can not be", n)
	}
	testkit.Must(t, w.Reject(host, w.TripID, confirmed))
	if n := w.Count(t,
		"SELECT count(*) FROM booking WHERE id = $1 AND status = 'cancelled' AND internal_cancellation_reason = 16",
		confirmed); n != 1 {
		t.Error("the confirmed order is not cancelled by the host")
	}
	if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE booking_id = $1",
		confirmed); int64(n) != paid {
		t.Errorf("%d of %d go back", n, paid)
	}
	want(t, w.Reject(host, w.TripID, confirmed), apierr.CodeIllegalState)
}

// What the host's dialog showed is what happens: an order with another status or another refund, or a party with
// a different number of spots, stops all of them, and the page shows what a rejection refunds (H-299, H-303,
// H-306).
func TestHostDecidesOnWhatHeSaw(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	_, ann := w.Book(t, "ann@example.com", booking.Choices{Spots: 2})
	_, bob := w.Book(t, "bob@example.com", booking.Choices{Spots: 1})
	ids := []uuid.UUID{*ann.BookingID, *bob.BookingID}
	shown, err := w.Bookings.View.Details(host, w.TripID)
	testkit.Must(t, err)
	for _, order := range shown.Travelers {
		if !order.CanConfirm || !order.CanReject || order.RefundMinor != order.PaidMinor || order.RefundMinor == 0 {
			t.Errorf("shown as %+v", order)
		}
	}
	if shown.CollectedMinor.Value != ann.AmountMinor+bob.AmountMinor {
		t.Errorf("%d collected while the parties are pending", shown.CollectedMinor.Value)
	}
	untouched := func(what string) {
		t.Helper()
		if n := w.Count(t, "SELECT count(*) FROM booking WHERE status = 'cancelled'") + w.Count(t,
			"SELECT count(*) FROM refund"); n != 0 {
			t.Fatalf("%s: %d cancellations and refunds", what, n)
		}
	}
	seen := cancel.RejectionsOf(shown, ids...)
	other := slices.Clone(seen)
	other[1].RefundMinor--
	want(t, w.Bookings.Cancels.Reject(host, w.TripID, other), apierr.CodeConflict)
	untouched("another refund")
	w.Exec(t, "UPDATE booking SET status = 'confirmed', confirmed_at = now() WHERE id = $1", ids[0])
	want(t, w.Bookings.Cancels.Reject(host, w.TripID, seen), apierr.CodeConflict)
	untouched("confirmed meanwhile")
	want(t, w.Bookings.Confirms.Confirm(host, w.TripID, confirm.Confirmation{Orders: ids[1:], Spots: 2}),
		apierr.CodeConflict)
	testkit.Must(t, w.Reject(host, w.TripID, ids...))
	if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund"); int64(n) != ann.AmountMinor+bob.AmountMinor {
		t.Errorf("%d go back", n)
	}
}

// The chart spans from the first booking until today, however long ago that is (H-157, H-207).
func TestBookingsToDate(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, p := w.Book(t, "ann@example.com", booking.Choices{Spots: 2})
	// In hours: across a change to summer time in the database's zone, 75 days are an hour shorter or longer.
	w.Exec(t, "UPDATE booking SET created_at = created_at - interval '1800 hours' WHERE id = $1", *p.BookingID)
	d, err := w.Bookings.View.Details(w.As(w.HostMember, "host"), w.TripID)
	testkit.Must(t, err)
	counts := d.ChartData.Series[0]
	if len(counts) != 76 || len(d.ChartData.Labels) != 76 || counts[0] != 2 || counts[75] != 0 {
		t.Errorf("%d days, the first with %d spots", len(counts), counts[0])
	}
}

func TestBalance(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, p := w.Book(t, "a@example.com", booking.Choices{Spots: 2})
	id, total := *p.BookingID, h.Quote.TotalMinor
	pay := func(option booking.PaymentOption, amount int64) error {
		_, err := w.Bookings.Checkout.PayBalance(w.Context(), id, uuid.NewString(), option, amount,
			booking.PayWith{Method: w.Token(t, bookingtest.Good)})
		return err
	}
	want(t, pay(booking.PayCustom, 9_999), apierr.CodeAmountMismatch)
	want(t, pay(booking.PayCustom, total), apierr.CodeAmountMismatch)
	want(t, pay(booking.PayMinimum, 12_345), apierr.CodeAmountMismatch)
	testkit.Must(t, pay(booking.PayCustom, 50_000))
	testkit.Must(t, pay(booking.PayMinimum, 10_000))
	if sum := totals(t, w, id); sum.PaidMinor != 90_000+60_000 || sum.PaidMinor+sum.DueMinor != total {
		t.Fatalf("%+v", sum)
	}
	want(t, pay(booking.PayFull, total), apierr.CodeAmountMismatch)
	// Once the final payment is due, only the full amount is accepted.
	w.Clock.Advance(111 * 24 * time.Hour)
	want(t, pay(booking.PayCustom, 50_000), apierr.CodeAmountMismatch)
	testkit.Must(t, pay(booking.PayFull, total-150_000))
	want(t, pay(booking.PayFull, 1), apierr.CodeIllegalState)
	if sum := totals(t, w, id); sum.DueMinor != 0 || sum.TotalMinor != total {
		t.Errorf("%+v", sum)
	}
}

func TestOneBalancePaymentAtATime(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	first, err := w.Bookings.Checkout.PayBalance(w.Context(), *p.BookingID, uuid.NewString(), booking.PayCustom, 20_000,
		booking.PayWith{Method: w.Token(t, bookingtest.Authentication)})
	testkit.Must(t, err)
	if first.Status != payment.RequiresAction {
		t.Fatal(first.Status)
	}
	_, err = w.Bookings.Checkout.PayBalance(w.Context(), *p.BookingID, uuid.NewString(), booking.PayCustom, 20_000,
		booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	want(t, err, apierr.CodeInProgress)
	// The host rejects the order in the meantime: the payment is refunded.
	testkit.Must(t, w.Reject(w.As(w.HostMember, "host"), w.TripID, *p.BookingID))
	_, err = w.Payments.Authenticate(w.Context(), first.ID, w.Payments.Secret(w.Context(), first), true)
	testkit.Must(t, err)
	w.Work(t)
	bookingtest.Eventually(t, "refunds", func() bool {
		return int64(w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM sandbox_refund")) == p.AmountMinor+20_000
	})
	bookingtest.Eventually(t, "books",
		func() bool { return w.Count(t, "SELECT count(*) FROM refund WHERE status = 'pending'") == 0 })
	if n := w.Count(t,
		"SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account <> 'deferred_trip_revenue'"); n != 0 {
		t.Errorf("%d is left in the books", n)
	}
}

func TestTravelersSeeWhatIsTheirs(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	testkit.Must(t, err)
	order := bookingtest.Order(h, "customer@example.com", w.Token(t, bookingtest.Good))
	order.Additional[0] = booking.Person{FirstName: "Sam", LastName: "Second", Email: "Second@Example.com",
		Phone: "+1 555"}
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), order)
	testkit.Must(t, err)
	member := func(email string) uuid.UUID {
		var id uuid.UUID
		testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			return tx.QueryRow(w.Context(), "SELECT id FROM member WHERE email = $1", email).Scan(&id)
		}))
		return id
	}
	customer, second := w.As(member("customer@example.com"), "traveler"), w.As(member("second@example.com"), "traveler")
	b, err := w.Bookings.View.Get(customer, *p.BookingID)
	testkit.Must(t, err)
	if !b.IsPrimary || len(b.Payments) != 1 || len(b.Lines) == 0 ||
		b.AdditionalParticipants[0].Email.Value != "second@example.com" || b.DisplayStatus != "Pending" ||
		b.StatusText != "The trip will be confirmed when 4 people book." || b.DueText.Value != "Due in 110 days" ||
		b.MinimumPaymentMinor.Value != 10_000 {
		t.Errorf("customer sees %+v", b)
	}
	b, err = w.Bookings.View.Get(second, *p.BookingID)
	testkit.Must(t, err)
	if b.IsPrimary || len(b.Payments) != 0 || len(b.Lines) != 0 || b.Customer.Email.Set || !b.TravelerId.Set ||
		b.DueMinor == 0 {
		t.Errorf("second traveler sees %+v", b)
	}
	page, err := w.Bookings.View.Mine(second, record.Query{})
	testkit.Must(t, err)
	if len(page.Items) != 1 {
		t.Errorf("%d bookings", len(page.Items))
	}
	page, err = w.Bookings.View.Mine(w.As(w.HostMember, "host"), record.Query{})
	testkit.Must(t, err)
	if len(page.Items) != 0 {
		t.Errorf("somebody else has %d bookings", len(page.Items))
	}
	b, err = w.Bookings.Parties.AcceptTerms(second, w.TripID)
	testkit.Must(t, err)
	if !b.TermsAccepted {
		t.Error("the terms are not accepted")
	}
	if b, err = w.Bookings.View.Get(customer, *p.BookingID); err != nil || b.TermsAccepted {
		t.Errorf("the customer's terms: %v %v", b.TermsAccepted, err)
	}
}

func TestPagesOfBookings(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	for i := range 5 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 1})
	}
	admin := w.As(w.HostMember, "admin")
	pages := func(sort string, limit int) []string {
		var ids []string
		for q := (record.Query{Limit: limit, Sort: sort}); ; {
			page, err := w.Bookings.View.All(admin, q)
			testkit.Must(t, err)
			for _, b := range page.Items {
				ids = append(ids, b.ID.String())
			}
			if !page.NextCursor.Set {
				return ids
			}
			q.Cursor = page.NextCursor.Value
		}
	}
	for _, sort := range []string{"created", "order", "start"} {
		forth, back := pages(sort, 2), pages("-"+sort, 2)
		slices.Reverse(back)
		if len(forth) != 5 || !slices.Equal(forth, back) || !slices.Equal(forth, pages(sort, 10)) {
			t.Errorf("%s: %v, backwards %v", sort, forth, back)
		}
	}
	if newest := pages("", 10); newest[0] != pages("-created", 1)[0] {
		t.Errorf("the newest comes first: %v", newest)
	}
	page, err := w.Bookings.View.All(admin, record.Query{Search: "buyer3"})
	testkit.Must(t, err)
	if len(page.Items) != 1 {
		t.Errorf("search finds %d", len(page.Items))
	}
}

// A booking of one tenant is missing in another.
func TestOtherTenantFindsNothing(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	other := w.Tenant
	other.ID = uuid.New()
	ctx := tenant.With(w.As(w.HostMember, "admin"), other)
	_, err := w.Bookings.View.Get(ctx, *p.BookingID)
	want(t, err, apierr.CodeNotFound)
	_, err = w.Bookings.Holds.GetHold(ctx, h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID))
	want(t, err, apierr.CodeNotFound)
	_, err = w.Payments.ForSecret(ctx, p.ID, w.Payments.Secret(w.Context(), p))
	want(t, err, apierr.CodeNotFound)
	want(t, w.Reject(ctx, w.TripID, *p.BookingID), apierr.CodeNotFound)
}

// Whatever happens to bookings, the books balance and paid + due = total.
func TestBooksBalance(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 400, Supplements: 400, ActivityPlaces: 400})
	host := w.As(w.HostMember, "host")
	var bookings []uuid.UUID
	cancelled := map[uuid.UUID]bool{}
	random.Check(t, func(r *rapid.T) {
		switch rapid.IntRange(0, 3).Draw(r, "act") {
		case 0, 1:
			spots := rapid.IntRange(1, 3).Draw(r, "spots")
			choices := booking.Choices{Spots: spots}
			if rapid.Bool().Draw(r, "activity") {
				choices.Activities = []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{spots - 1}}}
			}
			_, p := w.Book(t, uuid.NewString()+"@example.com", choices)
			bookings = append(bookings, *p.BookingID)
		case 2:
			if len(bookings) > 0 {
				id := rapid.SampledFrom(bookings).Draw(r, "booking")
				_, _ = w.Bookings.Checkout.PayBalance(w.Context(), id, uuid.NewString(), booking.PayCustom,
					rapid.Int64Range(10_000, 60_000).Draw(r, "amount"), booking.PayWith{Method: w.Token(t, bookingtest.Good)})
			}
		case 3:
			if len(bookings) > 0 {
				id := rapid.SampledFrom(bookings).Draw(r, "booking")
				if !cancelled[id] {
					testkit.Must(t, w.Reject(host, w.TripID, id))
					cancelled[id] = true
				}
			}
		}
		if n := w.Count(t,
			"SELECT count(*) FROM (SELECT 1 FROM ledger_entry GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0) x"); n != 0 {
			r.Fatalf("%d transactions do not balance", n)
		}
		for _, id := range bookings {
			if sum := totals(t, w, id); sum.PaidMinor+sum.DueMinor != sum.TotalMinor || sum.PaidMinor < 0 {
				r.Fatalf("booking %s: %+v", id, sum)
			}
		}
		if got, spots := w.Count(t, "SELECT spots_taken FROM trip"),
			w.Count(t, "SELECT coalesce(sum(spots), 0) FROM booking WHERE status <> 'cancelled'"); got != spots {
			r.Fatalf("%d spots are taken by bookings of %d", got, spots)
		}
	})
}
