package booking_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// booked is a booking under test with its people.
type booked struct {
	id, customer uuid.UUID
	people       []uuid.UUID
}

func bookParty(t *testing.T, w *bookingtest.World, email string, choices booking.Choices) booked {
	t.Helper()
	_, p := w.Book(t, email, choices)
	return bookingOf(t, w, *p.BookingID)
}

func bookingOf(t testing.TB, w *bookingtest.World, id uuid.UUID) booked {
	t.Helper()
	b := booked{id: id}
	testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		if err := tx.QueryRow(context.Background(), "SELECT customer_id FROM booking WHERE id = $1",
			id).Scan(&b.customer); err != nil {
			return err
		}
		rows, err := tx.Query(context.Background(),
			"SELECT id FROM booking_participant WHERE booking_id = $1 ORDER BY position", id)
		if err != nil {
			return err
		}
		b.people, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
		return err
	}))
	return b
}

func (b booked) preview(t *testing.T, w *bookingtest.World, wish change.Wish) change.Preview {
	t.Helper()
	p, err := w.Bookings.Changes.PreviewChange(w.As(b.customer, "traveler"), b.id, wish)
	testkit.Must(t, err)
	return p
}

func (b booked) change(t *testing.T, w *bookingtest.World, wish change.Wish, method string) (*payment.Payment, error) {
	t.Helper()
	p := b.preview(t, w, wish)
	paid, _, err := w.Bookings.Changes.UpdateBooking(w.As(b.customer, "traveler"), b.id, uuid.NewString(), change.Change{
		Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum, PayMinor: p.MinimumMinor,
		Method: method,
	})
	return paid, err
}

func booksOf(t testing.TB, w *bookingtest.World, id uuid.UUID) payment.Totals {
	t.Helper()
	var sum payment.Totals
	testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		all, err := payment.TotalsOf(w.Context(), tx, id)
		sum = all[id]
		return err
	}))
	if sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
		t.Errorf("paid %d + due %d is not %d", sum.PaidMinor, sum.DueMinor, sum.TotalMinor)
	}
	return sum
}

func private(travelers ...int) []booking.RoomChoice {
	var rooms []booking.RoomChoice
	for _, p := range travelers {
		rooms = append(rooms, booking.RoomChoice{RoomType: booking.RoomPrivate, Travelers: []int{p}})
	}
	return rooms
}

// An add-on is added and paid, appears in the books, and takes its capacity; removed again it lowers the balance.
func TestAddOnsComeAndGo(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{ActivityPlaces: 2})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	before := booksOf(t, w, b.id)
	wish := change.Wish{Items: []change.WishItem{
		{OfferID: w.Activity, ParticipantID: b.people[0], Status: booking.AddOnPendingAddition},
		{OfferID: w.Activity, ParticipantID: b.people[1], Status: booking.AddOnPendingAddition},
	}}
	if p := b.preview(t, w, wish); p.TotalMinor != 22_000 || p.MinimumMinor != 22_000 || len(p.Added) != 2 ||
		p.Outcome != booking.BalancePaid {
		t.Fatalf("preview %+v", p.Cart)
	}
	paid, err := b.change(t, w, wish, w.Token(t, bookingtest.Good))
	testkit.Must(t, err)
	if paid == nil || paid.Status != payment.Succeeded {
		t.Fatalf("payment %+v", paid)
	}
	after := booksOf(t, w, b.id)
	if after.TotalMinor-before.TotalMinor != 22_000 || after.PaidMinor-before.PaidMinor != 22_000 {
		t.Fatalf("totals %+v after %+v", after, before)
	}
	if n := w.Count(t, "SELECT taken FROM trip_service"); n != 2 {
		t.Fatalf("%d places taken", n)
	}
	_, err = w.Bookings.Changes.PreviewChange(w.As(b.customer, "traveler"), b.id, wish)
	want(t, err, apierr.CodeInvalid) // each traveler once
}

// Money freed by a removal lowers the balance, and is refunded once nothing is due.
func TestRemovalLowersTheBalanceOrRefunds(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	b := bookParty(t, w, "ada@example.com",
		booking.Choices{Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0}}}})
	item := b.preview(t, w, change.Wish{}).Items[0]
	remove := change.Wish{Items: []change.WishItem{{ID: item.ID, Status: booking.AddOnPendingRemoval}}}
	if p := b.preview(t, w, remove); p.Outcome != booking.BalanceNegative || p.TotalMinor != -11_000 ||
		p.RefundMinor != 0 {
		t.Fatalf("preview %+v", p.Cart)
	}
	due := booksOf(t, w, b.id).DueMinor
	_, err := w.Bookings.Checkout.PayBalance(w.As(b.customer, "traveler"), b.id, uuid.NewString(), booking.PayFull, due,
		booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	testkit.Must(t, err)
	if p := b.preview(t, w, remove); p.Outcome != booking.BalanceRefundNeeded || p.RefundMinor != 11_000 ||
		p.Outcome.SuccessTitle() != "Refund Processing" {
		t.Fatalf("preview %+v", p.Cart)
	}
	w.Work(t)
	_, err = b.change(t, w, remove, "")
	testkit.Must(t, err)
	bookingtest.Eventually(t, "the money is back",
		func() bool { return booksOf(t, w, b.id).PaidMinor == booksOf(t, w, b.id).TotalMinor })
	if n := w.Count(t, "SELECT taken FROM trip_service"); n != 0 {
		t.Fatalf("%d places taken", n)
	}
}

// The client's amount and version are compared, never used.
func TestChangeComparesAmountAndVersion(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	wish := change.Wish{Rooms: private(0, 1)}
	p := b.preview(t, w, wish)
	if p.TotalMinor != 66_000 || !p.UpgradeOffered {
		t.Fatalf("upgrade %+v", p)
	}
	ctx := w.As(b.customer, "traveler")
	asked := change.Change{Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum,
		PayMinor: p.MinimumMinor, Method: w.Token(t, bookingtest.Good)}
	cheap, old, less := asked, asked, asked
	cheap.TotalMinor, old.Version, less.PayMinor = 1, p.Version-1, 100
	for _, wrong := range []struct {
		asked change.Change
		code  string
	}{{cheap, apierr.CodeAmountMismatch}, {old, apierr.CodeConflict}, {less, apierr.CodeAmountMismatch}} {
		_, _, err := w.Bookings.Changes.UpdateBooking(ctx, b.id, uuid.NewString(), wrong.asked)
		want(t, err, wrong.code)
	}
	if n := w.Count(t, "SELECT single_supplement_taken FROM trip"); n != 0 {
		t.Fatalf("%d private rooms taken by refused changes", n)
	}
	_, _, err := w.Bookings.Changes.UpdateBooking(w.As(uuid.New(), "traveler"), b.id, uuid.NewString(), asked)
	want(t, err, apierr.CodeIllegalState)
	key := uuid.NewString()
	for range 2 { // the same call again is the same change
		_, _, err = w.Bookings.Changes.UpdateBooking(ctx, b.id, key, asked)
		testkit.Must(t, err)
	}
	if n := w.Count(t, "SELECT single_supplement_taken FROM trip"); n != 2 {
		t.Fatalf("%d private rooms taken", n)
	}
}

// Sold-out private rooms are reported in the words of T-235; nothing is charged or taken. A declined card
// releases the rooms.
func TestPrivateRoomsRunOut(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Supplements: 2})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	paid, err := b.change(t, w, change.Wish{Rooms: private(0, 1)}, w.Token(t, bookingtest.Declined))
	testkit.Must(t, err)
	if paid.Status != payment.Failed || w.Count(t, "SELECT single_supplement_taken FROM trip") != 0 {
		t.Fatalf("declined: %s, %d rooms taken", paid.Status, w.Count(t, "SELECT single_supplement_taken FROM trip"))
	}
	bookParty(t, w, "bo@example.com", booking.Choices{Spots: 1, Rooms: private(0)})
	wish := change.Wish{Rooms: private(0, 1)}
	p := b.preview(t, w, wish)
	if p.Error != "Sorry, looks like we have run out of private rooms at this time. Please remove the private room selection to continue." {
		t.Errorf("before paying: %q (H-599)", p.Error)
	}
	_, _, err = w.Bookings.Changes.UpdateBooking(w.As(w.HostMember, "admin"), b.id, uuid.NewString(), change.Change{
		Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum, PayMinor: p.MinimumMinor,
		Method: w.Token(t, bookingtest.Good),
	})
	if got := apierr.From(
		err).Message; got != "The number of travelers is higher than the available single supplement supply, or the bookable by travelers flag is false." {
		t.Errorf("to an admin: %q (H-600)", got)
	}
	_, err = b.change(t, w, wish, w.Token(t, bookingtest.Good))
	want(t, err, apierr.CodeSingleSupplement)
	if err.Error() == "" || apierr.From(
		err).Message != "Sorry, we have run out of private rooms at this time. Don't worry, you haven't been charged." {
		t.Fatalf("words %v", err)
	}
}

// A traveler cancels at the quoted amounts; other amounts are rejected; the boundary of the window counts.
func TestTravelerCancels(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 1, Threshold: 1, StartIn: 200})
	w.Work(t)
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	ctx := w.As(b.customer, "traveler")
	w.Clock.Advance(49 * time.Hour)
	o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, nil)
	testkit.Must(t, err)
	paid := booksOf(t, w, b.id).PaidMinor
	if q := o.Quote; !o.CanCancel || q.RefundMinor != 0 || q.CreditMinor != paid-20_000 || q.FeeMinor != 20_000 ||
		o.FeeMinor != 20_000 {
		t.Fatalf("quote %+v", o)
	}
	if runs := o.Outlook; len(runs) != 2 || runs[0].From != o.Basis.Today ||
		runs[0].Quote.CreditMinor != o.Quote.CreditMinor ||
		runs[0].Until != o.Quote.RefundableUntil || runs[1].From != runs[0].Until.AddDays(1) ||
		runs[1].Quote.ForfeitedMinor != paid ||
		runs[1].Until != o.Basis.StartDate.AddDays(-1) {
		t.Fatalf("outlook %+v", runs)
	}
	request := cancel.Request{Reason: "Illness or injury", Method: "Refund Policy", QuoteID: o.Quote.ID,
		CreditMinor: o.Quote.CreditMinor}
	wrong := request
	wrong.RefundMinor = paid
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), wrong), apierr.CodeAmountMismatch)
	wrong = request
	wrong.Reason = cancel.ReasonOther
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), wrong), apierr.CodeInvalid)
	wrong = request
	wrong.Method = "Cash"
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), wrong), apierr.CodeInvalid)
	testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), request))
	if sum := booksOf(t, w, b.id); sum.DueMinor != 0 {
		t.Fatalf("books %+v", sum)
	}
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 0 {
		t.Fatalf("%d spots taken", n)
	}
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), request), apierr.CodeIllegalState)
}

// A change is paid with credit, and a card for the rest; never with more credit than there is, or than it costs.
func TestAChangeIsPaidByCredit(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	ctx := w.As(b.customer, "traveler")
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.Payments.IssueCreditTx(w.Context(), tx, credit.CreditGrant{
			BookingID: b.id, TripID: w.TripID, MemberID: b.customer, AmountMinor: 15_000, Currency: "USD",
			ExpiresOn: civil.Today(w.Clock.Now()).AddDays(90), Reason: "test",
		})
	}))
	pay := func(who int, creditMinor int64, method, key string) (*payment.Payment, error) {
		wish := change.Wish{Items: []change.WishItem{{OfferID: w.Activity, ParticipantID: b.people[who],
			Status: booking.AddOnPendingAddition}}}
		p := b.preview(t, w, wish)
		paid, _, err := w.Bookings.Changes.UpdateBooking(ctx, b.id, key, change.Change{
			Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum, PayMinor: p.MinimumMinor,
			CreditMinor: creditMinor, Method: method,
		})
		return paid, err
	}
	before := booksOf(t, w, b.id)
	_, err := pay(0, 11_001, "", uuid.NewString())
	want(t, err, apierr.CodeInvalid)
	_, err = pay(0, -1, "", uuid.NewString())
	want(t, err, apierr.CodeInvalid)
	_, err = pay(0, 4_000, "", uuid.NewString()) // the rest needs a card
	want(t, err, apierr.CodeInvalid)
	paid, err := pay(0, 11_000, "", uuid.NewString())
	testkit.Must(t, err)
	if paid.Status != payment.Succeeded {
		t.Fatalf("by credit alone: %s", paid.Status)
	}
	if _, err = pay(1, 11_000, "", uuid.NewString()); err == nil {
		t.Fatal("more credit than there is was taken")
	}
	paid, err = pay(1, 4_000, w.Token(t, bookingtest.Good), uuid.NewString())
	testkit.Must(t, err)
	if paid.Status != payment.Succeeded || paid.AmountMinor != 7_000 {
		t.Fatalf("by both: %+v", paid)
	}
	if after := booksOf(t, w, b.id); after.PaidMinor-before.PaidMinor != 22_000 || after.DueMinor != before.DueMinor {
		t.Errorf("books %+v after %+v", after, before)
	}
	all, err := w.Payments.Credits(w.Context(), b.customer)
	testkit.Must(t, err)
	if len(all) != 1 || all[0].LeftMinor != 0 {
		t.Errorf("credit %+v", all)
	}
}

// One of three travelers cancels: their share is refunded, their spot is released, the others travel.
func TestOneTravelerCancels(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 3})
	before := booksOf(t, w, b.id)
	ctx := w.As(b.customer, "traveler")
	gone := []uuid.UUID{b.people[2]}
	w.Exec(t, "UPDATE booking_participant SET email = 'friend@example.com' WHERE id = $1", gone[0])
	o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, gone)
	testkit.Must(t, err)
	other, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, []uuid.UUID{b.people[1]})
	testkit.Must(t, err)
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
		Reason: "Family emergency", Method: "Refund Policy", QuoteID: other.Quote.ID, RefundMinor: other.Quote.RefundMinor,
		CreditMinor: other.Quote.CreditMinor, Travelers: gone,
	}), apierr.CodeAmountMismatch) // the same amount, but quoted for someone else
	request := cancel.Request{
		Reason: "Family emergency", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
		CreditMinor: o.Quote.CreditMinor, Travelers: gone,
	}
	key := uuid.NewString()
	for range 2 { // a retry is the same call
		testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, key, request))
	}
	bookingtest.Eventually(t, "both are told", func() bool {
		return slices.Contains(w.Mails.To("ada@example.com"), "booking_cancelled") &&
			slices.Contains(w.Mails.To("friend@example.com"), "booking_cancelled")
	})
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 2 {
		t.Fatalf("%d spots taken", n)
	}
	bookingtest.Eventually(t, "the share is back",
		func() bool { return booksOf(t, w, b.id).PaidMinor == before.PaidMinor-o.Quote.RefundMinor })
	if sum := booksOf(t, w, b.id); sum.TotalMinor != before.TotalMinor*2/3 || o.Quote.RefundMinor != before.PaidMinor/3 {
		t.Fatalf("books %+v before %+v refund %d", sum, before, o.Quote.RefundMinor)
	}
	_, err = w.Bookings.Cancels.OfferCancel(ctx, b.id, []uuid.UUID{b.people[0]})
	testkit.Must(t, err)
	first, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, []uuid.UUID{b.people[0]})
	testkit.Must(t, err)
	want(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
		Reason: "x", Method: "Refund Policy", QuoteID: first.Quote.ID, RefundMinor: first.Quote.RefundMinor,
		Travelers: []uuid.UUID{b.people[0]},
	}), apierr.CodeInvalid)
}

// The fee of a traveler who canceled earlier remains when the rest of the party cancels: it is neither charged
// nor refunded a second time.
func TestFeeOfAnEarlierCancellationStays(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 1, Threshold: 1, StartIn: 200})
	w.Work(t)
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 3})
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	w.Clock.Advance(49 * time.Hour)
	paid, kept := booksOf(t, w, b.id).PaidMinor, int64(0)
	for _, travelers := range [][]uuid.UUID{{b.people[2]}, nil} {
		ctx := w.As(b.customer, "traveler")
		o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, travelers)
		testkit.Must(t, err)
		testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
			Reason: "Family emergency", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
			CreditMinor: o.Quote.CreditMinor, Travelers: travelers,
		}))
		paid, kept = paid-o.Quote.RefundMinor-o.Quote.CreditMinor, kept+o.Quote.FeeMinor+o.Quote.ForfeitedMinor
		bookingtest.Eventually(t, "what was quoted is back", func() bool { return booksOf(t, w, b.id).PaidMinor == paid })
	}
	if sum := booksOf(t, w, b.id); kept != 30_000 || sum.PaidMinor != kept || sum.DueMinor != 0 {
		t.Fatalf("books %+v with %d kept", sum, kept)
	}
}

// Parties queue: spots go to the first party that fits as a whole, and on to the next if the deposit is not paid.
func TestWaitlistGoesByParty(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: 4})
	w.Work(t)
	two := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	bookParty(t, w, "bo@example.com", booking.Choices{Spots: 2})
	wait := func(email string, spots int) uuid.UUID {
		order := booking.Checkout{Customer: booking.Person{FirstName: "Wil", LastName: "Wait", Email: email}}
		for range spots - 1 {
			order.Additional = append(order.Additional, booking.Person{FirstName: "Friend", LastName: "Too"})
		}
		id, err := w.Bookings.Waitlist.JoinWaitlist(w.Context(), w.TripID, uuid.NewString(),
			booking.Choices{Spots: spots}, order)
		testkit.Must(t, err)
		return id
	}
	page := publicPage(t, w)
	if page.Bookable || !page.SoldOut || page.Stage != string(trip.StageSoldOut) {
		t.Fatalf("a full trip: bookable %v, sold out %v, %s", page.Bookable, page.SoldOut, page.Stage)
	}
	three, pair, single := wait("three@example.com", 3), wait("pair@example.com", 2), wait("single@example.com", 1)
	status := func(id uuid.UUID) string {
		var s string
		testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
			return tx.QueryRow(context.Background(), "SELECT status FROM booking WHERE id = $1", id).Scan(&s)
		}))
		return s
	}
	for place, id := range []uuid.UUID{three, pair, single} {
		waits, err := w.Bookings.View.Get(w.As(bookingOf(t, w, id).customer, "traveler"), id)
		testkit.Must(t, err)
		if waits.WaitlistPosition.Value != place+1 || len(waits.Upcoming) != 0 || waits.DaysToStart.Set ||
			waits.OfferExpiresAt.Set {
			t.Fatalf("who waits as number %d reads %v, %+v, %v", place+1, waits.WaitlistPosition, waits.Upcoming,
				waits.DaysToStart)
		}
	}
	testkit.Must(t, w.Bookings.Cancels.AdminCancel(w.As(uuid.New(), "admin"), two.id, uuid.NewString(),
		cancel.AdminCancellation{Reason: "Asked by mail"}))
	if a, b, c := status(three), status(pair), status(single); a != "waitlist" || b != "awaiting" || c != "waitlist" {
		t.Fatalf("three %s, pair %s, single %s", a, b, c)
	}
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 4 {
		t.Fatalf("%d spots taken", n)
	}
	offered, err := w.Bookings.View.Get(w.As(bookingOf(t, w, pair).customer, "traveler"), pair)
	testkit.Must(t, err)
	if until := offered.OfferExpiresAt.Value; !until.Equal(w.Clock.Now().Add(24*time.Hour)) || offered.DueText.Set ||
		offered.PaymentDueDate.Set ||
		offered.MinimumPaymentMinor.Value != offered.DepositMinor.Value {
		t.Fatalf("the offer: until %v, %q, %v, %d of %d", until, offered.DueText.Value, offered.PaymentDueDate,
			offered.MinimumPaymentMinor.Value, offered.DepositMinor.Value)
	}
	if next := offered.Upcoming; offered.WaitlistPosition.Set || len(next) != 1 ||
		next[0].To.Value != bookingapi.UpcomingItemToPayment {
		t.Fatalf("who was offered spots reads %v, %+v", offered.WaitlistPosition, next)
	}
	_, err = w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	want(t, err, apierr.CodeSoldOut)
	w.Clock.Advance(24*time.Hour - time.Second)
	testkit.Must(t, w.Bookings.Waitlist.SweepOffers(w.Context()))
	if status(pair) != "awaiting" {
		t.Fatal("the offer ended early")
	}
	w.Clock.Advance(time.Second)
	testkit.Must(t, w.Bookings.Waitlist.SweepOffers(w.Context()))
	if a, b, c := status(three), status(pair), status(single); a != "waitlist" || b != "cancelled" || c != "awaiting" {
		t.Fatalf("after a day: three %s, pair %s, single %s", a, b, c)
	}
	if sum := booksOf(t, w, pair); sum != (payment.Totals{}) {
		t.Fatalf("the expired offer costs %+v", sum)
	}
	s := bookingOf(t, w, single)
	deposit := w.Count(t, "SELECT deposit_minor FROM booking WHERE id = $1", single)
	paid, err := w.Bookings.Checkout.PayBalance(w.As(s.customer, "traveler"), single, uuid.NewString(), booking.PayMinimum,
		int64(deposit), booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	testkit.Must(t, err)
	if paid.Status != payment.Succeeded || status(single) != "pending" {
		t.Fatalf("paid %s, single %s", paid.Status, status(single))
	}
	taken, err := w.Bookings.View.Get(w.As(s.customer, "traveler"), single)
	testkit.Must(t, err)
	if taken.OfferExpiresAt.Set || !taken.DueText.Set {
		t.Errorf("an offer that was taken ends %v, %q", taken.OfferExpiresAt, taken.DueText.Value)
	}
}

func publicPage(t testing.TB, w *bookingtest.World) tripapi.PublicTrip {
	t.Helper()
	var path string
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(w.Context(), "SELECT trip_path FROM trip WHERE id = $1", w.TripID).Scan(&path)
	}))
	page, err := w.Trips.GetPublic(w.Context(), path, "")
	testkit.Must(t, err)
	return page
}
