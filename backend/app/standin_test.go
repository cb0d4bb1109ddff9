package app_test

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
)

// personal matches operations that by their names are about what only the person may touch (BLUEPRINT 4.8).
var personal = regexp.MustCompile(`(?i)(change|^set)Password|payoutDetail|bank(Detail|Account)|paymentMethod|(save|add|remove)Card|secondFactor|totp|passkey|recoveryCode|api_?key|startImpersonation|impersonateUser`)

// reads change nothing, and what resets a user's is the admin's own doing.
var reads = regexp.MustCompile(`(?i)^(admin)?(get|list|resetUser)`)

// Whatever only the person may touch is barred to whoever stands in for him, and the contract says so.
func TestStandingInIsBarredFromWhatIsPersonal(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	host, admin := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.AdminEmail)
	subject := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})["id"].(string)
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + subject + "/impersonate", Token: admin, Body: map[string]any{"reason": "What may I do?"}})

	refused := func(t *testing.T, r apptest.Request) {
		t.Helper()
		a := s.Call(t, r)
		if a.Status != http.StatusForbidden && !(strings.HasPrefix(r.Path, "/rpc/") && strings.Contains(a.Text, "permission_denied")) {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		if !strings.Contains(a.Text, "standing in") {
			t.Errorf("refused for another reason: %s", a.Text)
		}
	}
	barred := 0
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		if personal.MatchString(operation) && !reads.MatchString(operation) && !rule.SelfOnly {
			t.Errorf("%s must be x-self-only", operation)
		}
		if !rule.SelfOnly {
			continue
		}
		barred++
		t.Run(operation, func(t *testing.T) {
			path := pathParameter.ReplaceAllString(rule.Path, uuid.NewString())
			refused(t, apptest.Request{Method: rule.Method, Path: path, Token: admin, Body: map[string]any{}})
		})
	}
	protoregistry.GlobalFiles.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		for i := range file.Services().Len() {
			methods := file.Services().Get(i).Methods()
			for j := range methods.Len() {
				method := methods.Get(j)
				if !strings.HasPrefix(string(method.FullName()), "caravan.") {
					continue
				}
				name := string(method.Name())
				if personal.MatchString(name) && !reads.MatchString(name) && !app.SelfOnly(method) {
					t.Errorf("%s must be self_only", name)
				}
				if !app.SelfOnly(method) || method.IsStreamingServer() {
					continue
				}
				barred++
				t.Run(name, func(t *testing.T) {
					refused(t, apptest.Request{Method: "POST", Path: "/rpc/" + string(method.Parent().FullName()) + "/" + name, Token: admin, Body: map[string]any{}})
				})
			}
		}
		return true
	})
	if barred < 5 {
		t.Errorf("only %d operations are barred", barred)
	}
}

func TestImpersonationIsListedAndStoppedAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	host, ada, boss := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.AdminEmail), s.SignIn(t, apptest.AdminEmail)
	me := func(token string) map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	subject := me(host)["id"].(string)
	for name, c := range map[string]struct {
		id, reason string
		status     int
	}{
		"without a reason": {subject, "  ", http.StatusBadRequest},
		"for an admin":     {me(ada)["id"].(string), "Curious", http.StatusForbidden},
		"for nobody":       {uuid.NewString(), "Curious", http.StatusNotFound},
	} {
		a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + c.id + "/impersonate", Token: ada, Body: map[string]any{"reason": c.reason}})
		if a.Status != c.status {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	grant := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + subject + "/impersonate", Token: ada, Body: map[string]any{"reason": "Checking a booking"}})
	if got := me(ada); got["id"] != subject || got["impersonation"] == nil {
		t.Fatalf("not standing in: %v", got)
	}
	list := func(query string) []any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/impersonations?" + query, Token: boss})["items"].([]any)
	}
	running := list("running=true")
	if len(running) != 1 || running[0].(map[string]any)["reason"] != "Checking a booking" || running[0].(map[string]any)["running"] != true {
		t.Fatalf("%v", running)
	}
	// Another session of an admin ends it; the very next request is the admin's own again.
	stopped := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/impersonations/" + grant["id"].(string) + "/stop", Token: boss})
	if stopped["running"] != false || stopped["endedByName"] == nil {
		t.Errorf("%v", stopped)
	}
	if got := me(ada); got["id"] == subject || got["impersonation"] != nil {
		t.Errorf("still standing in: %v", got)
	}
	if len(list("running=true")) != 0 || len(list("")) != 1 {
		t.Error("the list does not tell past from running")
	}
	again := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/impersonations/" + grant["id"].(string) + "/stop", Token: boss})
	if again["endedAt"] != stopped["endedAt"] {
		t.Error("ending it twice changed it")
	}
	if stops := auditItems(t, s, boss, "action=impersonation.stop"); len(stops) != 1 {
		t.Errorf("%d stops in the log", len(stops))
	}
	for _, token := range []string{host, s.SignIn(t, "tripmanager@demo.example")} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/impersonations", Token: token}); a.Status != http.StatusForbidden {
			t.Errorf("somebody else sees who stood in: %d", a.Status)
		}
	}
}
