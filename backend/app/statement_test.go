package app_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
)

// A host and an operator read and print what they earned, an admin both; nobody else does, and a nonexistent
// payee is a 404. The card field of a marketplace is its payment provider's.
func TestStatementsAndTheCardField(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: trip.Host})["hostId"].(string)
	operator := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: trip.Operator})["operatorId"].(string)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 2); err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	ordersInTheStatement(t, s, s.SignIn(t, apptest.TravelerEmail))
	of := s.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	err = s.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		return s.Services.Payouts.FinaliseTx(ctx, tx, payout.Finalised{
			TripID: uuid.MustParse(trip.ID), HostID: uuid.MustParse(host), OperatorID: uuid.MustParse(operator),
			Currency: of.Currency, OperatorMinor: 10_000, EarningsMinor: 5_000,
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ path, token, other string }{
		{"/api/me/host/" + host, trip.Host, trip.Operator}, {"/api/me/operators/" + operator, trip.Operator, trip.Host},
		{"/api/admin/payees/host/" + host, trip.Admin, trip.Host}, {"/api/admin/payees/operator/" + operator, trip.Admin,
			trip.Operator},
	} {
		pdf := s.Call(t, apptest.Request{Method: "GET", Path: c.path + "/statement/pdf", Token: c.token})
		if pdf.Status != http.StatusOK || !strings.HasPrefix(pdf.Text, "%PDF-") {
			t.Errorf("%s: %d %.80s", c.path, pdf.Status, pdf.Text)
		}
		for _, part := range []string{"/statement", "/statement/pdf"} {
			if a := s.Call(t, apptest.Request{Method: "GET", Path: c.path + part,
				Token: c.other}); a.Status != http.StatusForbidden && a.Status != http.StatusNotFound {
				t.Errorf("%s%s as another: %d", c.path, part, a.Status)
			}
		}
	}
	read := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/payees/host/" + host + "/statement",
		Token: trip.Admin})
	if st := read["statement"].(map[string]any); st["dueMinor"] != 5_000.0 || read["payeeName"] == "" {
		t.Errorf("%v", read)
	}
	for _, path := range []string{"/statement", "/statement/pdf"} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/payees/operator/" + uuid.NewString() + path,
			Token: trip.Admin}); a.Status != http.StatusNotFound {
			t.Errorf("nobody's %s: %d %s", path, a.Status, a.Text)
		}
	}
	if config := s.Must(t, apptest.Request{Method: "GET",
		Path: "/public/payments/config"}); config["provider"] != "sandbox" || config["publishableKey"] != nil {
		t.Errorf("%v", config)
	}
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: trip.Admin, Body: map[string]any{
		"service": "payments", "choice": "stripe", "settings": map[string]any{"publishableKey": "pk_test_mine"},
		"secrets": map[string]any{"secretKey": "sk_test_mine", "webhookSecret": "whsec_mine"},
		"version": settingsVersion(t, s, trip.Admin),
	}})
	config := s.Call(t, apptest.Request{Method: "GET", Path: "/public/payments/config"})
	if config.Data["provider"] != "stripe" || config.Data["publishableKey"] != "pk_test_mine" ||
		strings.Contains(config.Text, "sk_test") {
		t.Errorf("%s", config.Text)
	}
}

func settingsVersion(t *testing.T, s *apptest.Server, token string) any {
	t.Helper()
	return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: token})["version"]
}

// The statement over all bookings names the order of each entry.
func ordersInTheStatement(t *testing.T, s *apptest.Server, token string) {
	t.Helper()
	mine := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings", Token: token})["items"].([]any)
	orders := map[any]any{}
	for _, b := range mine {
		orders[b.(map[string]any)["id"]] = b.(map[string]any)["orderId"]
	}
	entries := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/statement", Token: token})["entries"].([]any)
	if len(entries) < 2 {
		t.Fatalf("%v", entries)
	}
	for _, e := range entries {
		entry := e.(map[string]any)
		if order := orders[entry["bookingId"]]; order == nil || entry["orderId"] != order {
			t.Errorf("entry without its order %v: %v", order, entry)
		}
	}
}
