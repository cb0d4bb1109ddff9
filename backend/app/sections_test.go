package app_test

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/principal"
)

// An admin who can change only some sections sees everything, and is refused every change that the contract puts into
// another section. Every change that an admin can make is tried, by an admin of each section.
func TestAdminsOfASectionChangeOnlyThat(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	for _, section := range []string{"trips", "supply", "money", "people", "settings"} {
		token := m.only(t, section)
		tried := 0
		for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
			rule := permission.REST[operation]
			own := rule.Permission == "public" || rule.Permission == "session" || rule.Permission == "self"
			if own || rule.Method == http.MethodGet || rule.File != "" || strings.HasPrefix(rule.Resource, "body.") ||
				!slices.Contains(allowed[rule.Permission], admin) {
				continue
			}
			tried++
			// What is not refused is stopped by a body that no operation takes.
			a := m.Call(t, apptest.Request{Method: rule.Method, Path: m.address(rule), Token: token,
				Body: map[string]any{"nothingTakesThis": true}})
			refused := strings.Contains(a.Text, principal.LooksOnly)
			if mine := rule.Section == "" || rule.Section == section; refused == mine {
				t.Errorf("admin of %s, %s of %q: %d %s", section, operation, rule.Section, a.Status, a.Text)
			}
		}
		if tried < 80 {
			t.Errorf("%d changes were tried", tried)
		}
		seen := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings?limit=1", Token: token})
		if len(seen["items"].([]any)) == 0 {
			t.Errorf("an admin of %s sees no bookings", section)
		}
	}
}

// Changing some sections is no way to change others: admins of a section cannot decide who is on the staff, stand in
// for anyone, or start another section's bulk action; and they are not the last admin.
func TestSectionsAreNoWayToOthers(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	boss, people := m.tokens[admin], m.only(t, "people")
	profile := func(token string) map[string]any {
		return m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	me := profile(people)
	if got := me["sections"].([]any); len(got) != 1 || got[0] != "people" {
		t.Fatalf("sections of the profile: %v", me["sections"])
	}
	refused := func(what string, a apptest.Answer) {
		t.Helper()
		if a.Status != http.StatusForbidden {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	colleague := profile(m.SignIn(t, m.Person(t, "support")))
	refused("makes a colleague an admin", m.Call(t, apptest.Request{Method: "POST",
		Path: "/api/admin/users/" + colleague["id"].(string), Token: people,
		Body: map[string]any{"version": colleague["version"], "group": "admin"}}))
	traveler := profile(m.SignIn(t, m.Person(t, "traveler")))
	refused("makes a traveler an admin", m.Call(t, apptest.Request{Method: "POST",
		Path: "/api/admin/users/" + traveler["id"].(string), Token: people,
		Body: map[string]any{"version": traveler["version"], "group": "admin"}}))
	refused("invites an admin", m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: people,
		Header: map[string]string{"Idempotency-Key": "invite-a-second-admin"},
		Body:   map[string]any{"email": "second@staff.example", "firstName": "Se", "lastName": "Cond", "group": "admin"}}))
	refused("stands in", m.Call(t, apptest.Request{Method: "POST",
		Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation", Token: people,
		Body: map[string]any{"userId": traveler["id"], "reason": "To look."}}))
	shown := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users/" + traveler["id"].(string), Token: people})
	if slices.Contains(shown["supportActions"].([]any), any("standIn")) {
		t.Errorf("offered to stand in: %v", shown["supportActions"])
	}
	bulk := m.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/01910000-0000-7000-8000-000000000001",
		Token: people, Body: map[string]any{"action": "approvePayouts", "start": false, "ids": []any{traveler["id"]}}})
	refused("approves payouts in bulk", bulk)

	// Given back, everything can be changed again, and the audit log says both.
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + me["id"].(string), Token: boss,
		Body: map[string]any{"version": me["version"], "sections": nil}})
	if now := profile(people); now["sections"] != nil {
		t.Errorf("sections: %v", now["sections"])
	}
	log := m.Must(t, apptest.Request{Method: "GET",
		Path: "/api/metadata/audit-logs?objectId=" + me["id"].(string), Token: boss})
	if len(log["items"].([]any)) < 2 {
		t.Errorf("audit log: %v", log["items"])
	}
}

// only signs in an admin who can change one section.
func (m matrix) only(t *testing.T, section string) string {
	t.Helper()
	token := m.SignIn(t, m.Person(t, "admin"))
	me := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + me["id"].(string), Token: m.tokens[admin],
		Body: map[string]any{"version": me["version"], "sections": []any{section}}})
	return token
}
