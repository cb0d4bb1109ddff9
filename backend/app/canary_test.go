package app_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// canary is a test card that no other test pays with.
const canary = "378282246310005"

// said captures what the program logs.
type said struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *said) Write(line []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(line)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// A card number is sent to the sandbox provider's own endpoint and stored nowhere: no table, queue, event, email,
// log or write-ahead log contains it or its security code, after everything that a card can pay for was paid.
func TestACardNumberStaysNowhere(t *testing.T) {
	var logged said
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelDebug})))
	t.Cleanup(func() { slog.SetDefault(before) })
	began := time.Now()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = owner.Close(t.Context()) })

	token := func(cvc string) string {
		a := s.Call(t, apptest.Request{Method: "POST", Path: "/public/payments/sandbox/tokens", Body: map[string]any{
			"number": canary, "expMonth": 12, "expYear": 2034, "cvc": cvc, "name": "Canary Card",
		}})
		token, _ := a.Data["token"].(string)
		return token
	}
	if token("12") != "" {
		t.Error("a security code of two digits is taken")
	}
	// A party pays together with its insurance, changes its rooms, books transfers, saves the card and pays the
	// balance.
	o := &insuredOrder{Server: s, T: t, trip: s.LiveTrip(t, 2, 6), card: token("9173")}
	o.pays()
	o.policies("confirmed")
	o.card = token("9173")
	o.upgrades()
	newRide(t, s, o.trip.ID, o.me, token("9173"))
	email := apptest.TravelerEmail
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/cards", Token: o.me,
		Body: map[string]any{"paymentMethod": token("9173")}})
	booking := "/api/me/bookings/" + o.booking
	due := s.Must(t, apptest.Request{Method: "GET", Path: booking, Token: o.me})["dueMinor"]
	s.Must(t, apptest.Request{Method: "POST", Path: booking + "/payments", Token: o.me, Body: map[string]any{
		"paymentOption": "full", "amountMinor": due, "paymentMethod": token("9173"),
	}})
	// Pasted where it doesn't belong, it is refused before anything reads it.
	for _, r := range []apptest.Request{
		{Method: "POST", Path: "/authentication/signup/host", Body: map[string]any{"email": "canary@journeys.example",
			"firstName": canary, "lastName": "Bird"}},
		{Method: "POST", Path: booking + "/cancel", Body: map[string]any{"reason": "Charge it to " + forms[1]}},
		{Method: "GET", Path: "/api/me/bookings?cursor=" + canary},
	} {
		r.Token = o.me
		if a := s.Call(t, r); a.Status != http.StatusBadRequest ||
			!strings.Contains(a.Text, "Don’t enter card numbers here") {
			t.Errorf("%s: %d %s", r.Path, a.Status, a.Text)
		}
	}
	const seen = "American Express •••• 0005" // proves that the search covers the places where card data could be
	waitFor(t, "the write-ahead log has the payments", func() bool { return inWriteAheadLog(t, began, seen) })
	s.Rest() // queued jobs are done, or remain in their table

	// Even the owner sees only one tenant's rows.
	if _, err := owner.Exec(t.Context(), "SELECT set_config('caravan.tenant_id', $1, false)",
		s.Tenant(t).ID.String()); err != nil {
		t.Fatal(err)
	}
	rows := []string{}
	tables, err := owner.Query(t.Context(),
		`SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`)
	if err != nil {
		t.Fatal(err)
	}
	names, err := pgx.CollectRows(tables, pgx.RowTo[string])
	if err != nil || len(names) < 50 {
		t.Fatalf("%d tables %v", len(names), err)
	}
	last4 := 0
	for _, name := range names {
		held, err := owner.Query(t.Context(), "SELECT row_to_json(x)::text FROM "+name+" x")
		if err != nil {
			t.Fatal(err)
		}
		texts, err := pgx.CollectRows(held, pgx.RowTo[string])
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, text := range texts {
			if strings.Contains(text, seen) {
				last4++
			}
			if holdsCanary(text) {
				rows = append(rows, name+": "+text)
			}
		}
	}
	if len(rows) > 0 {
		t.Errorf("the card stays in\n%s", strings.Join(rows, "\n"))
	}
	if last4 == 0 {
		t.Error("the tables do not hold the payment that was looked for")
	}
	for _, form := range forms {
		if inWriteAheadLog(t, began, form) {
			t.Errorf("the write-ahead log has %q", form)
		}
	}
	var mails json.RawMessage
	fetch(t, s.Services.Config.MailInboxURL+"/api/messages?to="+url.QueryEscape(email), &mails)
	if !bytes.Contains(mails, []byte("Subject")) || holdsCanary(string(mails)) {
		t.Errorf("the mails: %s", mails)
	}
	if text := logged.String(); !strings.Contains(text, "level=") || holdsCanary(text) {
		t.Error("the card is logged")
	}
}

// forms are the number as typed, as sent, and as bytea columns are shown.
var forms = []string{canary, "3782 822463 10005", hex.EncodeToString([]byte(canary))}

func holdsCanary(text string) bool {
	return strings.Contains(text, `"9173"`) || slices.ContainsFunc(forms, func(form string) bool {
		return strings.Contains(text, form)
	})
}

// inWriteAheadLog searches what the tests' PostgreSQL has written to its write-ahead log since a point in time.
// Each segment is a file that contains written rows verbatim.
func inWriteAheadLog(t *testing.T, since time.Time, text string) bool {
	t.Helper()
	admin, err := testkit.AdminURL()
	if err != nil {
		t.Fatal(err)
	}
	superuser, err := pgx.Connect(t.Context(), admin)
	if err != nil {
		t.Fatal(err)
	}
	defer superuser.Close(t.Context())
	var looked int
	var found bool
	// A segment may be recycled between being listed and being read.
	err = superuser.QueryRow(t.Context(),
		`SELECT count(*), coalesce(bool_or(position($1::bytea in pg_read_binary_file('pg_wal/' || name, 0, size, true)) > 0), false)
		FROM pg_ls_waldir() WHERE modification >= $2`, []byte(text), since.Add(-time.Second)).Scan(&looked, &found)
	if err != nil || looked == 0 {
		t.Fatalf("%d segments of the write-ahead log: %v", looked, err)
	}
	return found
}
