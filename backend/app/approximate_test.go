package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

// A price is shown in a second currency with the rate's date and source, in whole units, to everyone; without a
// rate none is shown, and the books contain none of it.
func TestAPriceIsToldInASecondCurrency(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	of := s.Tenant(t)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	ask := func(query string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/public/approximate?" + query})
	}
	if a := ask("amountMinor=100000&from=USD&to=EUR"); a.Status != http.StatusOK || a.Data["amountMinor"] != nil ||
		len(a.Data["currencies"].([]any)) != 0 {
		t.Errorf("without rates: %d %s", a.Status, a.Text)
	}
	for range 2 {
		must(s.Services.Payments.Rates.Refresh(tenant.With(t.Context(), of)))
	}
	if n := rowsOf(t, s, of, "SELECT count(*) FROM exchange_rate WHERE tenant_id = $1"); n != 1 {
		t.Errorf("%d sheets of one day", n)
	}
	a := ask("amountMinor=100000&from=USD&to=EUR")
	euros, _ := a.Data["amountMinor"].(float64)
	if a.Status != http.StatusOK || euros < 85_000 || euros > 95_000 || int64(euros)%100 != 0 ||
		a.Data["currency"] != "EUR" || a.Data["source"] != "Sample rates" || a.Data["day"] == nil {
		t.Errorf("in euros: %d %s", a.Status, a.Text)
	}
	// Yen have no decimals.
	if yen, _ := ask("amountMinor=100000&from=USD&to=JPY").Data["amountMinor"].(float64); yen < 140_000 || yen > 165_000 {
		t.Errorf("in yen: %v", yen)
	}
	for what, query := range map[string]string{"its own": "amountMinor=100000&from=USD&to=USD",
		"none": "amountMinor=100000&from=USD", "an unknown one": "amountMinor=100000&from=USD&to=XXX"} {
		if a := ask(query); a.Status != http.StatusOK || a.Data["amountMinor"] != nil ||
			len(a.Data["currencies"].([]any)) < 20 {
			t.Errorf("in %s: %d %s", what, a.Status, a.Text)
		}
	}
	for _, bad := range []string{"from=USD&to=EUR", "amountMinor=-1&from=USD", "amountMinor=1&from=DOLLARS"} {
		if a := ask(bad); a.Status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", bad, a.Status, a.Text)
		}
	}
	if n := rowsOf(t, s, of, "SELECT count(*) FROM ledger_entry WHERE tenant_id = $1"); n != 0 {
		t.Errorf("%d entries of the books come from telling prices", n)
	}
}
