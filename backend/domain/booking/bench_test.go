package booking_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
)

// instant is a provider that immediately succeeds: the benchmark measures what the product writes.
type instant struct{ payment.Provider }

func (instant) Name() string { return "sandbox" }
func (instant) CreateIntent(_ context.Context, r payment.IntentRequest) (payment.Intent, error) {
	return payment.Intent{Ref: "pi_" + r.Key.String(), Status: payment.Succeeded, MethodLabel: "Visa •••• 4242"}, nil
}

// BenchmarkBookingAgainstBare books through the services (hold, payment, settlement), and writes the same rows in
// one bare transaction of single statements, alternately. The ratio is what counts; the requirement is at least
// 35 %.
func BenchmarkBookingAgainstBare(b *testing.B) {
	b.Run("spread", func(b *testing.B) { benchBookings(b, false) })
	b.Run("hot", func(b *testing.B) { benchBookings(b, true) })
}

const benchRound, benchWorkers = 40, 4

func benchBookings(b *testing.B, hot bool) {
	w := bookingtest.New(b, bookingtest.Options{MinimumSpots: 2, MaximumSpots: 1_000_000, Threshold: 1_000_000,
		Supplements: 10})
	w.Payments.Provider = instant{}
	trips := []uuid.UUID{w.TripID}
	if !hot {
		trips = append(trips, w.MoreTrips(b, 31)...)
	}
	var number atomic.Int64
	book := func(int) error {
		n := number.Add(1)
		ctx := w.Context()
		h, err := w.Bookings.Holds.CreateHold(ctx, trips[int(n)%len(trips)], uuid.NewString(), booking.Choices{Spots: 1})
		if err != nil {
			return err
		}
		p, err := w.Bookings.Checkout.PayHold(ctx, h.ID, w.Bookings.Holds.HoldToken(ctx, h.ID), uuid.NewString(),
			bookingtest.Order(h, fmt.Sprintf("b%d@bench.example", n), "tok"))
		if err == nil && p.Status != payment.Succeeded {
			err = fmt.Errorf("payment %s", p.Status)
		}
		return err
	}
	// The rows added by one booking are those that the bare side writes, one statement each.
	w.Exec(b, "DELETE FROM relation_outbox")
	if err := book(0); err != nil {
		b.Fatal(err)
	}
	rows := rowsOf(b, w)
	for range 50 { // warms up connections, prepared statements
		if err := book(0); err != nil {
			b.Fatal(err)
		}
	}
	writeBare(b, w, copies(rows, w, trips, &number, 50))
	b.ResetTimer()
	var ours, theirs time.Duration
	for range b.N {
		ours += timed(b, benchRound, book)
		theirs += writeBare(b, w, copies(rows, w, trips, &number, benchRound))
	}
	b.ReportMetric(float64(b.N*benchRound)/ours.Seconds(), "bookings/s")
	b.ReportMetric(float64(b.N*benchRound)/theirs.Seconds(), "bare/s")
	b.ReportMetric(float64(len(rows)+1), "statements")
	b.ReportMetric(100*theirs.Seconds()/ours.Seconds(), "%-of-bare")
}

func timed(b *testing.B, n int, do func(i int) error) time.Duration {
	var group sync.WaitGroup
	var next atomic.Int64
	began := time.Now()
	for range benchWorkers {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if err := do(i); err != nil {
					b.Error(err)
				}
			}
		})
	}
	group.Wait()
	return time.Since(began)
}

// statement is one bare write; every argument is text.
type statement struct {
	sql  string
	args []any
}

func writeBare(b *testing.B, w *bookingtest.World, bookings [][]statement) time.Duration {
	return timed(b, len(bookings), func(i int) error {
		return w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
			for _, s := range bookings[i] {
				if _, err := tx.Exec(context.Background(), s.sql, s.args...); err != nil {
					return fmt.Errorf("%s: %w", s.sql, err)
				}
			}
			return nil
		})
	})
}

// written are the tables in which a booking inserts rows, referenced tables first.
var written = []string{
	"member", "member_token", "hold", "booking", "booking_participant", "payment", "ledger_entry",
	"idempotency_key", "email", "audit_log", "event", "relation_outbox", "river.river_job",
}

// rowsOf reads the rows of the tables.
func rowsOf(b *testing.B, w *bookingtest.World) []statement {
	b.Helper()
	var rows []statement
	query := func(tx pgx.Tx, sql string, args ...any) pgx.Rows {
		found, err := tx.Query(context.Background(), sql, args...)
		if err != nil {
			b.Fatal(err)
		}
		return found
	}
	err := w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		for _, table := range written {
			schema, name, found := strings.Cut(table, ".")
			if !found {
				schema, name = "public", table
			}
			columns, err := pgx.CollectRows(query(tx, `SELECT attname FROM pg_attribute
				WHERE attrelid = ($1 || '.' || $2)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND NOT ($2 = 'river_job' AND attname = 'id')
				ORDER BY attnum`, schema, name), pgx.RowTo[string])
			if err != nil {
				return err
			}
			read := `SELECT ARRAY["` + strings.Join(columns, `"::text,"`) + `"::text] FROM ` + table
			if table == "member" {
				read += " WHERE email = 'b1@bench.example'"
			}
			all, err := pgx.CollectRows(query(tx, read), pgx.RowTo[[]*string])
			if err != nil {
				return err
			}
			for _, values := range all {
				rows = append(rows, insertOf(table, columns, values))
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return rows
}

func insertOf(table string, columns []string, values []*string) statement {
	var s statement
	var names, marks []string
	for i, v := range values {
		if v != nil {
			s.args = append(s.args, *v)
			names, marks = append(names, `"`+columns[i]+`"`), append(marks, fmt.Sprintf("$%d", len(s.args)))
		}
	}
	s.sql = "INSERT INTO " + table + " (" + strings.Join(names, ",") + ") VALUES (" + strings.Join(marks, ",") + ")"
	return s
}

var (
	uuids   = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`)
	hashes  = regexp.MustCompile(`^\\x[0-9a-f]{64}$`)
	orderID = regexp.MustCompile(`^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$`)
)

// copies returns the rows n times with new ids, for the trips in turn.
func copies(rows []statement, w *bookingtest.World, trips []uuid.UUID, number *atomic.Int64, n int) [][]statement {
	all := make([][]statement, n)
	for i := range all {
		k := int(number.Add(1))
		of := trips[k%len(trips)].String()
		ids := map[string]string{w.Tenant.ID.String(): w.Tenant.ID.String()}
		for _, t := range trips {
			ids[t.String()] = of
		}
		order := fmt.Sprintf("%09X", k)
		fresh := func(id string) string {
			if ids[id] == "" {
				ids[id] = uuid.Must(uuid.NewV7()).String()
			}
			return ids[id]
		}
		all[i] = append(all[i], statement{"UPDATE trip SET spots_taken = spots_taken + 1 WHERE tenant_id = $1 AND id = $2",
			[]any{w.Tenant.ID.String(), of}})
		for _, r := range rows {
			c := statement{sql: r.sql}
			for _, arg := range r.args {
				text := uuids.ReplaceAllStringFunc(arg.(string), fresh)
				text = strings.ReplaceAll(text, "b1@bench.example", fmt.Sprintf("b%d@bench.example", k))
				if hashes.MatchString(text) {
					sum := sha256.Sum256([]byte(fmt.Sprint(k, len(c.args), text)))
					text = `\x` + hex.EncodeToString(sum[:])
				}
				if strings.HasPrefix(r.sql, "INSERT INTO email") && len(c.args) == 2 { // the key that makes an email unique
					text += fmt.Sprint(k)
				}
				c.args = append(c.args, orderID.ReplaceAllString(text, order))
			}
			all[i] = append(all[i], c)
		}
	}
	return all
}
