package app_test

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// moneyPaths are the paths of bookings and money. Any operation that the contract adds below them needs a row in
// the table.
var moneyPaths = regexp.MustCompile(
	`^/public/(holds|payments)|^/public/trips/\{tripId\}/(holds|waitlist)|^/api/me/(bookings|cards|credits)|` +
		`^/api/admin/(bookings|discounts|reconciliation|payouts|insurers)|/payout-account$|/referrer$|/(confirm|cancel)Bookings$`)

// moneyRow tests one operation with a caller without permission, invalid input, and an illegal state. A part that
// does not apply says why, or names the test that covers it.
type moneyRow struct {
	operation string
	path      map[string]string // path parameters
	caller    string
	header    map[string]string
	body      any
	denied    string            // the caller without permission, or "everybody may"
	secret    map[string]string // instead of a caller: headers that grant nothing
	bad       any               // a body, or a sentence
	badPath   map[string]string
	illegal   any // a body, or a sentence
	lateOn    map[string]string
	lateAs    map[string]string // headers
	repeated  bool              // illegal because it is already done: tested after the success
	prepare   func()
	then      func(data map[string]any)
	elsewhere string // the test that covers the success
}

// moneyTables are the tables that a rejection must leave unchanged.
var moneyTables = []string{
	"hold", "booking", "booking_participant", "booking_add_on", "booking_change", "payment", "refund", "ledger_entry",
	"ledger_figure", "trip_credit", "saved_card",
	"automatic_payment", "discount_code", "discount_use", "payout", "payout_account", "host_referral",
	"insurance_hold_quote", "insurance_quote", "insurance_order", "insurance_policy", "insurance_decline",
	"reconciliation_difference",
}

// tripPlaces are the columns of trips that bookings may change; jobs change the others.
const tripPlaces = "(SELECT id, status, spots_taken, single_supplement_taken FROM trip)"

type moneyBench struct {
	matrix
	*testing.T
}

// look returns a digest of everything that is booked and paid.
func (m moneyBench) look() string {
	m.Helper()
	var all strings.Builder
	err := m.Services.DB.ReadTenant(m.Context(), m.Tenant(m.T).ID, func(tx pgx.Tx) error {
		for _, table := range append([]string{tripPlaces}, moneyTables...) {
			var sum string
			query := "SELECT coalesce(md5(string_agg(md5(x::text), '' ORDER BY md5(x::text))), '') FROM " + table + " x"
			if err := tx.QueryRow(m.Context(), query).Scan(&sum); err != nil {
				return err
			}
			all.WriteString(table + " " + sum + "\n")
		}
		return nil
	})
	if err != nil {
		m.Fatal(err)
	}
	return all.String()
}

// quiet waits until no job can change anything any more: none is running or due, and nothing waits for one.
func (m moneyBench) quiet() string {
	m.Helper()
	busy := 0
	waitFor(m.T, "the jobs have ended", func() bool {
		err := m.Services.DB.Pool.QueryRow(m.Context(), `
			SELECT count(*) FROM river.river_job WHERE state IN ('available', 'running', 'pending') OR state IN ('scheduled', 'retryable') AND scheduled_at <= now()`).Scan(&busy)
		if err != nil {
			m.Fatal(err)
		}
		return busy == 0 && count(m.T, m.Server,
			"SELECT (SELECT count(*) FROM refund WHERE status = 'pending') + (SELECT count(*) FROM insurance_policy WHERE status IN ('processing', 'modification pending', 'cancellation pending'))") == 0
	})
	return m.look()
}

func (m moneyBench) call(r moneyRow, token string, header map[string]string, path map[string]string,
	body any) apptest.Answer {
	m.Helper()
	rule := permission.REST[r.operation]
	address := pathParameter.ReplaceAllStringFunc(rule.Path, func(p string) string {
		name := strings.Trim(p, "{}")
		if v, ok := path[name]; ok {
			return v
		}
		return r.path[name]
	})
	all := map[string]string{"Idempotency-Key": uuid.NewString()}
	maps.Copy(all, r.header)
	maps.Copy(all, header)
	return m.Call(m.T, apptest.Request{Method: rule.Method, Path: address, Token: token, Header: all, Body: body})
}

// refused checks that a response is a rejection by the product and that nothing changed.
func (m moneyBench) refused(r moneyRow, what string, call func() apptest.Answer, codes ...string) {
	m.Helper()
	before := m.quiet()
	a := call()
	switch {
	case a.Status < 400 || a.Status >= 500 || a.Code == "":
		m.Errorf("%s, %s: %d %s", r.operation, what, a.Status, a.Text)
	case !strings.Contains(a.Text, `"message":"`) && !strings.Contains(a.Text, `"error":`):
		m.Errorf("%s, %s: no sentence: %s", r.operation, what, a.Text)
	case len(codes) > 0 && !slices.Contains(codes, a.Code):
		m.Errorf("%s, %s: %s %s", r.operation, what, a.Code, a.Text)
	}
	if after := m.look(); after != before {
		m.Errorf("%s, %s, moved something:\n%s", r.operation, what, differences(before, after))
	}
}

func differences(before, after string) string {
	old := strings.Split(before, "\n")
	return strings.Join(slices.DeleteFunc(strings.Split(after, "\n"), func(line string) bool {
		return slices.Contains(old, line)
	}), "\n")
}

// late are the codes of valid input in the wrong state.
var late = []string{
	apierr.CodeIllegalState, apierr.CodeInProgress, apierr.CodeSoldOut, apierr.CodeHoldExpired, apierr.CodeConflict,
	apierr.CodeAmountMismatch, apierr.CodeInvalid, apierr.CodeNotFound,
}

func (m moneyBench) hold(r moneyRow) {
	m.Helper()
	if r.prepare != nil {
		r.prepare()
	}
	token := m.tokens[r.caller]
	switch {
	case r.secret != nil:
		m.refused(r, "without the secret", func() apptest.Answer { return m.call(r, token, r.secret, nil, r.body) },
			apierr.CodeNotFound)
	case r.denied != "everybody may":
		m.refused(r, "as "+r.denied, func() apptest.Answer { return m.call(r, m.tokens[r.denied], nil, nil, r.body) },
			apierr.CodeForbidden, apierr.CodeNotFound, apierr.CodeUnauthenticated)
	}
	if _, why := r.bad.(string); !why {
		m.refused(r, "with bad input", func() apptest.Answer { return m.call(r, token, nil, r.badPath, r.bad) })
	}
	illegal := func() {
		if _, why := r.illegal.(string); !why {
			m.refused(r, "at the wrong time", func() apptest.Answer { return m.call(r, token, r.lateAs, r.lateOn, r.illegal) },
				late...)
		}
	}
	if !r.repeated {
		illegal()
	}
	if r.elsewhere == "" {
		a := m.call(r, token, nil, nil, r.body)
		if a.Status != http.StatusOK {
			m.Fatalf("%s: %d %s", r.operation, a.Status, a.Text)
		}
		if r.then != nil {
			r.then(a.Data)
		}
	}
	if r.repeated {
		illegal()
	}
}

// Every call about bookings and money: callers without permission, invalid input and illegal states are rejected
// with a code and a sentence, and change nothing; then the call succeeds. A call that the contract adds later has
// no row yet, and fails.
func TestEveryMoneyCallRefusesAndWorks(t *testing.T) {
	t.Parallel()
	m := moneyBench{newPeople(t), t}
	rows := m.rows()
	var have []string
	for _, r := range rows {
		have = append(have, r.operation)
	}
	for operation, rule := range permission.REST {
		if rule.Method != http.MethodGet && moneyPaths.MatchString(rule.Path) && !slices.Contains(have, operation) {
			t.Errorf("%s has no row", operation)
		}
	}
	for _, r := range rows {
		m.hold(r)
	}
	of := m.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(ctx, tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (m moneyBench) must(method, path, token string, body any, header ...map[string]string) map[string]any {
	m.Helper()
	r := apptest.Request{Method: method, Path: path, Token: token, Body: body}
	if len(header) > 0 {
		r.Header = header[0]
	}
	return m.Must(m.T, r)
}

func (m moneyBench) card(number string) string {
	m.Helper()
	token, err := m.CardToken(m.Context(), number)
	if err != nil {
		m.Fatal(err)
	}
	return token
}

// exec changes rows directly in the database.
func (m moneyBench) exec(query string, args ...any) {
	m.Helper()
	err := m.Services.DB.InTenantTx(m.Context(), m.Tenant(m.T).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(m.Context(), query, args...)
		return err
	})
	if err != nil {
		m.Fatal(err)
	}
}

// credit gives the traveler a credit for what they paid for a booking, and returns its id.
func (m moneyBench) credit(bookingID string, minor int64) string {
	m.Helper()
	of := m.Tenant(m.T)
	ctx := tenant.With(m.Context(), of)
	var member, id uuid.UUID
	err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		if err := tx.QueryRow(ctx, "SELECT customer_id FROM booking WHERE id = $1", bookingID).Scan(&member); err != nil {
			return err
		}
		var trip uuid.UUID
		if err := tx.QueryRow(ctx, "SELECT trip_id FROM booking WHERE id = $1", bookingID).Scan(&trip); err != nil {
			return err
		}
		err := m.Services.Payments.IssueCreditTx(ctx, tx, credit.CreditGrant{
			BookingID: uuid.MustParse(bookingID), TripID: trip, MemberID: member, AmountMinor: minor, Currency: of.Currency,
			ExpiresOn: civil.Today(time.Now()).AddDays(30), Reason: "For the table",
		})
		if err != nil {
			return err
		}
		return tx.QueryRow(ctx, "SELECT id FROM trip_credit WHERE member_id = $1 ORDER BY created_at DESC LIMIT 1",
			member).Scan(&id)
	})
	if err != nil {
		m.Fatal(err)
	}
	return id.String()
}
