package app_test

import (
	"context"
	"encoding/json"
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
	// The Connect contract is walked in the registry, so all of it must be linked in.
	_ "caravan/backend/gen/proto/caravan/access/v1"
	_ "caravan/backend/gen/proto/caravan/jobs/v1"
	_ "caravan/backend/gen/proto/caravan/pricing/v1"
	_ "caravan/backend/gen/proto/caravan/supply/v1"
)

// Callers of the matrix: own is who has to do with the objects, other is of the same group but has not.
const (
	anonymous     = "nobody"
	ownHost       = "own host"
	otherHost     = "other host"
	ownOperator   = "own operator"
	otherOperator = "other operator"
	ownTraveler   = "own traveler"
	admin         = "admin"
	manager       = "trip manager"
	impersonating = "admin as own host"
	foreign       = "admin of another tenant"
)

var callers = []string{anonymous, ownHost, otherHost, ownOperator, otherOperator, ownTraveler, admin, manager, impersonating, foreign}

func except(out ...string) []string {
	return slices.DeleteFunc(slices.Clone(callers), func(c string) bool { return slices.Contains(out, c) })
}

// allowed says for every permission of the contracts who has it. It is written by hand, apart from the model.
var allowed = map[string][]string{
	"public":                           callers,
	"session":                          except(anonymous, foreign),
	"self":                             except(anonymous, foreign, impersonating),
	"group:host":                       {ownHost, otherHost, impersonating},
	"group:operator":                   {ownOperator, otherOperator},
	"group:host|operator":              {ownHost, otherHost, impersonating, ownOperator, otherOperator},
	"group:operator|admin|tripManager": {ownOperator, otherOperator, admin, manager},
	"Tenant#administer":                {admin},
	"Tenant#impersonate":               {admin},
	"Tenant#oversee":                   {admin, manager},
	"Tenant#operate_platform":          {admin},
	"Host#view":                        {ownHost, impersonating, admin, manager},
	"Itinerary#view":                   {ownHost, otherHost, impersonating, ownOperator, admin, manager},
	"Itinerary#edit":                   {ownOperator, admin, manager},
	"Host#act":                         {ownHost, impersonating},
	"TripRequest#view":                 {ownHost, impersonating, ownOperator, admin, manager},
	"TripRequest#edit":                 {ownHost, impersonating},
	"TripRequest#review":               {ownOperator, admin, manager},
	"Trip#view":                        {ownHost, impersonating, ownOperator, ownTraveler, admin, manager},
	"Trip#work":                        {ownHost, impersonating, ownOperator, admin, manager},
	"Trip#host":                        {ownHost, impersonating},
	"Trip#manage":                      {admin, manager},
	"Trip#travel":                      {ownTraveler},
	"Trip#price":                       {ownHost, impersonating, admin, manager},
	"Trip#cost":                        {ownOperator, admin, manager},
	"Booking#view":                     {ownTraveler, admin, manager},
	"Booking#manage":                   {admin, manager},
	"Booking#money":                    {admin},
	"Booking#edit":                     {ownTraveler},
	"Export#view":                      {ownHost, impersonating},
}

type matrix struct {
	*apptest.Server
	tokens  map[string]string
	objects map[string]string // by namespace
}

func newMatrix(t *testing.T) matrix {
	s := apptest.Start(t)
	s.Small(t)
	m := matrix{Server: s, tokens: map[string]string{}, objects: map[string]string{}}
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	payment, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	hosts := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=host&limit=100", Token: trip.Admin})["items"].([]any)
	var hostMember, otherEmail string
	for _, h := range hosts {
		email := h.(map[string]any)["email"].(string)
		if email == apptest.HostEmail {
			hostMember = h.(map[string]any)["id"].(string)
		} else {
			otherEmail = email
		}
	}
	m.tokens = map[string]string{
		ownHost: trip.Host, otherHost: s.SignIn(t, otherEmail), ownOperator: trip.Operator, ownTraveler: s.SignIn(t, apptest.TravelerEmail),
		admin: trip.Admin, manager: s.SignIn(t, "tripmanager@demo.example"), impersonating: s.SignIn(t, apptest.AdminEmail),
		otherOperator: s.SignIn(t, otherOperatorEmail(t, m, trip.Admin)), foreign: s.On("solstice.localhost").SignIn(t, "admin@solstice.example"),
	}
	s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation", Token: m.tokens[impersonating],
		Body: map[string]any{"userId": hostMember, "reason": "Checking who may do what"}})
	detail := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID, Token: trip.Host})
	export := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/exports", Token: trip.Host, Body: map[string]any{"kind": "tripTravelers", "tripId": trip.ID}})
	profile := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: trip.Host})
	m.objects = map[string]string{
		"Trip": trip.ID, "Booking": payment["bookingId"].(string), "TripRequest": detail["tripRequestId"].(string),
		"Itinerary": detail["itineraryId"].(string), "Host": profile["hostId"].(string), "Export": export["id"].(string),
	}
	return m
}

func otherOperatorEmail(t *testing.T, m matrix, token string) string {
	t.Helper()
	users := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=operator&limit=100", Token: token})["items"].([]any)
	own := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.SignIn(t, apptest.OperatorEmail)})["operatorId"]
	for _, u := range users {
		email := u.(map[string]any)["email"].(string)
		token := m.SignIn(t, email)
		if m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})["operatorId"] != own {
			return email
		}
	}
	t.Fatal("there is only one operator")
	return ""
}

var pathParameter = regexp.MustCompile(`\{(\w+)\}`)

func (m matrix) address(rule permission.Rule) string {
	namespace, _, _ := strings.Cut(rule.Permission, "#")
	return pathParameter.ReplaceAllStringFunc(rule.Path, func(p string) string {
		if strings.Trim(p, "{}") == rule.Resource {
			return m.objects[namespace]
		}
		return uuid.NewString()
	})
}

// ends lists operations that would end the session under test.
var ends = []string{"logout", "signOutEverywhere"}

// Every operation of the REST contract × every caller: who has the declared permission gets past the door,
// everybody else is turned away there.
func TestAuthorizationMatrixREST(t *testing.T) {
	m := newMatrix(t)
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		if slices.Contains(ends, operation) {
			continue
		}
		rule := permission.REST[operation]
		may, known := allowed[rule.Permission]
		if !known {
			t.Errorf("%s: the matrix does not know %q", operation, rule.Permission)
			continue
		}
		for _, caller := range callers {
			may := slices.DeleteFunc(slices.Clone(may), func(c string) bool { return rule.SelfOnly && c == impersonating })
			t.Run(operation+"/"+caller, func(t *testing.T) {
				request := apptest.Request{Method: rule.Method, Path: m.address(rule), Token: m.tokens[caller]}
				if rule.Method != http.MethodGet && rule.Method != http.MethodDelete {
					request.Body = m.body(operation, rule)
				}
				a := m.Call(t, request)
				judge(t, a, caller, slices.Contains(may, caller))
				// Hidden looks like missing: whoever may must not be told that the object is not there.
				if slices.Contains(may, caller) && namesOnlyItsObject(rule) && a.Code == "not_found" {
					t.Errorf("hidden from who may: %d %s", a.Status, a.Text)
				}
			})
		}
	}
}

// namesOnlyItsObject tells that all ids of the address are those of objects that exist.
func namesOnlyItsObject(rule permission.Rule) bool {
	parameters := pathParameter.FindAllString(rule.Path, -1)
	return len(parameters) == 1 && parameters[0] == "{"+rule.Resource+"}"
}

// readable completes bodies that name their object, for they are read before the permission is asked.
var readable = map[string]map[string]any{
	"createExport": {"kind": "tripTravelers"},
	"onboardHost":  {"categoryInterests": []string{}, "pagePath": ""},
}

// body names the object where the permission looks for it there; everything else is left out, so that an
// allowed call is refused for its input and changes nothing.
func (m matrix) body(operation string, rule permission.Rule) any {
	if field, ok := strings.CutPrefix(rule.Resource, "body."); ok {
		namespace, _, _ := strings.Cut(rule.Permission, "#")
		body := map[string]any{field: m.objects[namespace]}
		maps.Copy(body, readable[operation])
		return body
	}
	return map[string]any{}
}

func judge(t *testing.T, a apptest.Answer, caller string, may bool) {
	t.Helper()
	turnedAway := a.Status == http.StatusUnauthorized || a.Status == http.StatusForbidden
	switch {
	case may && turnedAway:
		t.Errorf("turned away: %d %s", a.Status, a.Text)
	case may && a.Status >= 500:
		t.Errorf("broke: %d %s", a.Status, a.Text)
	case !may && (caller == anonymous || caller == foreign) && a.Status != http.StatusUnauthorized:
		t.Errorf("not asked to sign in: %d %s", a.Status, a.Text)
	case !may && !turnedAway && a.Status != http.StatusNotFound:
		t.Errorf("let in: %d %s", a.Status, a.Text)
	}
}

// Every method of the Connect contract declares its permission, and it is the enforced one.
func TestAuthorizationMatrixConnect(t *testing.T) {
	m := newMatrix(t)
	protoregistry.GlobalFiles.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		if !strings.HasPrefix(string(file.Package()), "caravan.") {
			return true
		}
		for i := range file.Services().Len() {
			service := file.Services().Get(i)
			for j := range service.Methods().Len() {
				m.connectMethod(t, service.Methods().Get(j))
			}
		}
		return true
	})
}

func (m matrix) connectMethod(t *testing.T, method protoreflect.MethodDescriptor) {
	name := string(method.Parent().FullName()) + "/" + string(method.Name())
	required, resource := app.Permission(method)
	may, known := allowed[required]
	if !known {
		t.Errorf("%s: the matrix does not know %q", name, required)
		return
	}
	if method.IsStreamingServer() || strings.HasSuffix(name, "Impersonation") {
		return // streams have a test of their own; grants would change the callers
	}
	namespace, _, _ := strings.Cut(required, "#")
	body := map[string]any{}
	if resource != "" {
		body[resource] = m.objects[namespace]
	}
	if app.SelfOnly(method) {
		may = slices.DeleteFunc(slices.Clone(may), func(c string) bool { return c == impersonating })
	}
	for _, caller := range callers {
		t.Run(name+"/"+caller, func(t *testing.T) {
			a := m.Call(t, apptest.Request{Method: "POST", Path: "/rpc/" + name, Token: m.tokens[caller], Body: body})
			judge(t, a, caller, slices.Contains(may, caller))
			if slices.Contains(may, caller) && resource != "" && a.Status == http.StatusNotFound {
				t.Errorf("hidden from who may: %s", a.Text)
			}
		})
	}
}

// A caller cannot reach another tenant's objects by their ids, whoever he is at home.
func TestObjectsOfAnotherTenantDoNotExist(t *testing.T) {
	m := newMatrix(t)
	there := m.On("solstice.localhost")
	token := there.SignIn(t, "admin@solstice.example")
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		namespace, _, isObject := strings.Cut(rule.Permission, "#")
		if !isObject || namespace == "Tenant" || strings.HasPrefix(rule.Resource, "body.") {
			continue
		}
		t.Run(operation, func(t *testing.T) {
			a, err := there.Try(context.Background(), apptest.Request{Method: rule.Method, Path: m.address(rule), Token: token, Body: "{}"})
			if err != nil {
				t.Fatal(err)
			}
			var refusal struct{ Code string }
			_ = json.Unmarshal([]byte(a.Text), &refusal)
			if a.Status != http.StatusNotFound || refusal.Code != "not_found" {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		})
	}
}
