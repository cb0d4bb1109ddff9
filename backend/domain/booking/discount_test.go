package booking_test

import (
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// discountCodes creates a host's code with one use, the marketplace's, and one for each rejection.
func discountCodes(t *testing.T, w *bookingtest.World) {
	t.Helper()
	host, admin := w.As(w.HostMember, "host"), w.As(w.HostMember, "admin")
	tenth, one, whole := 1_000, 1, 10_000
	day := civil.Today(w.Clock.Now())
	past, ahead := day.AddDays(-1), day.AddDays(1)
	_, err := w.Discounts.CreateForHost(host, w.HostID, uuid.NewString(), discount.Code{Code: "once", PercentBP: &tenth,
		MaxUses: &one, Active: true})
	testkit.Must(t, err)
	other := w.MoreTrips(t, 1)[0]
	for _, c := range []discount.Code{
		{Code: "FREE", PercentBP: &whole, Active: true}, {Code: "ELSEWHERE", PercentBP: &tenth, TripID: &other, Active: true},
		{Code: "OFF", PercentBP: &tenth},
		{Code: "LATE", PercentBP: &tenth, ExpiresOn: &past, Active: true},
		{Code: "EARLY", PercentBP: &tenth, StartsOn: &ahead, Active: true},
		{Code: "OTHER", PercentBP: &tenth, Active: true},
	} {
		_, err := w.Discounts.Create(admin, uuid.NewString(), c)
		testkit.Must(t, err)
	}
}

// The last use of a code goes to one hold, which keeps it until it ends; then the code is available again.
func TestACodeAtCheckoutIsUsedOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	discountCodes(t, w)
	holds := w.Bookings.Holds
	h, token := hold(t, w, 2)
	for name, sentence := range map[string]string{
		"NOSUCH": "This code doesn’t exist", "OFF": "This code doesn’t exist", "LATE": "This code has expired",
		"EARLY":     "You cannot use this code yet",
		"ELSEWHERE": "This code isn’t for this trip",
	} {
		_, err := holds.ApplyCode(w.Context(), h.ID, token, uuid.NewString(), name)
		if said := fieldsOf(err)["code"]; said != sentence {
			t.Errorf("%s: %q", name, said)
		}
	}
	_, err := holds.ApplyCode(w.Context(), h.ID, "another hold's secret", uuid.NewString(), "ONCE")
	want(t, err, apierr.CodeNotFound)

	rival, rivalToken := hold(t, w, 1)
	var group sync.WaitGroup
	errs := make([]error, 6)
	for i := range errs {
		group.Go(func() {
			id, secret := h.ID, token
			if i%2 == 1 {
				id, secret = rival.ID, rivalToken
			}
			_, errs[i] = holds.ApplyCode(w.Context(), id, secret, uuid.NewString(), " once ")
		})
	}
	group.Wait()
	worked := 0
	for _, err := range errs {
		if err == nil {
			worked++
		} else if testkit.Code(err) != apierr.CodeInvalid {
			t.Error(err)
		}
	}
	if worked != 1 || w.Count(t, "SELECT count(*) FROM discount_use WHERE removed_at IS NULL") != 1 {
		t.Fatalf("used %d times", worked)
	}
	winner, secret, loser, loserSecret := h.ID, token, rival.ID, rivalToken
	if now, err := holds.GetHold(w.Context(), h.ID, token); err != nil || now.Quote.Discount == nil {
		winner, secret, loser, loserSecret = rival.ID, rivalToken, h.ID, token
	}
	_, err = holds.ApplyCode(w.Context(), winner, secret, uuid.NewString(), "ONCE")
	if said := fieldsOf(err)["code"]; said != "You’ve already applied this code" {
		t.Errorf("again: %q", said)
	}
	_, err = holds.ApplyCode(w.Context(), winner, secret, uuid.NewString(), "OTHER")
	if said := fieldsOf(err)["code"]; said != "You can use one code per booking. Remove ONCE first" {
		t.Errorf("a second: %q", said)
	}
	_, err = holds.ApplyCode(w.Context(), loser, loserSecret, uuid.NewString(), "ONCE")
	if said := fieldsOf(err)["code"]; said != "This code has been used up" {
		t.Errorf("the other buyer: %q", said)
	}
	back, err := holds.RemoveCode(w.Context(), winner, secret)
	testkit.Must(t, err)
	if back.Quote.Discount != nil || back.Quote.TotalMinor != booking.SumOf(back.Quote.Lines) {
		t.Errorf("removed: %+v", back.Quote)
	}
	key := uuid.NewString()
	for range 2 { // a retry is the same call
		_, err = holds.ApplyCode(w.Context(), loser, loserSecret, key, "ONCE")
		testkit.Must(t, err)
	}
	testkit.Must(t, holds.ReleaseHold(w.Context(), loser, loserSecret))
	if n := w.Count(t, "SELECT count(*) FROM discount_use WHERE removed_at IS NULL"); n != 0 {
		t.Errorf("%d uses of a hold that is gone", n)
	}
}

// The price is reduced by the discount; a host's own code reduces the host's earnings.
func TestADiscountAtCheckoutIsTheHosts(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	discountCodes(t, w)
	holds := w.Bookings.Holds
	h, token := hold(t, w, 2)
	before := h.Quote
	h, err := holds.ApplyCode(w.Context(), h.ID, token, uuid.NewString(), "once")
	testkit.Must(t, err)
	off := before.TotalMinor / 10
	if h.Quote.TotalMinor != before.TotalMinor-off || h.Quote.DepositMinor != before.DepositMinor ||
		booking.SumOf(h.Quote.Shown()) != h.Quote.TotalMinor {
		t.Fatalf("%+v", h.Quote)
	}
	order := bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Good))
	order.Option, order.AmountMinor = booking.PayFull, before.TotalMinor
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
	want(t, err, apierr.CodeAmountMismatch)
	order.AmountMinor = h.Quote.TotalMinor
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
	testkit.Must(t, err)
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		totals, err := payment.TotalsOf(w.Context(), tx, *p.BookingID)
		testkit.Must(t, err)
		if sum := totals[*p.BookingID]; sum.TotalMinor != h.Quote.TotalMinor || sum.DueMinor != 0 {
			t.Errorf("%+v", sum)
		}
		faults, err := payment.VerifyTx(w.Context(), tx)
		testkit.Must(t, err)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		borne, err := discount.Reader{}.BorneByHostTx(w.Context(), tx, w.TripID)
		if borne != off {
			t.Errorf("the host bears %d of %d", borne, off)
		}
		return err
	}))
	mine, err := w.Discounts.HostCodes(w.As(w.HostMember, "host"), w.HostID, nil, 10)
	testkit.Must(t, err)
	if len(mine) != 1 || mine[0].Uses != 1 || mine[0].DiscountMinor != off || mine[0].RevenueMinor != h.Quote.TotalMinor {
		t.Errorf("the host sees %+v", mine)
	}
	most := 3_000
	_, err = w.Discounts.CreateForHost(w.As(w.HostMember, "host"), w.HostID, uuid.NewString(),
		discount.Code{Code: "MORE", PercentBP: &most, Active: true})
	if fieldsOf(err)["percentBp"] != "Enter at most 25%" {
		t.Errorf("above the policy: %v", err)
	}
	_, err = w.Discounts.UpdateForHost(w.As(w.HostMember, "host"), uuid.New(), mine[0].ID, mine[0].Code)
	want(t, err, apierr.CodeNotFound)
}

// A code for the full price books without a payment: nothing is charged or due, and the history has no payment.
func TestADiscountOfTheWholePriceBooksWithoutPayment(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	discountCodes(t, w)
	h, token := hold(t, w, 2)
	h, err := w.Bookings.Holds.ApplyCode(w.Context(), h.ID, token, uuid.NewString(), "free")
	testkit.Must(t, err)
	if h.Quote.TotalMinor != 0 || h.Quote.DepositMinor != 0 {
		t.Fatalf("%+v", h.Quote)
	}
	order := bookingtest.Order(h, "guest@example.com", "")
	order.Option = booking.PayFull
	wrong := order
	wrong.AmountMinor = 1
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), wrong)
	want(t, err, apierr.CodeInvalid)
	key := uuid.NewString()
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	if p.Status != payment.Succeeded || p.BookingID == nil || p.Provider != payment.NoProvider {
		t.Fatalf("%+v", p)
	}
	again, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	if again.ID != p.ID || w.Count(t, "SELECT count(*) FROM booking") != 1 {
		t.Errorf("booked again: %+v", again)
	}
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		totals, err := payment.TotalsOf(w.Context(), tx, *p.BookingID)
		testkit.Must(t, err)
		if sum := totals[*p.BookingID]; sum.TotalMinor != 0 || sum.DueMinor != 0 || sum.PaidMinor != 0 {
			t.Errorf("%+v", sum)
		}
		faults, err := payment.VerifyTx(w.Context(), tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	}))
	offer, err := w.Bookings.Cancels.OfferCancel(w.Context(), *p.BookingID, nil)
	testkit.Must(t, err)
	if offer.Quote.RefundMinor != 0 || len(offer.Methods) != 0 {
		t.Errorf("a refund of nothing: %+v", offer.Quote)
	}
}

// A payment that succeeds after its hold expired buys the spots at the agreed price, unless someone else used up
// the code.
func TestADiscountOfALatePayment(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	discountCodes(t, w)
	holds := w.Bookings.Holds
	pay := func(email string) (payment.Payment, booking.Hold) {
		h, token := hold(t, w, 1)
		h, err := holds.ApplyCode(w.Context(), h.ID, token, uuid.NewString(), "ONCE")
		testkit.Must(t, err)
		p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, email, w.Token(t, bookingtest.Authentication)))
		testkit.Must(t, err)
		// As the sweep of an abandoned payment would leave it.
		w.Exec(t, "UPDATE hold SET state = 'active', expires_at = $2 WHERE id = $1", h.ID, w.Clock.Now().Add(-time.Second))
		testkit.Must(t, holds.SweepHolds(w.Context()))
		return p, h
	}
	late, lost := pay("late@example.com")
	taken, _ := pay("first@example.com")
	if n := w.Count(t, "SELECT count(*) FROM discount_use WHERE removed_at IS NULL"); n != 0 {
		t.Fatalf("%d uses are kept", n)
	}
	done, err := w.Payments.Authenticate(w.Context(), taken.ID, w.Payments.Secret(w.Context(), taken), true)
	testkit.Must(t, err)
	if done.BookingID == nil {
		t.Fatalf("the first got nothing: %s", done.FailureMessage)
	}
	done, err = w.Payments.Authenticate(w.Context(), late.ID, w.Payments.Secret(w.Context(), late), true)
	testkit.Must(t, err)
	if done.BookingID != nil || w.Count(t, "SELECT count(*) FROM booking WHERE hold_id = $1", lost.ID) != 0 {
		t.Error("the code was used twice")
	}
	if n := w.Count(t, "SELECT count(*) FROM discount_use WHERE removed_at IS NULL"); n != 1 {
		t.Errorf("%d uses", n)
	}
}

// TestAPartyThatShrinksKeepsNoMoreOfItsDiscount verifies that a traveler who cancels after a code was used gets back
// what was paid for them, never the full price, and that nothing is left over when everyone has canceled.
func TestAPartyThatShrinksKeepsNoMoreOfItsDiscount(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	discountCodes(t, w)
	h, token := hold(t, w, 3)
	full := h.Quote.TotalMinor
	h, err := w.Bookings.Holds.ApplyCode(w.Context(), h.ID, token, uuid.NewString(), "once")
	testkit.Must(t, err)
	order := bookingtest.Order(h, "ada@example.com", w.Token(t, bookingtest.Good))
	order.Option, order.AmountMinor = booking.PayFull, h.Quote.TotalMinor
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
	testkit.Must(t, err)
	b := bookingOf(t, w, *p.BookingID)
	ctx := w.As(b.customer, "traveler")
	paid := booksOf(t, w, b.id).PaidMinor
	var back int64
	for _, gone := range [][]uuid.UUID{{b.people[2]}, {b.people[1]}, nil} {
		o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, gone)
		testkit.Must(t, err)
		if each := o.Quote.RefundMinor + o.Quote.CreditMinor; each > full*9/10/3+1 {
			t.Errorf("%d goes back for one of three, who paid %d", each, full*9/10/3)
		}
		testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
			Reason: "Family emergency", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
			CreditMinor: o.Quote.CreditMinor, Travelers: gone,
		}))
		back += o.Quote.RefundMinor + o.Quote.CreditMinor
		bookingtest.Eventually(t, "the share is back", func() bool { return booksOf(t, w, b.id).PaidMinor == paid-back })
	}
	if sum := booksOf(t, w, b.id); back != paid || sum.TotalMinor != 0 || sum.DueMinor != 0 || paid != full-full/10 {
		t.Errorf("%d of %d went back, of a price of %d: %+v", back, paid, full, sum)
	}
}
