package jobs

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Abandoned is a job that failed as often as it may.
type Abandoned struct {
	ID       int64     `db:"id"`
	Kind     string    `db:"kind"`
	Since    time.Time `db:"finalized_at"`
	Attempts int       `db:"attempt"`
	Error    string    `db:"error"` // of its last attempt
	All      int       `db:"all_abandoned"`
}

// Of says whose jobs are meant: a marketplace's, and those of the whole deployment if All.
type Of struct {
	Tenant uuid.UUID
	All    bool
}

// The marketplace is named in the arguments of its jobs.
const ofTenant = `(args ->> 'tenantId' = @tenant OR @all::boolean AND coalesce(args ->> 'tenantId', '') IN ('', @none))`

func (o Of) named() pgx.NamedArgs {
	return pgx.NamedArgs{"tenant": o.Tenant.String(), "all": o.All, "none": uuid.Nil.String()}
}

// GaveUp lists jobs that gave up, the first to do so first.
func GaveUp(ctx context.Context, tx pgx.Tx, schema string, of Of, limit int) ([]Abandoned, error) {
	args := of.named()
	args["page_size"] = limit
	rows, err := tx.Query(ctx, `SELECT id, kind, finalized_at, attempt, count(*) OVER () AS all_abandoned,
			coalesce(errors[array_upper(errors, 1)] ->> 'error', '') AS error
		FROM `+schema+`.river_job WHERE state = 'discarded' AND finalized_at IS NOT NULL AND `+ofTenant+`
		ORDER BY finalized_at, id LIMIT @page_size`, args)
	if err != nil {
		return nil, fmt.Errorf("jobs that gave up: %w", err)
	}
	list, err := pgx.CollectRows(rows, pgx.RowToStructByName[Abandoned])
	if err != nil {
		return nil, fmt.Errorf("jobs that gave up: %w", err)
	}
	return list, nil
}

// TryAgain gives a job that gave up one more attempt, and returns its kind; pgx.ErrNoRows if there is no such job.
func TryAgain(ctx context.Context, tx pgx.Tx, schema string, of Of, id int64) (kind string, err error) {
	args := of.named()
	args["id"] = id
	err = tx.QueryRow(ctx, `UPDATE `+schema+`.river_job SET state = 'available', scheduled_at = now(), finalized_at = NULL,
			max_attempts = greatest(max_attempts, attempt + 1)
		WHERE id = @id AND state = 'discarded' AND `+ofTenant+` RETURNING kind`, args).Scan(&kind)
	return kind, err
}
