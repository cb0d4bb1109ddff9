package app_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
)

// paid is a marketplace with an adjustable clock, and a trip that earned money for its host and its operator. One
// of the operator's people is read-only.
type paid struct {
	*apptest.Server
	trip                     apptest.Trip
	host, operator, onlooker string
}

func openPaid(t *testing.T) paid {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	m := paid{Server: s, trip: s.LiveTrip(t, 2, 10), onlooker: "onlooker@people.example"}
	m.host = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.trip.Host})["hostId"].(string)
	m.operator = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.trip.Operator})["operatorId"].(string)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), m.trip.ID, apptest.TravelerEmail, card, 2); err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	of := s.Tenant(t)
	err = s.Services.DB.InTenantTx(t.Context(), of.ID, func(tx pgx.Tx) error {
		id := uuid.Must(uuid.NewV7())
		_, err := tx.Exec(t.Context(),
			`INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, read_only, created_at, updated_at)
			VALUES ($1, $2, $3, 'operator', 'active', 'Olu', 'Looker', true, now(), now())`, of.ID, id, m.onlooker)
		if err == nil {
			_, err = tx.Exec(t.Context(),
				"INSERT INTO operator_member (tenant_id, operator_id, member_id, role) VALUES ($1, $2, $3, 'member')", of.ID,
				m.operator, id)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// finalise approves the trip's earnings; it may be called repeatedly.
func (m paid) finalise(t *testing.T) {
	t.Helper()
	of := m.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		return m.Services.Payouts.FinaliseTx(ctx, tx, payout.Finalised{
			TripID: uuid.MustParse(m.trip.ID), HostID: uuid.MustParse(m.host), OperatorID: uuid.MustParse(m.operator),
			Currency: of.Currency, OperatorMinor: 10_000, EarningsMinor: 5_001,
		})
	})
	if err != nil {
		t.Fatal(err)
	}
}

// later lets days pass, with everything that is due in them.
func (m paid) later(t *testing.T, span time.Duration) {
	atStripe{Server: m.Server, Trip: m.trip}.later(t, span)
}

// mails returns the texts of one kind of email to an address.
func (m paid) mails(t *testing.T, hook, to string) []string {
	t.Helper()
	var texts []string
	list := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/emails?hook=" + hook + "&recipient=" +
		url.QueryEscape(to), Token: m.trip.Admin})
	for _, item := range list["items"].([]any) {
		one := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/emails/" + item.(map[string]any)["id"].(string),
			Token: m.trip.Admin})
		texts = append(texts, one["subject"].(string)+"\n"+one["plain"].(string))
	}
	return texts
}

// told checks the number of emails of one kind to an address, and the content of the latest.
func (m paid) told(t *testing.T, step, hook, to string, times int, says ...string) {
	t.Helper()
	texts := m.mails(t, hook, to)
	if len(texts) != times {
		t.Fatalf("%s: %d mails %s to %s instead of %d: %q", step, len(texts), hook, to, times, texts)
	}
	for _, words := range says {
		if !strings.Contains(texts[0], words) {
			t.Errorf("%s: %s to %s lacks %q:\n%s", step, hook, to, words, texts[0])
		}
	}
}

func (m paid) act(t *testing.T, kind string, actions ...string) {
	t.Helper()
	for _, item := range m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/payouts?payeeId=" + m.host,
		Token: m.trip.Admin})["items"].([]any) {
		p := item.(map[string]any)
		for _, action := range actions {
			if p["kind"] == kind {
				m.Must(t, apptest.Request{
					Method: "POST", Path: "/api/admin/payouts/" + p["id"].(string) + "/" + action, Token: m.trip.Admin,
					Header: map[string]string{"Idempotency-Key": uuid.NewString()},
					Body:   map[string]any{"reason": "Let’s look first."},
				})
			}
		}
	}
}

// Hosts and operators are notified of their money at each step: what a trip earned and when it is paid, that it
// waits for an account, and that it is on its way. Each notice comes once, by email and in the product; read-only
// people get none.
func TestPayeesAreToldOfTheirMoneyOnce(t *testing.T) {
	t.Parallel()
	m := openPaid(t)
	m.finalise(t)
	m.finalise(t)
	hostAccount, operatorAccount := "/app/host/earnings?tab=account", "/app/operator/payouts?tab=account"
	m.told(t, "approved", "earnings_final", apptest.HostEmail, 1,
		"Your earnings from", "You earned $50.01.", "First half of earnings: $25.01, due ",
		"Second half of earnings: $25.00, due ", hostAccount)
	m.told(t, "approved", "earnings_final", apptest.OperatorEmail, 1, "You earned $100.00.", "Trip costs: $100.00, due ",
		operatorAccount)

	m.later(t, time.Minute)
	m.told(t, "the same day", "payout_waits", apptest.HostEmail, 0)
	for _, span := range []time.Duration{24 * time.Hour, 24 * time.Hour} {
		m.later(t, span)
		m.told(t, "without an account", "payout_waits", apptest.HostEmail, 1, "$25.01 is waiting for your payout account",
			"First half of earnings", hostAccount)
		m.told(t, "without an account", "payout_waits", apptest.OperatorEmail, 1, "$100.00 is waiting", operatorAccount)
	}

	// Who at the operator may not set up the account reads whom to ask.
	payables := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/operators/" + m.operator + "/payables",
		Token: m.trip.Operator})
	if names, _ := payables["accountAdmins"].([]any); payables["hasAccount"] != false || len(names) == 0 ||
		names[0] == "" {
		t.Errorf("whom to ask for an account: %v", payables)
	}
	earned := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/" + m.host + "/earnings", Token: m.trip.Host})
	if earned["accountAdmins"] != nil {
		t.Errorf("a host sets up the account himself: %v", earned)
	}
	m.act(t, "firstHalf", "hold")
	account := map[string]any{"holder": "Harper Lane", "number": "DE89 3704 0044 0532 0130 00", "routing": "COBADEFFXXX"}
	m.Must(t, apptest.Request{Method: "PUT", Path: "/api/me/host/" + m.host + "/payout-account", Token: m.trip.Host,
		Body: account})
	m.Must(t, apptest.Request{Method: "PUT", Path: "/api/me/operators/" + m.operator + "/payout-account",
		Token: m.trip.Operator, Body: account})
	m.later(t, time.Hour)
	m.told(t, "held", "payout_sent", apptest.HostEmail, 0)
	m.told(t, "with an account", "payout_sent", apptest.OperatorEmail, 1, "We sent you $100.00", "account ending in 3000",
		"Trip costs", "/app/operator/payouts?tab=statement&trip="+m.trip.ID)
	m.act(t, "firstHalf", "release")
	for range 2 {
		m.later(t, time.Hour)
		m.told(t, "released", "payout_sent", apptest.HostEmail, 1, "We sent you $25.01", "account ending in 3000",
			"First half of earnings", "/app/host/earnings?tab=statement&trip="+m.trip.ID)
	}
	m.later(t, time.Duration(m.Tenant(t).Policy.Payment.SecondHalfDays)*24*time.Hour)
	m.told(t, "all is paid", "payout_sent", apptest.HostEmail, 2, "We sent you $25.00", "Second half of earnings")
	m.told(t, "all is paid", "payout_waits", apptest.HostEmail, 1)
	m.told(t, "all is paid", "payout_failed", apptest.HostEmail, 0)

	var bell []string
	for _, item := range m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/notices",
		Token: m.trip.Host})["items"].([]any) {
		bell = append(bell, item.(map[string]any)["title"].(string))
	}
	all := strings.Join(bell, "\n")
	for _, title := range []string{"We sent you $25.01", "We sent you $25.00", "$25.01 is waiting for your payout account",
		"Your earnings from"} {
		if strings.Count(all, title) != 1 {
			t.Errorf("the bell does not say %q once:\n%s", title, all)
		}
	}
	for _, hook := range []string{"earnings_final", "payout_waits", "payout_sent"} {
		m.told(t, "who only looks on", hook, m.onlooker, 0)
	}
}
