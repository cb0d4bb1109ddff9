package app_test

import (
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// BenchmarkFigures asks for the figures of a marketplace with more than 100,000 postings, and for pages of what each
// consists of. It checks that both agree, and reports how long they took.
func BenchmarkFigures(b *testing.B) {
	s := apptest.Start(b)
	s.Small(b)
	trip := s.LiveTrip(b, 2, 20)
	card, err := s.CardToken(b.Context(), apptest.CardGood)
	if err != nil {
		b.Fatal(err)
	}
	if _, refused, err := s.Book(b.Context(), trip.ID, apptest.TravelerEmail, card, 2); err != nil || refused != nil {
		b.Fatal(err, refused)
	}
	s.Rest()
	multiply(b, s, 15_000)
	owner, err := pgx.Connect(b.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		b.Fatal(err)
	}
	defer owner.Close(b.Context())
	// Copies are transactions of their own.
	for _, do := range []string{"SET caravan.tenant_id = '" + s.Tenant(b).ID.String() + "'", `UPDATE ledger_entry SET transaction_id = md5(transaction_id::text || booking_id::text)::uuid
		WHERE booking_id IS NOT NULL`, "TRUNCATE ledger_figure", `INSERT INTO ledger_figure
		SELECT tenant_id, transaction_id, currency, figure, kind, trip_id, booking_id, posted_at, sum(amount_minor)
		FROM ledger_counted WHERE trip_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(amount_minor) <> 0`,
		"VACUUM ANALYZE ledger_entry", "VACUUM ANALYZE ledger_figure"} {
		if _, err := owner.Exec(b.Context(), do); err != nil {
			b.Fatal(err)
		}
	}
	day := func(n int) string { return time.Now().AddDate(0, 0, n).Format(time.DateOnly) }
	ask := func(path string, query url.Values) map[string]any {
		query.Set("from", day(-300))
		query.Set("to", day(300))
		return s.Must(b, apptest.Request{Method: "GET", Path: path + "?" + query.Encode(), Token: trip.Admin})
	}
	var total map[string]any
	b.Run("figures", func(b *testing.B) {
		took := make([]time.Duration, b.N)
		for i := range b.N {
			began := time.Now()
			total = ask("/api/admin/figures", url.Values{"by": {"trip"}})["total"].(map[string]any)
			took[i] = time.Since(began)
		}
		reportTimes(b, took)
	})
	for figure, key := range map[string]string{"sold": "soldMinor", "collected": "collectedMinor", "orders": "orders",
		"spots": "spots", "fill": "taken", "visitors": "visitors"} {
		for _, sort := range []string{"-date", "amount"} {
			b.Run(figure+" "+sort, func(b *testing.B) {
				took := make([]time.Duration, b.N)
				cursor := ""
				for i := range b.N {
					began := time.Now()
					page := ask("/api/admin/figures/entries", url.Values{"figure": {figure}, "sort": {sort}, "limit": {"100"},
						"cursor": {cursor}})
					took[i] = time.Since(began)
					if page["sum"] != total[key] {
						b.Fatalf("%s is %v, not %v", figure, total[key], page["sum"])
					}
					cursor, _ = page["nextCursor"].(string)
				}
				reportTimes(b, took)
			})
		}
	}
}

func reportTimes(b *testing.B, took []time.Duration) {
	b.Helper()
	slices.Sort(took)
	b.ReportMetric(ms(took[len(took)/2]), "p50-ms")
	b.ReportMetric(ms(took[(len(took)*95-1)/100]), "p95-ms")
}
