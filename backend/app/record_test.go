package app_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
	"caravan/backend/testkit"
)

// visit is a call named in H §7, made by a permitted caller.
type visit struct {
	method, path, caller string
	body                 any
}

// Every path and verb of the generic record layer and of what H §7 defines beside it (H-463 to H-487, H-492,
// H-499, H-512, H-527) is in the contract and works.
func TestRoutesOfTheRecordLayer(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	get := func(path, caller string) map[string]any {
		return m.Must(t, apptest.Request{Method: "GET", Path: path, Token: m.tokens[caller]})
	}
	one := func(path, caller string) string {
		t.Helper()
		items := get(path, caller)["items"].([]any)
		if len(items) == 0 {
			t.Fatalf("%s is empty", path)
		}
		return items[0].(map[string]any)["id"].(string)
	}
	host, operator, trip := m.objects["Host"], m.objects["Operator"], m.objects["Trip"]
	link := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/links", Token: m.tokens[admin],
		Body: map[string]any{"hostId": host, "linkType": "survey", "path": "walk-survey"}})["id"].(string)
	recommendation := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/itinerary-recommendations",
		Token: m.tokens[admin],
		Body: map[string]any{"hostId": host,
			"options": []any{map[string]any{"itineraryId": m.objects["Itinerary"], "topRecommended": true}}}})["id"].(string)
	traveler := one("/api/admin/travelers?tripId="+trip, admin)
	user := get("/api/me/profile", ownHost)["id"].(string)
	version := map[string]any{"version": 1}
	visits := []visit{
		{"GET", "/api/admin/hosts", admin, nil}, {"GET", "/api/admin/hosts?q=a&sort=name", admin, nil},
		{"GET", "/api/admin/hosts/?q=a", admin, nil}, {"GET", "/api/admin/hosts/" + host, admin, nil},
		{"POST", "/api/admin/hosts", admin, map[string]any{}}, {"POST", "/api/admin/hosts/" + host, admin, map[string]any{}},
		{"GET", "/api/admin/hosts/user/" + user, admin, nil}, {"GET", "/api/me/host/user", ownHost, nil},
		{"GET", "/api/metadata/hosts", admin, nil}, {"GET", "/api/admin/itineraries", admin, nil},
		{"GET", "/api/admin/itineraries?q=a", manager, nil},
		{"GET", "/api/admin/itineraries/" + m.objects["Itinerary"], manager, nil}, {"POST", "/api/admin/itineraries", admin,
			map[string]any{}},
		{"POST", "/api/admin/itineraries/" + m.objects["Itinerary"], manager, map[string]any{}},
		{"GET", "/api/metadata/itineraries", admin, nil}, {"GET", "/api/me/itineraries", ownHost, nil},
		{"POST", "/api/me/itineraries", ownOperator, map[string]any{}},
		{"GET", "/api/me/itineraries/" + m.objects["Itinerary"], ownOperator, nil},
		{"POST", "/api/me/itineraries/" + m.objects["Itinerary"], ownOperator, map[string]any{}},
		{"GET", "/api/admin/itinerary-recommendations", admin, nil}, {"POST", "/api/admin/itinerary-recommendations", admin,
			map[string]any{}},
		{"GET", "/api/admin/itinerary-recommendations/" + recommendation, admin, nil},
		{"POST", "/api/admin/itinerary-recommendations/" + recommendation, admin, map[string]any{}},
		{"GET", "/api/metadata/itinerary-recommendations", admin, nil}, {"GET", "/api/me/itinerary-recommendations",
			ownHost, nil},
		{"POST", "/api/me/itinerary-recommendations/clear-first-time", ownHost, map[string]any{}},
		{"GET", "/api/admin/links", admin, nil}, {"POST", "/api/admin/links", admin, map[string]any{}},
		{"GET", "/api/admin/links/" + link, admin, nil},
		{"POST", "/api/admin/links/" + link, admin, version}, {"GET", "/api/metadata/links", admin, nil},
		{"GET", "/api/me/links", ownHost, nil}, {"POST", "/api/me/links/" + link, ownHost, version},
		{"GET", "/api/metadata/listUsers", admin, nil}, {"GET", "/api/admin/operators", admin, nil},
		{"POST", "/api/admin/operators", admin, map[string]any{}},
		{"GET", "/api/admin/operators/" + operator, admin, nil}, {"POST", "/api/admin/operators/" + operator, admin,
			map[string]any{}}, {"GET", "/api/metadata/operators", admin, nil},
		{"GET", "/api/admin/operators/" + operator + "/members", admin, nil}, {"GET", "/api/admin/hosts/" + host + "/members",
			admin, nil},
		{"GET", "/api/me/profile", ownTraveler, nil}, {"POST", "/api/me/profile/" + user, ownHost, map[string]any{}},
		{"GET", "/api/me/services", ownOperator, nil},
		{"GET", "/api/admin/travelers", admin, nil}, {"GET", "/api/admin/travelers/" + traveler, admin, nil},
		{"POST", "/api/admin/travelers/" + traveler, admin, version}, {"GET", "/api/metadata/travelers", admin, nil},
		{"GET", "/api/me/travelers", ownTraveler, nil}, {"GET", "/api/admin/trip-requests", admin, nil},
		{"GET", "/api/admin/trip-requests?q=a", admin, nil},
		{"GET", "/api/admin/trip-requests/" + m.objects["TripRequest"], admin, nil},
		{"POST", "/api/admin/trip-requests/" + m.objects["TripRequest"], admin, map[string]any{}},
		{"GET", "/api/metadata/trip-requests", admin, nil}, {"GET", "/api/me/trip-requests", ownHost, nil},
		{"POST", "/api/me/trip-requests", ownHost, map[string]any{}},
		{"GET", "/api/me/trip-requests/" + m.objects["TripRequest"], ownHost, nil},
		{"POST", "/api/me/trip-requests/" + m.objects["TripRequest"], ownHost, map[string]any{}},
		{"GET", "/api/admin/trips", admin, nil}, {"GET", "/api/admin/trips?q=a&sort=-start", admin, nil},
		{"GET", "/api/admin/trips/" + trip, admin, nil},
		{"POST", "/api/admin/trips/" + trip, admin, map[string]any{}}, {"GET", "/api/metadata/trips", admin, nil},
		{"GET", "/api/me/trips", ownHost, nil},
		{"GET", "/api/me/trips/" + trip, ownHost, nil}, {"POST", "/api/me/trips/" + trip, ownHost, map[string]any{}},
		{"GET", "/api/me/trip-details/" + trip, ownHost, nil}, {"GET", "/api/me/trips/" + trip + "/travelers", ownHost, nil},
		{"GET", "/api/me/bookings", ownTraveler, nil},
		{"GET", "/api/me/bookings/" + m.objects["Booking"], ownTraveler, nil},
		{"POST", "/api/me/bookings/" + m.objects["Booking"] + "/cancel", ownTraveler, map[string]any{}},
		{"GET", "/api/me/ground-transfers", ownTraveler, nil}, {"GET", "/api/me/ground-transfers/?q=a&sort=-pickup",
			ownTraveler, nil},
		{"GET", "/api/me/ground-transfers/" + m.objects["GroundTransfer"], ownTraveler, nil},
		{"POST", "/api/me/ground-transfers", ownTraveler, map[string]any{"tripId": trip}},
		{"PATCH", "/api/me/ground-transfers/" + m.objects["GroundTransfer"], ownTraveler, version},
		{"GET", "/api/admin/users", admin, nil}, {"POST", "/api/admin/users", admin, map[string]any{}},
		{"GET", "/api/admin/users/" + user, admin, nil}, {"POST", "/api/admin/users/" + user, admin, map[string]any{}},
		{"GET", "/api/metadata/users", admin, nil}, {"GET", "/api/admin/webhooks", admin, nil},
		{"POST", "/api/admin/webhooks", admin, map[string]any{}},
		{"GET", "/api/metadata/webhooks", admin, nil},
		{"GET", "/api/admin/webhooks/" + m.objects["Webhook"], admin, nil},
		{"POST", "/api/admin/webhooks/" + m.objects["Webhook"], admin, map[string]any{}},
		{"GET", "/api/admin/bookings", admin, nil}, {"GET", "/api/admin/bookings/" + m.objects["Booking"], admin, nil},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/cancel", admin, map[string]any{}},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/reinstate", admin, map[string]any{}},
		{"GET", "/api/admin/bookings/" + m.objects["Booking"] + "/reinstatable-travelers", admin, nil},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/discount/calculate", admin, map[string]any{}},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/discount/apply", admin, map[string]any{}},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/discount/remove", admin, map[string]any{}},
		{"POST", "/api/admin/bookings/" + m.objects["Booking"] + "/refund", admin, map[string]any{}},
		{"GET", "/api/metadata/currencies", ownOperator, nil}, {"GET", "/api/metadata/destinations", ownHost, nil},
		{"GET", "/api/metadata/email-hooks", admin, nil}, {"GET", "/api/admin/emails", admin, nil},
		{"GET", "/api/admin/emails/" + one("/api/admin/emails", admin), admin, nil},
		{"GET", "/api/metadata/audit-logs", admin, nil}, {"GET", "/api/me/categories", ownHost, nil},
	}
	for _, v := range visits {
		t.Run(v.method+" "+v.path, func(t *testing.T) {
			path, _, _ := strings.Cut(v.path, "?")
			path = strings.TrimSuffix(path, "/") // the search path of H-465 ends in a slash
			if !inContract(v.method, path) {
				t.Fatal("not in the contract")
			}
			a := m.Call(t, apptest.Request{Method: v.method, Path: v.path, Token: m.tokens[v.caller], Body: v.body})
			switch {
			case a.Status == http.StatusUnauthorized, a.Status == http.StatusForbidden, a.Status == http.StatusNotFound,
				a.Status == http.StatusMethodNotAllowed, a.Status >= 500:
				t.Errorf("%d %s", a.Status, a.Text)
			case v.method == "GET" && a.Status != http.StatusOK:
				t.Errorf("%d %s", a.Status, a.Text)
			}
		})
	}
}

func inContract(method, path string) bool {
	for _, rule := range permission.REST {
		want, got := strings.Split(rule.Path, "/"), strings.Split(path, "/")
		if rule.Method == method && slices.EqualFunc(want, got, func(w, g string) bool {
			return w == g || strings.HasPrefix(w, "{")
		}) {
			return true
		}
	}
	return false
}

// desk is a marketplace with a signed-in admin.
type desk struct {
	*apptest.Server
	admin string
}

func newDesk(t *testing.T) desk {
	s := apptest.Start(t)
	s.Small(t)
	return desk{s, s.SignIn(t, apptest.AdminEmail)}
}

func (d desk) get(t *testing.T, path string) map[string]any {
	t.Helper()
	return d.Must(t, apptest.Request{Method: "GET", Path: path, Token: d.admin})
}

func (d desk) post(t *testing.T, path string, body any) apptest.Answer {
	t.Helper()
	return d.Call(t, apptest.Request{Method: "POST", Path: path, Token: d.admin, Body: body})
}

// another creates a second itinerary that hosts can see.
func (d desk) another(t *testing.T, name string) {
	t.Helper()
	operator := items(d.get(t, "/api/admin/operators?limit=1"))[0]["id"].(string)
	made := d.post(t, "/api/admin/itineraries?operatorId="+operator, map[string]any{"name": name, "country": "Norway",
		"destination": "Lofoten", "lengthInDays": 5})
	if made.Status != http.StatusOK {
		t.Fatalf("%d %s", made.Status, made.Text)
	}
	err := d.Services.DB.InTenantTx(t.Context(), d.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE itinerary SET status = 'complete' WHERE tenant_id = $1 AND id = $2",
			d.Tenant(t).ID, made.Data["id"])
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func items(page map[string]any) []map[string]any {
	out := []map[string]any{}
	for _, item := range page["items"].([]any) {
		out = append(out, item.(map[string]any))
	}
	return out
}

func names(list []map[string]any, field string) []string {
	out := make([]string, len(list))
	for i, item := range list {
		out[i] = item[field].(string)
	}
	return out
}

// In every order, the pages together are the whole list, without a gap or a repeat, in both directions.
func TestRecordPagesInEveryOrder(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	d.another(t, "Fjords on Foot")
	for path, sorts := range map[string][]string{
		"/api/admin/hosts":       {"created", "name", "level", "status", "email", "page", "onboarding"},
		"/api/admin/operators":   {"name", "code", "created", "state"},
		"/api/admin/itineraries": {"name", "created", "days", "tier", "status"},
		"/api/admin/users":       {"name", "created", "email", "group", "status"},
		"/api/metadata/users":    {"name", "created"}, "/api/me/services": {"itinerary", "day", "created"},
	} {
		for _, sort := range sorts {
			for _, sort := range []string{sort, "-" + sort} {
				t.Run(path+" "+sort, func(t *testing.T) {
					var ids []string
					for cursor := ""; ; {
						page := d.get(t, path+"?limit=2&sort="+sort+"&cursor="+cursor)
						ids = append(ids, names(items(page), "id")...)
						next, more := page["nextCursor"].(string)
						if !more || len(ids) > 40 {
							break
						}
						cursor = next
					}
					whole := names(items(d.get(t, path+"?limit=100&sort="+sort)), "id")
					if len(whole) < 2 || !slices.Equal(ids, whole[:min(len(whole), len(ids))]) ||
						(len(ids) < 40 && len(ids) != len(whole)) {
						t.Errorf("pages %v\nwhole %v", ids, whole)
					}
				})
			}
		}
	}
	t.Run("refused by name", func(t *testing.T) {
		for query, field := range map[string]string{"sort=age": "sort", "sort=--name": "sort", "cursor=abc": "cursor"} {
			a := d.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/hosts?" + query, Token: d.admin})
			if a.Status != http.StatusBadRequest || a.Fields[field] == "" {
				t.Errorf("%s: %d %s", query, a.Status, a.Text)
			}
		}
		cursor := d.get(t, "/api/admin/hosts?limit=1&sort=name")["nextCursor"].(string)
		if a := d.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/hosts?sort=level&cursor=" + cursor,
			Token: d.admin}); a.Fields["cursor"] == "" {
			t.Errorf("a cursor of another order: %d %s", a.Status, a.Text)
		}
	})
}

// The admin tables request these orders; each sorts by a column, over all rows and not only those of a page.
func TestTablesAreSortedByTheServer(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	for path, sorts := range map[string][]string{
		"/api/admin/bookings":                  {"order", "trip", "spots", "booked"},
		"/api/admin/trips":                     {"name", "host", "start", "taken"},
		"/api/admin/travelers":                 {"name", "trip", "start", "order", "status"},
		"/api/admin/trip-requests":             {"itinerary", "host", "start", "package", "status", "requested"},
		"/api/me/ground-transfers":             {"type", "status", "pickup", "trip", "price"},
		"/api/admin/links":                     {"path", "type", "host"},
		"/api/admin/itinerary-recommendations": {"host", "by", "state"},
	} {
		for _, sort := range sorts {
			for _, sort := range []string{sort, "-" + sort} {
				m.Must(t, apptest.Request{Method: "GET", Path: path + "?limit=2&sort=" + sort, Token: m.tokens[admin]})
			}
		}
	}
}

// The first page of the bookings by creation date has the oldest of all.
func TestTheOldestBookingComesFirst(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	// The clock of a marketplace may differ from the order in which its bookings were written.
	inTenant(t, m.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE booking b SET created_at = timestamptz '2026-01-31' - n.row * interval '1 day'
			FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM booking) n WHERE n.id = b.id`)
		return err
	})
	booked := func(query string) []string {
		return names(items(m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings?" + query,
			Token: m.tokens[admin]})), "bookedAt")
	}
	whole := booked("limit=100")
	if oldest, newest := booked("limit=1&sort=booked")[0], booked("limit=1&sort=-booked")[0]; oldest != slices.Min(
		whole) || newest != slices.Max(whole) {
		t.Errorf("%v to %v of %v", oldest, newest, whole)
	}
}

// Words are searched one by one in any column, and % is an ordinary character; filters narrow the result.
func TestRecordSearchAndFilters(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	host := items(d.get(t, "/api/admin/hosts?limit=1"))[0]
	words := host["email"].(string)[:5] + " " + strings.ToUpper(host["displayName"].(string)[:3])
	if found := names(items(d.get(t, "/api/admin/hosts?q="+url.QueryEscape(words))), "id"); !slices.Contains(found,
		host["id"].(string)) {
		t.Errorf("%q finds %v", words, found)
	}
	for _, words := range []string{"%", "_", words + " nobody-has-this"} {
		if found := items(d.get(t, "/api/admin/hosts?q="+url.QueryEscape(words))); len(found) != 0 {
			t.Errorf("%q finds %d", words, len(found))
		}
	}
	for _, h := range items(d.get(t, "/api/admin/hosts?level=0&active=true")) {
		if h["level"] != float64(0) || h["active"] != true {
			t.Errorf("%v", h)
		}
	}
	short := items(d.get(t, "/api/metadata/hosts?ids="+host["id"].(string)))
	if len(short) != 1 || short[0]["name"] != host["displayName"] ||
		short[0]["facts"].(map[string]any)["email"] != host["email"] {
		t.Errorf("%v", short)
	}
}

// People are records like others: searchable in any column, filtered by name, updated with optimistic locking;
// read-only fields are rejected by name, and the audit trail has the changes.
func TestPeopleAreRecords(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	me := d.get(t, "/api/me/profile")
	person := items(d.get(t, "/api/admin/users?group=operator&status=active&limit=1"))[0]
	words := strings.ToUpper(person["email"].(string)[:6]) + " " + person["lastName"].(string)
	found := items(d.get(t, "/api/admin/users?q="+url.QueryEscape(words)))
	if !slices.Contains(names(found, "id"), person["id"].(string)) || person["operatorName"] == nil {
		t.Errorf("%q finds %v; %v", words, found, person)
	}
	if none := items(d.get(t, "/api/admin/users?q=%25")); len(none) != 0 {
		t.Errorf("a percent sign finds %d", len(none))
	}
	editable := func(user map[string]any) map[string]any {
		out := map[string]any{}
		for _, field := range user["editableFields"].([]any) {
			f := field.(map[string]any)
			out[f["field"].(string)] = f["editable"]
		}
		return out
	}
	if e := editable(person); e["group"] != true || e["firstName"] != true || e["email"] != false {
		t.Errorf("of another: %v", e)
	}
	if e := editable(d.get(t, "/api/admin/users/"+me["id"].(string))); e["group"] != false || e["disabled"] != false ||
		e["firstName"] != true {
		t.Errorf("of oneself: %v", e)
	}
	path := "/api/admin/users/" + person["id"].(string)
	if a := d.post(t, path, map[string]any{"version": person["version"], "firstName": "  "}); a.Fields["firstName"] == "" {
		t.Errorf("an empty name: %d %s", a.Status, a.Text)
	}
	same := d.post(t, path, map[string]any{"version": person["version"], "firstName": person["firstName"]})
	if same.Status != http.StatusOK || same.Data["version"] != person["version"] {
		t.Errorf("nothing changed: %d %s", same.Status, same.Text)
	}
	changed := d.post(t, path, map[string]any{"version": person["version"], "firstName": "Orla"})
	if changed.Status != http.StatusOK || changed.Data["firstName"] != "Orla" {
		t.Fatalf("%d %s", changed.Status, changed.Text)
	}
	if a := d.post(t, path, map[string]any{"version": person["version"],
		"firstName": "Opal"}); a.Status != http.StatusConflict {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	entries := items(d.get(t, "/api/metadata/audit-logs?objectType=Member&objectId="+person["id"].(string)))
	if len(entries) == 0 || entries[0]["action"] != "member.update" {
		t.Errorf("the trail: %v", entries)
	}
}

// Bookings are found by order number, trip and traveler, and filtered by host.
func TestBookingsAreRecords(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	find := func(caller, query string) []string {
		t.Helper()
		return names(items(m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings?" + query,
			Token: m.tokens[caller]})), "id")
	}
	one := m.objects["Booking"]
	booking := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + one, Token: m.tokens[admin]})
	customer := booking["customer"].(map[string]any)
	for _, words := range []string{booking["orderId"].(string), strings.ToUpper(customer["lastName"].(string)),
		customer["email"].(string)} {
		if ids := find(admin, "q="+url.QueryEscape(words)); !slices.Contains(ids, one) {
			t.Errorf("%q finds %v", words, ids)
		}
	}
	if ids := find(admin, "q="+url.QueryEscape(booking["orderId"].(string)+" nobody-has-this")); len(ids) != 0 {
		t.Errorf("words that fit nothing find %v", ids)
	}
	if ids := find(admin, "hostId="+m.objects["Host"]); !slices.Contains(ids, one) {
		t.Errorf("the host's: %v", ids)
	}
	if ids := find(admin, "hostId="+uuid.NewString()); len(ids) != 0 {
		t.Errorf("of no host: %v", ids)
	}
	if ids := find(manager, "sort=order"); !slices.Contains(ids, one) {
		t.Errorf("the manager's: %v", ids)
	}
}

// A host's record is updated by permitted callers, with optimistic locking, in the editable fields; everything is
// in the audit trail.
func TestAdminChangesAHost(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	made := d.post(t, "/api/admin/hosts", map[string]any{"email": testkit.Email("nia"), "firstName": "Nia",
		"lastName": "Obi", "level": 1})
	if made.Status != http.StatusOK || made.Data["displayName"] != "Nia Obi" || made.Data["level"] != float64(1) {
		t.Fatalf("%d %s", made.Status, made.Text)
	}
	id, version := made.Data["id"].(string), made.Data["version"]
	path := "/api/admin/hosts/" + id
	if of := d.get(t, "/api/admin/hosts/user/"+made.Data["memberId"].(string)); of["id"] != id {
		t.Errorf("host of the user: %v", of["id"])
	}
	for field, body := range map[string]map[string]any{
		"email":    {"version": version, "email": "other@people.example"},
		"level":    {"version": version, "level": 9},
		"pagePath": {"version": version, "pagePath": "A b"},
		"status":   {"version": version, "status": "famous"},
	} {
		if a := d.post(t, path, body); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	changed := d.post(t, path, map[string]any{"version": version, "level": 2, "pagePath": "nia-travels",
		"status": "launched"})
	if changed.Status != http.StatusOK || changed.Data["level"] != float64(2) ||
		changed.Data["pagePath"] != "nia-travels" {
		t.Fatalf("%d %s", changed.Status, changed.Text)
	}
	if stale := d.post(t, path, map[string]any{"version": version, "level": 3}); stale.Status != http.StatusConflict ||
		stale.Code != "conflict" {
		t.Errorf("an old version: %d %s", stale.Status, stale.Text)
	}
	if stale := d.post(t, path, map[string]any{"version": version, "pagePath": "elsewhere"}); stale.Code != "conflict" {
		t.Errorf("an old version of what is closed now: %d %s", stale.Status, stale.Text)
	}
	// The status locks the address, with the reason, which the record also announces in advance.
	closed := d.post(t, path, map[string]any{"version": changed.Data["version"], "pagePath": "elsewhere", "level": 3})
	if closed.Status != http.StatusBadRequest || !strings.Contains(closed.Fields["pagePath"], "first launch") ||
		closed.Fields["level"] != "" {
		t.Errorf("%d %s", closed.Status, closed.Text)
	}
	now := d.get(t, path)
	if now["level"] != float64(2) {
		t.Error("a refused change was kept in part")
	}
	for _, f := range now["editableFields"].([]any) {
		if f := f.(map[string]any); f["field"] == "pagePath" && (f["editable"] != false || f["reason"] == "") {
			t.Errorf("%v", f)
		}
	}
	trail := items(d.get(t, "/api/metadata/audit-logs?objectType=Host&objectId="+id))
	if len(trail) < 2 || trail[0]["action"] != "host.update" || trail[0]["before"].(map[string]any)["level"] != float64(
		1) || trail[0]["after"].(map[string]any)["pagePath"] != "nia-travels" {
		t.Errorf("%v", trail)
	}
	if _, told := trail[0]["after"].(map[string]any)["active"]; told {
		t.Error("the trail names what did not change")
	}
}
