package app_test

import (
	"net/http"
	"net/url"
	"testing"

	"caravan/backend/app/apptest"
)

// A visitor filters the list of trips, sees what each filter would leave, and when nothing is left, which filter
// to remove.
func TestPublicTripsAreFilteredAndCounted(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 20)
	list := func(query string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: "/public/trips?" + query})
	}
	all := list("")
	if all["total"] != 1.0 || len(all["without"].([]any)) != 0 {
		t.Fatalf("total %v, without %v", all["total"], all["without"])
	}
	filters := all["filters"].(map[string]any)
	for _, name := range []string{"month", "country", "days", "maxPriceMinor", "host", "minSpots", "pace"} {
		options := filters[name].([]any)
		if len(options) == 0 {
			t.Errorf("%s cannot be chosen", name)
			continue
		}
		option := options[0].(map[string]any)
		if option["count"] != 1.0 {
			t.Errorf("%s counts %v", name, option["count"])
		}
		if got := list(name + "=" + url.QueryEscape(option["value"].(string))); got["total"] != 1.0 ||
			len(got["items"].([]any)) != 1 {
			t.Errorf("%s=%v leaves %v", name, option["value"], got["total"])
		}
	}
	if host := filters["host"].([]any)[0].(map[string]any); host["label"] == "" || host["label"] == nil {
		t.Error("the host has no name")
	}

	none := list("month=1999-01&minSpots=2")
	if none["total"] != 0.0 || len(none["items"].([]any)) != 0 {
		t.Errorf("a month without trips shows %v", none["items"])
	}
	without := none["without"].([]any)
	if len(without) != 1 || without[0].(map[string]any)["filter"] != "month" ||
		without[0].(map[string]any)["total"] != 1.0 {
		t.Errorf("to let go of: %v", without)
	}
	for _, sort := range []string{"start", "price", "-price", "days", "spots"} {
		if got := list("sort=" + sort + "&limit=1"); len(got["items"].([]any)) != 1 || got["nextCursor"] != nil {
			t.Errorf("sorted by %s: %v", sort, got)
		}
	}
	if past := list("past=true"); past["total"] != 0.0 {
		t.Errorf("nothing has ended, yet %v", past["total"])
	}

	page := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + trip.Path})
	payments := page["payments"].([]any)
	var sum float64
	for _, p := range payments {
		sum += p.(map[string]any)["amountMinor"].(float64)
	}
	if sum != page["fromPriceMinor"] {
		t.Errorf("the payments come to %v of %v", sum, page["fromPriceMinor"])
	}
	if balance := payments[len(payments)-1].(map[string]any); len(payments) == 2 &&
		balance["due"] != page["finalPaymentDue"] {
		t.Errorf("the balance is due on %v, the trip says %v", balance["due"], page["finalPaymentDue"])
	}
	if steps := page["cancellation"].([]any); len(steps) < 2 || steps[len(steps)-2].(map[string]any)["kind"] != "none" {
		t.Errorf("cancellation %v", steps)
	}
	if page["toConfirm"] != 2.0 || len(page["similar"].([]any)) != 0 {
		t.Errorf("to confirm %v, similar %v", page["toConfirm"], page["similar"])
	}
	path, _ := page["hostPage"].(map[string]any)["pagePath"].(string)
	if path == "" {
		t.Fatal("the host's page has no address")
	}
	if reviews := s.Must(t,
		apptest.Request{Method: "GET", Path: "/public/hosts/" + path + "/reviews"}); reviews["responses"] != 0.0 {
		t.Errorf("reviews %v", reviews)
	}
	if a := s.Call(t,
		apptest.Request{Method: "GET", Path: "/public/hosts/nobody-at-all/reviews"}); a.Status != http.StatusNotFound {
		t.Errorf("the reviews of nobody: %d", a.Status)
	}
}
