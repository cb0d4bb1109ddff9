package app_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// canary is a test card that no other test pays with.
const canary = "378282246310005"

// said keeps what the program logs.
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

// A card's number is told to the sandbox provider's own address and stays nowhere: no table, queue, event, mail, log or
// write-ahead log has it, nor its security code beside it, after all that a card can pay for was paid.
func TestACardNumberStaysNowhere(t *testing.T) {
	var logged said
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelDebug})))
	t.Cleanup(func() { slog.SetDefault(before) })
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
	live := s.LiveTrip(t, 2, 6)
	email := testkit.Email("canary")
	paid, refused, err := s.Book(t.Context(), live.ID, email, token("9173"), 1)
	if err != nil || refused != nil || paid["status"] != "succeeded" {
		t.Fatalf("%v %+v %v", paid, refused, err)
	}
	traveler := s.Must(t, apptest.Request{
		Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t, s, email), Body: map[string]any{"password": loader.DemoPassword},
	})["token"].(string)
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/cards", Token: traveler, Body: map[string]any{"paymentMethod": token("9173")}})
	booking := fmt.Sprint("/api/me/bookings/", paid["bookingId"])
	due := s.Must(t, apptest.Request{Method: "GET", Path: booking, Token: traveler})["dueMinor"]
	s.Must(t, apptest.Request{Method: "POST", Path: booking + "/payments", Token: traveler, Body: map[string]any{
		"paymentOption": "full", "amountMinor": due, "paymentMethod": token("9173"),
	}})
	s.Rest() // what was queued is done, or stays in its table

	// Even the owner sees one tenant's rows alone.
	if _, err := owner.Exec(t.Context(), "SELECT set_config('caravan.tenant_id', $1, false)", s.Tenant(t).ID.String()); err != nil {
		t.Fatal(err)
	}
	rows := []string{}
	tables, err := owner.Query(t.Context(), `SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
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
			if strings.Contains(text, "American Express •••• 0005") {
				last4++ // what was looked for would have been seen here
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
	var mails json.RawMessage
	fetch(t, s.Services.Config.MailInboxURL+"/api/messages?to="+url.QueryEscape(email), &mails)
	if !bytes.Contains(mails, []byte("Subject")) || holdsCanary(string(mails)) {
		t.Errorf("the mails: %s", mails)
	}
	if text := logged.String(); !strings.Contains(text, "level=") || holdsCanary(text) {
		t.Error("the card is logged")
	}
}

// holdsCanary finds the number as it is typed, as it is sent, and packed as bytes of a table are shown.
func holdsCanary(text string) bool {
	hexed := fmt.Sprintf("%x", canary)
	return strings.Contains(text, canary) || strings.Contains(text, "3782 822463 10005") || strings.Contains(text, hexed) || strings.Contains(text, `"9173"`)
}
