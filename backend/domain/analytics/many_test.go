package analytics_test

import (
	"os"
	"strconv"
	"testing"
	"time"

	"caravan/backend/domain/analytics"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/testkit"
)

// However many people view a trip's page, the stored data grows only with its days and channels, and its reports
// are read from that. `make proof ONLY=promotion` has ten million views of two years, and measures the responses.
func TestReportsOfManyViews(t *testing.T) {
	views, err := strconv.Atoi(os.Getenv("CARAVAN_PROOF_VIEWS"))
	measured := err == nil
	if !measured {
		views = 100_000
	}
	const days, channels = 730, 6
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	each := views / (days * channels)
	w.Exec(t, `INSERT INTO trip_visit_day (tenant_id, trip_id, day, channel, visits, visitors, checkouts)
		SELECT $1, $2, current_date - d, 'channel' || c, $3::integer, $3::integer / 2, 1 FROM generate_series(1, 730) d, generate_series(1, 6) c`,
		w.Tenant.ID, w.TripID, each)
	bytes := w.Count(t, "SELECT pg_total_relation_size('trip_visit_day')")
	t.Logf("%d views are kept in %d bytes", each*days*channels, bytes)
	if bytes > 2<<20 {
		t.Errorf("%d bytes", bytes)
	}
	var slowest time.Duration
	for range 20 {
		began := time.Now()
		embed, err := s.Embed(w.Context(), analytics.VisitsByChannel, w.TripID)
		testkit.Must(t, err)
		slowest = max(slowest, time.Since(began))
		if len(embed.Rows) != channels || embed.Rows[0].Values[0] != int64(each*days) {
			t.Fatalf("%+v", embed.Rows)
		}
		began = time.Now()
		_, err = s.Embed(w.Context(), analytics.Visits, w.TripID)
		testkit.Must(t, err)
		slowest = max(slowest, time.Since(began))
	}
	t.Logf("the slowest of 40 reports took %s", slowest.Round(time.Microsecond))
	if measured && slowest > 300*time.Millisecond {
		t.Errorf("a report took %s", slowest)
	}
}
