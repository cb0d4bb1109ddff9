package booking_test

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

func hold(t *testing.T, w *bookingtest.World, spots int) (booking.Hold, string) {
	t.Helper()
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: spots})
	testkit.Must(t, err)
	return h, w.Bookings.Holds.HoldToken(w.Context(), h.ID)
}

func TestCardsThatFailLeaveThePlacesHeld(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, token := hold(t, w, 1)
	for card, failure := range map[string]string{bookingtest.Declined: "card_declined",
		bookingtest.NoFunds: "insufficient_funds", "4000000000000069": "expired_card"} {
		p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, "a@example.com", w.Token(t, card)))
		testkit.Must(t, err)
		if p.Status != payment.Failed || p.FailureCode != failure || p.FailureMessage == "" {
			t.Errorf("card %s: %s %s %q", card, p.Status, p.FailureCode, p.FailureMessage)
		}
		now, err := w.Bookings.Holds.GetHold(w.Context(), h.ID, token)
		testkit.Must(t, err)
		if now.State != booking.HoldActive {
			t.Fatalf("hold is %s", now.State)
		}
	}
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), bookingtest.Order(h, "a@example.com",
		w.Token(t, bookingtest.Good)))
	testkit.Must(t, err)
	if p.Status != payment.Succeeded {
		t.Errorf("after the failures: %s", p.Status)
	}
}

func TestFailedPaymentsDoNotKeepPlacesForever(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, token := hold(t, w, 1)
	for range 20 {
		p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Declined)))
		if testkit.Code(err) == apierr.CodeHoldExpired {
			return
		}
		testkit.Must(t, err)
		if p.Status != payment.Failed {
			t.Fatal(p.Status)
		}
		w.Clock.Advance(10 * time.Minute)
	}
	t.Error("places are kept as long as somebody tries")
}

func TestAuthentication(t *testing.T) {
	for _, approve := range []bool{true, false} {
		w := bookingtest.New(t, bookingtest.Options{})
		h, token := hold(t, w, 1)
		p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Authentication)))
		testkit.Must(t, err)
		if p.Status != payment.RequiresAction {
			t.Fatal(p.Status)
		}
		_, err = w.Payments.Authenticate(w.Context(), p.ID, "someone else's secret", approve)
		want(t, err, apierr.CodeNotFound)
		p, err = w.Payments.Authenticate(w.Context(), p.ID, w.Payments.Secret(w.Context(), p), approve)
		testkit.Must(t, err)
		if approve != (p.Status == payment.Succeeded) || approve != (p.BookingID != nil) {
			t.Errorf("approve %v: %s %v", approve, p.Status, p.BookingID)
		}
	}
}

func TestAbandonedAuthenticationFreesThePlaces(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, token := hold(t, w, 2)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), bookingtest.Order(h, "a@example.com",
		w.Token(t, bookingtest.Authentication)))
	testkit.Must(t, err)
	w.Clock.Advance(charge.AuthenticationLimit(w.Tenant) + time.Minute)
	testkit.Must(t, w.Payments.Reconcile(w.Context()))
	if p, err = w.Payments.Get(w.Context(), p.ID); err != nil || p.Status != payment.Failed ||
		p.FailureCode != "canceled" {
		t.Fatalf("%s %s %v", p.Status, p.FailureCode, err)
	}
	w.Clock.Advance(time.Hour)
	testkit.Must(t, w.Bookings.Holds.SweepHolds(w.Context()))
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 0 {
		t.Errorf("%d spots taken", n)
	}
}

// The response is lost although the card was charged: the job finds out, and nobody pays twice.
func TestLostAnswerIsReconciled(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{CallTimeout: 200 * time.Millisecond})
	h, token := hold(t, w, 1)
	key, order := uuid.NewString(), bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.TimesOut))
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	if p.Status != payment.Processing {
		t.Fatal(p.Status)
	}
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), order)
	want(t, err, apierr.CodeInProgress)
	want(t, w.Bookings.Holds.ReleaseHold(w.Context(), h.ID, token), apierr.CodeInProgress)
	w.Clock.Advance(time.Minute)
	testkit.Must(t, w.Payments.Reconcile(w.Context()))
	again, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	if again.ID != p.ID || again.Status != payment.Succeeded {
		t.Errorf("payment %s is %s", again.ID, again.Status)
	}
	if n := w.Count(t, "SELECT count(*) FROM sandbox_intent"); n != 1 {
		t.Errorf("%d charges", n)
	}
}

// The payment is settled by its webhook, delivered twice over HTTP.
func TestWebhookSettles(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{CallTimeout: 200 * time.Millisecond, Webhooks: true})
	w.Work(t)
	h, token := hold(t, w, 1)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), bookingtest.Order(h, "a@example.com",
		w.Token(t, bookingtest.TimesOut)))
	testkit.Must(t, err)
	bookingtest.Eventually(t, "webhook", func() bool {
		p, err = w.Payments.Get(w.Context(), p.ID)
		return err == nil && p.Status == payment.Succeeded
	})
	bookingtest.Eventually(t, "second delivery", func() bool {
		return w.Count(t, "SELECT count(*) FROM river.river_job WHERE kind = 'sandbox_webhook' AND state = 'completed'") == 2
	})
	if n := w.Count(t, "SELECT count(*) FROM booking"); n != 1 {
		t.Errorf("%d bookings", n)
	}
	bookingtest.Eventually(t, "mails", func() bool { return len(w.Mails.To("a@example.com")) == 2 })
	if got := w.Mails.To("a@example.com"); !slices.Contains(got, "activation") ||
		!slices.Contains(got, "booking_received") {
		t.Errorf("mails %v", got)
	}
}

// Response, webhook and job arrive at the same moment, many times: one booking, one charge in the books.
func TestSettledFromEverySideAtOnceIsOneBooking(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{CallTimeout: 100 * time.Millisecond})
	h, token := hold(t, w, 2)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), bookingtest.Order(h, "a@example.com",
		w.Token(t, bookingtest.TimesOut)))
	testkit.Must(t, err)
	w.Clock.Advance(time.Minute)
	intent, err := w.Provider.CreateIntent(w.Context(), payment.IntentRequest{Key: p.ID, AmountMinor: p.AmountMinor,
		Currency: p.Currency, Method: p.Method})
	testkit.Must(t, err)
	var wg sync.WaitGroup
	paths := []func() error{
		func() error { _, err := w.Payments.Advance(w.Context(), p.ID); return err },
		func() error { return w.Payments.Reconcile(w.Context()) },
		func() error {
			return w.Payments.Receive(context.Background(), "sandbox", payment.Event{ID: "evt_1", TenantID: w.Tenant.ID,
				PaymentID: p.ID, Intent: &intent})
		},
		func() error {
			return w.Payments.Receive(context.Background(), "sandbox", payment.Event{ID: uuid.NewString(), TenantID: w.Tenant.ID,
				PaymentID: p.ID, Intent: &intent})
		},
	}
	for range 8 {
		for _, path := range paths {
			wg.Go(func() {
				if err := path(); err != nil {
					t.Error(err)
				}
			})
		}
	}
	wg.Wait()
	for query, n := range map[string]int{
		"SELECT count(*) FROM booking":             1,
		"SELECT count(*) FROM booking_participant": 2,
		"SELECT count(*) FROM ledger_entry":        7,
		"SELECT spots_taken FROM trip":             2,
		"SELECT count(*) FROM sandbox_intent":      1,
	} {
		if got := w.Count(t, query); got != n {
			t.Errorf("%s: %d, want %d", query, got, n)
		}
	}
}

func TestMoneyThatComesTooLate(t *testing.T) {
	pay := func(t *testing.T, others int) (*bookingtest.World, payment.Payment) {
		w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 4, CallTimeout: 100 * time.Millisecond})
		h, token := hold(t, w, 2)
		p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, "late@example.com", w.Token(t, bookingtest.TimesOut)))
		testkit.Must(t, err)
		// The hold is lost, as after restoring a backup or by manual intervention.
		w.Exec(t, "UPDATE hold SET state = 'expired'")
		w.Exec(t, "UPDATE trip SET spots_taken = 0")
		if others > 0 {
			w.Book(t, "quick@example.com", booking.Choices{Spots: others})
		}
		// The provider may be too slow for the short timeout here, too; then the payment is still open.
		bookingtest.Eventually(t, "the payment's end", func() bool {
			w.Clock.Advance(time.Minute)
			testkit.Must(t, w.Payments.Reconcile(w.Context()))
			p, err = w.Payments.Get(w.Context(), p.ID)
			testkit.Must(t, err)
			return p.Status != payment.Processing
		})
		return w, p
	}
	t.Run("places are still there", func(t *testing.T) {
		w, p := pay(t, 2)
		if p.BookingID == nil || w.Count(t, "SELECT spots_taken FROM trip") != 4 {
			t.Errorf("booking %v", p.BookingID)
		}
	})
	t.Run("places are gone", func(t *testing.T) {
		w, p := pay(t, 3)
		if p.BookingID != nil || p.Status != payment.Succeeded {
			t.Fatalf("%s %v", p.Status, p.BookingID)
		}
		answer, err := w.Payments.Answer(w.Context(), p)
		testkit.Must(t, err)
		if answer.Data.Status != "failed" || answer.Data.FailureMessage.Value == "" {
			t.Errorf("the customer is told %+v", answer.Data)
		}
		w.Work(t)
		bookingtest.Eventually(t, "refund", func() bool {
			return w.Count(t, "SELECT count(*) FROM sandbox_refund WHERE amount_minor = $1", p.AmountMinor) == 1
		})
		bookingtest.Eventually(t, "books", func() bool {
			return w.Count(t, "SELECT count(*) FROM ledger_entry WHERE account = 'traveler_credit'") == 2
		})
		if n := w.Count(t,
			"SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = 'traveler_credit'"); n != 0 {
			t.Errorf("credit of %d is left", n)
		}
		bookingtest.Eventually(t, "mail",
			func() bool { return slices.Contains(w.Mails.To("late@example.com"), "order_not_placed") })
	})
}

func TestCheckoutRefusesWhatIsWrong(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, token := hold(t, w, 2)
	good := func() booking.Checkout { return bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Good)) }
	for name, c := range map[string]struct {
		change   func(*booking.Checkout)
		expected string
	}{
		"no name":            {func(o *booking.Checkout) { o.Customer.FirstName = "  " }, apierr.CodeInvalid},
		"bad address":        {func(o *booking.Checkout) { o.Customer.Email = "nobody" }, apierr.CodeInvalid},
		"too few people":     {func(o *booking.Checkout) { o.Additional = nil }, apierr.CodeInvalid},
		"terms not accepted": {func(o *booking.Checkout) { o.TermsAccepted = false }, apierr.CodeInvalid},
		"cheaper":            {func(o *booking.Checkout) { o.AmountMinor-- }, apierr.CodeAmountMismatch},
		"deposit as full":    {func(o *booking.Checkout) { o.Option = booking.PayFull }, apierr.CodeAmountMismatch},
	} {
		order := good()
		c.change(&order)
		if _, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
			order); testkit.Code(err) != c.expected {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, "another token, long", uuid.NewString(),
		good()); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("another token: %v", err)
	}
	if n := w.Count(t, "SELECT count(*) FROM payment"); n != 0 {
		t.Errorf("%d payments", n)
	}
	key, order := uuid.NewString(), good()
	first, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	second, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	testkit.Must(t, err)
	if first.ID != second.ID || second.Status != payment.Succeeded {
		t.Errorf("repeated: %s and %s", first.ID, second.ID)
	}
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(), good())
	want(t, err, apierr.CodeIllegalState)
}
