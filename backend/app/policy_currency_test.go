package app_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

// sellIn makes the marketplace's trips cost another currency than its own.
func sellIn(t *testing.T, s *apptest.Server, currency string) {
	t.Helper()
	ctx := tenant.With(t.Context(), s.Tenant(t))
	if err := s.Services.Payments.Rates.Refresh(ctx); err != nil {
		t.Fatal(err)
	}
	err := s.Services.DB.InTenantTx(ctx, s.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "UPDATE itinerary SET currency = $1", currency)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestPoliciesAmountsAreOfTheTripsCurrency verifies for a trip in yen of a marketplace in dollars that its fee is worth
// that of the policy, and that support's limit is compared in yen: plain numbers would compare dollars with yen.
func TestPoliciesAmountsAreOfTheTripsCurrency(t *testing.T) {
	t.Parallel()
	m := newSupportedAfter(t, func(s *apptest.Server) { sellIn(t, s, "JPY") })
	public := m.Call(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + m.trip.Path})
	if !regexp.MustCompile(`fee of ¥1[3-7],\d00 per spot`).MatchString(public.Text) {
		t.Errorf("the policy's fee of $100: %s", regexp.MustCompile(`fee of [^.]*`).FindString(public.Text))
	}

	path := "/api/admin/bookings/" + m.booking
	m.policy(t, map[string]any{"path": "payment.supportRefundUpToMinor", "number": 50_00})
	item := m.get(t, path+"/money")["items"].([]any)[0].(map[string]any)
	part := func(minor int) map[string]any {
		return map[string]any{"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": minor}},
			"reason": "The guide did not come."}
	}
	if a := m.post(t, path+"/refund", part(6_000)); a.Status != http.StatusOK {
		t.Errorf("about $40 of $50: %d %s", a.Status, a.Text)
	}
	a := m.post(t, path+"/refund", part(6_000))
	if a.Status != http.StatusForbidden || !regexp.MustCompile(`up to ¥[12],\d\d0 of`).MatchString(a.Error) {
		t.Errorf("beyond $50: %d %s", a.Status, a.Text)
	}
	a = m.post(t, path+"/cancel/calculate", map[string]any{"refund": "full"})
	if a.Status == http.StatusForbidden && !regexp.MustCompile(`up to ¥[67],\d\d0 more`).MatchString(a.Error) {
		t.Errorf("canceling: %d %s", a.Status, a.Text)
	}
}

// TestPoliciesWithoutARateAreClosed verifies that a limit applies to no amount that it cannot be converted to: support
// refunds nothing, and no fee is charged.
func TestPoliciesWithoutARateAreClosed(t *testing.T) {
	t.Parallel()
	m := newSupportedAfter(t, func(s *apptest.Server) { sellIn(t, s, "KWD") }) // the bank publishes no rate
	public := m.Call(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + m.trip.Path})
	if !strings.Contains(public.Text, "per spot") ||
		!regexp.MustCompile(`fee of KWD 0 per spot`).MatchString(public.Text) {
		t.Errorf("the fee: %s", regexp.MustCompile(`fee of [^.]*`).FindString(public.Text))
	}
	path := "/api/admin/bookings/" + m.booking
	item := m.get(t, path+"/money")["items"].([]any)[0].(map[string]any)
	m.refused(t, path+"/refund", map[string]any{
		"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": 10}},
		"reason":        "The guide did not come.",
	}, "up to KWD 0.000")
}
