package stripe_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// calls are all calls that the adapter makes to Stripe.
var calls = []string{
	"POST /v1/payment_intents", "GET /v1/payment_intents/…", "GET /v1/payment_intents",
	"POST /v1/payment_intents/…/cancel",
	"POST /v1/customers", "POST /v1/setup_intents", "GET /v1/setup_intents/…", "POST /v1/refunds", "GET /v1/refunds",
	"GET /v1/disputes", "POST /v1/files", "POST /v1/disputes/…", "POST /v1/disputes/…/close",
	"GET /v1/account", "POST /v1/tokens", "POST /v1/accounts", "GET /v1/accounts/…", "POST /v1/account_links",
	"DELETE /v1/accounts/…", "POST /v1/transfers", "GET /v1/transfers", "GET /v1/balance_transactions",
}

var ids = regexp.MustCompile(`/(pi|seti|acct|dp)_[a-z0-9]+`)

// stalls makes each call hang on both attempts of its first time, before or after it is carried out.
func (m *market) stalls(after bool) map[string]int {
	hung := map[string]int{}
	m.there.Stall = func(call string) (bool, bool) {
		call = ids.ReplaceAllString(call, "/…")
		hung[call]++
		stalls := hung[call] <= 2
		return stalls && !after, stalls && after
	}
	return hung
}

// Stripe hangs once at each call, before or after carrying it out: nothing is reported as failed that succeeds, a
// person who retries gets the same thing, and in the end each thing was done once.
func TestNothingFailsThatSucceedsWhenStripeHangs(t *testing.T) {
	for name, after := range map[string]bool{"before it acts": false, "after it acted": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := open(t, bookingtest.Options{CallTimeout: 2 * time.Second})
			m.accounts.Wait = 250 * time.Millisecond
			m.Work(t)
			hung := m.stalls(after)
			booked := m.paysWhileItHangs()
			m.givesBackWhileItHangs(booked)
			m.keepsACardWhileItHangs(booked)
			m.paysOutWhileItHangs()
			m.answersWhileItHangs()
			m.Clock.Advance(time.Hour)
			again(m, "the comparison", func() error { _, err := m.Payments.Compare(m.Context()); return err })
			m.settled("in the end")
			for _, call := range calls {
				if hung[call] < 2 {
					t.Errorf("%s was asked for %d times: it did not hang", call, hung[call])
				}
			}
			for call := range hung {
				if !slices.Contains(calls, call) {
					t.Errorf("%s is not in the table", call)
				}
			}
		})
	}
}

// again retries until there is a response, as a job or a patient person does. Meanwhile the error is that nobody
// answered.
func again(m *market, what string, ask func() error) {
	m.t.Helper()
	for range 6 {
		err := ask()
		if err == nil {
			return
		}
		if code := apierr.From(err).Code; code != apierr.CodeUnavailable && code != apierr.CodeInternal {
			m.t.Fatalf("%s: %v", what, err)
		}
	}
	m.t.Fatalf("%s never ended", what)
}

// stands is a payment, which has not failed.
func (m *market) stands(id uuid.UUID, want payment.Status) payment.Payment {
	m.t.Helper()
	var p payment.Payment
	for range 8 {
		var err error
		p, err = m.Payments.Get(m.Context(), id)
		m.must(err)
		if p.Status == want {
			return p
		}
		if p.Status == payment.Failed {
			m.t.Fatalf("the payment is said to have failed: %+v", p)
		}
		m.Clock.Advance(time.Minute)
		_ = m.Payments.Reconcile(m.Context()) // what hangs is retried
	}
	m.t.Fatalf("the payment is %s, want %s", p.Status, want)
	return p
}

// paysWhileItHangs pays with a card that requires authentication, and leaves another waiting for it.
func (m *market) paysWhileItHangs() payment.Payment {
	m.t.Helper()
	h, err := m.Bookings.Holds.CreateHold(m.Context(), m.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	m.must(err)
	token, order := m.Bookings.Holds.HoldToken(m.Context(), h.ID), bookingtest.Order(h, "hung@example.com",
		stripetest.Asks)
	p, err := m.Bookings.Checkout.PayHold(m.Context(), h.ID, token, uuid.NewString(), order)
	if err != nil || p.Status != payment.Processing {
		m.t.Fatalf("while Stripe hangs: %+v %v", p, err)
	}
	// A person who pays again is told that the first payment is in progress.
	if _, err := m.Bookings.Checkout.PayHold(m.Context(), h.ID, token, uuid.NewString(),
		order); apierr.From(err).Code != apierr.CodeInProgress {
		m.t.Fatalf("a second payment beside it: %v", err)
	}
	p = m.stands(p.ID, payment.RequiresAction)
	m.there.Answer(p.Ref, true)
	again(m, "the look at the bank's answer", func() error {
		var err error
		p, err = m.Payments.Authenticate(m.Context(), p.ID, m.Payments.Secret(m.Context(), p), true)
		return err
	})
	p = m.stands(p.ID, payment.Succeeded)
	left := m.pay("left@example.com", stripetest.Asks)
	m.Clock.Advance(charge.AuthenticationLimit(m.Tenant) + time.Minute)
	again(m, "the end of what nobody confirms", func() error { return m.Payments.Reconcile(m.Context()) })
	if now, err := m.Payments.Get(m.Context(), left.ID); err != nil || now.Status != payment.Failed ||
		m.there.State("payment_intent", left.Ref) != "canceled" {
		m.t.Fatalf("left at the bank: %+v %v", now, err)
	}
	if minor, n := m.there.Sum("payment_intent", "succeeded", ""); n != 1 || minor != order.AmountMinor {
		m.t.Fatalf("%d charges of %d", n, minor)
	}
	return p
}

func (m *market) givesBackWhileItHangs(p payment.Payment) {
	m.t.Helper()
	var items []refund.Item
	m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		items, _, err = m.Payments.ItemsTx(m.Context(), tx, *p.BookingID)
		return err
	}))
	payer := m.payer(*p.BookingID)
	_, err := m.Payments.RefundItems(m.As(payer.MemberID, "traveler"), *p.BookingID, uuid.NewString(),
		[]refund.ItemPart{{ID: items[0].ID, AmountMinor: 180_000}}, nil, "")
	m.must(err)
	bookingtest.Eventually(m.t, "the money is back", func() bool {
		if n := m.Count(m.t, "SELECT count(*) FROM refund WHERE status = 'failed'"); n != 0 {
			m.t.Fatal("the refund is said to have failed")
		}
		return m.Count(m.t, "SELECT count(*) FROM refund WHERE status = 'succeeded'") == 1
	})
	if _, n := m.there.Sum("refund", "succeeded", p.Ref); n != 1 {
		m.t.Fatalf("%d refunds at Stripe", n)
	}
}

func (m *market) keepsACardWhileItHangs(p payment.Payment) {
	m.t.Helper()
	payer, key := m.payer(*p.BookingID), uuid.NewString()
	setup := ""
	save := func(method string) func() error {
		return func() error {
			kept, err := m.Payments.SaveCard(m.Context(), payer.MemberID, payer.Email, key, method, setup)
			if err == nil && kept.Status == payment.Failed {
				m.t.Fatalf("the card is said to have failed: %+v", kept)
			}
			setup = kept.SetupRef
			return err
		}
	}
	again(m, "the card to keep", save(stripetest.AsksUnlessSetUp))
	m.there.Answer(setup, true)
	ref := setup
	key = uuid.NewString()
	again(m, "the kept card", func() error { setup = ref; return save("")() })
	if n := m.Count(m.t, "SELECT count(*) FROM saved_card"); n != 1 || len(m.there.IDs("setup_intent")) != 1 ||
		len(m.there.IDs("customer")) != 1 {
		m.t.Fatalf("%d cards are kept, %v %v at Stripe", n, m.there.IDs("setup_intent"), m.there.IDs("customer"))
	}
}

// answersWhileItHangs answers one dispute with a file and accepts another: each reaches Stripe once, the file first.
func (m *market) answersWhileItHangs() {
	m.t.Helper()
	for text, end := range map[string]string{"She came along.": "under_review", "": "lost"} {
		paid := m.pay("disputed@example.com", stripetest.Good)
		ref := m.there.Dispute(paid.Ref, 1_000)
		m.hear()
		var id uuid.UUID
		m.must(m.DB.ReadTenant(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
			return tx.QueryRow(m.Context(), "SELECT id FROM dispute WHERE provider_ref = $1", ref).Scan(&id)
		}))
		var err error
		if text == "" {
			_, err = m.Payments.Disputes.Accept(m.Context(), id, uuid.NewString(), 1_000)
		} else {
			_, err = m.Payments.Disputes.SetFile(m.Context(), id, payment.FileReceipt, "receipt.png", picture(m.t))
			m.must(err)
			_, err = m.Payments.Disputes.Submit(m.Context(), id, uuid.NewString(), payment.Evidence{Explanation: text}, 1_000)
		}
		m.must(err)
		bookingtest.Eventually(m.t, "the answer is passed on", func() bool {
			return m.Count(m.t, "SELECT count(*) FROM dispute WHERE id = $1 AND sent_at IS NOT NULL AND refused = ''", id) == 1
		})
		if state, n := m.there.State("dispute", ref), m.there.Answers(paid.Ref); state != end || n != 1 {
			m.t.Fatalf("the dispute is %s, answered %d times", state, n)
		}
		if file := m.there.Evidence(ref)["receipt"]; text != "" &&
			(len(m.there.IDs("file")) != 1 || file != m.there.IDs("file")[0]) {
			m.t.Fatalf("the answer refers to %v, Stripe has the files %v", file, m.there.IDs("file"))
		}
		m.hear()
	}
}

func picture(t testing.TB) *bytes.Buffer {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, 20, 10))); err != nil {
		t.Fatal(err)
	}
	return &out
}

func (m *market) paysOutWhileItHangs() {
	m.t.Helper()
	m.there.TopUp(50_000, "usd")
	s := m.payouts()
	m.advance(s, 20_000)
	m.account(s, "DE89 3704 0044 0532 0130 00")
	again(m, "the payee's account", func() error {
		v, err := s.Verify(m.Context(), payout.Host, m.HostID, "/host/earnings")
		if err == nil && (v.Done || v.URL == "") {
			m.t.Fatalf("%+v", v)
		}
		return err
	})
	accounts := m.there.IDs("account")
	m.there.Onboard(accounts[len(accounts)-1])
	for range 8 {
		_ = s.SendDue(m.Context())
		if n := m.Count(m.t, "SELECT count(*) FROM payout WHERE status = 'failed'"); n != 0 {
			m.t.Fatal("the payout is said to have failed")
		}
	}
	if n := m.Count(m.t, "SELECT count(*) FROM payout WHERE status = 'sent'"); n != 1 {
		m.t.Fatal("the payout is not sent")
	}
	if minor, n := m.there.Sum("transfer", "", ""); n != 1 || minor != 20_000 || len(accounts) != 2 {
		m.t.Fatalf("%d transfers of %d to %v", n, minor, accounts)
	}
	m.account(s, "FR14 2004 1010 0505 0001 3M02 606")
	for range 4 {
		m.Clock.Advance(25 * time.Hour)
		_ = s.CloseRetired(m.Context())
	}
	if n := m.Count(m.t, "SELECT count(*) FROM retired_payout_account WHERE closed_at IS NULL"); n != 0 {
		m.t.Fatal("the account that was replaced is open")
	}
}

// payouts pays out through the stand-in.
func (m *market) payouts() *payout.Service {
	m.t.Helper()
	s := m.Domains.Payouts
	s.Others, s.Choose = map[string]remit.Provider{stripe.Name: m.accounts}, func(tenant.Tenant) string {
		return stripe.Name
	}
	s.Origin = func(tenant.Tenant) string { return "https://acme.example" }
	return s
}

func (m *market) advance(s *payout.Service, minor int64) {
	m.t.Helper()
	m.must(m.DB.InTenantTx(m.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
		return s.AdvanceTx(m.Context(), tx, m.TripID, m.HostID, "USD", minor, civil.Today(m.Clock.Now()))
	}))
}

func (m *market) account(s *payout.Service, number string) {
	m.t.Helper()
	m.must(s.SetAccount(m.Context(), payout.Host, m.HostID, remit.Account{Holder: "Harper Lane", Number: number}))
}

// A host verifies their identity on Stripe's pages, is paid, their bank returns the money, and they are paid
// again: the books are right after each step, and a repeated or late event about the return changes nothing.
func TestTheLifeOfAPayoutAtStripe(t *testing.T) {
	m := open(t, bookingtest.Options{})
	m.there.TopUp(50_000, "usd")
	s := m.payouts()
	m.advance(s, 20_000)
	m.account(s, "DE89 3704 0044 0532 0130 00")
	owed := func(step string, payable, gone int) {
		t.Helper()
		m.sound(step)
		for account, want := range map[string]int{"host_earnings_payable": payable, "payout_clearing": gone} {
			if n := m.Count(t, fmt.Sprintf("SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = '%s'",
				account)); n != want {
				t.Fatalf("%s: %s is %d, want %d", step, account, n, want)
			}
		}
	}
	if err := s.SendDue(m.Context()); err == nil || !strings.Contains(err.Error(), "not yet proved") {
		t.Fatalf("before he proved who he is: %v", err)
	}
	owed("refused", 0, 0)
	v, err := s.Verify(m.Context(), payout.Host, m.HostID, "/host/earnings")
	if err != nil || v.Done || !strings.HasPrefix(v.URL, m.there.URL+"/connect/onboarding?account=acct_") {
		t.Fatalf("%+v %v", v, err)
	}
	m.there.Onboard(m.there.IDs("account")[1])
	if v, err = s.Verify(m.Context(), payout.Host, m.HostID, "/host/earnings"); err != nil || !v.Done {
		t.Fatalf("%+v %v", v, err)
	}
	retry := time.Duration(m.Tenant.Policy.Payment.PayoutRetryHours)*time.Hour + time.Minute
	m.Clock.Advance(retry)
	m.must(s.SendDue(m.Context()))
	owed("sent", 20_000, -20_000)
	m.settled("sent")
	first := m.there.IDs("transfer")[0]
	m.there.Reverse(first)
	m.hear()
	owed("returned", 0, 0)
	if n := m.Count(t,
		"SELECT count(*) FROM payout WHERE status = 'failed' AND failure LIKE '%returned the money%' AND sent_at IS NULL"); n != 1 {
		t.Fatal("the payout does not say that its money came back")
	}
	m.Clock.Advance(retry)
	m.settled("returned")
	m.must(s.SendDue(m.Context()))
	owed("sent again", 20_000, -20_000)
	for _, e := range m.there.Events() { // late and repeated
		if status := m.post(e); status != http.StatusNoContent {
			t.Fatalf("%s: %d", e.Kind, status)
		}
	}
	owed("told again", 20_000, -20_000)
	m.Clock.Advance(time.Hour)
	m.settled("in the end")
	if sent := m.there.IDs("transfer"); len(sent) != 2 {
		t.Fatalf("sent by %v", sent)
	}
}

// While Stripe hangs, a run of the job ends when its time is over, and the next one continues with the payments
// after it.
func TestOpenPaymentsAreAskedForInTurnWhenStripeHangs(t *testing.T) {
	m := open(t, bookingtest.Options{})
	m.accounts.Wait = 10 * time.Second
	m.Payments.ReconcileFor = 300 * time.Millisecond
	left := map[string]bool{}
	for i := range 3 {
		left[m.pay(fmt.Sprintf("left%d@example.com", i), stripetest.Asks).Ref] = true
		m.Clock.Advance(time.Second)
	}
	m.Clock.Advance(charge.AuthenticationLimit(m.Tenant) + time.Minute)
	asked := make(chan string, 100)
	m.there.Stall = func(call string) (bool, bool) {
		asked <- call
		return true, false
	}
	for range 3 {
		if err := m.Payments.Reconcile(m.Context()); err == nil {
			t.Error("nothing is said of a provider that hangs")
		}
	}
	for len(asked) > 0 {
		delete(left, strings.TrimSuffix(strings.TrimPrefix(<-asked, "POST /v1/payment_intents/"), "/cancel"))
	}
	if len(left) > 0 {
		t.Errorf("%v were never asked for", left)
	}
}
