package app_test

import (
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// What the Promote page requests over HTTP, after many views of its trip. `make proof ONLY=promotion` has ten
// million views of two years, plus two days of views that are not aggregated yet, and measures the responses.
func TestPromotePageOfManyViews(t *testing.T) {
	t.Parallel()
	const days, channels = 730, 6
	views := proofRuns(t, "CARAVAN_PROOF_VIEWS", 100_000)
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	each := max(2, views/(days*channels))
	var bytes int
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO trip_visit_day (tenant_id, trip_id, day, channel, visits, visitors, checkouts)
			SELECT tenant_id, id, current_date - d, 'channel' || c, $2::integer, $2::integer / 2, 1 FROM trip, generate_series(1, $3::integer) d, generate_series(1, $4::integer) c WHERE id = $1`,
			live.ID, each, days, channels)
		if err != nil {
			return err
		}
		_, err = tx.Exec(t.Context(), `INSERT INTO trip_visitor (tenant_id, trip_id, day, visitor)
			SELECT tenant_id, id, current_date - d, decode(md5(d || '/' || n), 'hex') FROM trip, generate_series(0, 1) d, generate_series(1, $2::integer) n WHERE id = $1`,
			live.ID, each*channels/2)
		if err != nil {
			return err
		}
		return tx.QueryRow(t.Context(),
			"SELECT pg_total_relation_size('trip_visit_day') + pg_total_relation_size('trip_visitor')").Scan(&bytes)
	})
	t.Logf("%d views are kept in %d KiB", each*days*channels, bytes>>10)
	var slowest time.Duration
	for range 10 {
		for _, report := range []string{"trip-page-visits-by-channel", "trip-page-visits", "travelers"} {
			began := time.Now()
			shown := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/reports/data-analytics/" + report + "?tripId=" +
				live.ID, Token: live.Host})
			slowest = max(slowest, time.Since(began))
			rows := shown["rows"].([]any)
			if report != "trip-page-visits-by-channel" {
				continue
			}
			if visits := rows[0].(map[string]any)["values"].([]any)[0]; len(rows) != channels || visits != float64(each*days) {
				t.Fatalf("%d channels, the first with %v visits", len(rows), visits)
			}
		}
	}
	t.Logf("the slowest of 30 answers took %s", slowest.Round(time.Microsecond))
	if views >= 10_000_000 && slowest > 300*time.Millisecond {
		t.Errorf("an answer took %s", slowest)
	}
}
