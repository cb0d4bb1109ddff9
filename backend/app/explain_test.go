package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/app/apptest"
)

// The most frequent calls need no sequential scan: every statement that they run finds its rows by an index.
func TestHotCallsNeedNoSequentialScan(t *testing.T) {
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 20)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, "first@explain.example", card, 1); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	traced := second(t, s)
	var ran statements
	plain := traced.Services.DB.Pool
	config := plain.Config()
	config.ConnConfig.Tracer = &ran
	if traced.Services.DB.Pool, err = pgxpool.NewWithConfig(t.Context(), config); err != nil {
		t.Fatal(err)
	}
	tracing := traced.Services.DB.Pool
	t.Cleanup(func() { traced.Services.DB.Pool = plain; tracing.Close() })

	get := func(path, token string) map[string]any {
		return traced.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	if _, refused, err := traced.Book(t.Context(), trip.ID, "second@explain.example", card, 2); err != nil ||
		refused != nil {
		t.Fatal(err, refused)
	}
	get("/public/trips?limit=20", "")
	get("/public/trip-details?path="+trip.Path, "")
	get("/api/me/profile", trip.Host)
	get("/api/me/trips", trip.Host)
	get("/api/me/trips/"+trip.ID, trip.Host)
	get("/api/me/trips/"+trip.ID, trip.Operator)
	get("/api/me/trip-details/"+trip.ID, trip.Host)
	get("/api/me/trip-requests", trip.Host)
	get("/api/admin/bookings?limit=20", trip.Admin)
	for _, list := range palette {
		get(list+"?limit=5&q=second+ex", trip.Admin)
		get(list+"?limit=5&q=t", trip.Admin)
	}
	for _, list := range []string{
		"/api/admin/users?q=t", "/api/metadata/audit-logs?q=second", "/api/admin/itinerary-recommendations?sort=state",
		"/api/me/ground-transfers?sort=status",
		"/api/me/ground-transfers?sort=type&q=t", "/api/admin/reviews?state=waiting", "/api/admin/reconciliation?status=open",
		"/api/admin/discounts?q=t", "/api/admin/refunds", "/api/admin/refunds?state=failed&sort=-amount",
		"/api/admin/refunds?q=second+ex&cause=ride&currency=USD", "/api/admin/refunds?sort=asked&tripId=" + trip.ID,
	} {
		get(list, trip.Admin)
	}

	seen := map[string]bool{}
	for _, one := range ran.all {
		if seen[one.sql] || !strings.Contains(strings.ToUpper(one.sql), "WHERE") {
			continue
		}
		seen[one.sql] = true
		for _, table := range explain(t, s, one) {
			t.Errorf("%s is read from end to end by\n%s", table, one.sql)
		}
	}
	t.Logf("%d statements", len(seen))
	if len(seen) < 25 {
		t.Errorf("only %d statements were seen", len(seen))
	}
}

// small are tables that stay small, or that are meant to be read entirely.
var small = map[string]bool{"tenant": true, "tenant_host": true, "country": true, "currency": true}

type planNode struct {
	Type     string `json:"Node Type"`
	Relation string `json:"Relation Name"`
	Plans    []planNode
}

func (n planNode) scanned() (tables []string) {
	if n.Type == "Seq Scan" && !small[n.Relation] {
		tables = append(tables, n.Relation)
	}
	for _, below := range n.Plans {
		tables = append(tables, below.scanned()...)
	}
	return tables
}

// explain lists the tables for which a statement has no index. Sequential scans are disabled in the planner, so
// that it uses one only if there is no alternative: the tables of a test are small, and it would otherwise prefer
// one.
func explain(t *testing.T, s *apptest.Server, of statement) []string {
	t.Helper()
	var raw []byte
	inTenant(t, s, func(tx pgx.Tx) error {
		if _, err := tx.Exec(t.Context(), "SET LOCAL enable_seqscan = off"); err != nil {
			return err
		}
		if err := tx.QueryRow(t.Context(), "EXPLAIN (FORMAT JSON) "+of.sql, of.args...).Scan(&raw); err != nil {
			return fmt.Errorf("%s: %w", of.sql, err)
		}
		return nil
	})
	var plans []struct{ Plan planNode }
	if err := json.Unmarshal(raw, &plans); err != nil {
		t.Fatal(err)
	}
	return plans[0].Plan.scanned()
}
