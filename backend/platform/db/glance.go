package db

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Glance reads one row in one round trip, in a transaction of its own.
func (d *DB) Glance(ctx context.Context, tenantID uuid.UUID, scan func(row pgx.Row) error, sql string,
	args ...any) error {
	return d.once(ctx, "BEGIN READ ONLY", tenantID, scan, sql, args...)
}

func (d *DB) once(ctx context.Context, begin string, tenantID uuid.UUID, scan func(row pgx.Row) error, sql string,
	args ...any) error {
	batch := &pgx.Batch{}
	batch.Queue(begin)
	batch.Queue("SET LOCAL caravan.tenant_id = '" + tenantID.String() + "'")
	batch.Queue(sql, args...).QueryRow(scan)
	batch.Queue("COMMIT")
	err := d.Pool.SendBatch(ctx, batch).Close()
	if notAnswered(err) {
		return unavailable(err)
	}
	return err
}

// notAnswered reports whether an error means that the database is unreachable rather than that it rejected a
// statement.
func notAnswered(err error) bool {
	var connect *pgconn.ConnectError
	var said *pgconn.PgError
	var scan pgx.ScanArgError
	if err == nil || NoRows(err) || errors.As(err, &scan) {
		return false
	}
	return errors.As(err, &connect) || !errors.As(err, &said)
}

// Glancing returns a DBTX for generated queries that read one row: each runs as a Glance.
func (d *DB) Glancing(tenantID uuid.UUID) Glancing { return Glancing{d, tenantID, "BEGIN READ ONLY"} }

// Stepping is like Glancing for queries that also write: each runs in its own transaction, in one round trip.
func (d *DB) Stepping(tenantID uuid.UUID) Glancing { return Glancing{d, tenantID, "BEGIN"} }

// Glancing runs `:one` queries only.
type Glancing struct {
	db       *DB
	tenantID uuid.UUID
	begin    string
}

var errOneRow = errors.New("db: a glance reads one row")

// Exec always returns an error.
func (Glancing) Exec(context.Context, string, ...any) (pgconn.CommandTag, error) {
	return pgconn.CommandTag{}, errOneRow
}

// Query always returns an error.
func (Glancing) Query(context.Context, string, ...any) (pgx.Rows, error) { return nil, errOneRow }

// QueryRow defers the query until the row is scanned.
func (g Glancing) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row {
	return glanced{g, ctx, sql, args}
}

type glanced struct {
	Glancing
	ctx  context.Context
	sql  string
	args []any
}

// Scan implements pgx.Row.
func (g glanced) Scan(dest ...any) error {
	return g.db.once(g.ctx, g.begin, g.tenantID, func(row pgx.Row) error { return row.Scan(dest...) }, g.sql, g.args...)
}
