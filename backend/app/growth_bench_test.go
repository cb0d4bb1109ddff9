package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// grown are the tables that grow with a marketplace, ordered so that referenced tables come first.
var grown = []string{
	"itinerary", "itinerary_service", "inventory_item", "trip_request", "trip", "trip_service", "hold", "booking",
	"booking_participant", "booking_add_on", "payment", "refund", "ledger_entry",
}

// BenchmarkGrowth reads by key from a marketplace of some hundred trips with their bookings, and again after it
// has grown a hundredfold. Both are measured alternately in one run, on two servers; the requirement is at most
// 10 % more.
func BenchmarkGrowth(b *testing.B) {
	few, many := 100, 100*100
	small, large := growing(b, few), growing(b, many)
	for i, r := range small.private {
		of := large.private[i]
		b.Run(r.name, func(b *testing.B) {
			small.rounds(b, small.s.URL, r) // warms up connections, prepared statements, caches
			large.rounds(b, large.s.URL, of)
			b.ResetTimer()
			var before, after time.Duration
			for range b.N {
				before += small.rounds(b, small.s.URL, r)
				after += large.rounds(b, large.s.URL, of)
			}
			b.ReportMetric(float64(b.N*readsPerRound)/before.Seconds(), "reads/s")
			b.ReportMetric(float64(b.N*readsPerRound)/after.Seconds(), "grown-reads/s")
			b.ReportMetric(100*after.Seconds()/before.Seconds()-100, "%-more")
		})
	}
}

// growing is a marketplace whose only trip with a booking is multiplied.
func growing(b *testing.B, copies int) *bazaar {
	b.Helper()
	s := apptest.Start(b)
	s.Small(b)
	live := s.LiveTrip(b, 2, 20)
	card, err := s.CardToken(b.Context(), apptest.CardGood)
	if err != nil {
		b.Fatal(err)
	}
	if _, refused, err := s.Book(b.Context(), live.ID, apptest.TravelerEmail, card, 2); err != nil || refused != nil {
		b.Fatal(err, refused)
	}
	hold := s.Must(b, apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds",
		Body: map[string]any{"spots": 1}})
	traveler := s.SignIn(b, apptest.TravelerEmail)
	booking := s.Must(b, apptest.Request{Method: "GET", Path: "/api/me/bookings",
		Token: traveler})["items"].([]any)[0].(map[string]any)
	trip := s.Must(b, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID, Token: live.Host})
	s.Rest() // nothing else runs during the measurement
	multiply(b, s, copies)
	m := &bazaar{s: s, client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: readers}}}
	m.private = []reading{
		{"public trip", "/public/trip-details?path=" + live.Path, nil},
		{"hold", "/public/holds/" + hold["id"].(string), map[string]string{"X-Hold-Token": hold["token"].(string)}},
		{"booking", "/api/me/bookings/" + booking["id"].(string), bearer(traveler)},
		{"trip", "/api/me/trips/" + live.ID, bearer(live.Host)},
		{"request", "/api/me/trip-requests/" + trip["tripRequestId"].(string), bearer(live.Host)},
	}
	return m
}

// multiply copies every row of the tables that grow. References within copied rows point to the corresponding
// copy; unique values get the copy's number appended.
func multiply(b *testing.B, s *apptest.Server, copies int) {
	b.Helper()
	owner, err := pgx.Connect(b.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		b.Fatal(err)
	}
	defer owner.Close(b.Context())
	do := func(query string, args ...any) {
		if _, err := owner.Exec(b.Context(), query, args...); err != nil {
			b.Fatalf("%v\n%s", err, query)
		}
	}
	do("SET caravan.tenant_id = '" + s.Tenant(b).ID.String() + "'")
	for _, table := range grown {
		do(copyOf(b, owner, table), s.Tenant(b).ID, copies)
	}
	do("ANALYZE")
}

// copyOf returns the statement that copies a table's rows.
func copyOf(b *testing.B, owner *pgx.Conn, table string) string {
	b.Helper()
	rows, err := owner.Query(b.Context(), `
		SELECT a.attname, format_type(a.atttypid, NULL), a.attgenerated <> '' OR a.attidentity <> '',
			EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND a.attnum = ANY (i.indkey)),
			EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conrelid = a.attrelid AND c.contype = 'f' AND a.attnum = ANY (c.conkey) AND c.confrelid::regclass::text = ANY ($2)),
			EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conrelid = a.attrelid AND c.contype = 'f' AND a.attnum = ANY (c.conkey) AND NOT c.confrelid::regclass::text = ANY ($2))
		FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
		table, grown)
	if err != nil {
		b.Fatal(err)
	}
	var columns, values []string
	var column, kind string
	var made, unique, mapped, kept bool
	_, err = pgx.ForEachRow(rows, []any{&column, &kind, &made, &unique, &mapped, &kept}, func() error {
		if made {
			return nil
		}
		value := "o." + column
		switch {
		case column == "tenant_id":
		case kind == "uuid" && (mapped || column == "id" || unique && !kept):
			value = fmt.Sprintf("md5(o.%s::text || k)::uuid", column)
		case unique && kind == "text":
			value = "o." + column + " || '-' || k"
		case unique && kind == "bigint":
			value = "o." + column + " + k * 1000000::bigint"
		}
		columns, values = append(columns, column), append(values, value)
		return nil
	})
	if err != nil || len(columns) == 0 {
		b.Fatalf("columns of %s: %v", table, err)
	}
	return "INSERT INTO " + table + " (" + strings.Join(columns, ", ") + ") SELECT " + strings.Join(values, ", ") +
		" FROM " + table + " o, generate_series(1, $2::int) k WHERE o.tenant_id = $1::uuid"
}
