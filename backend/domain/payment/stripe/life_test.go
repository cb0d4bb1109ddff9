package stripe_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/tenant"
)

// market is a marketplace that takes its payments through an account at the stand-in.
type market struct {
	*bookingtest.World
	t     testing.TB
	there *stripetest.Stripe
	hooks http.Handler

	accounts *stripe.Accounts
	heard    int
}

func open(t testing.TB, o bookingtest.Options) *market {
	t.Helper()
	w := bookingtest.New(t, o)
	m := &market{World: w, t: t, there: stripetest.New(t)}
	m.there.Now = w.Clock.Now
	accounts := &stripe.Accounts{Address: m.there.URL, Secret: func(_ context.Context, _ tenant.Tenant,
		name string) (string, error) {
		return map[string]string{"secretKey": "sk_test_stand_in", "webhookSecret": m.there.WebhookSecret}[name], nil
	}}
	w.Payments.Others = map[string]payment.Provider{accounts.Name(): accounts}
	w.Payments.Choose = func(tenant.Tenant) string { return accounts.Name() }
	w.Payments.Log = slog.New(slog.DiscardHandler)
	w.Tenant.Providers = map[string]tenant.ProviderConfig{"payments": {Choice: stripe.Name}}
	m.hooks, m.accounts = accounts.Webhook(w.Payments.News), accounts
	return m
}

func (m *market) must(err error) {
	m.t.Helper()
	if err != nil {
		m.t.Fatal(err)
	}
}

// post sends an event to the marketplace as Stripe does, and returns the response's status.
func (m *market) post(e stripetest.Event) int {
	body, header := m.there.Post(e)
	r := httptest.NewRequestWithContext(m.Context(), http.MethodPost, payment.WebhookPath+stripe.Name,
		strings.NewReader(string(body)))
	r.Header = header
	answer := httptest.NewRecorder()
	m.hooks.ServeHTTP(answer, r)
	return answer.Code
}

// hear receives all events since the last time, in order.
func (m *market) hear() {
	m.t.Helper()
	events := m.there.Events()
	for _, e := range events[m.heard:] {
		if status := m.post(e); status != http.StatusNoContent {
			m.t.Fatalf("%s: %d", e.Kind, status)
		}
	}
	m.heard = len(events)
}

func (m *market) pay(email, method string) payment.Payment {
	m.t.Helper()
	h, err := m.Bookings.Holds.CreateHold(m.Context(), m.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	m.must(err)
	p, err := m.Bookings.Checkout.PayHold(m.Context(), h.ID, m.Bookings.Holds.HoldToken(m.Context(), h.ID),
		uuid.NewString(), bookingtest.Order(h, email, method))
	m.must(err)
	return p
}

// sound checks all of the books: each transaction and each currency sums to zero, and no rule is violated.
func (m *market) sound(step string) {
	m.t.Helper()
	m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(m.Context(), tx)
		if len(faults) > 0 {
			m.t.Fatalf("%s: the books: %+v", step, faults)
		}
		return err
	}))
	if n := m.Count(m.t,
		"SELECT count(*) FROM (SELECT currency FROM ledger_entry GROUP BY currency HAVING sum(amount_minor) <> 0) uneven"); n != 0 {
		m.t.Fatalf("%s: the books of %d currencies do not sum to zero", step, n)
	}
}

// settled compares the books with Stripe's list, and settles what can be.
func (m *market) settled(step string) {
	m.t.Helper()
	if _, err := m.Payments.Compare(m.Context()); err != nil {
		m.t.Fatalf("%s: %v", step, err)
	}
	open, err := m.OpenDifferences()
	m.must(err)
	for _, d := range open {
		m.t.Errorf("%s: %s: %s", step, d.Kind, d.Explanation)
	}
	m.sound(step)
}

func (m *market) payer(bookingID uuid.UUID) payment.Payer {
	m.t.Helper()
	var p payment.Payer
	m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		p, err = m.Bookings.Facts.PayerTx(m.Context(), tx, bookingID)
		return err
	}))
	return p
}

// The whole lifecycle of a card payment at Stripe: paid, authenticated at the bank, saved, charged without its
// holder present, partially refunded, disputed and won, disputed and lost. The books are right after each step,
// and Stripe's list agrees.
func TestTheLifeOfPaymentsAtStripe(t *testing.T) {
	m := open(t, bookingtest.Options{StartIn: 96, Now: time.Date(2027, 3, 1, 12, 0, 0, 0, time.UTC)})
	m.Exec(t, `UPDATE trip SET policy = jsonb_set(policy, '{payment,reminderDays}', '[120, 104, 96]')`)
	m.Work(t)

	paid := m.pay("paid@example.com", stripetest.Good)
	if paid.Status != payment.Succeeded || paid.BookingID == nil {
		t.Fatalf("a good card: %+v", paid)
	}
	m.hear()
	m.sound("paid")

	asked := m.pay("asked@example.com", stripetest.Asks)
	if asked.Status != payment.RequiresAction || asked.ClientSecret == "" {
		t.Fatalf("a card whose bank asks: %+v", asked)
	}
	m.hear()
	m.there.Answer(asked.Ref, true)
	m.hear()
	if now, err := m.Payments.Get(m.Context(), asked.ID); err != nil || now.Status != payment.Succeeded ||
		now.BookingID == nil {
		t.Fatalf("after the bank was answered: %+v %v", now, err)
	}
	m.sound("authenticated")

	payer := m.payer(*paid.BookingID)
	key := uuid.NewString()
	saving, err := m.Payments.SaveCard(m.Context(), payer.MemberID, payer.Email, key, stripetest.AsksUnlessSetUp, "")
	if err != nil || saving.Status != payment.RequiresAction || saving.SetupRef == "" {
		t.Fatalf("keeping a card whose bank asks: %+v %v", saving, err)
	}
	m.there.Answer(saving.SetupRef, true)
	saving, err = m.Payments.SaveCard(m.Context(), payer.MemberID, payer.Email, uuid.NewString(), "", saving.SetupRef)
	if err != nil || saving.Card == nil {
		t.Fatalf("the kept card: %+v %v", saving, err)
	}
	m.must(m.Payments.SetAutomatic(m.Context(), payer.MemberID, *paid.BookingID, true, &saving.Card.ID))
	m.must(m.Payments.CollectAutomatic(m.Context()))
	m.hear()
	if n := m.Count(t, "SELECT count(*) FROM payment WHERE automatic AND status = 'succeeded' AND booking_id = $1",
		*paid.BookingID); n != 1 {
		t.Fatalf("%d balances were collected while the holder was away", n)
	}
	m.sound("collected")

	var items []refund.Item
	m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		items, _, err = m.Payments.ItemsTx(m.Context(), tx, *paid.BookingID)
		return err
	}))
	_, err = m.Payments.RefundItems(m.As(payer.MemberID, "traveler"), *paid.BookingID, uuid.NewString(),
		[]refund.ItemPart{{ID: items[0].ID, AmountMinor: 5_000}}, nil, "")
	m.must(err)
	bookingtest.Eventually(t, "the part is back", func() bool {
		return m.Count(t, "SELECT count(*) FROM refund WHERE status = 'succeeded' AND amount_minor = 5000") == 1
	})
	m.hear()
	m.sound("refunded in part")

	for name, won := range map[string]bool{"won": true, "lost": false} {
		other := m.pay(name+"@example.com", stripetest.Good)
		dispute := m.there.Dispute(other.Ref, 3_000)
		m.hear()
		m.sound("disputed")
		m.there.Decide(dispute, won)
		m.hear()
		m.sound("dispute " + name)
		if n := m.Count(t, "SELECT count(*) FROM dispute WHERE payment_id = $1 AND status = $2", other.ID, name); n != 1 {
			t.Errorf("the dispute is not %s", name)
		}
	}
	m.Clock.Advance(time.Minute)
	m.settled("compared with Stripe's list")
}

// Each failing card has its message and leaves the spots held; another card then pays for them.
func TestACardThatFailsSaysWhyAndTheHoldStays(t *testing.T) {
	m := open(t, bookingtest.Options{})
	h, err := m.Bookings.Holds.CreateHold(m.Context(), m.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	m.must(err)
	token := m.Bookings.Holds.HoldToken(m.Context(), h.ID)
	pay := func(method string) payment.Payment {
		t.Helper()
		p, err := m.Bookings.Checkout.PayHold(m.Context(), h.ID, token, uuid.NewString(),
			bookingtest.Order(h, "a@example.com", method))
		m.must(err)
		return p
	}
	for method, want := range map[string]string{
		stripetest.Declined:        "Your card was declined. Try another card.",
		stripetest.NoFunds:         "Your card has insufficient funds. Try another card.",
		stripetest.Expired:         "Your card has expired. Try another card.",
		stripetest.WrongCode:       "Your card’s security code is incorrect.",
		stripetest.Stolen:          "Your card was declined. Try another card.",
		stripetest.Lost:            "Your card was declined. Try another card.",
		stripetest.ProcessingError: "Your bank couldn’t process the payment. Try again in a moment.",
	} {
		if p := pay(method); p.Status != payment.Failed || p.FailureMessage != want {
			t.Errorf("%s: %s %q", method, p.Status, p.FailureMessage)
		}
		m.hear()
	}
	refused := pay(stripetest.Asks)
	m.there.Answer(refused.Ref, false)
	m.hear()
	if p, err := m.Payments.Get(m.Context(), refused.ID); err != nil || p.Status != payment.Failed ||
		p.FailureMessage != "Your bank couldn’t confirm it’s you. Try again or use another card." {
		t.Errorf("authentication failed: %+v %v", p, err)
	}
	left := pay(stripetest.Asks)
	ended, err := m.Payments.Authenticate(m.Context(), left.ID, m.Payments.Secret(m.Context(), left), false)
	if err != nil || ended.Status != payment.Failed ||
		ended.FailureMessage != "The payment wasn’t completed. Try again or use another card." {
		t.Errorf("left at the bank: %+v %v", ended, err)
	}
	m.hear()
	if n := m.Count(t, "SELECT count(*) FROM hold WHERE id = $1 AND state IN ('active', 'paying')", h.ID); n != 1 {
		t.Error("the places are not held any more")
	}
	if p := pay(stripetest.Good); p.Status != payment.Succeeded || p.BookingID == nil {
		t.Errorf("another card: %+v", p)
	}
	m.sound("paid in the end")
}
