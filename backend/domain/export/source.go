package export

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/money"
)

// source is rows of one kind, read in the order of a key, so that reading goes on where it stopped.
type source interface {
	count(ctx context.Context, tx pgx.Tx) (int64, error)
	// write writes the lines after a key, limit rows of the key's table at most, and gives the key of the last one.
	// Fewer keys than limit mean that there are no more.
	write(ctx context.Context, tx pgx.Tx, after *uuid.UUID, limit int, to io.Writer) (written, error)
}

type written struct {
	keys int64 // rows of the table that the key belongs to
	rows int64 // lines
	last uuid.UUID
}

// file is what a kind of export writes.
type file struct {
	name    string // without date
	header  []string
	sources []source
	// keys is how many rows of a source stand in one part.
	keys int
}

// table is a source that PostgreSQL writes as CSV itself. Rows stream through: nothing but one line is held.
type table struct {
	// from is the table with its tenant's and owner's condition; key its ordering column, which every line begins with.
	from, key string
	columns   []string
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
	lines := &keyed{to: to}
	// COPY takes no parameters. What stands in the text are ids, numbers and column names of ours, never what a person typed.
	tag, err := tx.Conn().PgConn().CopyTo(ctx, lines, fmt.Sprintf("COPY (SELECT %s, %s FROM %s%s ORDER BY %s LIMIT %d) TO STDOUT (FORMAT csv)",
		t.key, strings.Join(t.columns, ", "), t.from, condition, t.key, limit))
	if err != nil {
		return written{}, fmt.Errorf("copy: %w", err)
	}
	done := written{keys: tag.RowsAffected(), rows: tag.RowsAffected()}
	if done.rows > 0 {
		if done.last, err = uuid.Parse(string(lines.last[:])); err != nil {
			return done, fmt.Errorf("key of the last line: %w", err)
		}
	}
	return done, nil
}

// keyed remembers the key that the last line begins with. PostgreSQL sends each line as a message of its own.
type keyed struct {
	to   io.Writer
	last [36]byte
}

func (k *keyed) Write(line []byte) (int, error) {
	copy(k.last[:], line)
	return k.to.Write(line)
}

// defused is defuse in SQL. Every such character comes before A, so most cells need one comparison only.
func defused(column string) string {
	return "CASE WHEN " + column + ` COLLATE "C" < 'A' AND left(` + column + `, 1) IN ('=', '+', '-', '@', E'\t', E'\r', E'\n') THEN '''' || ` + column +
		" ELSE " + column + " END"
}

// instant is a form that spreadsheets know; it is cheaper than to_char.
const instant = "(%s AT TIME ZONE 'UTC')::timestamp(0)"

// audience is the host's audience: who answered the survey, and the addresses that were added to the list. Addresses
// of people who want no mail from the host are left out. Extended adds what was answered (H-507).
func audience(ctx context.Context, row exportdb.Export, extended bool) (file, error) {
	t := tenant.From(ctx)
	p := t.Policy.Survey
	digits, err := money.Digits(t.Currency)
	if err != nil {
		return file{}, err
	}
	unit, err := money.Unit(t.Currency)
	if err != nil {
		return file{}, err
	}
	owner := fmt.Sprintf("WHERE tenant_id = '%s' AND host_id = '%s'", t.ID, row.HostID)
	answers := table{from: "survey_response " + owner, key: "id", columns: []string{
		"'Survey'", fmt.Sprintf(instant, "answered_at"), "CASE WHEN marketing_opt_in THEN " + defused("email") + " END",
		"CASE WHEN marketing_opt_in THEN 'yes' ELSE 'no' END",
	}}
	contacts := table{from: "marketing_contact " + owner, key: "id", columns: []string{
		"'Marketing list'", fmt.Sprintf(instant, "created_at"), defused("email"), "'yes'",
	}}
	header := []string{"ID", "Source", "Date (UTC)", "Email", "Wants e-mails"}
	if extended {
		header = append(header, "Age", "Budget ("+t.Currency+")", "Destination", "Time of year", "Gender", "Qualified")
		answers.columns = append(answers.columns, "age", fmt.Sprintf("(budget_minor::numeric / %d)::numeric(20, %d)", unit, digits),
			defused("destination"), defused("time_of_year"), defused("gender"),
			fmt.Sprintf("CASE WHEN age >= %d AND budget_minor >= %d THEN 'yes' ELSE 'no' END", p.QualifiedMinimumAge, p.QualifiedBudgetMinor))
		contacts.columns = append(contacts.columns, "NULL", "NULL", "NULL", "NULL", "NULL", "NULL")
	}
	return file{name: "audience", header: header, sources: []source{answers, contacts}, keys: 100_000}, nil
}

// orders is a source of travelers: all of the tenant, or of one trip.
type orders struct {
	bookings Bookings
	tripID   *uuid.UUID
	record   func(booking.RosterRow) []string
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

// ordersInPart keeps what is held of bookings small, and a restart cheap.
const ordersInPart = 1_000
