package app_test

import (
	"encoding/csv"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"caravan/backend/app/apptest"
)

// TestSupportLooksAfterAnOrder finds an order by the card that paid it, reads and resends its emails, and exports
// the books; and checks who is denied each of these.
func TestSupportLooksAfterAnOrder(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	const buyer = "robin.quick@people.example"
	if _, refused, err := s.Book(t.Context(), trip.ID, buyer, card, 2); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	manager := s.SignIn(t, s.Person(t, "tripManager"))
	there, stranger := open(t, s, trip.Admin, true)
	get := func(token, path string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	orders := func(token, query string) []any {
		t.Helper()
		return get(token, "/api/admin/bookings?"+query)["items"].([]any)
	}
	refused := func(what, method, path string, body any) {
		t.Helper()
		for who, a := range map[string]apptest.Answer{
			"a trip manager": s.Call(t, apptest.Request{Method: method, Path: path, Token: manager, Body: body}),
			"a host":         s.Call(t, apptest.Request{Method: method, Path: path, Token: trip.Host, Body: body}),
			"nobody":         s.Call(t, apptest.Request{Method: method, Path: path, Body: body}),
		} {
			if a.Status != http.StatusForbidden && a.Status != http.StatusUnauthorized {
				t.Errorf("%s %s: %d %s", who, what, a.Status, a.Text)
			}
		}
	}

	found := orders(trip.Admin, "tripId="+trip.ID+"&q=4242")
	if len(found) != 1 || len(orders(trip.Admin, "tripId="+trip.ID+"&q=0002")) != 0 {
		t.Fatalf("orders by the card's last digits: %v", found)
	}
	order := found[0].(map[string]any)
	if got := texts(order["supportActions"]); strings.Join(got, " ") != "refund discount move cancel" {
		t.Errorf("what an admin can do: %v", got)
	}
	id := order["id"].(string)
	if got := get(manager, "/api/admin/bookings/"+id)["supportActions"]; got != nil {
		t.Errorf("what a trip manager can do: %v", got)
	}
	users := get(trip.Admin, "/api/admin/users?q="+url.QueryEscape(buyer))["items"].([]any)
	person := users[0].(map[string]any)["id"].(string)
	if mine := orders(trip.Admin, "memberId="+person); len(mine) != 1 || mine[0].(map[string]any)["id"] != id {
		t.Errorf("orders of the person: %v", mine)
	}
	if others := orders(trip.Admin, "memberId="+id); len(others) != 0 {
		t.Errorf("orders of nobody: %v", others)
	}
	if credits := get(trip.Admin, "/api/admin/users/"+person+"/credits"); len(credits["items"].([]any)) != 0 ||
		credits["usableMinor"].(float64) != 0 {
		t.Errorf("credits %v", credits)
	}
	refused("lists a person's credits", "GET", "/api/admin/users/"+person+"/credits", nil)

	mails := func() []any {
		return get(trip.Admin, "/api/admin/emails?sent=true&recipient="+url.QueryEscape(buyer))["items"].([]any)
	}
	kept := ""
	s.Eventually(t, "the confirmation of the deposit is sent", func() bool {
		for _, m := range mails() {
			if m := m.(map[string]any); m["hook"] == "booking_received" {
				kept = m["id"].(string)
			}
		}
		return kept != ""
	})
	mail := get(trip.Admin, "/api/admin/emails/"+kept)
	if mail["resendable"] != true || !strings.Contains(mail["html"].(string), "<") || mail["plain"] == "" {
		t.Errorf("the mail: %v", mail)
	}
	before := len(mails())
	again := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/emails/" + kept + "/resend", Token: trip.Admin})
	if again["id"] == kept || again["subject"] != mail["subject"] || again["recipient"] != buyer {
		t.Errorf("sent again: %v", again)
	}
	s.Eventually(t, "it is sent again", func() bool { return len(mails()) == before+1 })
	refused("sends a mail again", "POST", "/api/admin/emails/"+kept+"/resend", nil)
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/emails/" + kept + "/resend",
		Token: stranger}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin sends it again: %d %s", a.Status, a.Text)
	}
	opening := get(trip.Admin, "/api/admin/emails?hook=activation&recipient="+url.QueryEscape(buyer))["items"].([]any)
	if len(opening) > 0 {
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/emails/" +
			opening[0].(map[string]any)["id"].(string) + "/resend", Token: trip.Admin}); a.Status != http.StatusConflict {
			t.Errorf("a mail that opens an account is sent again: %d %s", a.Status, a.Text)
		}
	}
	journalIsWhole(t, s, trip.Admin)
	refused("exports the journal", "POST", "/api/admin/journal/export",
		map[string]any{"from": "2026-01-01", "to": "2026-12-31"})
}

// journalIsWhole exports the books of these days: they contain an order's charge, and each transaction sums to
// zero.
func journalIsWhole(t *testing.T, s *apptest.Server, admin string) {
	t.Helper()
	now := time.Now()
	started := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/journal/export", Token: admin,
		Body: map[string]any{
			"from": now.AddDate(-2, 0, 0).Format(time.DateOnly), "to": now.AddDate(0, 0, 1).Format(time.DateOnly),
		}})
	file := ""
	s.Eventually(t, "the journal is written", func() bool {
		e := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/exports/" + started["id"].(string), Token: admin})
		file, _ = e["fileUrl"].(string)
		return file != ""
	})
	a := s.Call(t, apptest.Request{Method: "GET", Path: file, Token: admin})
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(a.Text, "\ufeff"))).ReadAll()
	if err != nil || len(rows) < 3 {
		t.Fatalf("the journal: %d %v %.200s", a.Status, err, a.Text)
	}
	sums := map[string]int64{}
	charged := false
	for _, row := range rows[1:] {
		amount, err := strconv.ParseInt(strings.Replace(row[5], ".", "", 1), 10, 64)
		if err != nil {
			t.Fatalf("amount of %v: %v", row, err)
		}
		sums[row[2]+row[6]] += amount
		charged = charged || row[4] == "charge" && row[7] != "" && row[8] != ""
	}
	if !charged {
		t.Error("no charge with its order and trip")
	}
	for transaction, sum := range sums {
		if sum != 0 {
			t.Errorf("transaction %s adds up to %d", transaction, sum)
		}
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/journal/export", Token: admin,
		Body: map[string]any{"from": "2026-02-01", "to": "2026-01-01"}}); a.Fields["to"] == "" {
		t.Errorf("a period that ends before it begins: %d %s", a.Status, a.Text)
	}
}

// TestTheQueueIsThePlatformOperators shows the queue's pages to platform operators only, and audits what they do
// there.
func TestTheQueueIsThePlatformOperators(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	const board = "/api/admin/jobs/board"
	admin := s.SignIn(t, apptest.AdminEmail)
	there, stranger := open(t, s, admin, true)
	for who, a := range map[string]apptest.Answer{
		"a trip manager": s.Call(t, apptest.Request{Method: "GET", Path: board + "/api/states",
			Token: s.SignIn(t, s.Person(t, "tripManager"))}),
		"a host": s.Call(t, apptest.Request{Method: "GET", Path: board + "/",
			Token: s.SignIn(t, apptest.HostEmail)}),
		"another marketplace's admin": there.Call(t, apptest.Request{Method: "GET", Path: board + "/api/states",
			Token: stranger}),
		"another who retries": there.Call(t, apptest.Request{Method: "POST", Path: board + "/api/jobs/retry",
			Token: stranger, Body: map[string]any{"ids": []any{"1"}}}),
		"nobody": s.Call(t, apptest.Request{Method: "GET", Path: board + "/"}),
	} {
		if a.Status != http.StatusForbidden && a.Status != http.StatusUnauthorized {
			t.Errorf("%s: %d %.200s", who, a.Status, a.Text)
		}
	}
	page := s.Call(t, apptest.Request{Method: "GET", Path: board + "/", Token: admin,
		Header: map[string]string{"Accept": "text/html"}})
	if page.Status != http.StatusOK || !strings.Contains(page.Text, "<title>River</title>") {
		t.Errorf("the page: %d %.200s", page.Status, page.Text)
	}
	if states := s.Call(t, apptest.Request{Method: "GET", Path: board + "/api/states",
		Token: admin}); states.Status != http.StatusOK || !strings.Contains(states.Text, "completed") {
		t.Errorf("states: %d %.200s", states.Status, states.Text)
	}
	s.Call(t, apptest.Request{Method: "POST", Path: board + "/api/jobs/retry", Token: admin,
		Body: map[string]any{"ids": []any{"1"}}})
	trail := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?action=jobs.changed",
		Token: admin})["items"].([]any)
	if len(trail) != 1 || !strings.Contains(trail[0].(map[string]any)["after"].(map[string]any)["call"].(string),
		"jobs/retry") {
		t.Errorf("the trail: %v", trail)
	}
}
