package export

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/cell"
	"caravan/backend/platform/money"
)

// source provides rows of one kind, in key order, so that reading can resume where it stopped.
type source interface {
	count(ctx context.Context, tx pgx.Tx) (int64, error)
	// write writes the lines after a key, from at most limit rows of the key's table, and returns the last key.
	// Fewer keys than limit mean that there are no more.
	write(ctx context.Context, tx pgx.Tx, after *uuid.UUID, limit int, to io.Writer) (written, error)
}

type written struct {
	keys int64 // rows of the key's table
	rows int64 // lines
	last uuid.UUID
}

// file is what a kind of export writes.
type file struct {
	name    string // without date
	header  []string
	sources []source
	// keys is how many rows of a source one part has.
	keys int
}

// table is a source streamed by PostgreSQL. Only the rows of one message are buffered.
type table struct {
	// from is the table with its tenant's and owner's condition; key its ordering column, a uuid, which is the
	// first field.
	from, key string
	columns   []string
	// line appends the CSV line of a row: the key, then the columns, in binary format.
	line func(dst []byte, fields [][]byte) []byte
}

func (t table) count(ctx context.Context, tx pgx.Tx) (int64, error) {
	var n int64
	err := tx.QueryRow(ctx, "SELECT count(*) FROM "+t.from).Scan(&n)
	return n, err
}

func (t table) write(ctx context.Context, tx pgx.Tx, after *uuid.UUID, limit int, to io.Writer) (written, error) {
	condition := ""
	if after != nil {
		condition = " AND " + t.key + " > '" + after.String() + "'"
	}
	lines := &tuples{to: to, line: t.line}
	// COPY takes no parameters. The text contains only ids, numbers and column names of ours, never user input.
	tag, err := tx.Conn().PgConn().CopyTo(ctx, lines,
		fmt.Sprintf("COPY (SELECT %s, %s FROM %s%s ORDER BY %s LIMIT %d) TO STDOUT (FORMAT binary)",
			t.key, strings.Join(t.columns, ", "), t.from, condition, t.key, limit))
	if err != nil {
		return written{}, fmt.Errorf("copy: %w", err)
	}
	return written{keys: tag.RowsAffected(), rows: tag.RowsAffected(), last: lines.last}, nil
}

// audience is the host's audience: survey respondents, and the addresses that were added to the list. Addresses
// of people who opted out of the host's emails are left out. Extended adds the survey answers (H-507).
func audience(ctx context.Context, row exportdb.Export, extended bool) (file, error) {
	t := tenant.From(ctx)
	digits, err := money.Digits(t.Currency)
	if err != nil {
		return file{}, err
	}
	unit, err := money.Unit(t.Currency)
	if err != nil {
		return file{}, err
	}
	owner := fmt.Sprintf("WHERE tenant_id = '%s' AND host_id = '%s'", t.ID, row.HostID)
	answers := table{
		from: "survey_response " + owner, key: "id", line: answerLine(t.Policy.Survey, digits, unit, extended),
		columns: []string{"answered_at", "email", "marketing_opt_in", "age", "budget_minor", "destination",
			"time_of_year", "gender"},
	}
	contacts := table{from: "marketing_contact " + owner, key: "id", columns: []string{"created_at", "email"},
		line: contactLine(extended)}
	header := []string{"ID", "Source", "Date (UTC)", "Email", "Wants emails"}
	if extended {
		header = append(header, "Age", "Budget ("+t.Currency+")", "Destination", "Time of year", "Gender", "Qualified")
	}
	return file{name: "audience", header: header, sources: []source{answers, contacts}, keys: 100_000}, nil
}

func answerLine(p policy.Survey, digits int, unit int64, extended bool) func(dst []byte, f [][]byte) []byte {
	var when cell.Instants
	return func(dst []byte, f [][]byte) []byte {
		dst = append(cell.UUID(dst, f[0]), ",Survey,"...)
		dst = append(when.Append(dst, f[1]), ',')
		if cell.True(f[3]) {
			dst = append(cell.Typed(dst, f[2]), ",yes"...)
		} else {
			dst = append(dst, ",no"...)
		}
		if extended {
			dst = append(cell.Int(append(dst, ','), f[4]), ',')
			dst = append(cell.Amount(dst, f[5], digits, unit), ',')
			for _, answer := range f[6:9] {
				dst = append(cell.Typed(dst, answer), ',')
			}
			age, aged := cell.Number(f[4])
			budget, known := cell.Number(f[5])
			if aged && known && age >= int64(p.QualifiedMinimumAge) && budget >= p.QualifiedBudgetMinor {
				dst = append(dst, "yes"...)
			} else {
				dst = append(dst, "no"...)
			}
		}
		return append(dst, '\n')
	}
}

func contactLine(extended bool) func(dst []byte, f [][]byte) []byte {
	var when cell.Instants
	end := ",yes\n"
	if extended {
		end = ",yes,,,,,,\n"
	}
	return func(dst []byte, f [][]byte) []byte {
		dst = append(cell.UUID(dst, f[0]), ",Marketing list,"...)
		dst = append(when.Append(dst, f[1]), ',')
		return append(cell.Typed(dst, f[2]), end...)
	}
}

// orders is a source of travelers: all of the tenant, or of one trip.
type orders struct {
	bookings Bookings
	tripID   *uuid.UUID
	record   func(view.RosterRow) []string
}

func (o orders) count(ctx context.Context, tx pgx.Tx) (int64, error) {
	return o.bookings.CountRosterTx(ctx, tx, o.tripID)
}

func (o orders) write(ctx context.Context, tx pgx.Tx, after *uuid.UUID, limit int, to io.Writer) (written, error) {
	rows, last, keys, err := o.bookings.RosterPageTx(ctx, tx, o.tripID, after, limit)
	if err != nil {
		return written{}, err
	}
	out := csv.NewWriter(to)
	for _, row := range rows {
		if err := out.Write(o.record(row)); err != nil {
			return written{}, err
		}
	}
	out.Flush()
	return written{keys: int64(keys), rows: int64(len(rows)), last: last}, out.Error()
}

// ordersInPart bounds the memory for bookings, and keeps a restart cheap.
const ordersInPart = 1_000
