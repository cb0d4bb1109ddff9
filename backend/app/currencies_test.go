package app_test

import (
	"math"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/money"
	"caravan/backend/testkit/printed"
)

// openIn is openAtStripe for a marketplace that sells in a currency, with percentages that come out even for
// nothing.
func openIn(t *testing.T, currency string) atStripe {
	t.Helper()
	m := startAtStripe(t, func(s *apptest.Server) {
		s.SmallIn(t, currency)
		admin := s.SignIn(t, apptest.AdminEmail)
		for path, value := range map[string]int{
			"payment.depositBp": 3_333, "pricing.serviceFeeBp": 1_237, "pricing.transactionFeeBp": 291,
			"pricing.platformFeeBp": 1_013,
		} {
			atStripe{Server: s, Trip: apptest.Trip{Admin: admin}}.policy(t, map[string]any{"path": path, "number": value})
		}
	})
	return m
}

// even checks that everything in the books except the provider's own fees can be charged in its currency.
func (m atStripe) even(t *testing.T, step, currency string) {
	t.Helper()
	m.sound(t, step)
	of := m.Tenant(t)
	err := m.Services.DB.ReadTenant(t.Context(), of.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(),
			"SELECT account, amount_minor, currency FROM ledger_entry WHERE kind <> 'provider_fee'")
		if err != nil {
			return err
		}
		var account, code string
		var minor int64
		_, err = pgx.ForEachRow(rows, []any{&account, &minor, &code}, func() error {
			if code != currency || !money.Chargeable(minor, code) {
				t.Errorf("%s: %s has %d %s", step, account, minor, code)
			}
			return nil
		})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// minor returns an amount of a response.
func minor(of map[string]any, field string) int64 {
	n, _ := of[field].(float64)
	return int64(n)
}

// The whole life of money in currencies with three decimals and with none: a deposit of a third, a typed part of
// the balance and the rest, a partial refund, a dispute, and what the host and the operator are paid. Every amount
// can be charged, and books and Stripe agree after each step.
func TestMoneyInThreeDecimalsAndInNone(t *testing.T) {
	t.Parallel()
	for _, currency := range []string{"KWD", "ISK", "JPY"} {
		t.Run(currency, func(t *testing.T) {
			t.Parallel()
			m := openIn(t, currency)
			email := apptest.TravelerEmail
			_, paid := m.deposit(t, email, stripetest.Good)
			booking := m.becomes(t, paid, "status", "succeeded")["bookingId"].(string)
			m.even(t, "deposit", currency)

			booked := m.balancePaid(t, email, booking, currency)
			m.even(t, "balance", currency)

			m.partRefunded(t, booking, booked, currency)
			m.even(t, "refund", currency)

			// At Stripe, ISK is counted in hundredths.
			dispute := m.there.Dispute(m.there.Charge(paid["paymentId"].(string)), 10_000)
			m.Eventually(t, "the dispute is known", func() bool { return len(m.disputes(t, booking)) == 1 })
			want := int64(10_000)
			if currency == "ISK" {
				want = 100
			}
			if got := minor(m.disputes(t, booking)[0].(map[string]any), "amountMinor"); got != want {
				t.Errorf("the dispute is about %d, want %d", got, want)
			}
			m.even(t, "dispute", currency)
			m.there.Decide(dispute, true)
			m.decided(t, booking, "won")
			m.even(t, "dispute won", currency)

			m.payeesPaid(t, currency)
			m.even(t, "payouts", currency)
			m.written(t, currency, booked)
			m.printedIn(t, booking, currency)
		})
	}
}

// balancePaid pays a typed part of the balance and then the rest, and returns the price of the booking.
func (m atStripe) balancePaid(t *testing.T, email, booking, currency string) int64 {
	t.Helper()
	token := m.SignIn(t, email)
	pay := func(option string, amount int64) apptest.Answer {
		return m.Call(t, apptest.Request{
			Method: "POST", Path: "/api/me/bookings/" + booking + "/payments", Token: token,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()},
			Body:   map[string]any{"paymentOption": option, "paymentMethod": stripetest.Good, "amountMinor": amount},
		})
	}
	statement := func() map[string]any {
		return m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + booking + "/money",
			Token: m.Admin})["statement"].(map[string]any)
	}
	due := minor(statement(), "dueMinor")
	step := money.Step(currency)
	if part := due/2/step*step + step/2; step > 1 {
		a := pay("custom", part)
		if a.Status != http.StatusBadRequest || !strings.Contains(a.Text, "amount_step") ||
			!strings.Contains(a.Text, "Enter amounts in steps of KWD 0.010") {
			t.Errorf("a part between two steps: %d %s", a.Status, a.Text)
		}
	}
	for option, amount := range map[string]int64{"custom": due / 2 / step * step} {
		if a := pay(option, amount); a.Status != http.StatusOK {
			t.Fatalf("%s: %d %s", option, a.Status, a.Text)
		}
	}
	m.Eventually(t, "the part is paid", func() bool { return minor(statement(), "dueMinor") == due-due/2/step*step })
	if a := pay("full", minor(statement(), "dueMinor")); a.Status != http.StatusOK {
		t.Fatalf("the rest: %d %s", a.Status, a.Text)
	}
	m.Eventually(t, "all is paid", func() bool { return minor(statement(), "dueMinor") == 0 })
	return minor(statement(), "totalMinor")
}

// partRefunded refunds a third of a booking's first item.
func (m atStripe) partRefunded(t *testing.T, booking string, price int64, currency string) {
	t.Helper()
	items := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + booking + "/money",
		Token: m.Admin})["items"].([]any)
	id := items[0].(map[string]any)["itemId"]
	refund := func(amount int64) apptest.Answer {
		return m.Call(t, apptest.Request{
			Method: "POST", Path: "/api/admin/bookings/" + booking + "/refund", Token: m.Admin,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()},
			Body:   map[string]any{"affectedItems": []any{map[string]any{"itemId": id, "amountMinor": amount}}},
		})
	}
	third, err := money.Percent(price, 3_333, currency)
	if err != nil {
		t.Fatal(err)
	}
	if step := money.Step(currency); step > 1 {
		if a := refund(third + step/2); a.Status != http.StatusBadRequest || !strings.Contains(a.Text, "amount_step") {
			t.Errorf("a refund between two steps: %d %s", a.Status, a.Text)
		}
	}
	if a := refund(third); a.Status != http.StatusOK || minor(a.Data, "refundMinor") != third {
		t.Fatalf("refund: %d %s", a.Status, a.Text)
	}
	m.Eventually(t, "the refund is done", func() bool {
		return count(t, m.Server, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE status = 'succeeded'") == int(
			third)
	})
}

// payeesPaid settles the trip with the figures of its prices, and pays its host and its operator.
func (m atStripe) payeesPaid(t *testing.T, currency string) {
	t.Helper()
	of := m.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	m.there.TopUp(math.MaxInt32, strings.ToLower(currency))
	host := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.Trip.Host})["hostId"].(string)
	operator := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.Trip.Operator})["operatorId"].(string)
	for path, token := range map[string]string{"/api/me/host/" + host: m.Trip.Host,
		"/api/me/operators/" + operator: m.Trip.Operator} {
		path += "/payout-account"
		m.Must(t, apptest.Request{Method: "PUT", Path: path, Token: token, Body: map[string]any{"holder": "Harper Lane",
			"number": "DE89370400440532013000"}})
		m.Must(t, apptest.Request{Method: "POST", Path: path + "/verification", Token: token,
			Body: map[string]any{"returnPath": "/"}})
		accounts := m.there.IDs("account")
		m.there.Onboard(accounts[len(accounts)-1])
	}
	err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		sold, err := trip.Reader{}.LoadTx(ctx, tx, uuid.MustParse(m.ID))
		if err != nil {
			return err
		}
		r, err := sold.Earnings(1, 0)
		if err != nil {
			return err
		}
		return m.Services.Payouts.FinaliseTx(ctx, tx, payout.Finalised{
			TripID: sold.ID, HostID: sold.HostID, OperatorID: sold.OperatorID, Currency: r.Currency,
			ServiceFeeMinor: r.ServiceFeeMinor, TransactionFeeMinor: r.TransactionFeeMinor, OperatorMinor: r.OperatorTotalMinor,
			EarningsMinor: r.EarningsMinor,
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	m.later(t, 40*24*time.Hour)
	m.Eventually(t, "host and operator are paid", func() bool {
		return count(t, m.Server, "SELECT count(*) FROM payout WHERE status = 'sent'") == 3
	})
	sent, n := m.there.Sum("transfer", "", "")
	books := count(t, m.Server, "SELECT sum(amount_minor) FROM payout WHERE status = 'sent'")
	if currency == "ISK" {
		books *= 100
	}
	if n != 3 || int(sent) != books {
		t.Errorf("%d transfers of %d, in the books %d", n, sent, books)
	}
}

// written checks how amounts are written: with the decimals of their currency in mails, in statements for spreadsheets
// and in what search engines read.
func (m atStripe) written(t *testing.T, currency string, price int64) {
	t.Helper()
	mails := paid{Server: m.Server, trip: m.Trip}.mails(t, "payment_receipt", apptest.TravelerEmail)
	if want := money.New(price, currency).Format(); !strings.Contains(strings.Join(mails, "\n"), want) {
		t.Errorf("the receipts lack %s: %q", want, mails)
	}
	host := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.Trip.Host})["hostId"].(string)
	statement := m.Call(t, apptest.Request{Method: "GET", Path: "/api/me/host/" + host + "/statement/download",
		Token: m.Trip.Host}).Text
	page := m.Call(t, apptest.Request{Method: "GET", Path: "/trips/" + m.Path}).Text
	amount := map[string]string{"KWD": `-?\d+\.\d{3}`, "ISK": `-?\d+`, "JPY": `-?\d+`}[currency]
	for what, c := range map[string]struct{ text, pattern string }{
		"the statement": {statement, "," + amount + "," + amount + "," + currency},
		"the page":      {page, `"price":"` + amount + `","priceCurrency":"` + currency + `"`},
	} {
		if !regexp.MustCompile(c.pattern).MatchString(c.text) {
			t.Errorf("%s has no amount like %s:\n%.2000s", what, c.pattern, c.text)
		}
	}
}

// printedIn checks the amounts of documents: the invoice and the host's statements have the decimals of the currency
// everywhere, and its sign or code.
func (m atStripe) printedIn(t *testing.T, booking, currency string) {
	t.Helper()
	host := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.Trip.Host})["hostId"].(string)
	amount := map[string]string{"KWD": `KWD [\d,]+\.\d{3}`, "ISK": `ISK [\d,]+`, "JPY": `¥[\d,]+`}[currency]
	// Whatever looks like money: an amount with a sign, a code, or decimals.
	money := regexp.MustCompile(`(KWD|ISK|¥|\$|€) ?[\d,.]*\d|[\d,]*\d\.\d{2,3}\b`)
	for name, c := range map[string]struct{ path, token string }{
		"the invoice":           {"/api/me/bookings/" + booking + "/invoice.pdf", m.SignIn(t, apptest.TravelerEmail)},
		"the admin's statement": {"/api/admin/payees/host/" + host + "/statement/pdf", m.Admin},
		"the host's statement":  {"/api/me/host/" + host + "/statement/pdf", m.Trip.Host},
	} {
		a := m.Call(t, apptest.Request{Method: "GET", Path: c.path, Token: c.token})
		if withoutBrowser(a) {
			continue
		}
		if !strings.HasPrefix(a.Text, "%PDF-") {
			t.Errorf("%s: %d %.300s", name, a.Status, a.Text)
			continue
		}
		found := money.FindAllString(strings.ReplaceAll(printed.Read(t, []byte(a.Text)).Text(), "\u00a0", " "), -1)
		if len(found) == 0 {
			t.Errorf("%s has no amounts", name)
		}
		for _, one := range found {
			if regexp.MustCompile(amount).FindString(one) != one {
				t.Errorf("%s: %q is no amount like %s", name, one, amount)
			}
		}
	}
}
