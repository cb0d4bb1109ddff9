package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/errgroup"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
)

// Callers of the matrix: own is involved with the objects, other is in the same group but not involved.
const (
	anonymous     = "nobody"
	ownHost       = "own host"
	otherHost     = "other host"
	ownOperator   = "own operator"
	otherOperator = "other operator"
	ownTraveler   = "own traveler"
	admin         = "admin"
	manager       = "trip manager"
	supporter     = "support"
	ownAccounts   = "account manager of the host"
	otherAccounts = "account manager of others"
	secondHost    = "second user of own host"
	agent         = "member of own operator"
	key           = "API key of own operator"
	otherKey      = "API key of other operator"
	bareKey       = "API key without scopes"
	impersonating = "admin as own host"
	asOperator    = "admin as own operator"
	asTraveler    = "admin as own traveler"
	foreign       = "admin of another tenant"
)

var callers = []string{
	anonymous, ownHost, secondHost, otherHost, ownOperator, agent, otherOperator, key, otherKey, bareKey, ownTraveler,
	admin, manager, supporter, ownAccounts, otherAccounts, impersonating, asOperator, asTraveler, foreign,
}

// standsFor maps callers to others with the same permissions.
var standsFor = map[string]string{asOperator: ownOperator, asTraveler: ownTraveler, impersonating: ownHost,
	secondHost: ownHost}

// standIns are admins who impersonate someone.
var standIns = []string{impersonating, asOperator, asTraveler}

// administers are the permissions that an operator's admins have but its other members lack.
var administers = []string{"Operator#administer", "Operator#own", "Operator#integrate", "Webhook#manage",
	"Webhook#support", "ApiKey#manage"}

// may reports whether a caller has a permission. An API key also needs a scope, which the operation must name.
func may(caller, required, scope string) (may, known bool) {
	who, known := allowed[required]
	switch caller {
	case key, otherKey, bareKey:
		if required == "public" {
			return true, known
		}
		if scope == "" || caller == bareKey {
			return false, known
		}
	}
	if caller == agent && !slices.Contains(administers, required) {
		caller = ownOperator
	}
	if required == "self" && slices.Contains(standIns, caller) {
		return false, known
	}
	if caller == secondHost && (required == "Export#view" || required == "Host#own") {
		return false, known // a file belongs to its requester, the account to the first user
	}
	if other, ok := standsFor[caller]; ok {
		caller = other
	}
	return slices.Contains(who, caller), known
}

func except(out ...string) []string {
	return slices.DeleteFunc(slices.Clone(callers), func(c string) bool { return slices.Contains(out, c) })
}

// allowed lists who has each permission of the contracts. It is written by hand, independently of the model.
var allowed = map[string][]string{
	"public":                           callers,
	"session":                          except(anonymous, foreign),
	"self":                             except(anonymous, foreign, key, otherKey, bareKey),
	"group:host":                       {ownHost, otherHost},
	"group:operator":                   {ownOperator, otherOperator, key, otherKey},
	"group:operator|admin":             {ownOperator, otherOperator, key, otherKey, admin},
	"group:host|operator":              {ownHost, otherHost, ownOperator, otherOperator, key, otherKey},
	"group:admin|tripManager":          {admin, manager},
	"group:operator|admin|tripManager": {ownOperator, otherOperator, key, otherKey, admin, manager},
	"Tenant#administer":                {admin},
	"Tenant#impersonate":               {admin},
	"Tenant#oversee":                   {admin, manager, ownAccounts, otherAccounts, supporter},
	"Tenant#operate_platform":          {admin},
	"Tenant#support":                   {admin, supporter},
	"Tenant#recover":                   {admin, supporter},
	"Tenant#inspect":                   {admin, manager, supporter},
	"Host#inspect":                     {admin, manager, ownAccounts, supporter},
	"Itinerary#inspect":                {ownOperator, key, admin, manager, supporter},
	"Inventory#view":                   {ownOperator, key, admin, manager, supporter},
	"TripRequest#inspect":              {admin, manager, ownAccounts, supporter},
	"Trip#support":                     {admin, manager, ownAccounts, supporter},
	"Trip#preview":                     {ownHost, ownOperator, key, admin, manager, ownAccounts, supporter},
	"Trip#see_price":                   {ownHost, admin, manager, ownAccounts, supporter},
	"Trip#see_cost":                    {ownOperator, key, admin, manager, ownAccounts, supporter},
	"Booking#support":                  {admin, supporter},
	"Webhook#support":                  {ownOperator, key, admin, supporter},
	"group:operator|admin|support":     {ownOperator, otherOperator, key, otherKey, admin, supporter},
	"group:operator|admin|tripManager|support": {ownOperator, otherOperator, key, otherKey, admin, manager, supporter},
	"Tenant#manage_trips":                      {admin, manager},
	"Host#manage":                              {admin, manager, ownAccounts},
	"TripRequest#manage":                       {admin, manager, ownAccounts},
	"Operator#administer":                      {ownOperator, admin},
	"Operator#act":                             {ownOperator, key},
	"Operator#view":                            {ownOperator, key, admin, manager, supporter},
	"Operator#own":                             {ownOperator},
	"Operator#integrate":                       {ownOperator, key, admin},
	"Webhook#manage":                           {ownOperator, key, admin},
	"ApiKey#manage":                            {ownOperator, admin},
	"Host#view":                                {ownHost, admin, manager, ownAccounts, supporter},
	"Itinerary#view": {ownHost, otherHost, ownOperator, key, admin, manager, ownAccounts,
		otherAccounts, supporter},
	"Itinerary#edit":     {ownOperator, key, admin, manager},
	"Inventory#edit":     {ownOperator, key, admin, manager},
	"Host#act":           {ownHost},
	"Host#own":           {ownHost},
	"TripRequest#view":   {ownHost, ownOperator, key, admin, manager, ownAccounts, supporter},
	"TripRequest#edit":   {ownHost},
	"TripRequest#review": {ownOperator, key, admin, manager, ownAccounts},
	"Trip#view": {ownHost, ownOperator, key, ownTraveler, admin, manager, ownAccounts,
		supporter},
	"Trip#work":           {ownHost, ownOperator, key, admin, manager, ownAccounts},
	"Trip#host":           {ownHost},
	"Trip#manage":         {admin, manager, ownAccounts},
	"Trip#travel":         {ownTraveler},
	"Trip#price":          {ownHost, admin, manager, ownAccounts},
	"Trip#cost":           {ownOperator, key, admin, manager, ownAccounts},
	"Booking#view":        {ownTraveler, admin, manager, ownAccounts, supporter},
	"Booking#edit":        {ownTraveler},
	"Booking#manage":      {admin, manager, ownAccounts, supporter},
	"Booking#money":       {admin},
	"GroundTransfer#view": {ownTraveler, admin, manager, ownAccounts, supporter},
	"GroundTransfer#edit": {ownTraveler, admin, manager, ownAccounts, supporter},
	"Export#view":         {ownHost},
	"Report#view":         {ownHost, admin, manager, ownAccounts, supporter},
	"Report#approve":      {admin},
}

type matrix struct {
	*apptest.Server
	tokens   map[string]string
	objects  map[string]string // by namespace
	patience *patience
	// noBrowser is the same server without a browser. Whether a document can be printed is one thing, who may
	// print it another: a PDF takes longer than all other calls together, so one caller gets each, and the rest a
	// response that there is no browser.
	noBrowser *apptest.Server
}

// patience is the total time that the calls of a matrix wait for servers that are too busy to answer.
type patience struct{ left atomic.Int64 }

// spend reports whether the remaining patience covers a wait, and deducts it.
func (p *patience) spend(d time.Duration) bool { return p.left.Add(-int64(d)) >= 0 }

// matrixPatience is far beyond what a busy machine needs, but finite for a server that never answers.
const matrixPatience = 4 * time.Minute

func newMatrix(t *testing.T) matrix {
	t.Helper()
	m := newPeople(t)
	m.partners(t)
	m.helpers(t)
	return m
}

// newPeople returns a matrix with the callers of the demo, without keys and helpers.
func newPeople(t *testing.T) matrix {
	// The matrix calls every operation with the same key, as fast as it can, which is what the limit of keys
	// prevents.
	s := apptest.Start(t, func(c *app.Config) { c.Limits.KeyPerMinute = 0 })
	s.Small(t)
	m := matrix{Server: s, tokens: map[string]string{}, objects: map[string]string{}, patience: &patience{}}
	m.patience.left.Store(int64(matrixPatience))
	m.noBrowser = s.Beside(t, func(c *app.Config) { c.Chromium = filepath.Join(c.FilesDir, "none") })
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	payment, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	hosts := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=host&limit=100",
		Token: trip.Admin})["items"].([]any)
	var otherEmail string
	for _, h := range hosts {
		email := h.(map[string]any)["email"].(string)
		if email != apptest.HostEmail {
			otherEmail = email
		}
	}
	m.tokens = map[string]string{
		ownHost: trip.Host, otherHost: s.SignIn(t, otherEmail), ownOperator: trip.Operator,
		ownTraveler: s.SignIn(t, apptest.TravelerEmail), admin: trip.Admin, manager: s.SignIn(t, "tripmanager@demo.example"),
		supporter: s.SignIn(t, s.Person(t, "support")), otherOperator: s.SignIn(t, otherOperatorEmail),
		agent:   s.SignIn(t, agentEmail),
		foreign: s.On("solstice.localhost").SignIn(t, "admin@solstice.example"),
	}
	for caller, email := range map[string]string{impersonating: apptest.HostEmail, asOperator: apptest.OperatorEmail,
		asTraveler: apptest.TravelerEmail} {
		token := s.SignIn(t, apptest.AdminEmail)
		m.tokens[caller] = token
		found := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?q=" + url.QueryEscape(email),
			Token: token})["items"].([]any)
		s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
			Token: token, Body: map[string]any{"userId": found[0].(map[string]any)["id"], "reason": "Checking who may do what"}})
	}
	detail := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID, Token: trip.Host})
	export := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/exports", Token: trip.Host,
		Body: map[string]any{"kind": "tripTravelers", "tripId": trip.ID}})
	profile := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: trip.Host})
	m.objects = map[string]string{
		"Trip": trip.ID, "Report": trip.ID, "Booking": payment["bookingId"].(string),
		"TripRequest": detail["tripRequestId"].(string), "Itinerary": detail["itineraryId"].(string),
		"Host": profile["hostId"].(string), "Export": export["id"].(string),
		"Operator": s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: trip.Operator})["operatorId"].(string),
	}
	m.objects["GroundTransfer"] = newRide(t, s, trip.ID, m.tokens[ownTraveler], card)
	departures := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries/" + m.objects["Itinerary"] +
		"/inventory", Token: trip.Operator})
	m.objects["Inventory"] = departures["items"].([]any)[0].(map[string]any)["id"].(string)
	return m
}

// partners creates the keys and the subscription of operators.
func (m matrix) partners(t *testing.T) {
	t.Helper()
	other := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.tokens[otherOperator]})["operatorId"].(string)
	scopes := []string{"itineraries:read", "itineraries:write", "inventory:read", "inventory:write", "requests:read",
		"trips:read", "bookings:read", "events:read", "webhooks"}
	m.tokens[key], _ = m.Key(t, m.tokens[ownOperator], m.objects["Operator"], scopes...)
	m.tokens[otherKey], _ = m.Key(t, m.tokens[otherOperator], other, scopes...)
	_, m.objects["ApiKey"] = m.Key(t, m.tokens[ownOperator], m.objects["Operator"], scopes...)
	bare, id := m.Key(t, m.tokens[ownOperator], m.objects["Operator"], "webhooks")
	m.tokens[bareKey] = bare
	m.without(t, id)
	hook := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + m.objects["Operator"] + "/webhooks",
		Token: m.tokens[ownOperator], Body: map[string]any{"url": "https://hooks.partner.example/caravan",
			"eventTypes": []string{}}})
	m.objects["Webhook"] = hook["webhook"].(map[string]any)["id"].(string)
}

// without removes a key's scopes, which no call can do.
func (m matrix) without(t *testing.T, keyID string) {
	t.Helper()
	err := m.Services.DB.InTenantTx(t.Context(), m.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE api_key SET scopes = '{}' WHERE tenant_id = $1 AND id = $2",
			m.Tenant(t).ID, keyID)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// helpers creates a second user of the host, and account managers with and without the host.
func (m matrix) helpers(t *testing.T) {
	t.Helper()
	users := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?group=accountManager",
		Token: m.tokens[admin]})["items"].([]any)
	manager := users[0].(map[string]any)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + manager["id"].(string) + "/assignments",
		Token: m.tokens[admin], Body: map[string]any{"hostIds": []string{m.objects["Host"]}, "tripIds": []string{}}})
	m.tokens[ownAccounts] = m.SignIn(t, manager["email"].(string))
	m.tokens[otherAccounts] = m.SignIn(t, m.Person(t, "accountManager"))
	m.tokens[secondHost] = m.SignIn(t, m.Person(t, "host"))
	profile := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.tokens[secondHost]})
	ctx := tenant.With(t.Context(), m.Tenant(t))
	err := m.Services.DB.InTenantTx(ctx, m.Tenant(t).ID, func(tx pgx.Tx) error {
		return m.Services.Hosts.AddSecondaryTx(ctx, tx, uuid.MustParse(m.objects["Host"]),
			uuid.MustParse(profile["id"].(string)))
	})
	if err != nil {
		t.Fatal(err)
	}
}

// People of the demo: a non-admin of the own operator, and an admin of another one.
const (
	agentEmail         = "duarte@sete-colinas-travel.example"
	otherOperatorEmail = "yasmine@tifaoui-journeys.example"
)

var pathParameter = regexp.MustCompile(`\{(\w+)\}`)

func (m matrix) address(rule permission.Rule) string {
	namespace, _, _ := strings.Cut(rule.Permission, "#")
	address := pathParameter.ReplaceAllStringFunc(rule.Path, func(p string) string {
		switch strings.Trim(p, "{}") {
		case rule.Resource:
			return m.objects[namespace]
		case "payeeKind":
			return "host"
		}
		return uuid.NewString()
	})
	if field, ok := strings.CutPrefix(rule.Resource, "query."); ok {
		address += "?" + field + "=" + m.objects[namespace]
	}
	return address
}

// ends lists operations that would end the session under test.
var ends = []string{"logout", "signOutEverywhere"}

// violation is a cell of the matrix that does not hold.
type violation struct{ operation, caller, what string }

func (v violation) String() string { return v.operation + "/" + v.caller + ": " + v.what }

// Every operation of the REST contract × every caller: callers with the declared permission pass the door, all
// others are rejected there.
func TestAuthorizationMatrixREST(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	for _, v := range m.violations(t, slices.Sorted(maps.Keys(permission.REST)), callers) {
		t.Error(v)
	}
}

// violations tests operations of the REST contract against callers.
func (m matrix) violations(t *testing.T, operations, callers []string) []violation {
	t.Helper()
	var out []violation
	for _, operation := range operations {
		if slices.Contains(ends, operation) {
			continue
		}
		rule := permission.REST[operation]
		if _, known := allowed[rule.Permission]; !known {
			out = append(out, violation{operation, "", "the matrix does not know " + rule.Permission})
			continue
		}
		out = append(out, m.row(t, operation, rule, callers)...)
	}
	return out
}

// rowWidth is how many callers of one operation are tested concurrently.
const rowWidth = 4

// row tests one operation against callers, some of them concurrently.
func (m matrix) row(t *testing.T, operation string, rule permission.Rule, callers []string) (out []violation) {
	t.Helper()
	found := make([]string, len(callers))
	var group errgroup.Group
	group.SetLimit(rowWidth)
	paper, printed := strings.HasSuffix(rule.Path, ".pdf"), false
	for i, caller := range callers {
		of := m
		if yes, _ := may(caller, rule.Permission, rule.Scope); yes && paper {
			if printed {
				of.Server = m.noBrowser
			}
			printed = true
		}
		group.Go(func() error {
			found[i] = of.cell(t, operation, rule, caller)
			return nil
		})
	}
	_ = group.Wait()
	for i, what := range found {
		if what != "" {
			out = append(out, violation{operation, callers[i], what})
		}
	}
	return out
}

// cell makes one call and returns what is wrong with the response, or "".
func (m matrix) cell(t *testing.T, operation string, rule permission.Rule, caller string) string {
	t.Helper()
	request := apptest.Request{Method: rule.Method, Path: m.address(rule), Token: m.tokens[caller]}
	if rule.Method != http.MethodGet && rule.Method != http.MethodDelete {
		request.Body = m.body(operation, rule)
	}
	a, err := m.answered(t.Context(), request)
	if err != nil {
		return err.Error()
	}
	may, _ := may(caller, rule.Permission, rule.Scope)
	may = may && !(rule.SelfOnly && slices.Contains(standIns, caller))
	if what := judge(a, caller, may); what != "" {
		return what
	}
	// Hidden looks like missing: a permitted caller must not get a 404 for an existing object.
	if may && namesOnlyItsObject(rule) && a.Code == "not_found" {
		return fmt.Sprintf("hidden from who may: %d %s", a.Status, a.Text)
	}
	return ""
}

// answered makes a call. On a machine that is busy with the rest of the suite a server may time out or report
// that it is busy; neither is a decision on access, so the call is retried while the patience lasts.
func (m matrix) answered(ctx context.Context, request apptest.Request) (apptest.Answer, error) {
	for pause := 50 * time.Millisecond; ; pause = min(2*pause, 2*time.Second) {
		began := time.Now()
		a, err := m.Try(ctx, request)
		busy := err != nil || a.Status == http.StatusServiceUnavailable && a.Code == "unavailable" && !withoutBrowser(a)
		if !busy || ctx.Err() != nil || !m.patience.spend(time.Since(began)+pause) {
			return a, err
		}
		time.Sleep(pause)
	}
}

// withoutBrowser reports whether a call got as far as printing.
func withoutBrowser(a apptest.Answer) bool {
	return strings.HasPrefix(a.Error, "PDFs aren’t available right now.")
}

// namesOnlyItsObject reports whether all ids in the path are those of existing objects.
func namesOnlyItsObject(rule permission.Rule) bool {
	parameters := pathParameter.FindAllString(rule.Path, -1)
	return len(parameters) == 1 && parameters[0] == "{"+rule.Resource+"}"
}

// readable are valid bodies of operations whose object is in the body, which is read before the permission is
// checked.
var readable = map[string]map[string]any{
	"createExport": {"kind": "tripTravelers"},
	"bookGroundTransfers": {
		"contact": map[string]any{"firstName": "", "lastName": "", "email": "", "phone": "", "termsAndConditions": false},
		"items": []any{map[string]any{"quoteId": uuid.NewString(), "type": "arrival", "quoteRequest": map[string]any{
			"originPlaceId": "a", "destinationPlaceId": "b", "passengers": 1, "pickupDateTime": "2020-01-01T12:00:00",
			"flightNumber": "TP 1",
		}}},
	},
	"onboardHost":          {"categoryInterests": []string{}, "pagePath": ""},
	"sendTestEmailToMe":    {"kind": ""},
	"sendEmailToTravelers": {"subject": "", "message": ""},
}

// body names the object where the permission looks for it; everything else is left out, so that a permitted call
// fails validation and changes nothing.
func (m matrix) body(operation string, rule permission.Rule) any {
	if field, ok := strings.CutPrefix(rule.Resource, "body."); ok {
		namespace, _, _ := strings.Cut(rule.Permission, "#")
		body := map[string]any{field: m.objects[namespace]}
		maps.Copy(body, readable[operation])
		return body
	}
	return map[string]any{}
}

// judge returns what is wrong with a response, or "".
func judge(a apptest.Answer, caller string, may bool) string {
	turnedAway := a.Status == http.StatusUnauthorized || a.Status == http.StatusForbidden
	fault := ""
	switch {
	case may && turnedAway:
		fault = "turned away"
	case may && a.Status >= 500 && !withoutBrowser(a):
		fault = "broke"
	case !may && (caller == anonymous || caller == foreign) && a.Status != http.StatusUnauthorized:
		fault = "not asked to sign in"
	case !may && !turnedAway && a.Status != http.StatusNotFound:
		fault = "let in"
	}
	if fault == "" {
		return ""
	}
	return fmt.Sprintf("%s: %d %s", fault, a.Status, a.Text)
}

// Every method of the Connect contract declares its permission, and that is the one enforced.
func TestAuthorizationMatrixConnect(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	for _, procedure := range slices.Sorted(maps.Keys(permission.RPC)) {
		m.connectMethod(t, procedure, permission.RPC[procedure])
	}
}

func (m matrix) connectMethod(t *testing.T, procedure string, rule permission.Rule) {
	if _, known := allowed[rule.Permission]; !known {
		t.Errorf("%s: the matrix does not know %q", procedure, rule.Permission)
		return
	}
	if rule.Limit == "stream" || strings.HasSuffix(procedure, "Impersonation") {
		return // streams have a test of their own; grants would change the callers
	}
	namespace, _, _ := strings.Cut(rule.Permission, "#")
	body := map[string]any{}
	if rule.Resource != "" {
		body[rule.Resource] = m.objects[namespace]
	}
	for _, caller := range callers {
		t.Run(procedure+"/"+caller, func(t *testing.T) {
			a, err := m.answered(t.Context(), apptest.Request{Method: "POST", Path: rule.Path, Token: m.tokens[caller],
				Body: body})
			if err != nil {
				t.Fatal(err)
			}
			may, _ := may(caller, rule.Permission, rule.Scope)
			may = may && !(rule.SelfOnly && slices.Contains(standIns, caller))
			if what := judge(a, caller, may); what != "" {
				t.Error(what)
			}
			if may && rule.Resource != "" && a.Status == http.StatusNotFound {
				t.Errorf("hidden from who may: %s", a.Text)
			}
		})
	}
}

// A caller cannot reach another tenant's objects by their ids, whatever their role at home.
func TestObjectsOfAnotherTenantDoNotExist(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	there := m.On("solstice.localhost")
	token := there.SignIn(t, "admin@solstice.example")
	of := matrix{Server: there, patience: m.patience}
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		namespace, _, isObject := strings.Cut(rule.Permission, "#")
		if !isObject || namespace == "Tenant" || strings.HasPrefix(rule.Resource, "body.") {
			continue
		}
		t.Run(operation, func(t *testing.T) {
			a, err := of.answered(t.Context(), apptest.Request{Method: rule.Method, Path: m.address(rule), Token: token,
				Body: "{}"})
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
