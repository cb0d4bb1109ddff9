package app_test

import (
	"context"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/search"
)

func decimal(n int) string { return strconv.Itoa(n) }

// palette are the lists that an admin's Ctrl+K asks at once.
var palette = []string{
	"/api/admin/bookings", "/api/metadata/trips", "/api/metadata/travelers", "/api/metadata/hosts",
	"/api/metadata/operators", "/api/metadata/itineraries", "/api/metadata/trip-requests",
	"/api/metadata/itinerary-recommendations", "/api/metadata/links", "/api/metadata/users",
}

// longLists are those that admins sort and narrow, with their orders and filters.
var longLists = []struct {
	path    string
	sorts   []string
	filters []string
}{
	{"/api/admin/users", []string{"name", "created", "email", "group", "status"}, []string{"group=host", "status=invited",
		"q=quist"}},
	{"/api/admin/hosts", []string{"created", "name", "level", "status", "email", "page", "onboarding"},
		[]string{"status=planning", "level=3", "active=true", "q=anna"}},
	{"/api/admin/operators", []string{"name", "code", "state", "created"}, []string{"active=true", "q=dunes"}},
	{"/api/admin/itineraries", []string{"name", "created", "days", "tier", "status"},
		[]string{"status=complete", "country=Peru", "q=fjords"}},
	{"/api/admin/trip-requests", []string{"created", "start", "host", "itinerary", "package", "status", "requested"},
		[]string{"status=pending", "q=dunes"}},
	{"/api/admin/trips", []string{"created", "start", "name", "status", "host", "taken"},
		[]string{"status=live", "q=meadows", "from=2026-04-01&until=2026-12-31"}},
	{"/api/admin/bookings", []string{"created", "order", "start", "booked", "trip", "spots"},
		[]string{"q=reyes", "q=0037"}},
	{"/api/admin/travelers", []string{"created", "name", "start", "status", "order", "trip"},
		[]string{"status=complete", "q=kato"}},
	{"/api/me/travelers", []string{"created", "name", "start", "status", "order", "trip"},
		[]string{"status=complete", "q=kato"}},
	{"/api/admin/links", []string{"created", "path", "host", "type"}, []string{"linkType=survey", "active=true",
		"q=peaks"}},
	{"/api/admin/itinerary-recommendations", []string{"created", "host", "by", "state"}, []string{"active=true", "q=zoe"}},
	{"/api/admin/emails", []string{"created", "recipient"}, []string{"hook=receipt", "sent=false", "failed=true",
		"q=quist"}},
	{"/api/admin/payouts", []string{"created", "due", "amount", "kind", "status", "payee", "trip"},
		[]string{"status=failed", "q=anna", "q=dunes", "q=nowhere"}},
	{"/api/admin/reviews", []string{"created", "saved", "rating", "state"},
		[]string{"state=waiting", "state=shown", "state=hidden", "q=dunes", "q=quist", "q=nowhere"}},
	{"/api/admin/reconciliation", []string{"found", "books", "provider", "status"},
		[]string{"status=settled", "status=open", "q=pi_7", "q=nowhere"}},
	{"/api/admin/discounts", []string{"created", "code", "ends", "state", "uses"}, []string{"active=false", "q=fjords",
		"q=nowhere"}},
	{"/api/me/exports", []string{"created", "file", "kind", "state"}, []string{"q=dunes", "q=nowhere"}},
	{"/api/admin/webhooks", []string{"created", "url", "state", "owner"}, []string{"state=paused", "q=dunes", "q=journeys",
		"q=nowhere"}},
	{"/api/admin/impersonations", []string{"started", "ended", "actor", "subject"}, []string{"q=quist", "q=fjords", "q=nowhere"}},
	{"/api/me/ground-transfers", []string{"created", "pickup", "trip", "type", "price", "status"},
		[]string{"type=arrival", "status=confirmed", "q=quist", "q=xy"}},
	{"/api/metadata/audit-logs", nil, []string{"objectType=Trip", "action=trip.update", "q=lagoons"}},
}

// without are filters that nothing of the many has.
var without = []string{"failed=true", "q=nowhere"}

// timings gather how long answers took, by what was asked.
type timings struct {
	order []string
	took  map[string][]time.Duration
}

func (m *timings) note(what string, took time.Duration) {
	if m.took == nil {
		m.took = map[string][]time.Duration{}
	}
	if _, known := m.took[what]; !known {
		m.order = append(m.order, what)
	}
	m.took[what] = append(m.took[what], took)
}

func (m *timings) print(t *testing.T) {
	for _, what := range m.order {
		all := slices.Sorted(slices.Values(m.took[what]))
		t.Logf("%-44s p50 %7.1f ms  p95 %7.1f ms  (%d)", what, ms(all[len(all)/2]), ms(all[(len(all)*95-1)/100]), len(all))
	}
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// Records are found by what people type, among as many as CARAVAN_PROOF_RECORDS says, and long lists are sorted and
// narrowed page by page. What is right is checked; how long it took is printed, beside the same question asked of the
// tables as they are, and a question that needs no search.
func TestSearchOfMany(t *testing.T) {
	t.Parallel()
	records, rounds := 800, 1
	if text := os.Getenv("CARAVAN_PROOF_RECORDS"); text != "" {
		var err error
		if records, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
		rounds = 20
	}
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 20)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	s.Rest()
	began := time.Now()
	peopled(t, s, records)
	t.Logf("%d records made in %s", records, time.Since(began).Round(time.Second))
	began = time.Now()
	_, words, err := search.Rebuild(t.Context(), s.Services.DB, s.Tenant(t).ID)
	if err != nil || words < int64(records) {
		t.Fatalf("%d words, %v", words, err)
	}
	t.Logf("%d words of them in %s", words, time.Since(began).Round(time.Second))
	analyze(t, s)
	t.Run("palette", func(t *testing.T) { searchMany(t, s, trip.Admin, records/4*4/5, rounds) })
	t.Run("lists", func(t *testing.T) { listMany(t, s, trip.Admin, rounds) })
}

// The pages of a list are, one after the other, the whole list in its order: rows that are equal in what it is sorted
// by neither repeat nor get lost between them. Another marketplace's admin sees none of them.
func TestLongListsArePagedInEveryOrder(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 20)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	there, stranger := open(t, s, trip.Admin, true)
	s.Rest()
	peopled(t, s, 200)
	for _, list := range longLists {
		for _, sort := range list.sorts {
			for _, way := range []string{sort, "-" + sort} {
				read := func(limit int, cursor string) ([]string, string) {
					a := s.Must(t, apptest.Request{Method: "GET", Token: trip.Admin,
						Path: list.path + "?limit=" + decimal(limit) + "&sort=" + way + "&cursor=" + cursor})
					next, _ := a["nextCursor"].(string)
					return names(items(a), "id"), next
				}
				whole, _ := read(100, "")
				var paged []string
				for cursor := ""; len(paged) < len(whole); {
					var ids []string
					if ids, cursor = read(7, cursor); len(ids) == 0 {
						break
					}
					if paged = append(paged, ids...); cursor == "" {
						break
					}
				}
				if len(whole) < 5 || len(paged) < len(whole) || !slices.Equal(paged[:len(whole)], whole) {
					t.Errorf("%s sort=%s: pages %v\nwhole %v", list.path, way, paged, whole)
				}
				theirs := there.Call(t, apptest.Request{Method: "GET", Path: list.path + "?limit=100&sort=" + way, Token: stranger})
				for _, id := range whole {
					if theirs.Status != http.StatusOK || strings.Contains(theirs.Text, id) {
						t.Fatalf("another marketplace reads %s: %d %s", list.path, theirs.Status, id)
					}
				}
			}
		}
	}
}

func analyze(t *testing.T, s *apptest.Server) {
	t.Helper()
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	if _, err := owner.Exec(t.Context(), "VACUUM ANALYZE"); err != nil {
		t.Fatal(err)
	}
}

// typed says what is typed for the i-th booking, by the kind of question, and whether its order must be among the
// answers.
func typed(i int, value func(question string) string) []struct {
	kind, words string
	found       bool
} {
	at := decimal(i)
	mail := value("mail_of(" + at + ")")
	return []struct {
		kind, words string
		found       bool
	}{
		{"order number", value("number_of(" + at + ")"), true},
		{"beginning of an order number", value("number_of(" + at + ")")[:6], false},
		{"end of an order number", value("number_of(" + at + ")")[5:], false},
		{"email", mail, true},
		{"beginning of an email", mail[:strings.Index(mail, "@")], false},
		{"first and last name", value("first(" + at + ") || ' ' || last(" + at + ")"), false},
		{"last name", value("last(" + at + ")"), false},
		{"two letters", value("last(" + at + ")")[:2], false},
		{"two beginnings", value("left(first(" + at + "), 2) || ' ' || left(last(" + at + "), 3)"), false},
		{"last four digits and name", value("lpad((" + at + " * 37 % 10000)::text, 4, '0') || ' ' || last(" + at + ")"),
			false},
		{"provider’s id", value("'pi_' || md5(" + at + "::text)"), true},
		{"name of a trip", value("word(" + at + ") || ' ' || word(" + at + " / 5)"), false},
		{"nothing there is", "zzyzx " + at, false},
	}
}

func searchMany(t *testing.T, s *apptest.Server, admin string, bookings, rounds int) {
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	value := func(question string) (text string) {
		if err := owner.QueryRow(t.Context(), "SELECT "+question).Scan(&text); err != nil {
			t.Fatal(err)
		}
		return text
	}
	var took timings
	for round := range rounds {
		i := 1 + (round*7919+13)%bookings
		number := value("number_of(" + decimal(i) + ")")
		for _, ask := range typed(i, value) {
			orders, one := everywhere(t, s, admin, ask.words)
			took.note(ask.kind+", all ten lists", one)
			if ask.found != slices.Contains(orders, number) && ask.found || ask.kind == "nothing there is" && len(orders) > 0 {
				t.Errorf("%s %q finds %v, not %s", ask.kind, ask.words, orders, number)
			}
		}
		began := time.Now()
		s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: admin})
		took.note("a question without a search", time.Since(began))
		if round < 3 {
			took.note("orders by the tables themselves, SQL alone", asItWas(t, s, number))
		}
	}
	took.print(t)
}

// everywhere asks all lists at once, as the palette does, and gives the orders.
func everywhere(t *testing.T, s *apptest.Server, admin, words string) (orders []string, took time.Duration) {
	t.Helper()
	var all sync.WaitGroup
	began := time.Now()
	for _, list := range palette {
		all.Go(func() {
			a, err := s.Try(t.Context(), apptest.Request{Method: "GET", Path: list + "?limit=5&q=" + url.QueryEscape(words),
				Token: admin})
			if err != nil || a.Status != http.StatusOK {
				t.Errorf("%s: %d %s %v", list, a.Status, a.Text, err)
				return
			}
			if list == palette[0] {
				for _, item := range items(a.Data) {
					orders = append(orders, item["orderId"].(string))
				}
			}
		})
	}
	all.Wait()
	return orders, time.Since(began)
}

// asItWas looks for an order in the tables themselves, as lists without words do.
func asItWas(t *testing.T, s *apptest.Server, number string) time.Duration {
	t.Helper()
	began := time.Now()
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`SELECT b.id FROM booking b JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id
			WHERE b.tenant_id = $1 AND strpos(lower(concat_ws(' ', b.order_id, t.name,
				(SELECT string_agg(concat_ws(' ', p.first_name, p.last_name, p.email), ' ') FROM booking_participant p WHERE p.tenant_id = b.tenant_id AND p.booking_id = b.id),
				(SELECT string_agg(paid.method_label, ' ') FROM payment paid WHERE paid.tenant_id = b.tenant_id AND paid.booking_id = b.id))), lower($2)) > 0
			ORDER BY b.id DESC LIMIT 6`, s.Tenant(t).ID, number)
		return err
	})
	return time.Since(began)
}

// listMany reads each list in every order, from its beginning and a few pages on, and narrowed in every way.
func listMany(t *testing.T, s *apptest.Server, admin string, rounds int) {
	var took timings
	page := func(what, path string) (ids []string, next string) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		began := time.Now()
		a, err := s.Try(ctx, apptest.Request{Method: "GET", Path: path, Token: admin})
		if err != nil || a.Status != http.StatusOK {
			t.Fatalf("%s: %d %s %v", path, a.Status, a.Text, err)
		}
		took.note(what, time.Since(began))
		next, _ = a.Data["nextCursor"].(string)
		return names(items(a.Data), "id"), next
	}
	for range max(rounds/4, 1) {
		for _, list := range longLists {
			for _, sort := range list.sorts {
				for _, way := range []string{sort, "-" + sort} {
					seen, cursor := map[string]bool{}, ""
					for range 3 {
						var ids []string
						ids, cursor = page(list.path+" sort="+way, list.path+"?limit=25&sort="+way+"&cursor="+cursor)
						for _, id := range ids {
							if seen[id] {
								t.Errorf("%s sort=%s gives %s twice", list.path, way, id)
							}
							seen[id] = true
						}
						if cursor == "" {
							break
						}
					}
				}
			}
			for _, filter := range list.filters {
				if ids, _ := page(list.path+" "+filter, list.path+"?limit=25&"+filter); len(ids) == 0 &&
					!slices.Contains(without, filter) {
					t.Errorf("%s?%s finds nothing", list.path, filter)
				}
			}
		}
	}
	took.print(t)
}
