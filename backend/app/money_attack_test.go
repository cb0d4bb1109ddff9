package app_test

import (
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// attacked is an order whose payer and whose marketplace's people act at the same moment, or in an unfortunate order.
type attacked struct {
	atStripe
	booking, email, token string
}

// attack books for someone with an account, and pays a share of the price.
func (m atStripe) attack(t *testing.T, option string) attacked {
	t.Helper()
	email := testkit.Email("attack")
	hold := m.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + m.ID + "/holds",
		Body: map[string]any{"spots": 1}})
	amount := map[string]string{"minimum": "depositMinor", "full": "totalMinor"}[option]
	paid := m.Must(t, apptest.Request{
		Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold["token"].(string)}, Body: map[string]any{
			"customer": map[string]any{"firstName": "Pia", "lastName": "First", "email": email}, "paymentOption": option,
			"paymentMethod": stripetest.Good, "termsAccepted": true, "amountMinor": hold["quote"].(map[string]any)[amount],
		},
	})
	booking := m.becomes(t, paid, "status", "succeeded")["bookingId"].(string)
	return attacked{m, booking, email, couple{movable: movable{Server: m.Server}}.enter(t, email)}
}

func (a attacked) desk(t *testing.T, path string, body map[string]any) apptest.Answer {
	t.Helper()
	return a.Call(t, apptest.Request{
		Method: "POST", Path: "/api/admin/bookings/" + a.booking + path, Token: a.Admin, Body: body,
		Header: map[string]string{"Idempotency-Key": uuid.NewString()},
	})
}

// pays pays from the balance.
func (a attacked) pays(t *testing.T, method string, minor, credit int64) apptest.Answer {
	t.Helper()
	body := map[string]any{"paymentOption": "custom", "amountMinor": minor}
	if method != "" {
		body["paymentMethod"] = method
	}
	if credit > 0 {
		body["creditMinor"] = credit
	}
	if minor == a.due(t) {
		body["paymentOption"] = "full"
	}
	return a.Call(t, apptest.Request{
		Method: "POST", Path: "/api/me/bookings/" + a.booking + "/payments", Token: a.token, Body: body,
		Header: map[string]string{"Idempotency-Key": uuid.NewString()},
	})
}

func (a attacked) statement(t *testing.T) map[string]any {
	t.Helper()
	return a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking + "/money",
		Token: a.Admin})["statement"].(map[string]any)
}

func (a attacked) due(t *testing.T) int64 { return minor(a.statement(t), "dueMinor") }

// refunded returns what goes back, done or in progress.
func (a attacked) refunded(t *testing.T) int {
	t.Helper()
	return count(t, a.Server,
		"SELECT coalesce(sum(r.amount_minor), 0) FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id WHERE p.booking_id = '"+
			a.booking+"'")
}

// rests waits until every payment and refund has ended, and checks the books.
func (a attacked) rests(t *testing.T, step string) {
	t.Helper()
	a.Eventually(t, step+": nothing is open", func() bool {
		return count(t, a.Server,
			"SELECT (SELECT count(*) FROM payment WHERE status IN ('processing', 'created', 'requires_action')) + (SELECT count(*) FROM refund WHERE status NOT IN ('succeeded', 'failed'))") == 0
	})
	a.sound(t, step)
}

// atOnce makes calls at the same moment, and returns how many succeeded.
func atOnce(calls ...func() apptest.Answer) (succeeded int, answers []apptest.Answer) {
	answers = make([]apptest.Answer, len(calls))
	start := make(chan struct{})
	var group sync.WaitGroup
	for i, call := range calls {
		group.Go(func() {
			<-start
			answers[i] = call()
		})
	}
	close(start)
	group.Wait()
	for _, a := range answers {
		if a.Status == http.StatusOK {
			succeeded++
		}
	}
	return succeeded, answers
}

// TestMoneyUnderAttack does to orders what neither their payers nor the marketplace's people should be able to do:
// refund more than was paid, spend twice, and change an order under a payment in progress.
func TestMoneyUnderAttack(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	t.Run("refunds at once", m.refundsAtOnce)
	t.Run("a fee waived and refunded", m.feeWaivedAndRefunded)
	t.Run("credit in two tabs", m.creditInTwoTabs)
	t.Run("price drops under a payment", m.priceDropsUnderAPayment)
	t.Run("canceled under a payment", m.canceledUnderAPayment)
}

func (m atStripe) refundsAtOnce(t *testing.T) {
	a := m.attack(t, "full")
	item := a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking + "/money",
		Token: a.Admin})["items"].([]any)[0].(map[string]any)
	price := minor(item, "amountMinor")
	refund := func(minor int64) func() apptest.Answer {
		return func() apptest.Answer {
			return a.desk(t, "/refund", map[string]any{
				"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": minor}}, "reason": "Twice"})
		}
	}
	// Each would be possible alone, and no two together.
	most := price*6/10 + 1
	if n, answers := atOnce(refund(most), refund(most), refund(most), refund(most)); n != 1 {
		t.Errorf("%d refunds of 60 %% at once: %v", n, answers)
	}
	left := price - most
	for range 5 { // while the first one is being sent and told of
		if got := refund(left + 1)(); got.Status != http.StatusBadRequest {
			t.Errorf("more than is left: %d %s", got.Status, got.Text)
		}
	}
	if n, answers := atOnce(refund(left/2+1), refund(left/2+1), refund(left/2+1)); n != 1 {
		t.Errorf("%d refunds of more than half the rest: %v", n, answers)
	}
	a.rests(t, "refunds at once")
	if got := a.refunded(t); int64(got) != most+left/2+1 || a.due(t) != 0 {
		t.Errorf("%d went back of %d, %d is due", got, price, a.due(t))
	}
	if sent, _ := m.there.Sum("refund", "succeeded", ""); sent != most+left/2+1 {
		t.Errorf("Stripe gave back %d", sent)
	}
}

// feeWaivedAndRefunded takes one fee off twice: as a waiver and as a refund.
func (m atStripe) feeWaivedAndRefunded(t *testing.T) {
	a := m.attack(t, "minimum")
	traveler := a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking,
		Token: a.Admin})["customer"].(map[string]any)["id"].(string)
	before := a.due(t)
	c := couple{movable: movable{Server: a.Server, booking: a.booking, from: a.Trip}, people: []string{traveler, traveler}}
	c.charge(t, 10_000)
	part := map[string]any{"itemId": "fee." + traveler, "amountMinor": 10_000}
	n, answers := atOnce(
		func() apptest.Answer {
			return a.desk(t, "/waive", map[string]any{"itemId": part["itemId"], "amountMinor": 10_000,
				"reason": "A lost passport"})
		},
		func() apptest.Answer {
			return a.desk(t, "/refund", map[string]any{"affectedItems": []any{part}, "reason": "A lost passport"})
		},
	)
	if n != 1 || a.due(t) != before {
		t.Errorf("%d succeeded, %d is due, before the fee %d: %v", n, a.due(t), before, answers)
	}
	a.rests(t, "a fee waived and refunded")
}

// creditInTwoTabs spends one credit on two payments at the same moment.
func (m atStripe) creditInTwoTabs(t *testing.T) {
	a := m.attack(t, "minimum")
	of := a.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	err := a.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		var member, trip uuid.UUID
		if err := tx.QueryRow(ctx, "SELECT customer_id, trip_id FROM booking WHERE id = $1", a.booking).Scan(&member,
			&trip); err != nil {
			return err
		}
		return a.Services.Payments.IssueCreditTx(ctx, tx, credit.CreditGrant{
			BookingID: uuid.MustParse(a.booking), TripID: trip, MemberID: member, AmountMinor: 12_000, Currency: of.Currency,
			ExpiresOn: civil.Today(time.Now()).AddDays(30), Reason: "An apology",
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	due := a.due(t) // the credit was taken from what is paid
	spend := func() apptest.Answer { return a.pays(t, "", 12_000, 12_000) }
	n, answers := atOnce(spend, spend, spend)
	a.rests(t, "credit in two tabs")
	if now := a.due(t); n != 1 || now != due-12_000 {
		t.Errorf("%d succeeded, %d is due, before %d: %v", n, now, due, answers)
	}
	if again := spend(); again.Status == http.StatusOK {
		t.Errorf("spent again: %s", again.Text)
	}
}

// priceDropsUnderAPayment lowers the price while the payer's bank asks about the whole balance: what is paid too much
// is not kept.
func (m atStripe) priceDropsUnderAPayment(t *testing.T) {
	a := m.attack(t, "minimum")
	due := a.due(t)
	started := a.pays(t, stripetest.Asks, due, 0)
	if started.Status != http.StatusOK {
		t.Fatalf("%d %s", started.Status, started.Text)
	}
	item := a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking + "/money",
		Token: a.Admin})["items"].([]any)[0].(map[string]any)
	lower := a.desk(t, "/refund", map[string]any{
		"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": 5_000}}, "reason": "A room less"})
	m.there.Answer(m.there.Charge(started.Data["paymentId"].(string)), true)
	a.rests(t, "price drops under a payment")
	if now := a.due(t); lower.Code != "in_progress" || now != 0 {
		t.Errorf("the price dropped: %d %s; %d is due, %d went back", lower.Status, lower.Text, now, a.refunded(t))
	}
	if again := a.pays(t, stripetest.Good, due, 0); again.Status == http.StatusOK {
		t.Error("it can be paid twice")
	}
	a.raced(t)
}

// raced starts the payment of a balance and lowers the price at the same moment.
func (a attacked) raced(t *testing.T) {
	t.Helper()
	for range 4 {
		b := a.attack(t, "minimum")
		due := b.due(t)
		item := b.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + b.booking + "/money",
			Token: b.Admin})["items"].([]any)[0].(map[string]any)
		_, answers := atOnce(
			func() apptest.Answer { return b.pays(t, stripetest.Good, due, 0) },
			func() apptest.Answer {
				return b.desk(t, "/refund", map[string]any{
					"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": 5_000}}, "reason": "A room less"})
			},
		)
		b.rests(t, "a payment and a lower price at once")
		if now := b.due(t); now < 0 {
			t.Errorf("%d is due: %v", now, answers)
		}
		b.desk(t, "/cancel", map[string]any{"reason": "Makes room", "refund": "full"})
	}
}

// canceledUnderAPayment cancels while the payer's bank asks: either waits for the other, and nothing stays with a
// canceled order that its quote did not say.
func (m atStripe) canceledUnderAPayment(t *testing.T) {
	a := m.attack(t, "minimum")
	started := a.pays(t, stripetest.Asks, a.due(t), 0)
	if started.Status != http.StatusOK {
		t.Fatalf("%d %s", started.Status, started.Text)
	}
	cancel := func() apptest.Answer {
		return a.desk(t, "/cancel", map[string]any{"reason": "Asked by mail", "refund": "full"})
	}
	first := cancel()
	m.there.Answer(m.there.Charge(started.Data["paymentId"].(string)), true)
	a.rests(t, "canceled under a payment")
	if first.Status != http.StatusOK {
		if first.Code != "in_progress" {
			t.Errorf("canceling: %d %s", first.Status, first.Text)
		}
		if n, answers := atOnce(cancel, cancel, cancel); n != 1 {
			t.Errorf("%d cancellations: %v", n, answers)
		}
	}
	a.rests(t, "canceled")
	st := a.statement(t)
	if minor(st, "dueMinor") != 0 || minor(st, "paidMinor") != 0 || minor(st, "totalMinor") != 0 {
		t.Errorf("a canceled order: %v", st)
	}
}
