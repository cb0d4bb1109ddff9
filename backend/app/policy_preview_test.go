package app_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// TestPoliciesArePreviewed says what a change would do: which values open trips keep and with how many bookings, what
// began and keeps its end, which payouts wait. Nothing is changed by it.
func TestPoliciesArePreviewed(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO hold (tenant_id, id, trip_id, token_hash, state, spots, first_spot, choices, quote, expires_at, created_at)
			SELECT tenant_id, gen_random_uuid(), id, '\x00', 'active', 1, 0, '{}', '{}', now() + interval '1 year', now() FROM trip WHERE id = $1`,
			trip.ID)
		if err != nil {
			return err
		}
		_, err = tx.Exec(t.Context(),
			`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, kind, amount_minor, currency, status, due_on, created_at)
			SELECT tenant_id, gen_random_uuid(), 'host', id, 'referralFirst', 420000, 'USD', 'scheduled', now() + interval '1 year', now() FROM host LIMIT 1`)
		return err
	})
	preview := func(token string, items ...map[string]any) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/policies/preview", Token: token,
			Body: map[string]any{"items": items}})
	}
	number := func(path string, n int) map[string]any { return map[string]any{"path": path, "number": n} }
	before := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: trip.Admin})["version"]
	open := count(t, s, "SELECT count(*) FROM trip WHERE status NOT IN ('complete', 'cancelled')")
	a := preview(trip.Admin, number("payment.depositBp", 3100), number("booking.holdMinutes", 20),
		number("payment.payoutTwoApprovalsFromMinor", 400000),
		map[string]any{"path": "review.public", "flag": true})
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	effects := map[string]map[string]any{}
	for _, one := range a.Data["items"].([]any) {
		effects[one.(map[string]any)["path"].(string)] = one.(map[string]any)
	}
	deposit := effects["payment.depositBp"]
	trips := 0
	for _, kept := range deposit["kept"].([]any) {
		trips += int(kept.(map[string]any)["trips"].(float64))
	}
	if deposit["applies"] != "newTrips" || deposit["valueText"] != "3100" || trips != open || trips == 0 {
		t.Errorf("%d of %d open trips keep their deposit: %v", trips, open, deposit)
	}
	for path, want := range map[string]string{
		"booking.holdMinutes":                 "fromNow map[count:1 what:holdsKeep]",
		"payment.payoutTwoApprovalsFromMinor": "atOnce map[count:1 what:payoutsWait]",
	} {
		touched, _ := effects[path]["touched"].([]any)
		if got := fmt.Sprint(effects[path]["applies"], " ", append(touched, nil)[0]); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
	if _, same := effects["review.public"]; same {
		t.Error("a policy that stays has an effect")
	}
	if a := preview(trip.Admin, number("payment.depositBp", 20_000)); a.Status != http.StatusBadRequest {
		t.Errorf("an invalid value: %d %s", a.Status, a.Text)
	}
	for who, token := range map[string]string{"host": trip.Host, "operator": trip.Operator,
		"trip manager": s.SignIn(t, s.Person(t, "tripManager"))} {
		if a := preview(token, number("payment.depositBp", 3100)); a.Status == http.StatusOK {
			t.Errorf("%s previews policies: %s", who, a.Text)
		}
	}
	after := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: trip.Admin})["version"]
	if before != after {
		t.Errorf("looking changed the policies: version %v, then %v", before, after)
	}
}

// TestJobsThatGaveUp wait for their marketplace's admins, and run once more when these say so.
func TestJobsThatGaveUp(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO river.river_job (kind, args, state, attempt, max_attempts, attempted_at, finalized_at, errors)
			VALUES ('no_such_job', jsonb_build_object('tenantId', $1::text), 'discarded', 3, 3, now(), now(), ARRAY['{"error": "a detail"}'::jsonb])`,
			s.Tenant(t).ID.String())
		return err
	})
	waiting := func(token string) (id any, text string) {
		t.Helper()
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting", Token: token})
		groups, _ := a.Data["groups"].([]any)
		for _, g := range groups {
			if group := g.(map[string]any); group["kind"] == "job" {
				return group["items"].([]any)[0].(map[string]any)["id"], a.Text
			}
		}
		return nil, a.Text
	}
	id, text := waiting(admin)
	if id == nil {
		t.Fatalf("a job that gave up does not wait: %s", text)
	}
	manager := s.SignIn(t, s.Person(t, "tripManager"))
	if other, _ := waiting(manager); other != nil {
		t.Error("a trip manager sees jobs")
	}
	retry := func(token string) int {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/jobs/" + id.(string) + "/retry",
			Token: token}).Status
	}
	there, stranger := open(t, s, admin, true)
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/jobs/" + id.(string) + "/retry",
		Token: stranger}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin: %d %s", a.Status, a.Text)
	}
	if status := retry(manager); status != http.StatusForbidden {
		t.Errorf("a trip manager retries: %d", status)
	}
	if status := retry(admin); status != http.StatusOK {
		t.Fatalf("retry: %d", status)
	}
	if again, _ := waiting(admin); again == id {
		t.Error("a retried job still waits")
	}
}
