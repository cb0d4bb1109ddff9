package payment_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/automatic"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

func codeOf(err error) string {
	var refused *apierr.Error
	if errors.As(err, &refused) {
		return refused.Code
	}
	return ""
}

// Whatever the order and however often webhooks arrive, the books end up the same.
func TestNewsOfAProviderInAnyOrder(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 500})
	random.CheckFew(t, func(r *rapid.T) {
		_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
		desk, err := w.Provider.RefundAtDesk(w.Context(), p.Ref, 3_000)
		testkit.Must(t, err)
		dispute, err := w.Provider.Dispute(w.Context(), p.Ref, 5_000, "fraudulent")
		testkit.Must(t, err)
		news := func(args sandbox.WebhookArgs) payment.Event {
			e, err := w.Provider.News(w.Context(), args)
			testkit.Must(t, err)
			return e
		}
		opened := news(sandbox.WebhookArgs{DisputeID: dispute})
		won := rapid.Bool().Draw(r, "won")
		testkit.Must(t, w.Provider.Decide(w.Context(), dispute, won))
		events := []payment.Event{
			news(sandbox.WebhookArgs{IntentID: p.Ref}), news(sandbox.WebhookArgs{RefundID: desk}), opened,
			news(sandbox.WebhookArgs{DisputeID: dispute}),
		}
		events = append(events, events...)
		for _, e := range rapid.Permutation(events).Draw(r, "order") {
			testkit.Must(t, w.Payments.Receive(w.Context(), sandbox.Name, e))
		}
		want := p.AmountMinor - 3_000
		if !won {
			want -= 5_000
		}
		sum := totalsOf(t, w, *p.BookingID)
		if sum.PaidMinor != want || sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
			r.Fatalf("won %v: %+v, want paid %d", won, sum, want)
		}
		verify(r, w)
	})
}

func TestNewsThatOvertakeTheChargeAreAskedForAgain(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{CallTimeout: time.Second})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	testkit.Must(t, err)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.TimesOut)))
	testkit.Must(t, err)
	if p.Status != payment.Processing {
		t.Fatalf("an unclear answer is %s", p.Status)
	}
	var ref string
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(w.Context(), "SELECT id FROM sandbox_intent").Scan(&ref)
	}))
	desk, err := w.Provider.RefundAtDesk(w.Context(), ref, 1_000)
	testkit.Must(t, err)
	early, err := w.Provider.News(w.Context(), sandbox.WebhookArgs{RefundID: desk, EventID: "evt_early"})
	testkit.Must(t, err)
	if err := w.Payments.Receive(w.Context(), sandbox.Name, early); err == nil {
		t.Fatal("a refund of an unknown charge was taken")
	}
	charge, err := w.Provider.News(w.Context(), sandbox.WebhookArgs{IntentID: ref})
	testkit.Must(t, err)
	testkit.Must(t, w.Payments.Receive(w.Context(), sandbox.Name, charge))
	testkit.Must(t, w.Payments.Receive(w.Context(), sandbox.Name, early))
	p, err = w.Payments.Get(w.Context(), p.ID)
	testkit.Must(t, err)
	if p.Status != payment.Succeeded || totalsOf(t, w, *p.BookingID).PaidMinor != p.AmountMinor-1_000 {
		t.Errorf("%+v", p)
	}
	if n := w.Count(t, "SELECT count(*) FROM sandbox_intent"); n != 1 {
		t.Errorf("charged %d times", n)
	}
	verify(t, w)
}

func items(t testing.TB, w *bookingtest.World, id uuid.UUID) []refund.Item {
	t.Helper()
	var list []refund.Item
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		list, _, err = w.Payments.ItemsTx(w.Context(), tx, id)
		return err
	}))
	return list
}

func TestItemsAreRefunded(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	admin := w.As(w.HostMember, "admin")
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(),
		booking.Choices{Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0}}}})
	testkit.Must(t, err)
	order := bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Good))
	order.Option, order.AmountMinor = booking.PayFull, h.Quote.TotalMinor
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), order)
	testkit.Must(t, err)
	var activity refund.Item
	for _, item := range items(t, w, *p.BookingID) {
		if item.Line == "activity" {
			activity = item
		}
	}
	parts := []refund.ItemPart{{ID: activity.ID}}
	shown, err := w.Payments.CalculateItems(w.Context(), *p.BookingID, parts, "")
	testkit.Must(t, err)
	if shown.ReductionMinor != 11_000 || shown.CardMinor != 11_000 || shown.DueMinor != 0 {
		t.Errorf("%+v", shown)
	}
	for name, bad := range map[string][]refund.ItemPart{
		"unknown": {{ID: "spot.nobody"}}, "too much": {{ID: activity.ID, AmountMinor: 11_001}},
		"twice": {{ID: activity.ID}, {ID: activity.ID}},
	} {
		if _, err := w.Payments.RefundItems(admin, *p.BookingID, uuid.NewString(), bad, nil,
			""); codeOf(err) != apierr.CodeInvalid {
			t.Errorf("%s: %v", name, err)
		}
	}
	wrong := int64(1)
	if _, err := w.Payments.RefundItems(admin, *p.BookingID, uuid.NewString(), parts, &wrong,
		""); codeOf(err) != apierr.CodeAmountMismatch {
		t.Errorf("another amount than shown: %v", err)
	}
	// The same key a hundred times concurrently is one refund.
	key := uuid.NewString()
	var group sync.WaitGroup
	for range 100 {
		group.Go(func() {
			if done, err := w.Payments.RefundItems(admin, *p.BookingID, key, parts, &shown.CardMinor,
				" A cold  room "); err != nil || done.CardMinor != 11_000 {
				t.Errorf("%+v %v", done, err)
			}
		})
	}
	group.Wait()
	if n := w.Count(t, "SELECT count(*) FROM refund WHERE reason = 'Refund: A cold room'"); n != 1 ||
		w.Count(t, "SELECT count(*) FROM refund") != 1 {
		t.Errorf("%d refunds with their reason", n)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM audit_log WHERE action = 'booking.refund' AND after->>'reason' = 'A cold room'"); n != 1 {
		t.Errorf("%d entries of the audit have the reason", n)
	}
	w.Work(t)
	bookingtest.Eventually(t, "the refund arrives",
		func() bool { return totalsOf(t, w, *p.BookingID).PaidMinor == h.Quote.TotalMinor-11_000 })
	if sum := totalsOf(t, w, *p.BookingID); sum.DueMinor != 0 {
		t.Errorf("%+v", sum)
	}
	if _, err := w.Payments.RefundItems(admin, *p.BookingID, uuid.NewString(), parts, nil,
		""); codeOf(err) != apierr.CodeInvalid {
		t.Errorf("the item was given back twice: %v", err)
	}
	// The traveler sees why in their statement: the price reduction, and the refund.
	st, err := w.Payments.Statement(w.Context(), *p.BookingID)
	testkit.Must(t, err)
	why := map[int64]int{}
	for _, e := range st.Entries {
		if e.Memo == "Refund: A cold room" {
			why[e.AmountMinor]++
		}
	}
	if len(why) != 2 || why[-11_000] != 1 || why[11_000] != 1 {
		t.Errorf("the statement gives the reason for %v", why)
	}
	verify(t, w)
}

func TestCardsAreKeptAndCollectTheBalance(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 100})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	testkit.Must(t, err)
	order := bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Good))
	order.SaveCard = true
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), order)
	testkit.Must(t, err)
	payer := customerOf(t, w, *p.BookingID)
	cards, err := w.Payments.Cards(w.Context(), payer.MemberID)
	testkit.Must(t, err)
	if len(cards) != 1 || cards[0].Label != "Visa •••• 4242" {
		t.Fatalf("%+v", cards)
	}
	paid := func() int64 { return totalsOf(t, w, *p.BookingID).PaidMinor }
	// Nine days before the last reminder nothing is collected yet; on its day the balance is, once.
	testkit.Must(t, w.Payments.CollectAutomatic(w.Context()))
	if paid() != p.AmountMinor {
		t.Error("collected too early")
	}
	w.Clock.Advance(9 * 24 * time.Hour)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() { testkit.Must(t, w.Payments.CollectAutomatic(w.Context())) })
	}
	group.Wait()
	if paid() != h.Quote.TotalMinor {
		t.Errorf("collected %d of %d", paid(), h.Quote.TotalMinor)
	}
	if n := w.Count(t, "SELECT count(*) FROM payment WHERE automatic AND status = 'succeeded'"); n != 1 {
		t.Errorf("%d automatic payments", n)
	}
	verify(t, w)
}

func TestAutomaticPaymentStopsAfterThreeFailedDays(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 96, Now: time.Date(2027, 3, 1, 12, 0, 0, 0, time.UTC)})
	w.Exec(t, `UPDATE trip SET policy = jsonb_set(policy, '{payment,reminderDays}', '[120, 104, 96]')`)
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	payer := customerOf(t, w, *p.BookingID)
	saving, err := w.Payments.SaveCard(w.Context(), payer.MemberID, payer.Email, "key-12345",
		w.Token(t, bookingtest.Authentication), "")
	testkit.Must(t, err)
	if saving.Status == payment.RequiresAction {
		w.Exec(t,
			`INSERT INTO saved_card (tenant_id, id, member_id, provider, method_ref, label, created_at) VALUES ($1, $2, $3, 'sandbox', $4, 'Visa', now())`,
			w.Tenant.ID, uuid.New(), payer.MemberID, w.Token(t, bookingtest.Authentication))
	}
	cards, err := w.Payments.Cards(w.Context(), payer.MemberID)
	testkit.Must(t, err)
	testkit.Must(t, w.Payments.SetAutomatic(w.Context(), payer.MemberID, *p.BookingID, true, &cards[0].ID))
	status := func() string {
		var of map[uuid.UUID]automatic.Automatic
		testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			var err error
			of, err = w.Payments.AutomaticOfTx(w.Context(), tx, *p.BookingID)
			return err
		}))
		return of[*p.BookingID].Status
	}
	for day := range 3 {
		if got := status(); got != payment.AutomaticOn {
			t.Fatalf("day %d: %s", day, got)
		}
		testkit.Must(t, w.Payments.CollectAutomatic(w.Context()))
		testkit.Must(t, w.Payments.CollectAutomatic(w.Context())) // a second run of the day does nothing
		w.Clock.Advance(24 * time.Hour)
	}
	if got := status(); got != payment.AutomaticFailed {
		t.Errorf("after three days: %s", got)
	}
	if n := w.Count(t, "SELECT count(*) FROM payment WHERE automatic AND status = 'failed'"); n != 3 {
		t.Errorf("%d failed payments", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM email WHERE template = 'automatic_payment_failed'"); n != 3 {
		t.Errorf("%d mails", n)
	}
}

func TestDiscounts(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	d := w.Discounts
	admin := w.As(w.HostMember, "admin")
	percent, one, amount := 1_000, 1, int64(5_000)
	_, err := d.Create(admin, uuid.NewString(), discount.Code{Code: "tenth", PercentBP: &percent, MaxUses: &one,
		Active: true})
	testkit.Must(t, err)
	if _, err := d.Create(admin, uuid.NewString(), discount.Code{Code: "TENTH", AmountMinor: &amount,
		Active: true}); codeOf(err) != apierr.CodeInvalid {
		t.Errorf("twice: %v", err)
	}
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	_, q := w.Book(t, "b@example.com", booking.Choices{Spots: 1})
	before := totalsOf(t, w, *p.BookingID)
	shown, err := d.Calculate(admin, *p.BookingID, "Tenth")
	testkit.Must(t, err)
	if shown.AmountMinor != before.TotalMinor/10 || shown.TotalMinor != before.TotalMinor-shown.AmountMinor {
		t.Errorf("%+v", shown)
	}
	wrong := shown.AmountMinor + 1
	if _, err := d.Apply(admin, *p.BookingID, uuid.NewString(), "TENTH",
		&wrong); codeOf(err) != apierr.CodeAmountMismatch {
		t.Errorf("another amount than shown: %v", err)
	}
	// Two bookings want the last use concurrently.
	var group sync.WaitGroup
	var mu sync.Mutex
	worked := 0
	for _, id := range []uuid.UUID{*p.BookingID, *q.BookingID, *p.BookingID, *q.BookingID} {
		group.Go(func() {
			_, err := d.Apply(admin, id, uuid.NewString(), "TENTH", nil)
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				worked++
			} else if codeOf(err) != apierr.CodeInvalid {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if worked != 1 || w.Count(t, "SELECT count(*) FROM discount_use") != 1 {
		t.Errorf("used %d times", worked)
	}
	has := *p.BookingID
	if _, _, ok, err := d.DiscountOf(admin, has); err != nil || !ok {
		has = *q.BookingID
	}
	if sum := totalsOf(t, w, has); sum.TotalMinor != before.TotalMinor-shown.AmountMinor ||
		sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
		t.Errorf("%+v", sum)
	}
	verify(t, w)
	if _, err := d.Remove(admin, has, uuid.NewString(), "OTHER"); codeOf(err) != apierr.CodeInvalid {
		t.Errorf("another code removed: %v", err)
	}
	back, err := d.Remove(admin, has, uuid.NewString(), "TENTH")
	testkit.Must(t, err)
	if back.TotalMinor != before.TotalMinor {
		t.Errorf("%+v", back)
	}
	// What remains of a canceled booking has no discount.
	if _, err := d.Apply(admin, has, uuid.NewString(), "TENTH", nil); err != nil {
		t.Fatal(err)
	}
	testkit.Must(t, w.Reject(principal.With(w.Context(), principal.Principal{TenantID: w.Tenant.ID, MemberID: w.HostMember,
		Group: "host", HostID: w.HostID}), w.TripID, has))
	if n := w.Count(t,
		"SELECT coalesce(sum(amount_minor), 0)::int FROM ledger_entry WHERE account = 'promotion'"); n != 0 {
		t.Errorf("a cancelled booking keeps a discount of %d", n)
	}
	verify(t, w)
}
