package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// TestManyAtOnce previews a bulk action, runs it once by a job, and reads the failures with their reasons: for records
// selected one by one, and for everything that a search finds.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	run := func(token, id string, body map[string]any) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + id, Token: token, Body: body})
	}
	code := "m" + uuid.NewString()[:8]
	var ids []any
	for i := range 3 {
		user := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: admin, Body: map[string]any{
			"email": fmt.Sprintf("%s.%d@people.example", code, i), "firstName": "Kim", "lastName": code, "group": "traveler",
		}})
		ids = append(ids, user["id"])
	}
	host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?q=" + apptest.HostEmail,
		Token: admin})["items"].([]any)[0].(map[string]any)["id"]
	chosen := map[string]any{"action": "resendInvitations", "ids": append(ids, host), "start": false}
	id := uuid.NewString()
	seen := run(admin, id, chosen)
	if seen.Status != http.StatusOK || seen.Data["total"] != 3.0 || seen.Data["leftOut"] != 1.0 ||
		seen.Data["started"] != false ||
		!strings.Contains(seen.Text, code+".0@people.example") || !strings.Contains(seen.Text, "accepted already") {
		t.Fatalf("%d %s", seen.Status, seen.Text)
	}
	mails := func() int {
		return count(t, s, "SELECT count(*) FROM email WHERE template = 'activation' AND recipient LIKE '"+code+"%'")
	}
	if mails() != 3 {
		t.Fatalf("looking mailed: %d", mails())
	}
	for who, token := range map[string]string{"a trip manager": s.SignIn(t, s.Person(t, "tripManager")),
		"the host": s.SignIn(t, apptest.HostEmail), "nobody": ""} {
		if a := run(token, uuid.NewString(), chosen); a.Status != http.StatusForbidden &&
			a.Status != http.StatusUnauthorized {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	chosen["start"] = true
	for range 2 {
		if a := run(admin, id, chosen); a.Status != http.StatusOK || a.Data["started"] != true {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	ended := func(id string, body map[string]any) (data map[string]any) {
		t.Helper()
		s.Eventually(t, "the run has ended", func() bool {
			data = run(admin, id, body).Data
			return data["ended"] == true
		})
		return data
	}
	if out := ended(id, chosen); out["done"] != 3.0 || out["failed"] != 0.0 || mails() != 6 {
		t.Errorf("%v, %d mails", out, mails())
	}
	there, stranger := open(t, s, admin, true)
	if a := there.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + uuid.NewString(), Token: stranger,
		Body: chosen}); a.Status != http.StatusConflict {
		t.Errorf("another marketplace's admin: %d %s", a.Status, a.Text)
	}
	all := map[string]any{"action": "resendInvitations", "query": "status=invited&q=" + code, "start": true}
	again := uuid.NewString()
	if a := run(admin, again, all); a.Status != http.StatusOK || a.Data["total"] != 3.0 {
		t.Fatalf("all that match: %d %s", a.Status, a.Text)
	}
	if out := ended(again, all); out["done"] != 3.0 || mails() != 9 {
		t.Errorf("all that match: %v, %d mails", out, mails())
	}
	if a := run(admin, uuid.NewString(), map[string]any{"action": "resendEmails", "query": "color=red",
		"start": false}); a.Status != http.StatusBadRequest {
		t.Errorf("a filter that is none: %d %s", a.Status, a.Text)
	}
	mailed := run(admin, uuid.NewString(), map[string]any{"action": "resendEmails", "query": "sent=true&q=" + code,
		"start": false})
	if mailed.Status != http.StatusOK || mailed.Data["total"] != 0.0 {
		t.Errorf("mails that open an account: %d %s", mailed.Status, mailed.Text)
	}
}

// TestManyCodesAreExtendedAtOnce previews which discount codes get a later last day and why others cannot, and extends
// them by a job: those that end later, have no end, or are off stay as they are.
func TestManyCodesAreExtendedAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	today := time.Now().UTC()
	on := func(days int) string { return today.AddDate(0, 0, days).Format(time.DateOnly) }
	for code, body := range map[string]map[string]any{
		"MANYSOON": {"expiresOn": on(10)}, "MANYPAST": {"expiresOn": on(-10)}, "MANYLATER": {"expiresOn": on(90)},
		"MANYEVER": {}, "MANYOFF": {"expiresOn": on(10), "active": false},
	} {
		body["code"], body["percentBp"] = code, 1000
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/discounts", Token: admin, Body: body})
	}
	body := map[string]any{"action": "extendDiscountCodes", "query": "q=many", "until": on(60), "start": false}
	run := func(id string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + id, Token: admin, Body: body})
	}
	for _, until := range []any{nil, on(-1)} {
		a := s.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + uuid.NewString(), Token: admin,
			Body: map[string]any{"action": "extendDiscountCodes", "query": "q=many", "until": until, "start": true}})
		if a.Status != http.StatusBadRequest {
			t.Errorf("until %v: %d %s", until, a.Status, a.Text)
		}
	}
	seen := run(uuid.NewString())
	why := map[string]string{}
	for _, row := range seen["leftOutRows"].([]any) {
		one := row.(map[string]any)
		code, _, _ := strings.Cut(one["name"].(string), " ")
		why[code] = one["reason"].(string)
	}
	if seen["total"] != 2.0 || seen["leftOut"] != 3.0 || why["MANYOFF"] != "It’s off." ||
		why["MANYEVER"] != "It has no last day." || why["MANYLATER"] != "It’s valid as long already, or longer." {
		t.Fatalf("%v", seen)
	}
	body["start"] = true
	id := uuid.NewString()
	s.Eventually(t, "the run has ended", func() bool { return run(id)["ended"] == true })
	ends := map[string]any{}
	for _, code := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/discounts?q=many",
		Token: admin})["items"].([]any) {
		ends[code.(map[string]any)["code"].(string)] = code.(map[string]any)["expiresOn"]
	}
	if ends["MANYSOON"] != on(60) || ends["MANYPAST"] != on(60) || ends["MANYLATER"] != on(90) ||
		ends["MANYEVER"] != nil || ends["MANYOFF"] != on(10) {
		t.Errorf("%v", ends)
	}
}

// TestManyReviewsStayAtOnce approves the reviews that await moderation, and excludes one that was hidden before.
func TestManyReviewsStayAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO review (tenant_id, id, trip_id, itinerary_id, host_id, operator_id, member_id, rating, comment, saved_at, hidden_at)
			SELECT t.tenant_id, gen_random_uuid(), t.id, t.itinerary_id, t.host_id, t.operator_id, m.id, 4, 'Well led.', now(), CASE WHEN m.user_group = 'admin' THEN now() END
			FROM trip t JOIN member m ON m.tenant_id = t.tenant_id AND m.user_group IN ('admin', 'host', 'operator') WHERE t.id = $1`,
			trip.ID)
		return err
	})
	body := map[string]any{"action": "keepReviews", "query": "state=waiting", "start": false}
	run := func(id string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + id, Token: trip.Admin, Body: body})
	}
	id := uuid.NewString()
	seen := run(id)
	total := seen["total"].(float64)
	if total < 2 || seen["leftOut"].(float64) < 1 || !strings.Contains(fmt.Sprint(seen["rows"]), "4 ★ · Well led.") {
		t.Fatalf("%v", seen)
	}
	body["start"] = true
	s.Eventually(t, "the reviews stay", func() bool { return run(id)["ended"] == true })
	if n := count(t, s, "SELECT count(*) FROM review WHERE checked_at IS NOT NULL AND hidden_at IS NULL"); n != int(
		total) {
		t.Errorf("%d of %v stay", n, total)
	}
}

// TestManyPayoutsAtOnce approves payouts with their names and amounts. One that takes two admins still waits for the
// second, and those that need no approval are left out.
func TestManyPayoutsAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	policies := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: admin})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: admin, Body: map[string]any{
		"version": policies["version"], "items": []any{map[string]any{"path": "payment.payoutTwoApprovalsFromMinor",
			"number": 500_00}},
	}})
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, kind, amount_minor, currency, status, due_on, created_at)
			SELECT h.tenant_id, gen_random_uuid(), 'host', h.id, 'advance', a.minor, 'USD', 'scheduled', now() + interval '1 year', now()
			FROM (SELECT * FROM host LIMIT 1) h, (VALUES (40000), (60000)) a(minor)`)
		return err
	})
	body := map[string]any{"action": "approvePayouts", "query": "status=scheduled", "start": false}
	run := func(id string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + id, Token: admin, Body: body})
	}
	seen, id := run(uuid.NewString()), uuid.NewString()
	if seen["total"] != 1.0 || !strings.Contains(fmt.Sprint(seen["rows"]), "600") {
		t.Fatalf("%v", seen)
	}
	body["start"] = true
	s.Eventually(t, "the run has ended", func() bool { return run(id)["ended"] == true })
	if n := count(t, s, "SELECT count(*) FROM payout WHERE first_approved_at IS NOT NULL AND approved_at IS NULL"); n != 1 {
		t.Errorf("%d payouts wait for a second admin", n)
	}
	body["start"] = false
	if again := run(uuid.NewString()); again["total"] != 0.0 {
		t.Errorf("the same admin can approve again: %v", again)
	}
}
