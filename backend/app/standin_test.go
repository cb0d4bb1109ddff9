package app_test

import (
	"maps"
	"net/http"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/api/accessapi"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/gen/api/auditlogapi"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/gen/api/discountapi"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/fileapi"
	"caravan/backend/gen/api/frameapi"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/gen/api/insuranceapi"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/gen/api/operatorapi"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/gen/api/placeapi"
	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/gen/api/tenantapi"
	"caravan/backend/gen/api/testclockapi"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/gen/api/webhookapi"
	"caravan/backend/gen/permission"
)

// personal matches operations whose names are about what only the person may touch (BLUEPRINT 4.8).
var personal = regexp.MustCompile(
	`(?i)(change|^set)Password|payoutDetail|bank(Detail|Account)|paymentMethod|(save|add|remove)Card|secondFactor|totp|passkey|recoveryCode|api_?key|startImpersonation|impersonateUser`)

// reads change nothing, and resetting a user's credentials is the admin's own action.
var reads = regexp.MustCompile(`(?i)^(admin)?(get|list|resetUser)`)

// moving matches operations whose names are about moving money or extracting data.
var moving = regexp.MustCompile(
	`(?i)pay|refund|cancel|charge|buy|^book|discount|settle|reinstate|credit|earningsReport|addOns|` +
		`(update|change|move)Booking|changePayer|waive|participant|export|download|print|webhook|delivery|manifest`)

// paying are the fields of a body that pay.
var paying = []string{"paymentMethod", "cardId", "creditMinor"}

// still are operations with such names that an impersonator may call, with the reason why they are harmless.
var still = map[string]string{
	"authenticatePayment": "goes on with a payment that was begun in person, by its secret",
	"createSandboxToken":  "a test card, nobody's", "createDiscountCode": "a code moves nothing before a person uses it",
	"updateDiscountCode": "as its creation",
	"applyHoldDiscount":  "lowers the price of what whoever has the hold's secret has not bought",
	"removeHoldDiscount": "as its opposite", "downloadHostStatement": "what the screen shows",
	"printHostStatement": "what the screen shows", "downloadOperatorStatement": "what the screen shows",
	"printOperatorStatement": "what the screen shows", "adminPrintStatement": "what the screen shows",
	"downloadConfirmationOfBenefits": "what the screen shows", "exportItinerary": "says nothing of any person",
	"watchExport":    "tells how far a file is, and gives none",
	"resendDelivery": "goes where the receiver was set in person",
	"replayWebhook":  "goes where the receiver was set in person",
}

// looking matches the names of operations that change nothing.
var looking = regexp.MustCompile(`(?i)^(admin)?(get|list|show|quote|calculate|preview|estimate|reprice|bookingMoney)`)

// handlers are those of every domain.
var handlers = []reflect.Type{
	reflect.TypeFor[accessapi.Handler](),
	reflect.TypeFor[analyticsapi.Handler](),
	reflect.TypeFor[auditlogapi.Handler](),
	reflect.TypeFor[bookingapi.Handler](),
	reflect.TypeFor[campaignapi.Handler](),
	reflect.TypeFor[discountapi.Handler](),
	reflect.TypeFor[exportapi.Handler](),
	reflect.TypeFor[fileapi.Handler](),
	reflect.TypeFor[frameapi.Handler](),
	reflect.TypeFor[hostapi.Handler](),
	reflect.TypeFor[identityapi.Handler](),
	reflect.TypeFor[insuranceapi.Handler](),
	reflect.TypeFor[inventoryapi.Handler](),
	reflect.TypeFor[itineraryapi.Handler](),
	reflect.TypeFor[linkapi.Handler](),
	reflect.TypeFor[notificationapi.Handler](),
	reflect.TypeFor[operatorapi.Handler](),
	reflect.TypeFor[paymentapi.Handler](),
	reflect.TypeFor[payoutapi.Handler](),
	reflect.TypeFor[placeapi.Handler](),
	reflect.TypeFor[reviewapi.Handler](),
	reflect.TypeFor[tenantapi.Handler](),
	reflect.TypeFor[testclockapi.Handler](),
	reflect.TypeFor[transferapi.Handler](),
	reflect.TypeFor[tripapi.Handler](),
	reflect.TypeFor[tripformapi.Handler](),
	reflect.TypeFor[triprequestapi.Handler](),
	reflect.TypeFor[webhookapi.Handler](),
}

func methodOf(operation string) (reflect.Method, bool) {
	for _, h := range handlers {
		if method, ok := h.MethodByName(strings.ToUpper(operation[:1]) + operation[1:]); ok {
			return method, true
		}
	}
	return reflect.Method{}, false
}

// pays reports whether the body of an operation can carry a payment.
func pays(operation string) bool {
	method, ok := methodOf(operation)
	if !ok {
		return false
	}
	for i := range method.Type.NumIn() {
		if in := method.Type.In(i); in.Kind() == reflect.Pointer && carries(in.Elem(), 3) {
			return true
		}
	}
	return false
}

func carries(body reflect.Type, deep int) bool {
	if body.Kind() != reflect.Struct || deep == 0 {
		return false
	}
	for i := range body.NumField() {
		if slices.Contains(paying, body.Field(i).Tag.Get("json")) || carries(body.Field(i).Type, deep-1) {
			return true
		}
	}
	return false
}

// Everything that moves a person's money or extracts data is barred to impersonators, or listed above with the
// reason why not: a new operation of either contract cannot be forgotten.
func TestStandingInMovesNeitherMoneyNorData(t *testing.T) {
	t.Parallel()
	used := map[string]bool{}
	decide := func(name string, moves, selfOnly bool) {
		if !moves || looking.MatchString(name) {
			return
		}
		reason, ok := still[name]
		used[name] = true
		switch {
		case selfOnly && ok:
			t.Errorf("%s is barred, and named as harmless: %s", name, reason)
		case !selfOnly && !ok:
			t.Errorf("%s moves money or data: mark it x-self-only, or say here why standing in may", name)
		}
	}
	for operation, rule := range permission.REST {
		decide(operation, moving.MatchString(operation) || moving.MatchString(rule.Path) && rule.Method != http.MethodGet ||
			pays(operation), rule.SelfOnly)
	}
	for procedure, rule := range permission.RPC {
		_, name, _ := strings.Cut(procedure[1:], "/")
		name = strings.ToLower(name[:1]) + name[1:]
		decide(name, moving.MatchString(name), rule.SelfOnly)
	}
	for name := range still {
		if !used[name] {
			t.Errorf("%s is named as harmless and does not exist", name)
		}
	}
}

// Everything that only the person may touch is barred to impersonators, and the contract says so.
func TestStandingInIsBarredFromWhatIsPersonal(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	host, admin := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.AdminEmail)
	subject := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})["id"].(string)
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + subject + "/impersonate", Token: admin,
		Body: map[string]any{"reason": "What may I do?"}})

	refused := func(t *testing.T, r apptest.Request) {
		t.Helper()
		a := s.Call(t, r)
		if a.Status != http.StatusForbidden && !(strings.HasPrefix(r.Path, "/rpc/") &&
			strings.Contains(a.Text, "permission_denied")) {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		if !strings.Contains(a.Text, "impersonating") {
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
	for procedure, rule := range permission.RPC {
		_, name, _ := strings.Cut(procedure[1:], "/")
		if personal.MatchString(name) && !reads.MatchString(name) && !rule.SelfOnly {
			t.Errorf("%s must be self_only", name)
		}
		if !rule.SelfOnly || rule.Limit == "stream" {
			continue
		}
		barred++
		t.Run(name, func(t *testing.T) {
			refused(t, apptest.Request{Method: "POST", Path: rule.Path, Token: admin, Body: map[string]any{}})
		})
	}
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
		a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + c.id + "/impersonate", Token: ada,
			Body: map[string]any{"reason": c.reason}})
		if a.Status != c.status {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	grant := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + subject + "/impersonate", Token: ada,
		Body: map[string]any{"reason": "Checking a booking"}})
	got := me(ada)
	standing, _ := got["impersonation"].(map[string]any)
	if got["id"] != subject || standing == nil {
		t.Fatalf("not standing in: %v", got)
	}
	barred, _ := standing["barred"].([]any)
	if !slices.Contains(barred, any("exportAudience")) || slices.Contains(barred, any("getMyProfile")) ||
		standing["barredReason"] == "" {
		t.Errorf("what is barred is not told: %v", standing)
	}
	list := func(query string) []any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/impersonations?" + query,
			Token: boss})["items"].([]any)
	}
	running := list("running=true")
	if len(running) != 1 || running[0].(map[string]any)["reason"] != "Checking a booking" ||
		running[0].(map[string]any)["running"] != true {
		t.Fatalf("%v", running)
	}
	// Another session of the admin ends the impersonation; the very next request is the admin's own again.
	stopped := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/impersonations/" + grant["id"].(string) +
		"/stop", Token: boss})
	if stopped["running"] != false || stopped["endedByName"] == nil {
		t.Errorf("%v", stopped)
	}
	if got := me(ada); got["id"] == subject || got["impersonation"] != nil {
		t.Errorf("still standing in: %v", got)
	}
	if len(list("running=true")) != 0 || len(list("")) != 1 {
		t.Error("the list does not tell past from running")
	}
	again := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/impersonations/" + grant["id"].(string) + "/stop",
		Token: boss})
	if again["endedAt"] != stopped["endedAt"] {
		t.Error("ending it twice changed it")
	}
	if stops := auditItems(t, s, boss, "action=impersonation.stop"); len(stops) != 1 {
		t.Errorf("%d stops in the log", len(stops))
	}
	for _, token := range []string{host, s.SignIn(t, "tripmanager@demo.example")} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/impersonations",
			Token: token}); a.Status != http.StatusForbidden {
			t.Errorf("somebody else sees who stood in: %d", a.Status)
		}
	}
}
