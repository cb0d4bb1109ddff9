package app_test

import (
	"net/http"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// Pending tasks follow a request on its way to a trip: unanswered, then with prices to approve, then gone. Only
// those who oversee the marketplace may see them, and amounts are shown to admins only.
func TestWhatWaits(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := apptest.Trip{Host: s.SignIn(t, apptest.HostEmail), Operator: s.SignIn(t, apptest.OperatorEmail),
		Admin: s.SignIn(t, apptest.AdminEmail)}
	waits := func(token, kind, id string) bool {
		t.Helper()
		for _, g := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting",
			Token: token})["groups"].([]any) {
			group := g.(map[string]any)
			if group["kind"] != kind {
				continue
			}
			if total := int(group["total"].(float64)); total < len(group["items"].([]any)) {
				t.Errorf("%s: %d in all, fewer than are shown", kind, total)
			}
			for _, i := range group["items"].([]any) {
				if i.(map[string]any)["id"] == id {
					return true
				}
			}
		}
		return false
	}
	request, _ := s.Request(t, trip.Host)
	if !waits(trip.Admin, "tripRequest", request) {
		t.Error("a request without an answer does not wait")
	}
	made := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/trips", Token: trip.Operator, Body: map[string]any{
		"tripRequestId": request, "minimumSpots": 2, "maximumSpots": 10,
	}})
	trip.ID = made["id"].(string)
	s.Move(t, trip, trip.Operator, "/api/me/trips/", map[string]any{"status": "partner_approved", "operatorTerms": true})
	if waits(trip.Admin, "tripRequest", request) || !waits(trip.Admin, "tripPricing", trip.ID) {
		t.Error("the answered request still waits, or its prices do not")
	}
	s.Move(t, trip, trip.Admin, "/api/admin/trips/", map[string]any{"status": "trova_pricing_approved"})
	if waits(trip.Admin, "tripPricing", trip.ID) {
		t.Error("approved prices still wait")
	}

	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, kind, amount_minor, currency, status, due_on, failure, created_at)
			SELECT tenant_id, gen_random_uuid(), 'host', id, 'advance', 4200, 'USD', 'failed', now(), 'The account is closed.', now() FROM host LIMIT 1`)
		return err
	})
	manager := s.SignIn(t, s.Person(t, "tripManager"))
	sees := func(token string) (kinds map[string]bool) {
		kinds = map[string]bool{}
		for _, g := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting",
			Token: token})["groups"].([]any) {
			kinds[g.(map[string]any)["kind"].(string)] = true
		}
		return kinds
	}
	if !sees(trip.Admin)["payout"] || sees(manager)["payout"] {
		t.Error("a failed payout waits for admins, and for nobody else")
	}
	for who, token := range map[string]string{"host": trip.Host, "operator": trip.Operator, "nobody": ""} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting",
			Token: token}); a.Status == http.StatusOK {
			t.Errorf("%s reads what waits: %s", who, a.Text)
		}
	}
}
