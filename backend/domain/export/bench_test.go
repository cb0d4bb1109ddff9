package export_test

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/export"
	"caravan/backend/testkit"
)

func count(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// heap samples the heap while fn runs, and returns the maximum above what was allocated before.
func heap(fn func()) uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	before, most := m.HeapInuse, uint64(0)
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			if m.HeapInuse > before {
				most = max(most, m.HeapInuse-before)
			}
			select {
			case <-done:
				return
			case <-time.After(20 * time.Millisecond):
			}
		}
	}()
	fn()
	close(done)
	<-ended
	return most
}

// flatWithin is how much more memory an export of ten times the rows may use. What a sample sees depends on when
// garbage was collected.
const flatWithin = 8 << 20

// BenchmarkAgainstCopy writes the same answers once with a plain COPY … TO into a file, and once as a finished
// export with survey data, including parts, progress and permission. It prints both speeds, their ratio, and the
// memory that the export used, and before that for a tenth of the rows: it fails if memory grows with them.
func BenchmarkAgainstCopy(b *testing.B) {
	rows := count("CARAVAN_PROOF_ROWS", 1_000_000)
	w := bookingtest.New(b, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	written := func(rows int) (took time.Duration, held uint64) {
		e, err := w.Exports.Create(host, export.Asked{Kind: export.KindAudience, HostID: &w.HostID,
			Options: export.Options{Extended: true}}, uuid.NewString())
		testkit.Must(b, err)
		held = heap(func() {
			start := time.Now()
			testkit.Must(b, w.Exports.Write(host, e.ID))
			took = time.Since(start)
		})
		got, err := w.Exports.Get(host, e.ID)
		testkit.Must(b, err)
		if got.DoneRows != int64(rows) {
			b.Fatalf("%d rows", got.DoneRows)
		}
		return took, held
	}
	moreAnswers(b, w, 0, rows/10)
	var plain, ours time.Duration
	var held, heldByTenth uint64
	for range 3 {
		_, n := written(rows / 10)
		heldByTenth = max(heldByTenth, n)
	}
	moreAnswers(b, w, rows/10, rows)
	w.Exec(b, "ANALYZE survey_response")
	for b.Loop() {
		start := time.Now()
		testkit.Must(b, plainCopy(w, filepath.Join(b.TempDir(), "plain.csv")))
		plain += time.Since(start)
		took, n := written(rows)
		ours, held = ours+took, max(held, n)
	}
	perSecond := func(d time.Duration) float64 { return float64(rows) * float64(b.N) / d.Seconds() }
	b.ReportMetric(perSecond(plain), "copy-rows/s")
	b.ReportMetric(perSecond(ours), "export-rows/s")
	b.ReportMetric(100*plain.Seconds()/ours.Seconds(), "%-of-copy")
	b.ReportMetric(float64(held)/(1<<20), "MiB-held")
	b.ReportMetric(float64(heldByTenth)/(1<<20), "MiB-held-by-a-tenth")
	if held > heldByTenth+flatWithin {
		b.Errorf("%d bytes are held, and %d for a tenth of the rows", held, heldByTenth)
	}
}

// plainCopy is what the export is compared with: the same columns, in one stream into a file.
func plainCopy(w *bookingtest.World, path string) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	return w.DB.ReadTenant(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		_, err := tx.Conn().PgConn().CopyTo(context.Background(), io.Writer(file),
			`COPY (SELECT id, answered_at, email, marketing_opt_in, age, budget_minor, destination,
			time_of_year, gender FROM survey_response WHERE tenant_id = '`+w.Tenant.ID.String()+`' AND host_id = '`+
				w.HostID.String()+`' ORDER BY id) TO STDOUT (FORMAT csv)`)
		return err
	})
}

// BenchmarkBookingsFile exports all travelers of the marketplace.
func BenchmarkBookingsFile(b *testing.B) {
	rows := count("CARAVAN_PROOF_TRAVELERS", 100_000)
	w := bookingtest.New(b, bookingtest.Options{})
	w.Exec(b, `WITH made AS (
			INSERT INTO booking (tenant_id, id, order_id, trip_id, customer_id, status, spots, currency, deposit_minor, payment_due_date, policy, created_at)
			SELECT $1, ('01900000-0000-7000-8000-' || lpad(to_hex(k), 12, '0'))::uuid, 'O' || k, $2, $3, 'pending', 2, 'USD', 90000, '2030-01-01', '{}', now()
			FROM generate_series(1, $4 / 2) k RETURNING id, order_id)
		INSERT INTO booking_participant (tenant_id, id, booking_id, position, first_name, last_name, email)
		SELECT $1, gen_random_uuid(), made.id, p, 'Robin', 'Quick', order_id || '@example.com' FROM made, generate_series(0, 1) p`,
		w.Tenant.ID, w.TripID, w.HostMember, rows)
	admin := w.As(w.HostMember, "admin")
	var took time.Duration
	var held uint64
	for b.Loop() {
		e, err := w.Exports.Create(admin, export.Asked{Kind: export.KindBookings}, uuid.NewString())
		testkit.Must(b, err)
		held = max(held, heap(func() {
			start := time.Now()
			testkit.Must(b, w.Exports.Write(admin, e.ID))
			took += time.Since(start)
		}))
	}
	b.ReportMetric(float64(rows)*float64(b.N)/took.Seconds(), "travelers/s")
	b.ReportMetric(float64(held)/(1<<20), "MiB-held")
}
