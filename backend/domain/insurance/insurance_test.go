package insurance_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/gen/api/insuranceapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

type world struct {
	*bookingtest.World
	*insurance.Service
	customer uuid.UUID
	booking  uuid.UUID
	card     string
}

// insured is a booking of two travelers with the given last names, in a marketplace with the simulated insurer.
func insured(t *testing.T, lastNames ...string) world {
	t.Helper()
	w := bookingtest.New(t, bookingtest.Options{StartIn: 200})
	s := w.Insurer
	_, p := w.Book(t, "robin@example.com", booking.Choices{Spots: len(lastNames)})
	for i, name := range lastNames {
		w.Exec(t, "UPDATE booking_participant SET last_name = $2 WHERE booking_id = $1 AND position = $3",
			*p.BookingID, name, i)
	}
	var customer uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT customer_id FROM booking WHERE id = $1", *p.BookingID).Scan(&customer)
	}))
	return world{w, s, customer, *p.BookingID, w.Token(t, bookingtest.Good)}
}

func (w world) ctx() context.Context { return w.As(w.customer, "traveler") }

func (w world) buy(t *testing.T, q insurance.Quote) payment.Payment {
	t.Helper()
	p, err := w.World.Bookings.Checkout.BuyInsurance(w.ctx(), w.booking, "buy-"+q.ID.String(), q.ID, q.TotalMinor,
		booking.PayWith{Method: w.card})
	testkit.Must(t, err)
	if p.Status != payment.Succeeded {
		t.Fatalf("payment is %s: %s", p.Status, p.FailureMessage)
	}
	return p
}

func (w world) quote(t *testing.T) insurance.Quote {
	t.Helper()
	q, err := w.QuoteNew(w.ctx(), w.booking, nil)
	testkit.Must(t, err)
	return q
}

func (w world) totals(t *testing.T) payment.Totals {
	t.Helper()
	var out payment.Totals
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		all, err := payment.TotalsOf(w.Context(), tx, w.booking)
		out = all[w.booking]
		return err
	}))
	return out
}

// DBRead reads the tenant's rows.
func (w world) DBRead(fn func(tx pgx.Tx) error) error {
	return w.World.DB.ReadTenant(w.Context(), w.Tenant.ID, fn)
}

func (w world) owed(t *testing.T) int {
	return w.Count(t, "SELECT coalesce(-sum(amount_minor), 0) FROM ledger_entry WHERE account = 'insurance_payable'")
}

func (w world) statuses(t *testing.T) string {
	t.Helper()
	var all []string
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "SELECT status FROM insurance_policy ORDER BY id")
		if err != nil {
			return err
		}
		all, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	}))
	return strings.Join(all, ", ")
}

func (w world) policy(t *testing.T) uuid.UUID {
	t.Helper()
	var id uuid.UUID
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM insurance_policy ORDER BY id LIMIT 1").Scan(&id)
	}))
	return id
}

func (w world) verify(t *testing.T) {
	t.Helper()
	testkit.Must(t, w.World.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(w.Context(), tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	}))
}

// settle runs the jobs that refund.
func (w world) settle(t *testing.T) {
	t.Helper()
	bookingtest.Eventually(t, "refunds arrived",
		func() bool { return w.Count(t, "SELECT count(*) FROM refund WHERE status = 'pending'") == 0 })
}

func TestInsuranceIsBoughtOnceAndLeavesTheBalanceAlone(t *testing.T) {
	w := insured(t, "Quick", "Lane")
	before, q := w.totals(t), w.quote(t)
	if len(q.Premiums) != 2 || q.TotalMinor <= 0 || q.TotalMinor != q.Premiums[0].PremiumMinor+q.Premiums[1].PremiumMinor {
		t.Fatalf("%+v", q)
	}
	var refused *apierr.Error
	_, err := w.World.Bookings.Checkout.BuyInsurance(w.ctx(), w.booking, "wrong-amount", q.ID, q.TotalMinor-1,
		booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	if !errors.As(err, &refused) || refused.Code != apierr.CodeAmountMismatch {
		t.Errorf("another amount: %v", err)
	}
	p := w.buy(t, q)
	if again := w.buy(t, q); again.ID != p.ID {
		t.Error("one key, two payments")
	}
	if w.statuses(t) != "processing, processing" || w.totals(t) != before || w.owed(t) != int(q.TotalMinor) {
		t.Errorf("%s, %+v, %d owed", w.statuses(t), w.totals(t), w.owed(t))
	}
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() { testkit.Must(t, w.Sweep(w.Context())) })
	}
	group.Wait()
	if w.statuses(t) != "confirmed, confirmed" || w.Count(t, "SELECT count(*) FROM simulated_policy") != 2 {
		t.Errorf("%s", w.statuses(t))
	}
	if _, err := w.QuoteNew(w.ctx(), w.booking, nil); err == nil {
		t.Error("insured travelers get another quote")
	}
	w.verify(t)
}

func TestAPurchaseWithoutAnswerIsNotMadeTwice(t *testing.T) {
	w := insured(t, "Timeout")
	w.buy(t, w.quote(t))
	if err := w.Sweep(w.Context()); err == nil || w.statuses(t) != "processing" {
		t.Fatalf("%v, %s", err, w.statuses(t))
	}
	testkit.Must(t, w.Sweep(w.Context()))
	if w.statuses(t) != "confirmed" || w.Count(t, "SELECT count(*) FROM simulated_policy") != 1 {
		t.Errorf("%s, %d policies", w.statuses(t), w.Count(t, "SELECT count(*) FROM simulated_policy"))
	}
}

func TestASlowInsurerConfirmsLater(t *testing.T) {
	w := insured(t, "Slow")
	w.buy(t, w.quote(t))
	testkit.Must(t, w.Sweep(w.Context()))
	testkit.Must(t, w.Sweep(w.Context()))
	if w.statuses(t) != "processing" {
		t.Fatalf("%s", w.statuses(t))
	}
	w.World.Clock.Advance(2 * time.Hour)
	testkit.Must(t, w.Sweep(w.Context()))
	if w.statuses(t) != "confirmed" {
		t.Errorf("%s", w.statuses(t))
	}
}

func TestWhatTheInsurerRefusesGoesBack(t *testing.T) {
	w := insured(t, "Refused", "Lane")
	w.Work(t)
	before, q := w.totals(t), w.quote(t)
	w.buy(t, q)
	testkit.Must(t, w.Sweep(w.Context()))
	w.settle(t)
	if w.statuses(t) != "failed, confirmed" || w.owed(t) != int(q.Premiums[1].PremiumMinor) || w.totals(t) != before {
		t.Errorf("%s, %d owed, %+v", w.statuses(t), w.owed(t), w.totals(t))
	}
	if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund"); n != int(q.Premiums[0].PremiumMinor) {
		t.Errorf("%d came back", n)
	}
	w.verify(t)
}

func TestAPolicyCanBeCancelledForTenDays(t *testing.T) {
	w := insured(t, "Quick")
	w.Work(t)
	before, q := w.totals(t), w.quote(t)
	w.buy(t, q)
	testkit.Must(t, w.Sweep(w.Context()))
	cancel := func(booking uuid.UUID) error {
		return w.World.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			return w.CancelTx(w.Context(), tx, booking, w.policy(t), false)
		})
	}
	if cancel(uuid.New()) == nil {
		t.Error("cancelled through another booking")
	}
	days := time.Duration(w.Tenant.Policy.Insurance.CancellableDays) * 24 * time.Hour
	w.World.Clock.Advance(days - time.Minute)
	testkit.Must(t, cancel(w.booking))
	testkit.Must(t, w.Sweep(w.Context()))
	w.settle(t)
	if w.statuses(t) != "cancelled" || w.owed(t) != 0 || w.totals(t) != before {
		t.Errorf("%s, %d owed, %+v", w.statuses(t), w.owed(t), w.totals(t))
	}
	w.buy(t, w.quote(t)) // the traveler can be insured again
	testkit.Must(t, w.Sweep(w.Context()))
	w.World.Clock.Advance(days)
	if err := w.World.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		var id uuid.UUID
		if err := tx.QueryRow(t.Context(), "SELECT id FROM insurance_policy ORDER BY id DESC LIMIT 1").Scan(&id); err != nil {
			return err
		}
		return w.CancelTx(w.Context(), tx, w.booking, id, false)
	}); err == nil {
		t.Error("cancelled after its days")
	}
	w.verify(t)
}

func TestAChangeRepricesTheInsurance(t *testing.T) {
	w := insured(t, "Quick")
	w.Work(t)
	w.buy(t, w.quote(t))
	testkit.Must(t, w.Sweep(w.Context()))
	var who uuid.UUID
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM booking_participant WHERE booking_id = $1", w.booking).Scan(&who)
	}))
	wish := change.Wish{
		Items: []change.WishItem{{OfferID: w.Activity, ParticipantID: who, Status: booking.AddOnPendingAddition}}}
	preview, err := w.World.Bookings.Changes.PreviewChange(w.ctx(), w.booking, wish)
	testkit.Must(t, err)
	if preview.Insurance.TotalMinor <= 0 || preview.TotalMinor <= 0 {
		t.Fatalf("adjustment %+v of %d", preview.Insurance, preview.TotalMinor)
	}
	owed, adjustment := w.owed(t), preview.Insurance.TotalMinor
	asked := change.Change{
		Wish: wish, Version: preview.Version, TotalMinor: preview.TotalMinor, Option: "minimum",
		PayMinor: preview.MinimumMinor + adjustment, Method: w.Token(t, bookingtest.Good),
		InsuranceQuoteID: &preview.Insurance.ID,
	}
	p, _, err := w.World.Bookings.Changes.UpdateBooking(w.ctx(), w.booking, "with-insurance", asked)
	testkit.Must(t, err)
	if p == nil || p.Status != payment.Succeeded || p.InsuranceMinor != adjustment {
		t.Fatalf("%+v", p)
	}
	testkit.Must(t, w.Sweep(w.Context()))
	if w.statuses(t) != "confirmed" || w.owed(t) != owed+int(adjustment) {
		t.Errorf("%s, %d owed instead of %d", w.statuses(t), w.owed(t), owed+int(adjustment))
	}
	// Removing it again refunds the difference.
	var addOn uuid.UUID
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM booking_add_on WHERE NOT deleted").Scan(&addOn)
	}))
	wish = change.Wish{Items: []change.WishItem{{ID: addOn, Status: booking.AddOnPendingRemoval}}}
	preview, err = w.World.Bookings.Changes.PreviewChange(w.ctx(), w.booking, wish)
	testkit.Must(t, err)
	if preview.Insurance.TotalMinor != -adjustment {
		t.Fatalf("%+v", preview.Insurance)
	}
	_, _, err = w.World.Bookings.Changes.UpdateBooking(w.ctx(), w.booking, "take-it-away", change.Change{
		Wish: wish, Version: preview.Version, TotalMinor: preview.TotalMinor, InsuranceQuoteID: &preview.Insurance.ID,
	})
	testkit.Must(t, err)
	testkit.Must(t, w.Sweep(w.Context()))
	w.settle(t)
	if w.owed(t) != owed {
		t.Errorf("%d owed instead of %d", w.owed(t), owed)
	}
	w.verify(t)
}

// A policy that the insurer still works on says so, and the page asks for it until that has ended.
func TestPoliciesSettle(t *testing.T) {
	w := insured(t, "Quick")
	w.Work(t)
	w.buy(t, w.quote(t))
	testkit.Must(t, w.Sweep(w.Context()))
	for status, settling := range map[string]bool{
		insurance.Processing: true, insurance.ModifyPending: true, insurance.CancelPending: true,
		insurance.Confirmed: false, insurance.CancelledStatus: false, insurance.Failed: false,
	} {
		w.Exec(t, "UPDATE insurance_policy SET status = $1", status)
		answer, err := insurance.HTTP{Service: w.Service}.GetBookingInsurance(w.ctx(),
			insuranceapi.GetBookingInsuranceParams{ID: w.booking})
		testkit.Must(t, err)
		if p := answer.Data.Policies[0]; p.Settling != settling {
			t.Errorf("%s: settling is %v", status, p.Settling)
		}
	}
}

func TestAnInsurerOutOfReachStopsOnlyTheInsurance(t *testing.T) {
	w := insured(t, "Quick")
	w.buy(t, w.quote(t))
	testkit.Must(t, w.Sweep(w.Context()))
	w.Exec(t, "UPDATE booking_participant SET last_name = 'Unquoted'")
	var who uuid.UUID
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM booking_participant").Scan(&who)
	}))
	preview, err := w.World.Bookings.Changes.PreviewChange(w.ctx(), w.booking, change.Wish{
		Items: []change.WishItem{{OfferID: w.Activity, ParticipantID: who, Status: booking.AddOnPendingAddition}}})
	if err != nil || preview.InsuranceError != "We encountered an issue while connecting to our insurance provider." ||
		preview.Insurance.TotalMinor != 0 {
		t.Errorf("%q %d %v", preview.InsuranceError, preview.Insurance.TotalMinor, err)
	}
}

func TestBadgesOfPolicies(t *testing.T) {
	for _, c := range []struct {
		status, number string
		returned       bool
		want           string
	}{
		{"confirmed", "SIM-1", false, "POLICY # SIM-1"}, {"modification pending", "SIM-1", false, "POLICY # SIM-1"},
		{"confirmed", "", false, "PROCESSING"},
		{"cancelled", "SIM-1", false, "CANCELLED"}, {"cancellation pending", "SIM-1", false, "CANCELLED"},
		{"confirmed", "SIM-1", true, "CANCELLED"},
		{"processing", "", false, "PROCESSING"},
	} {
		if got := insurance.Display(c.status, c.number, c.returned); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// The HTTP adapter calls a real server: keys are sent, rejections are final and every other error is unclear.
func TestAnInsurerBehindHTTP(t *testing.T) {
	var keys []string
	status := http.StatusOK
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer s3cret" {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		keys = append(keys, r.Header.Get("Idempotency-Key"))
		w.WriteHeader(status)
		switch {
		case status == http.StatusUnprocessableEntity:
			_, _ = io.WriteString(w, `{"message":"Too old."}`)
		case r.URL.Path == "/v1/quotes":
			_, _ = io.WriteString(w, `{"ref":"q1","premiumsMinor":[100],"coverage":"All","expiresAt":"2030-01-01T00:00:00Z"}`)
		default:
			_, _ = io.WriteString(w, `{"ref":"p1","state":"confirmed","policyNumber":"N1"}`)
		}
	}))
	defer server.Close()
	ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New()})
	r := &insurance.Remote{Client: server.Client(), Company: company.Company{URL: server.URL + "/v1/"},
		Key: func(context.Context, company.Company) (string, error) { return "s3cret", nil }}
	day := civil.Today(time.Now())
	offer, err := r.Quote(ctx, insurance.QuoteRequest{Currency: "USD", StartDate: day, EndDate: day,
		Travelers: []insurance.Insured{{LastName: "Quick"}}})
	if err != nil || offer.Ref != "q1" {
		t.Errorf("%+v %v", offer, err)
	}
	if _, err := r.Quote(ctx, insurance.QuoteRequest{Travelers: make([]insurance.Insured, 2)}); err == nil {
		t.Error("one premium for two travelers")
	}
	key := uuid.New()
	bought, err := r.Purchase(ctx, insurance.PurchaseRequest{Key: key})
	if err != nil || bought.PolicyNumber != "N1" || keys[len(keys)-1] != key.String() {
		t.Errorf("%+v %v %v", bought, keys, err)
	}
	status = http.StatusUnprocessableEntity
	if _, err := r.Purchase(ctx, insurance.PurchaseRequest{Key: key}); !errors.Is(err, insurance.ErrRefused) ||
		err.Error() != "Too old." {
		t.Errorf("%v", err)
	}
	status = http.StatusBadGateway
	if _, err := r.Status(ctx, "p1"); err == nil || errors.Is(err, insurance.ErrRefused) {
		t.Errorf("an unclear answer: %v", err)
	}
}
