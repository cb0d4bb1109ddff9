package app_test

import (
	"context"
	"io"
	"io/fs"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/principal"
	"caravan/backend/seed"
)

// in runs fn on a tenant's rows.
func in(t *testing.T, s *apptest.Server, of tenant.Tenant, fn func(tx pgx.Tx) error) {
	t.Helper()
	if err := s.Services.DB.ReadTenant(t.Context(), of.ID, fn); err != nil {
		t.Fatal(err)
	}
}

// rowsOf returns the result of a query whose only parameter is the tenant.
func rowsOf(t *testing.T, s *apptest.Server, of tenant.Tenant, question string) (n int) {
	t.Helper()
	in(t, s, of, func(tx pgx.Tx) error { return tx.QueryRow(t.Context(), question, of.ID).Scan(&n) })
	return n
}

func TestDemoLoads(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	if err := app.SeedWhenEmpty(t.Context(), s.Services, io.Discard); err != nil {
		t.Fatal(err)
	}
	demo, err := seed.Load(seed.Default())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range demo.Tenants {
		of, err := s.Services.Tenants.BySlug(t.Context(), want.Settings.Slug)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(of.Slug+" has what its files say", func(t *testing.T) { hasWhatItsFilesSay(t, s, of, want) })
		t.Run(of.Slug+" keeps straight books", func(t *testing.T) { booksAreStraight(t, s, of) })
		t.Run(of.Slug+" tells the permission server everything", func(t *testing.T) { relationsArrived(t, s, of) })
		t.Run(of.Slug+" is found by its words", func(t *testing.T) { wordsAreTrue(t, s, of) })
	}
	t.Run("its trips were looked at before they were booked", func(t *testing.T) { bookingsFollowVisits(t, s) })
	t.Run("a second load changes nothing", func(t *testing.T) {
		var log strings.Builder
		if err := app.Seed(t.Context(), s.Services, "", &log); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(log.String(), "Meridian is loaded already") {
			t.Fatalf("it said %q", log.String())
		}
	})
	t.Run("before the launch only the host books", func(t *testing.T) { onlyTheHostBooksBeforeTheLaunch(t, s) })
	t.Run("one person of each group signs in", func(t *testing.T) {
		for _, email := range []string{"host@demo.example", "operator@demo.example", "traveler@demo.example",
			"admin@demo.example"} {
			s.SignIn(t, email)
		}
	})
}

// The figures' conversion compares the visitors of 30 days with the bookings that they made.
func bookingsFollowVisits(t *testing.T, s *apptest.Server) {
	var visitors, checkouts, booked int
	in(t, s, s.Tenant(t), func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), `
			SELECT coalesce(sum(visitors), 0), coalesce(sum(checkouts), 0),
				(SELECT count(*) FROM booking WHERE tenant_id = $1 AND created_at > now() - interval '30 days')
			FROM trip_visit_day WHERE tenant_id = $1 AND day > current_date - 30`,
			s.Tenant(t).ID).Scan(&visitors, &checkouts, &booked)
	})
	if booked == 0 || checkouts < booked || visitors < 5*booked {
		t.Errorf("%d visitors and %d checkouts for %d bookings", visitors, checkouts, booked)
	}
}

// Before its launch a trip accepts bookings only from its own host, who brings people along (H-302).
func onlyTheHostBooksBeforeTheLaunch(t *testing.T, s *apptest.Server) {
	var trip uuid.UUID
	in(t, s, s.Tenant(t), func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), `
			SELECT t.id FROM trip t JOIN host h ON h.tenant_id = t.tenant_id AND h.id = t.host_id JOIN member m ON m.tenant_id = h.tenant_id AND m.id = h.member_id
			WHERE t.tenant_id = $1 AND t.status = 'host_approved' AND m.email = 'host@demo.example' LIMIT 1`,
			s.Tenant(t).ID).Scan(&trip)
	})
	for who, want := range map[string]int{
		"": http.StatusConflict, "traveler@demo.example": http.StatusConflict, "newhost@demo.example": http.StatusConflict,
		"host@demo.example": http.StatusOK,
	} {
		token := ""
		if who != "" {
			token = s.SignIn(t, who)
		}
		a := s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + trip.String() + "/holds", Token: token,
			Body: map[string]int{"spots": 2}})
		if a.Status != want {
			t.Errorf("%q: %d %s", who, a.Status, a.Text)
		}
	}
}

func hasWhatItsFilesSay(t *testing.T, s *apptest.Server, of tenant.Tenant, want seed.Tenant) {
	counts := map[string]int{}
	for _, x := range want.Trips {
		if x.Status == "requested" {
			counts["request pending"]++
		} else {
			counts["trip "+x.Status]++
		}
	}
	forms, answers := 0, 0
	for _, b := range want.Bookings {
		counts["booking "+b.Status]++
		if b.TripForm != nil && b.TripForm.Complete {
			forms += 1 + len(b.Companions)
		}
	}
	for _, it := range want.Itineraries {
		counts["itinerary "+it.Status]++
	}
	for _, list := range want.Surveys {
		answers += len(list)
	}
	got := map[string]int{}
	in(t, s, of, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), `
			SELECT 'trip ' || status, count(*) FROM trip WHERE tenant_id = $1 GROUP BY status
			UNION ALL SELECT 'booking ' || status, count(*) FROM booking WHERE tenant_id = $1 GROUP BY status
			UNION ALL SELECT 'itinerary ' || status, count(*) FROM itinerary WHERE tenant_id = $1 GROUP BY status
			UNION ALL SELECT 'request ' || status, count(*) FROM trip_request WHERE tenant_id = $1 AND status = 'pending' GROUP BY status`,
			of.ID)
		if err != nil {
			return err
		}
		var what string
		var n int
		_, err = pgx.ForEachRow(rows, []any{&what, &n}, func() error { got[what] = n; return nil })
		return err
	})
	for what, n := range counts {
		if got[what] != n {
			t.Errorf("%d × %s, want %d", got[what], what, n)
		}
	}
	for question, n := range map[string]int{
		"host WHERE tenant_id = $1":                                                       len(want.Hosts),
		"operator WHERE tenant_id = $1":                                                   len(want.Operators),
		"member WHERE tenant_id = $1 AND user_group = 'traveler'":                         len(want.Travelers),
		"member WHERE tenant_id = $1 AND status <> 'active'":                              0,
		"survey_response WHERE tenant_id = $1":                                            answers,
		"trip_form WHERE tenant_id = $1 AND complete":                                     forms,
		"email WHERE tenant_id = $1":                                                      0,
		"hold WHERE tenant_id = $1 AND state <> 'converted'":                              0,
		"payment WHERE tenant_id = $1 AND status <> 'succeeded'":                          0,
		"booking WHERE tenant_id = $1 AND is_pending_cancellation":                        0,
		"audit_log WHERE tenant_id = $1 AND at > now()":                                   0,
		"trip WHERE tenant_id = $1 AND launched_at < created_at":                          0,
		"audit_log WHERE tenant_id = $1 AND actor_id IS NULL AND action = 'trip.approve'": 0,
	} {
		if got := rowsOf(t, s, of, "SELECT count(*) FROM "+question); got != n {
			t.Errorf("%s: %d, want %d", question, got, n)
		}
	}
}

func booksAreStraight(t *testing.T, s *apptest.Server, of tenant.Tenant) {
	for fault, question := range map[string]string{
		"currencies that do not sum to zero": `SELECT count(*) FROM (
			SELECT 1 FROM ledger_entry WHERE tenant_id = $1 GROUP BY currency HAVING sum(amount_minor) <> 0) x`,
		"transactions that do not sum to zero": `SELECT count(*) FROM (
			SELECT 1 FROM ledger_entry WHERE tenant_id = $1 GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0) x`,
		// What the provider holds and what is still due add up to the price.
		"bookings whose paid and due are not their total": `SELECT count(*) FROM (
			SELECT e.booking_id FROM ledger_entry e WHERE e.tenant_id = $1 AND e.booking_id IS NOT NULL GROUP BY e.booking_id
			HAVING coalesce(sum(e.amount_minor) FILTER (WHERE e.account = 'provider_clearing'), 0)
				+ coalesce(sum(e.amount_minor) FILTER (WHERE e.account = 'traveler_receivable'), 0)
				<> -coalesce(sum(e.amount_minor) FILTER (WHERE e.account = 'deferred_trip_revenue'), 0)) x`,
		"open bookings whose price is not that of their lines": `SELECT count(*) FROM booking b WHERE b.tenant_id = $1 AND b.status <> 'cancelled'
			AND (SELECT sum((l ->> 'totalMinor')::bigint) FROM jsonb_array_elements(b.lines) l)
				<> (SELECT -sum(e.amount_minor) FROM ledger_entry e WHERE e.tenant_id = b.tenant_id AND e.booking_id = b.id AND e.account = 'deferred_trip_revenue')`,
		"cancelled bookings that keep money": `SELECT count(*) FROM (
			SELECT b.id FROM booking b JOIN ledger_entry e ON e.tenant_id = b.tenant_id AND e.booking_id = b.id
			WHERE b.tenant_id = $1 AND b.status = 'cancelled' AND e.account = 'provider_clearing' GROUP BY b.id HAVING sum(e.amount_minor) <> 0) x`,
		"bookings that nobody paid for": `SELECT count(*) FROM booking b WHERE b.tenant_id = $1
			AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.tenant_id = b.tenant_id AND p.booking_id = b.id)`,
		"trips whose taken places are not those of their bookings": `SELECT count(*) FROM trip t WHERE t.tenant_id = $1
			AND (t.spots_taken, t.single_supplement_taken) IS DISTINCT FROM (
				SELECT (coalesce(sum(b.spots), 0)::int, coalesce(sum(b.supplements), 0)::int)
				FROM booking b WHERE b.tenant_id = t.tenant_id AND b.trip_id = t.id AND b.status <> 'cancelled')`,
		"departures whose reservations are not those of their trips": `SELECT count(*) FROM inventory_item i WHERE i.tenant_id = $1
			AND i.quantity_pending + i.quantity_confirmed <> (
				SELECT count(*) FROM trip_request r LEFT JOIN trip t ON t.tenant_id = r.tenant_id AND t.id = r.trip_id
				WHERE r.tenant_id = i.tenant_id AND r.inventory_item_id = i.id AND coalesce(t.status, 'created') <> 'cancelled')`,
	} {
		if n := rowsOf(t, s, of, question); n != 0 {
			t.Errorf("%d %s", n, fault)
		}
	}
	if n := rowsOf(t, s, of, "SELECT count(*) FROM ledger_entry WHERE tenant_id = $1"); n == 0 {
		t.Error("the books are empty")
	}
}

// relationsArrived waits for the outbox, then checks in Keto what a sample of people may do.
func relationsArrived(t *testing.T, s *apptest.Server, of tenant.Tenant) {
	deadline := time.Now().Add(2 * time.Minute)
	for rowsOf(t, s, of, "SELECT count(*) FROM relation_outbox WHERE tenant_id = $1") > 0 {
		if time.Now().After(deadline) {
			t.Fatal("the outbox is not empty")
		}
		time.Sleep(100 * time.Millisecond)
	}
	for _, sample := range []struct{ namespace, permit, question string }{
		{"Tenant", "view", "SELECT m.id, m.tenant_id FROM member m WHERE m.tenant_id = $1"},
		{"Tenant", "administer", "SELECT m.id, m.tenant_id FROM member m WHERE m.tenant_id = $1 AND m.user_group = 'admin'"},
		{"Host", "act", "SELECT h.member_id, h.id FROM host h WHERE h.tenant_id = $1"},
		{"Operator", "act", "SELECT o.member_id, o.operator_id FROM operator_member o WHERE o.tenant_id = $1"},
		{"Itinerary", "edit",
			"SELECT o.member_id, i.id FROM itinerary i JOIN operator_member o USING (tenant_id, operator_id) WHERE tenant_id = $1"},
		{"TripRequest", "edit",
			"SELECT h.member_id, r.id FROM trip_request r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id WHERE r.tenant_id = $1"},
		{"Trip", "host",
			"SELECT h.member_id, t.id FROM trip t JOIN host h ON h.tenant_id = t.tenant_id AND h.id = t.host_id WHERE t.tenant_id = $1"},
		{"Trip", "operate",
			"SELECT o.member_id, t.id FROM trip t JOIN operator_member o USING (tenant_id, operator_id) WHERE tenant_id = $1"},
		{"Trip", "travel",
			`SELECT p.member_id, b.trip_id FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
			WHERE p.tenant_id = $1 AND p.member_id IS NOT NULL`},
		{"Booking", "edit", "SELECT b.customer_id, b.id FROM booking b WHERE b.tenant_id = $1"},
		{"Booking", "view",
			"SELECT p.member_id, p.booking_id FROM booking_participant p WHERE p.tenant_id = $1 AND p.member_id IS NOT NULL"},
	} {
		t.Run(sample.namespace+"#"+sample.permit, func(t *testing.T) {
			var person, object uuid.UUID
			pairs := [][2]uuid.UUID{}
			in(t, s, of, func(tx pgx.Tx) error {
				rows, err := tx.Query(t.Context(),
					"SELECT * FROM ("+sample.question+") AS x (person, object) ORDER BY md5(person::text) LIMIT 12", of.ID)
				if err != nil {
					return err
				}
				_, err = pgx.ForEachRow(rows, []any{&person, &object}, func() error {
					pairs = append(pairs, [2]uuid.UUID{person, object})
					return nil
				})
				return err
			})
			if len(pairs) == 0 {
				t.Fatal("nobody to ask for")
			}
			for _, pair := range pairs {
				who := principal.Principal{TenantID: of.ID, MemberID: pair[0]}
				allowed, err := s.Services.Authz.Allowed(t.Context(), who, sample.namespace, pair[1], sample.permit)
				if err != nil || !allowed {
					t.Fatalf("%s on %s: %v, %v", pair[0], pair[1], allowed, err)
				}
			}
		})
	}
}

// cut aborts a load when its log contains a text.
type cut struct {
	after string
	stop  context.CancelFunc
}

func (c cut) Write(p []byte) (int, error) {
	if strings.Contains(string(p), c.after) {
		c.stop()
	}
	return len(p), nil
}

func TestInterruptedDemoIsLoadedAnew(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	demo, err := seed.Load(seed.Default())
	if err != nil {
		t.Fatal(err)
	}
	// Little needs to be loaded before the second cut: the first marketplace has no trips here.
	demo.Tenants = slices.DeleteFunc(demo.Tenants, func(d seed.Tenant) bool { return d.Settings.Slug == "nocturna" })
	first := &demo.Tenants[0]
	first.Trips, first.Bookings, first.Surveys = nil, nil, nil
	for i := range first.Hosts {
		first.Hosts[i].Recommendation = nil
	}
	for _, after := range []string{"Meridian: 15 operators", "Solstice: 5 hosts"} {
		ctx, stop := context.WithCancel(t.Context())
		if err := app.SeedWhenEmptyFrom(ctx, s.Services, demo, cut{after, stop}); err == nil {
			t.Fatalf("cut after %q, and nothing failed", after)
		}
		stop()
	}
	if a := s.On("solstice.localhost").Call(t,
		apptest.Request{Method: "GET", Path: "/public/tenant"}); a.Status != http.StatusNotFound {
		t.Fatalf("half a marketplace is open: %d", a.Status)
	}
	var log strings.Builder
	if err := app.SeedWhenEmptyFrom(t.Context(), s.Services, demo, &log); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Meridian is loaded already", "Solstice: removing what an interrupted load left"} {
		if !strings.Contains(log.String(), want) {
			t.Errorf("%q is missing from\n%s", want, log.String())
		}
	}
	all, err := s.Services.Tenants.All(t.Context())
	if err != nil || len(all) != 2 {
		t.Fatalf("%d marketplaces, %v", len(all), err)
	}
	if n := rowsOf(t, s, all[1], "SELECT count(*) FROM trip WHERE tenant_id = $1"); n != 3 {
		t.Fatalf("%d trips", n)
	}
	s.On("solstice.localhost").SignIn(t, "traveler@solstice.example")
}

// People in custom files have no known password: they are invited.
func TestOwnFilesInvitePeople(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	dir := t.TempDir()
	if err := os.CopyFS(dir, onlySolstice{seed.Default()}); err != nil {
		t.Fatal(err)
	}
	if err := app.Seed(t.Context(), s.Services, dir, io.Discard); err != nil {
		t.Fatal(err)
	}
	of, err := s.Services.Tenants.ByHost(t.Context(), "solstice.localhost")
	if err != nil {
		t.Fatal(err)
	}
	if of.Demo {
		t.Error("it is marked as a demo")
	}
	members := rowsOf(t, s, of, "SELECT count(*) FROM member WHERE tenant_id = $1")
	for question, want := range map[string]int{
		"SELECT count(*) FROM member WHERE tenant_id = $1 AND status = 'invited' AND identity_id IS NULL": members,
		"SELECT count(DISTINCT recipient) FROM email WHERE tenant_id = $1 AND template = 'activation'":    members,
		// The content of sent emails is not kept; that of unsent ones links to the marketplace's own address.
		"SELECT count(*) FROM email WHERE tenant_id = $1 AND html <> '' AND html NOT LIKE '%//solstice.localhost%'": 0,
		"SELECT count(*) FROM email WHERE tenant_id = $1":                                                           members,
		"SELECT jsonb_array_length(demo_sign_ins) FROM tenant WHERE id = $1":                                        0,
		"SELECT count(*) FROM trip WHERE tenant_id = $1":                                                            3,
	} {
		if got := rowsOf(t, s, of, question); got != want {
			t.Errorf("%s: %d, want %d", question, got, want)
		}
	}
}

// onlySolstice is the demo's files without the other marketplaces.
type onlySolstice struct{ fs.FS }

// ReadDir implements fs.ReadDirFS.
func (o onlySolstice) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(o.FS, name)
	return slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return name == "." && e.Name() != "solstice" }), err
}
