package supply_test

import (
	"context"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/page"
)

// recorder records queries.
type recorder struct {
	mu      sync.Mutex
	queries map[string][]any
}

func (r *recorder) TraceQueryStart(ctx context.Context, _ *pgx.Conn, d pgx.TraceQueryStartData) context.Context {
	if strings.Contains(d.SQL, "SELECT") && strings.Contains(d.SQL, "-- name:") {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.queries[d.SQL] = d.Args
	}
	return ctx
}

func (*recorder) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// many fills the tables of supply with 10,000 rows each, spread over operators and itineraries.
const many = `
INSERT INTO operator (tenant_id, id, name, code, terms, created_at)
SELECT $1, md5('operator' || n)::uuid, 'Operator ' || n, 'CODE' || n, 'x', now() FROM generate_series(1, 100) n;
INSERT INTO itinerary (tenant_id, id, operator_id, status, name, country, destination, length_in_days, currency, tier, minimum_spots, maximum_spots,
    schedule_year, content, created_at, updated_at)
SELECT $1, md5('itinerary' || n)::uuid, md5('operator' || (n % 100 + 1))::uuid, 'complete', 'Itinerary ' || n, 'Peru', 'Cusco', 5, 'USD', 1, 2, 8, 2026,
    '{"packages":[{"level":"standard","enabled":true}]}', now(), now() FROM generate_series(1, 10000) n;
INSERT INTO itinerary_service (tenant_id, id, itinerary_id, day, position, type, detail)
SELECT $1, md5('service' || n)::uuid, md5('itinerary' || n)::uuid, 1, 0, 'meal', '{"type":"meal"}' FROM generate_series(1, 10000) n;
INSERT INTO inventory_item (tenant_id, id, itinerary_id, start_date, package_level, quantity_available, single_supplement_price_minor,
    single_supplement_quantity, cost_schedule, created_at)
SELECT $1, md5('departure' || n)::uuid, md5('itinerary' || n)::uuid, '2026-12-01', 'standard', 1, 0, 1, '[{"travelers":2,"priceMinor":50000}]', now()
FROM generate_series(1, 10000) n;
INSERT INTO trip_request (tenant_id, id, host_id, itinerary_id, operator_id, inventory_item_id, status, package_level, start_date, end_date, form, created_at)
SELECT $1, md5('request' || n)::uuid, $2, md5('itinerary' || n)::uuid, md5('operator' || (n % 100 + 1))::uuid, md5('departure' || n)::uuid, 'pending',
    'standard', '2026-12-01', '2026-12-05', jsonb_build_object('itinerary', md5('itinerary' || n)::uuid, 'selectedPackage', 'standard', 'startDate', '2026-12-01'), now()
FROM generate_series(1, 10000) n;
INSERT INTO service_library (tenant_id, id, operator_id, type, name, detail, updated_at)
SELECT $1, md5('library' || n)::uuid, md5('operator' || (n % 100 + 1))::uuid, 'meal', 'Meal ' || n, '{"type":"meal"}', now() FROM generate_series(1, 10000) n;
INSERT INTO itinerary_version (tenant_id, itinerary_id, version, action, saved_at, changes, snapshot)
SELECT $1, md5('itinerary' || n)::uuid, 1, 'itinerary.create', now(), 0, '{}' FROM generate_series(1, 10000) n;
INSERT INTO event (tenant_id, id, seq, type, object_type, object_id, operator_id, after, occurred_at)
SELECT $1, md5('event' || n)::uuid, 1000 + n, 'itinerary.updated', 'Itinerary', md5('itinerary' || n)::uuid, md5('operator' || (n % 100 + 1))::uuid, '{}', now()
FROM generate_series(1, 10000) n;
INSERT INTO supply_reference (tenant_id, operator_id, kind, external_id, object_id, content_hash, version, pushed_at)
SELECT $1, md5('operator' || (n % 100 + 1))::uuid, 'itinerary', 'P-' || n, md5('itinerary' || n)::uuid, '\x01', 1, now() FROM generate_series(1, 10000) n;
`

var (
	sequential = regexp.MustCompile(
		`Seq Scan on (itinerary|itinerary_service|inventory_item|trip_request|service_library|itinerary_version|event|supply_reference)\b`)
	// The filters of the catalog's first page read every itinerary by nature.
	facets = []string{"-- name: Countries", "-- name: Categories"}
)

// At 10,000 rows no list of supply reads a whole table: every query that the lists send is explained.
func TestListsReadNoWholeTable(t *testing.T) {
	m := triptest.Open(t)
	for _, statement := range strings.Split(strings.TrimSpace(many), ";\n") {
		if statement = strings.TrimSuffix(strings.TrimSpace(statement), ";"); statement == "" {
			continue
		}
		args := []any{m.Tenant.ID}
		if strings.Contains(statement, "$2") {
			args = append(args, m.HostID)
		}
		m.Tx(m.System(), func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), strings.Replace(statement, "SELECT $1,", "SELECT $1::uuid,", 1), args...)
			return err
		})
	}
	if _, err := m.Owner.Exec(t.Context(), "ANALYZE"); err != nil {
		t.Fatal(err)
	}
	r := &recorder{queries: map[string][]any{}}
	config := m.DB.Pool.Config().Copy()
	config.ConnConfig.Tracer = r
	traced, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(traced.Close)
	m.DB.Pool = traced
	readLists(m)

	sent := maps.Clone(r.queries)
	if len(sent) < 8 {
		t.Fatalf("only %d queries were sent", len(sent))
	}
	for sql, args := range sent {
		if slices.ContainsFunc(facets, func(f string) bool { return strings.Contains(sql, f) }) {
			continue
		}
		err := m.DB.ReadTenant(t.Context(), m.Tenant.ID, func(tx pgx.Tx) error {
			rows, err := tx.Query(t.Context(), "EXPLAIN "+sql, args...)
			if err != nil {
				return err
			}
			plan, err := pgx.CollectRows(rows, pgx.RowTo[string])
			if text := strings.Join(plan, "\n"); sequential.MatchString(text) {
				t.Errorf("%s\n%s", sql, text)
			}
			return err
		})
		if err != nil {
			t.Fatalf("%s: %v", sql, err)
		}
	}
}

func readLists(m *triptest.Market) {
	m.T.Helper()
	must := func(_ any, err error) { m.Must(err) }
	after := api.NewOptString(page.Encode(map[string]any{"n": "itinerary 5", "i": uuid.Nil}))
	must(m.Itineraries.List(m.Host(), itineraryapi.ListItinerariesParams{Cursor: after}))
	must(m.Itineraries.List(m.Operator(), itineraryapi.ListItinerariesParams{}))
	must(m.Itineraries.List(m.Admin(), itineraryapi.ListItinerariesParams{Cursor: after}))
	must(m.Itineraries.Get(m.Host(), m.ItineraryID))
	must(m.Itineraries.Availability(m.Host(), m.ItineraryID, true))
	must(m.Itineraries.Accommodations(m.Operator(), m.ItineraryID))
	must(m.Itineraries.Versions(m.Operator(), itineraryapi.ListItineraryVersionsParams{ID: m.ItineraryID}))
	must(m.Itineraries.SearchLibrary(m.Operator(), itineraryapi.SearchServiceLibraryParams{}))
	_, _, err := m.Inventory.List(m.Operator(), m.ItineraryID, inventory.Filter{})
	m.Must(err)
	must(m.Uses.RequestedTrips(m.Operator(), m.ItineraryID, m.Departures[triptest.First]))
	pending := triprequestapi.NewOptTripRequestStatus(api.TripRequestStatusPending)
	must(m.Requests.List(m.Operator(), "", 25, pending))
	must(m.Requests.List(m.Host(), "", 25, triprequestapi.OptTripRequestStatus{}))
	must(m.Requests.List(m.Admin(), "", 25, pending))
	_, _, _, err = m.Supply.Changes(m.Operator(), 0, 100)
	m.Must(err)
}
