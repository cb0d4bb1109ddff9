package app_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// An admin closes the months of the books in order; what happened in a closed month and arrives later is posted
// to the next. Nobody else sees them.
func TestMonthsOfTheBooksAreClosedByAdmins(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	books := apptest.Request{Method: "GET", Path: "/api/admin/books", Token: admin}
	closing := func(month any, token string) apptest.Request {
		return apptest.Request{
			Method: "POST", Path: "/api/admin/books/" + month.(string) + "/close", Token: token,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()},
		}
	}
	now := time.Now().UTC()
	before := time.Date(now.Year(), now.Month()-2, 15, 12, 0, 0, 0, time.UTC)
	post := func(memo string, at time.Time) {
		t.Helper()
		of := s.Tenant(t)
		ctx := tenant.With(t.Context(), of)
		entries := payment.Move(payment.ReferralExpense, payment.PlatformFee, 7_000, of.Currency, payment.KindReferral, memo)
		err := s.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
			return payment.Post(ctx, tx, payment.Transaction{At: at, Entries: entries})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	months := func() []any { return s.Must(t, books)["items"].([]any) }
	post("now", now)
	if this := months()[0].(object); this["entries"] != 2.0 || this["canClose"] != false ||
		this["waits"] != "This month isn’t over yet." {
		t.Fatalf("the month that runs: %v", this)
	}
	post("in its month", before)
	all := months()
	if len(all) != 3 || all[2].(object)["canClose"] != true ||
		all[1].(object)["waits"] != "Close the month before this one first." {
		t.Fatalf("with what was before: %v", all)
	}
	first := all[2].(object)
	for _, m := range all[:2] {
		if a := s.Call(t, closing(m.(object)["month"], admin)); a.Status != http.StatusConflict || a.Error == "" {
			t.Errorf("closed before its turn: %d %s", a.Status, a.Text)
		}
	}
	for group, email := range map[string]string{"host": apptest.HostEmail, "operator": apptest.OperatorEmail,
		"traveler": apptest.TravelerEmail} {
		token := s.SignIn(t, email)
		read := books
		read.Token = token
		for _, r := range []apptest.Request{read, closing(first["month"], token)} {
			if a := s.Call(t, r); a.Status != http.StatusForbidden {
				t.Errorf("%s: %s %s: %d %s", group, r.Method, r.Path, a.Status, a.Text)
			}
		}
	}
	closed := s.Must(t, closing(first["month"], admin))
	if closed["closedAt"] == nil || closed["entries"] != 2.0 || closed["fingerprint"] == nil {
		t.Fatalf("closed: %v", closed)
	}
	post("told late", before)
	again := s.Must(t, closing(first["month"], admin))
	all = months()
	last, next := all[2].(object), all[1].(object)
	for _, m := range []object{again, last} {
		if m["fingerprint"] != closed["fingerprint"] || m["entries"] != 2.0 || m["closedAt"] != closed["closedAt"] ||
			m["canClose"] != false {
			t.Errorf("the closed month now: %v", m)
		}
	}
	if next["late"] != 2.0 || next["entries"] != 2.0 || next["canClose"] != true {
		t.Errorf("the month after it: %v", next)
	}
	if a := s.Call(t, closing("2020-01-01", admin)); a.Status != http.StatusNotFound {
		t.Errorf("a month before the books: %d %s", a.Status, a.Text)
	}
}
