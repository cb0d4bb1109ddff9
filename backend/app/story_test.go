package app_test

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/app/story"
	"caravan/backend/seed/loader"
)

// A trip runs through all its days on a fresh sandbox marketplace, with the calls that portals make.
func TestATripLivesThroughAllItsDays(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	demo, err := app.SandboxMarketplace("story", "story.localhost")
	if err != nil {
		t.Fatal(err)
	}
	if err := app.SeedFrom(t.Context(), s.Services, demo, io.Discard); err != nil {
		t.Fatal(err)
	}
	var timeline bytes.Buffer
	told := story.Story{URL: s.URL, Host: "story.localhost", Password: loader.DemoPassword, Out: &timeline}
	if err := told.Live(t.Context()); err != nil {
		t.Fatalf("%v\n%s", err, timeline.String())
	}
	t.Log("\n" + timeline.String())
	for _, wanted := range []string{"requests", "approves the pricing", "live", "pays the deposit", "confirms 3 travelers",
		"technical itinerary", "closed", "complete", "earned", "everything has settled"} {
		if !strings.Contains(timeline.String(), wanted) {
			t.Errorf("the timeline lacks %q", wanted)
		}
	}

	at := s.On("story.localhost")
	admin := at.SignIn(t, apptest.AdminEmail)
	host := at.SignIn(t, apptest.HostEmail)
	hostID := at.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/user", Token: host})["id"].(string)
	earned := at.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/" + hostID + "/earnings", Token: host})
	if earned["earnedMinor"].(float64) <= 0 || earned["paidMinor"] != earned["earnedMinor"] ||
		earned["scheduledMinor"] != 0.0 {
		t.Errorf("earned and paid: %v", earned)
	}
	var kinds []string
	for _, p := range at.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/" + hostID + "/payouts",
		Token: host})["items"].([]any) {
		kinds = append(kinds, p.(map[string]any)["kind"].(string)+" "+p.(map[string]any)["statusText"].(string))
	}
	if got := strings.Join(kinds, ", "); got != "secondHalf Paid, firstHalf Paid, advance Paid" {
		t.Errorf("payouts: %s", got)
	}
	for hook, wanted := range map[string]int{"earnings_final": 1, "payout_sent": 3, "payout_failed": 0,
		"payout_waits": 0} {
		mails := at.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/emails?hook=" + hook + "&recipient=" +
			apptest.HostEmail, Token: admin})
		if n := len(mails["items"].([]any)); n != wanted {
			t.Errorf("%d mails %s to the host, instead of %d", n, hook, wanted)
		}
	}
	if owed := at.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/payables", Token: admin})["items"].([]any); len(
		owed) != 0 {
		t.Errorf("still owed: %v", owed)
	}
	of := at.Tenant(t)
	booksAreStraight(t, at, of)
	if n := rowsOf(t, at, of,
		"SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE tenant_id = $1 AND account IN ('deferred_trip_revenue', 'operator_payable', 'host_earnings_payable')"); n != 0 {
		t.Errorf("%d stays between the accounts", n)
	}

	if shown := at.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); shown["sandbox"] != true {
		t.Errorf("a sandbox does not say so: %v", shown)
	}
	stands := at.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/clock", Token: admin})
	if stands["sandbox"] != true || stands["settled"] != true || stands["nextAt"] != nil {
		t.Errorf("the clock after the last trip: %v", stands)
	}
	clock := func(body map[string]any) apptest.Answer {
		return at.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/clock", Token: admin, Body: body})
	}
	if a := clock(map[string]any{"to": time.Now().UTC().Format(time.RFC3339)}); a.Status != 400 ||
		a.Fields["to"] != "The clock cannot go back" {
		t.Errorf("went back: %d %s", a.Status, a.Text)
	}
	now, err := time.Parse(time.RFC3339, clock(map[string]any{}).Header.Get("Caravan-Now"))
	if err != nil || now.Before(time.Now().AddDate(0, 1, 0)) {
		t.Errorf("answers tell the marketplace's time as %s: %v", now, err)
	}
	if a := clock(map[string]any{}); a.Status != 400 {
		t.Errorf("without a time: %d %s", a.Status, a.Text)
	}
}
