// Package db runs transactions under the tenant's row-level security.
package db

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/platform/apierr"
)

// DB is the server's pool, under a role that is subject to row-level security.
type DB struct {
	Pool *pgxpool.Pool
	// Direct connects to the database bypassing any pooler: for LISTEN and for the job queue. It is Pool where
	// there is no pooler.
	Direct *pgxpool.Pool
}

// Open connects, and rejects a role that is not subject to row-level security.
func Open(ctx context.Context, url string, maxConns int32) (*DB, error) {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, fmt.Errorf("database address: %w", err)
	}
	if err := checkMode(config.ConnConfig.DefaultQueryExecMode); err != nil {
		return nil, err
	}
	config.MaxConns = maxConns
	config.MaxConnIdleTime = 5 * time.Minute
	config.ConnConfig.RuntimeParams["application_name"] = "caravan"
	config.ConnConfig.ConnectTimeout = 5 * time.Second
	config.AfterConnect = func(_ context.Context, conn *pgx.Conn) error {
		registerUUID(conn.TypeMap())
		return nil
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	if err := checkRole(ctx, pool); err != nil {
		pool.Close()
		return nil, err
	}
	return &DB{Pool: pool, Direct: pool}, nil
}

// OpenDirect is Open behind a pooler, with a second URL that bypasses it.
func OpenDirect(ctx context.Context, url, direct string, maxConns int32) (*DB, error) {
	d, err := Open(ctx, url, maxConns)
	if err != nil || direct == "" {
		return d, err
	}
	past, err := Open(ctx, direct, directConns)
	if err != nil {
		d.Close()
		return nil, fmt.Errorf("direct: %w", err)
	}
	d.Direct = past.Pool
	return d, nil
}

// directConns is enough for the queue: the jobs themselves use the pool.
const directConns = 6

// checkMode rejects query modes without type information: they cannot encode lists of ids and the like. Behind a
// pooler, cache_describe keeps types without prepared statements.
func checkMode(mode pgx.QueryExecMode) error {
	if mode == pgx.QueryExecModeExec || mode == pgx.QueryExecModeSimpleProtocol {
		return fmt.Errorf("database address: default_query_exec_mode=%s is not supported; behind PgBouncer use cache_describe", mode)
	}
	return nil
}

func checkRole(ctx context.Context, pool *pgxpool.Pool) error {
	var role string
	var exempt bool
	err := pool.QueryRow(ctx, "SELECT rolname, rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user").Scan(&role, &exempt)
	if err != nil {
		return fmt.Errorf("check database role: %w", err)
	}
	if exempt {
		return fmt.Errorf("database role %q is a superuser or bypasses row-level security; serve with a plain role", role)
	}
	return nil
}

// Close closes all connections.
func (d *DB) Close() {
	if d.Direct != d.Pool {
		d.Direct.Close()
	}
	d.Pool.Close()
}

// InTenantTx runs fn in a transaction that sees only the tenant's rows. An error of fn rolls it back. The tenant
// is set along with BEGIN, so that it costs no extra round trip; a literal SET LOCAL is used because Citus
// propagates it to workers, unlike set_config().
func (d *DB) InTenantTx(ctx context.Context, tenantID uuid.UUID, fn func(tx pgx.Tx) error) error {
	return d.inTx(ctx, "BEGIN; SET LOCAL caravan.tenant_id = '"+tenantID.String()+"'", fn)
}

// ReadTenant is a read-only InTenantTx on one snapshot.
func (d *DB) ReadTenant(ctx context.Context, tenantID uuid.UUID, fn func(tx pgx.Tx) error) error {
	return d.inTx(ctx, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL caravan.tenant_id = '"+tenantID.String()+"'", fn)
}

// InReferenceTx runs fn with access to reference tables only: without a tenant, every tenant table is empty.
func (d *DB) InReferenceTx(ctx context.Context, fn func(tx pgx.Tx) error) error {
	return d.inTx(ctx, "BEGIN", fn)
}

func (d *DB) inTx(ctx context.Context, begin string, fn func(tx pgx.Tx) error) error {
	tx, err := d.Pool.BeginTx(ctx, pgx.TxOptions{BeginQuery: begin})
	if err != nil {
		return unavailable(fmt.Errorf("begin: %w", err))
	}
	defer func() {
		// A canceled caller must not leave its transaction open.
		rollback, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer cancel()
		_ = tx.Rollback(rollback)
	}()
	if err := fn(tx); err != nil {
		if tx.Conn().IsClosed() || errors.Is(ctx.Err(), context.DeadlineExceeded) {
			return unavailable(err)
		}
		return err
	}
	return committed(tx.Commit(ctx))
}

// uncertain is the error of a commit whose response was lost: it may have happened.
type uncertain struct{ error }

func (u uncertain) Unwrap() error { return u.error }

func committed(err error) error {
	if err == nil {
		return nil
	}
	var refused *pgconn.PgError
	if wrapped := fmt.Errorf("commit: %w", err); errors.As(err, &refused) || errors.Is(err, pgx.ErrTxCommitRollback) {
		return wrapped
	} else {
		return uncertain{wrapped}
	}
}

// Undone reports whether a failed transaction certainly changed nothing. Only a commit whose response was lost leaves
// that open.
func Undone(err error) bool { return !errors.As(err, new(uncertain)) }

// unavailable converts errors that mean the database is unreachable. A transaction that could not begin, lost its
// connection or ran out of time had no effect; the outcome of a lost commit is unknown, so that remains an
// internal error.
func unavailable(err error) error {
	var known *apierr.Error
	if errors.As(err, &known) || errors.Is(err, context.Canceled) {
		return err
	}
	return apierr.Wrap(err, apierr.CodeUnavailable, "The service isn’t available right now. Try again in a moment.")
}

// SwitchTenant makes the rest of a transaction see another tenant's rows: for the one operation that concerns
// two, opening a marketplace from another. On Citus it would be a transaction over two shards. What a Pipeline
// still holds belongs to the previous tenant and is written first.
func SwitchTenant(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) error {
	if p, ok := tx.(*Pipeline); ok {
		if err := p.Finish(ctx); err != nil {
			return err
		}
	}
	_, err := tx.Exec(ctx, "SET LOCAL caravan.tenant_id = '"+tenantID.String()+"'")
	return err
}

// Constraint returns the name of the constraint that rejected a statement, or "".
func Constraint(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.ConstraintName
	}
	return ""
}

// NoRows reports whether a query found nothing.
func NoRows(err error) bool { return errors.Is(err, pgx.ErrNoRows) }

// registerUUID lets uuid.UUID be scanned and written in the binary format.
func registerUUID(m *pgtype.Map) {
	m.RegisterType(&pgtype.Type{Name: "uuid", OID: pgtype.UUIDOID, Codec: uuidCodec{pgtype.UUIDCodec{}}})
}
