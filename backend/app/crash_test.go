package app_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// The server is killed after the provider captured the money and before the buyer got a response. Afterwards
// there is one booking, paid once, and a retry by the buyer returns it.
func TestKilledBetweenPaymentAndAnswer(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	binary := apptest.Binary(t)
	process := s.Process(t, binary)
	// The charge of this card succeeds while the call for it hangs, which leaves time for the kill.
	card, err := s.CardToken(t.Context(), "4000000000000341")
	if err != nil {
		t.Fatal(err)
	}
	hold := process.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + trip.ID + "/holds",
		Body: map[string]any{"spots": 1}})
	pay := apptest.Request{
		Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold["token"].(string), "Idempotency-Key": uuid.NewString()},
		Body: map[string]any{
			"customer": map[string]any{"firstName": "Mara", "lastName": "Steady",
				"email": "mara." + trip.ID[:8] + "@crash.example"},
			"paymentOption": "minimum", "paymentMethod": card, "termsAccepted": true,
			"amountMinor": hold["quote"].(map[string]any)["depositMinor"],
		},
	}
	unanswered := make(chan error, 1)
	go func() {
		_, err := process.Try(t.Context(), pay)
		unanswered <- err
	}()
	waitFor(t, "the provider has the money",
		func() bool { return count(t, s, "SELECT count(*) FROM sandbox_intent WHERE status = 'succeeded'") == 1 })
	process.Kill()
	if err := <-unanswered; err == nil {
		t.Fatal("the buyer was answered before the kill; the test proves nothing")
	}

	again := s.Process(t, binary)
	var payment map[string]any
	waitFor(t, "the payment is settled", func() bool {
		a := again.Call(t, pay)
		if a.Status == http.StatusConflict && a.Code == "in_progress" {
			return false
		}
		if a.Status != http.StatusOK {
			t.Fatalf("repeated call: %d %s", a.Status, a.Text)
		}
		payment = a.Data
		return payment["status"] == "succeeded"
	})
	for what, query := range map[string]string{
		"bookings":              "SELECT count(*) FROM booking",
		"charges":               "SELECT count(*) FROM sandbox_intent",
		"payments in the books": "SELECT count(*) FROM ledger_entry WHERE account = 'provider_clearing'",
		"spots taken":           "SELECT spots_taken FROM trip",
	} {
		if n := count(t, s, query); n != 1 {
			t.Errorf("%s: %d, want 1", what, n)
		}
	}
	if n := count(t, s, "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry"); n != 0 {
		t.Errorf("the books are off by %d", n)
	}
}

func waitFor(t *testing.T, what string, done func() bool) {
	t.Helper()
	waitAtMost(t, 90*time.Second, what, done)
}

func waitAtMost(t *testing.T, patience time.Duration, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patience); !done(); {
		if time.Now().After(deadline) {
			t.Fatalf("in vain: %s", what)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// within waits until a condition holds. A check that began before the time limit does not decide, however late a
// busy machine answers it.
func within(t *testing.T, limit time.Duration, what string, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(limit); ; time.Sleep(20 * time.Millisecond) {
		began := time.Now()
		if holds() {
			return
		}
		if began.After(deadline) {
			t.Fatalf("not %s after %s", what, limit)
		}
	}
}

func count(t *testing.T, s *apptest.Server, query string) int {
	t.Helper()
	var n int
	err := s.Services.DB.ReadTenant(t.Context(), s.Tenant(t).ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), query).Scan(&n)
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}
