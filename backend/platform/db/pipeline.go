package db

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Pipeline is a transaction whose writes are deferred until the next read, or the end, and sent along with it in
// one round trip. Only writes whose outcome nobody inspects are deferred: sqlc's `:exec` statements, and those
// passed to Defer. They run in the order in which they were issued, before the statement they travel with; the
// first failure fails that statement.
type Pipeline struct {
	pgx.Tx
	waiting   *pgx.Batch
	collected []*collection
}

// collection is what one writer gathers until the end, to write it in one statement.
type collection struct {
	key   any
	items []any
	write func(ctx context.Context, tx pgx.Tx, items []any) error
}

// InTenantPipe is InTenantRetry with a Pipeline: fn runs again after a deadlock, a serialization failure or a
// lock timeout, so it must reset its results each time.
func (d *DB) InTenantPipe(ctx context.Context, tenantID uuid.UUID, fn func(tx *Pipeline) error) error {
	return d.InTenantRetry(ctx, tenantID, func(tx pgx.Tx) error {
		p := NewPipeline(tx)
		if err := fn(p); err != nil {
			return err
		}
		return p.Finish(ctx)
	})
}

// NewPipeline wraps a transaction. Finish must be called before it is committed.
func NewPipeline(tx pgx.Tx) *Pipeline { return &Pipeline{Tx: tx, waiting: &pgx.Batch{}} }

// Defer runs a statement whose outcome nobody inspects: immediately on an ordinary transaction, with the next
// round trip on a Pipeline.
func Defer(ctx context.Context, tx pgx.Tx, sql string, args ...any) error {
	if p, ok := tx.(*Pipeline); ok {
		p.waiting.Queue(sql, args...)
		return nil
	}
	_, err := tx.Exec(ctx, sql, args...)
	return err
}

// Collect keeps an item until everything else of a Pipeline is written, and then passes all items with the same
// key to write. On an ordinary transaction it returns false and keeps nothing.
func Collect(tx pgx.Tx, key, item any, write func(ctx context.Context, tx pgx.Tx, items []any) error) bool {
	p, ok := tx.(*Pipeline)
	if !ok {
		return false
	}
	for _, c := range p.collected {
		if c.key == key {
			c.items = append(c.items, item)
			return true
		}
	}
	p.collected = append(p.collected, &collection{key, []any{item}, write})
	return true
}

// Finish writes what is deferred.
func (p *Pipeline) Finish(ctx context.Context) error {
	for len(p.collected) > 0 {
		first := p.collected[0]
		p.collected = p.collected[1:]
		if err := first.write(ctx, p, first.items); err != nil {
			return err
		}
	}
	return p.flush(ctx)
}

func (p *Pipeline) flush(ctx context.Context) error {
	if p.waiting.Len() == 0 {
		return nil
	}
	results, n := p.send(ctx)
	err := skip(results, n)
	if closed := results.Close(); err == nil {
		err = closed
	}
	return err
}

// send starts the round trip and returns how many results precede that of the last queued statement.
func (p *Pipeline) send(ctx context.Context) (pgx.BatchResults, int) {
	batch := p.waiting
	p.waiting = &pgx.Batch{}
	return p.Tx.SendBatch(ctx, batch), batch.Len()
}

func skip(results pgx.BatchResults, n int) error {
	for range n {
		if _, err := results.Exec(); err != nil {
			return fmt.Errorf("pipelined statement: %w", err)
		}
	}
	return nil
}

// Exec implements pgx.Tx. A statement whose result is used runs immediately.
func (p *Pipeline) Exec(ctx context.Context, sql string, args ...any) (pgconn.CommandTag, error) {
	if name, _, ok := strings.Cut(sql, "\n"); ok && strings.HasPrefix(name, "-- name:") &&
		strings.HasSuffix(name, ":exec") {
		p.waiting.Queue(sql, args...)
		return pgconn.CommandTag{}, nil
	}
	if p.waiting.Len() == 0 {
		return p.Tx.Exec(ctx, sql, args...)
	}
	p.waiting.Queue(sql, args...)
	results, n := p.send(ctx)
	err := skip(results, n-1)
	var tag pgconn.CommandTag
	if err == nil {
		tag, err = results.Exec()
	}
	if closed := results.Close(); err == nil {
		err = closed
	}
	return tag, err
}

// Query implements pgx.Tx.
func (p *Pipeline) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error) {
	if p.waiting.Len() == 0 {
		return p.Tx.Query(ctx, sql, args...)
	}
	p.waiting.Queue(sql, args...)
	results, n := p.send(ctx)
	if err := skip(results, n-1); err != nil {
		_ = results.Close()
		return nil, err
	}
	rows, err := results.Query()
	if err != nil {
		_ = results.Close()
		return nil, err
	}
	return &lastRows{Rows: rows, results: results}, nil
}

// lastRows ends the round trip after its last row.
type lastRows struct {
	pgx.Rows
	results pgx.BatchResults
	err     error
}

// Next implements pgx.Rows.
func (r *lastRows) Next() bool {
	more := r.Rows.Next()
	if !more {
		r.Close()
	}
	return more
}

// Close implements pgx.Rows.
func (r *lastRows) Close() {
	r.Rows.Close()
	if err := r.results.Close(); err != nil && r.err == nil {
		r.err = err
	}
}

// Err implements pgx.Rows.
func (r *lastRows) Err() error {
	if err := r.Rows.Err(); err != nil {
		return err
	}
	return r.err
}

// QueryRow implements pgx.Tx.
func (p *Pipeline) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row {
	if p.waiting.Len() == 0 {
		return p.Tx.QueryRow(ctx, sql, args...)
	}
	p.waiting.Queue(sql, args...)
	results, n := p.send(ctx)
	return lastRow{results, n - 1}
}

type lastRow struct {
	results pgx.BatchResults
	before  int
}

// Scan implements pgx.Row.
func (r lastRow) Scan(dest ...any) error {
	if err := skip(r.results, r.before); err != nil {
		_ = r.results.Close()
		return err
	}
	err := r.results.QueryRow().Scan(dest...)
	if closed := r.results.Close(); err == nil {
		err = closed
	}
	return err
}

// SendBatch implements pgx.Tx: deferred statements go first.
func (p *Pipeline) SendBatch(ctx context.Context, b *pgx.Batch) pgx.BatchResults {
	if p.waiting.Len() == 0 {
		return p.Tx.SendBatch(ctx, b)
	}
	if err := p.flush(ctx); err != nil {
		return failedBatch{err}
	}
	return p.Tx.SendBatch(ctx, b)
}

// Begin implements pgx.Tx: a savepoint includes everything written before it.
func (p *Pipeline) Begin(ctx context.Context) (pgx.Tx, error) {
	if err := p.flush(ctx); err != nil {
		return nil, err
	}
	return p.Tx.Begin(ctx)
}

type failedBatch struct{ err error }

func (f failedBatch) Exec() (pgconn.CommandTag, error) { return pgconn.CommandTag{}, f.err }
func (f failedBatch) Query() (pgx.Rows, error)         { return nil, f.err }
func (f failedBatch) QueryRow() pgx.Row                { return failedRow(f) }
func (f failedBatch) Close() error                     { return f.err }
func (f failedBatch) Tx() pgx.Tx                       { return nil }

type failedRow struct{ err error }

func (f failedRow) Scan(...any) error { return f.err }
