package app_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit"
)

// atStripe is a marketplace with a trip on sale whose payments go through an account at the Stripe stand-in.
type atStripe struct {
	*apptest.Server
	apptest.Trip
	there *stripetest.Stripe
}

func openAtStripe(t *testing.T) atStripe {
	t.Helper()
	return startAtStripe(t, func(s *apptest.Server) { s.Small(t) })
}

func startAtStripe(t *testing.T, seed func(*apptest.Server)) atStripe {
	t.Helper()
	there := stripetest.Open("")
	site := httptest.NewServer(there.Site())
	t.Cleanup(site.Close)
	there.URL = site.URL
	s := apptest.Start(t, func(c *app.Config) { c.StripeURL = there.URL })
	seed(s)
	m := atStripe{s, s.LiveTrip(t, 2, 8), there}
	m.desk(t, "hooks", map[string]any{"address": s.URL + payment.WebhookPath + "stripe", "host": s.Host})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.Admin, Body: map[string]any{
		"service": "payments", "choice": "stripe", "settings": map[string]any{"publishableKey": stripetest.PublishableKey},
		"secrets": map[string]any{"secretKey": stripetest.SecretKey, "webhookSecret": there.WebhookSecret},
		"version": settingsVersion(t, s, m.Admin),
	}})
	return m
}

// desk is an action in Stripe's dashboard, or by a bank.
func (m atStripe) desk(t *testing.T, what string, asked map[string]any) {
	t.Helper()
	body, err := json.Marshal(asked)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.Post(m.there.URL+"/desk/"+what, "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
}

// policy changes one of the marketplace's policies.
func (m atStripe) policy(t *testing.T, item map[string]any) {
	t.Helper()
	policies := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: m.Admin})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: m.Admin, Body: map[string]any{
		"version": policies["version"], "items": []any{item},
	}})
}

// later advances the marketplace's clock, with everything that is due on the way.
func (m atStripe) later(t *testing.T, span time.Duration) {
	t.Helper()
	now, err := time.Parse(time.RFC3339,
		m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/clock", Token: m.Admin})["now"].(string))
	if err != nil {
		t.Fatal(err)
	}
	run := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/clock", Token: m.Admin,
		Body: map[string]any{"to": now.Add(span).Format(time.RFC3339)}})
	m.Eventually(t, "the clock is there", func() bool {
		run = m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/clock/runs/" + run["id"].(string), Token: m.Admin})
		return run["settled"] == true
	})
	if run["state"] != "success" {
		t.Fatalf("the clock: %v", run)
	}
}

// sound checks the books against their rules, and against Stripe.
func (m atStripe) sound(t *testing.T, step string) {
	t.Helper()
	of := m.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(ctx, tx)
		if len(faults) > 0 {
			t.Errorf("%s: the books: %+v", step, faults)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if n := count(t, m.Server, "SELECT coalesce(abs(sum(amount_minor)), 0) FROM ledger_entry"); n != 0 {
		t.Errorf("%s: the books sum to %d", step, n)
	}
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/reconciliation", Token: m.Admin})
	open := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/reconciliation?status=open",
		Token: m.Admin})["items"].([]any)
	if len(open) > 0 {
		t.Errorf("%s: differs from Stripe: %v", step, open)
	}
}

// deposit holds spots and pays their deposit; the payer of a debit confirms it in the browser.
func (m atStripe) deposit(t *testing.T, email, method string, more ...map[string]any) (hold, paid map[string]any) {
	t.Helper()
	hold = m.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + m.ID + "/holds",
		Body: map[string]any{"spots": 1 + len(more)}})
	paid = m.Must(t, apptest.Request{
		Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold["token"].(string)}, Body: map[string]any{
			"customer":               map[string]any{"firstName": "Pia", "lastName": "First", "email": email},
			"additionalParticipants": append([]map[string]any{}, more...), "paymentOption": "minimum", "paymentMethod": method,
			"termsAccepted": true, "amountMinor": hold["quote"].(map[string]any)["depositMinor"],
		},
	})
	return hold, paid
}

func (m atStripe) payment(t *testing.T, paid map[string]any) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{
		Method: "GET", Path: "/public/payments/" + paid["paymentId"].(string),
		Header: map[string]string{"X-Payment-Secret": paid["secret"].(string)},
	})
}

// becomes waits until a payment's field has a value.
func (m atStripe) becomes(t *testing.T, paid map[string]any, field string, value any) map[string]any {
	t.Helper()
	now := paid
	m.Eventually(t, field+" of the payment", func() bool {
		now = m.payment(t, paid)
		return now[field] == value
	})
	return now
}

// agreed confirms a debit on the payer's behalf.
func (m atStripe) agreed(t *testing.T, paid map[string]any) string {
	t.Helper()
	ref := m.there.Charge(paid["paymentId"].(string))
	m.there.Agree(ref)
	if on := m.becomes(t, paid, "onItsWay", true)["expectedOn"]; on == nil {
		t.Errorf("nothing says when it is expected")
	}
	return ref
}

// mailTo waits for the only email of a template to an address.
func (m atStripe) mailTo(t *testing.T, template, email string) written {
	t.Helper()
	var found []written
	m.Eventually(t, template+" to "+email, func() bool {
		found = slices.DeleteFunc(mailsOf(t, m.Server, template), func(w written) bool { return w.To != email })
		return len(found) > 0
	})
	if len(found) > 1 {
		t.Errorf("%d mails %s", len(found), template)
	}
	return found[0]
}

const debitOfBank = "us_bank_account:" + stripetest.Debit

// A deposit by bank debit takes days: its payer is notified, the spots stay held, and it becomes a booking; or it
// fails, and the payer has a day to pay another way through the email's link.
func TestADepositByBankDebit(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	arrives, fails := testkit.Email("arrives"), testkit.Email("fails")
	if _, paid := m.deposit(t, testkit.Email("early"), debitOfBank); m.becomes(t, paid, "status",
		"failed")["failureMessage"] == nil {
		t.Error("a debit that is not offered says nothing")
	}
	m.policy(t, map[string]any{"path": "payment.bankDebits", "flag": true})

	_, first := m.deposit(t, arrives, debitOfBank)
	hold, second := m.deposit(t, fails, debitOfBank)
	arriving, failing := m.agreed(t, first), m.agreed(t, second)
	for _, email := range []string{arrives, fails} {
		mail := m.mailTo(t, "bank_debit_on_its_way", email)
		if !strings.Contains(mail.HTML, "Your spots stay yours until then") {
			t.Errorf("on its way: %s", mail.HTML)
		}
	}
	m.sound(t, "on their way")
	m.later(t, 72*time.Hour)
	if n := count(t, m.Server, "SELECT count(*) FROM hold WHERE state = 'paying'"); n != 2 {
		t.Errorf("%d holds are kept", n)
	}

	m.there.Arrive(arriving, true)
	if booked := m.becomes(t, first, "status", "succeeded"); booked["bookingId"] == nil {
		t.Errorf("arrived: %v", booked)
	}
	m.mailTo(t, "booking_received", arrives)
	m.there.Arrive(failing, false)
	m.becomes(t, second, "status", "failed")
	mail := m.mailTo(t, "bank_debit_failed", fails)
	link := "/book/travelers?token=" + hold["id"].(string) + "." + hold["token"].(string)
	if !strings.Contains(mail.HTML, link) || !strings.Contains(mail.HTML, "We’re keeping your spots until") {
		t.Errorf("failed: %s", mail.HTML)
	}
	held := m.Must(t, apptest.Request{Method: "GET", Path: "/public/holds/" + hold["id"].(string),
		Header: map[string]string{"X-Hold-Token": hold["token"].(string)}})
	if held["state"] != "active" {
		t.Errorf("the spots of the debit that failed: %v", held)
	}
	m.sound(t, "ended")
	m.later(t, 25*time.Hour)
	if n := count(t, m.Server, "SELECT count(*) FROM hold WHERE state IN ('active', 'paying')"); n != 0 {
		t.Errorf("%d holds outlive their day", n)
	}
	if n := len(mailsOf(t, m.Server, "bank_debit_on_its_way")); n != 2 {
		t.Errorf("%d mails of debits on their way", n)
	}
}

// A balance by bank debit takes days: the booking shows it and asks for nothing, a second payment is rejected
// with a message, and no reminder is sent. If it fails the balance is due again; the next one arrives.
func TestABalanceByBankDebit(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	m.policy(t, map[string]any{"path": "payment.bankDebits", "flag": true})
	email := testkit.Email("pia")
	_, deposit := m.deposit(t, email, stripetest.Good, map[string]any{"firstName": "Sol", "lastName": "Second"})
	id := m.becomes(t, deposit, "status", "succeeded")["bookingId"].(string)
	m.Must(t, apptest.Request{
		Method: "POST", Path: "/api/me/trip-details/" + m.ID + "/confirmBookings", Token: m.Trip.Host,
		Body: map[string]any{"orderIds": []string{id}},
	})
	token := couple{movable: movable{Server: m.Server}}.enter(t, email)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/trips/" + m.ID + "/accept-traveler-terms", Token: token,
		Body: map[string]any{}})
	booking := func() map[string]any {
		return m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + id, Token: token})
	}
	due := booking()["dueMinor"]
	pay := func(method string) apptest.Answer {
		return m.Call(t, apptest.Request{
			Method: "POST", Path: "/api/me/bookings/" + id + "/payments", Token: token,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()},
			Body:   map[string]any{"paymentOption": "full", "amountMinor": due, "paymentMethod": method},
		})
	}
	started := pay(debitOfBank)
	if started.Status != http.StatusOK {
		t.Fatalf("%d %s", started.Status, started.Text)
	}
	ref := m.agreed(t, started.Data)
	if mail := m.mailTo(t, "bank_debit_on_its_way", email); !strings.Contains(mail.HTML, "email your receipt") {
		t.Errorf("on its way: %s", mail.HTML)
	}
	now := booking()
	debit, _ := now["debit"].(map[string]any)
	if debit["amountMinor"] != due || debit["expectedOn"] == nil || now["nextStep"] == "pay" || now["dueText"] != nil ||
		now["dueMinor"] != due {
		t.Errorf("on its way: %v, next %v, %v due: %v", debit, now["nextStep"], now["dueMinor"], now["dueText"])
	}
	made := now["payments"].([]any)
	if last := made[len(made)-1].(map[string]any); last["status"] != "processing" ||
		last["expectedOn"] != debit["expectedOn"] || last["arrived"] != false {
		t.Errorf("in the history: %v", last)
	}
	if a := pay(stripetest.Good); a.Status != http.StatusConflict ||
		a.Error != "Your bank debit is on its way. You can pay again once it has ended." {
		t.Errorf("a second payment: %d %s", a.Status, a.Text)
	}
	start, err := time.Parse(time.DateOnly, now["paymentDueDate"].(string))
	if err != nil {
		t.Fatal(err)
	}
	m.later(t, time.Until(start))
	if n := len(mailsOf(t, m.Server, "payment_reminder")); n != 0 {
		t.Errorf("%d reminders while a debit is on its way", n)
	}
	m.sound(t, "on its way")

	m.there.Arrive(ref, false)
	m.becomes(t, started.Data, "status", "failed")
	if mail := m.mailTo(t, "bank_debit_failed", email); !strings.Contains(mail.HTML, "Pay your balance of") {
		t.Errorf("failed: %s", mail.HTML)
	}
	if now = booking(); now["debit"] != nil || now["dueMinor"] != due || now["nextStep"] != "pay" &&
		now["nextStep"] != "form" {
		t.Errorf("failed: %v, next %v", now["debit"], now["nextStep"])
	}
	m.sound(t, "failed")
	again := pay(debitOfBank)
	if again.Status != http.StatusOK {
		t.Fatalf("%d %s", again.Status, again.Text)
	}
	m.there.Arrive(m.agreed(t, again.Data), true)
	m.becomes(t, again.Data, "status", "succeeded")
	m.mailTo(t, "payment_receipt", email)
	if now = booking(); now["dueMinor"] != float64(0) || now["debit"] != nil {
		t.Errorf("arrived: %v due", now["dueMinor"])
	}
	m.sound(t, "arrived")
}
