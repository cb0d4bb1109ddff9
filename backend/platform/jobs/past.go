package jobs

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Queued is a job of the queue, which keeps what ended for a while.
type Queued struct {
	ID       int64     `db:"id"`
	Kind     string    `db:"kind"`
	State    string    `db:"state"`
	Attempts int       `db:"attempt"`
	At       time.Time `db:"created_at"`
}

// About returns a marketplace's jobs that name one of the records in their arguments, newest first: those created
// before an instant or, with a lower number, at it.
func About(ctx context.Context, tx pgx.Tx, schema string, tenantID uuid.UUID, records []uuid.UUID, at time.Time,
	below int64, most int) ([]Queued, error) {
	if len(records) == 0 {
		return nil, nil
	}
	named := make([]string, len(records))
	for i, id := range records {
		named[i] = `@ == "` + id.String() + `"`
	}
	rows, err := tx.Query(ctx, `SELECT id, kind, state::text AS state, attempt, created_at FROM `+schema+`.river_job
		WHERE args @? @named::jsonpath AND args ->> 'tenantId' = @tenant
		  AND (created_at, id) < (@at::timestamptz, @below::bigint)
		ORDER BY created_at DESC, id DESC LIMIT @most`, pgx.NamedArgs{
		"named": "$.* ? (" + strings.Join(named, " || ") + ")", "tenant": tenantID.String(), "at": at, "below": below,
		"most": most,
	})
	if err != nil {
		return nil, fmt.Errorf("jobs about records: %w", err)
	}
	list, err := pgx.CollectRows(rows, pgx.RowToStructByName[Queued])
	if err != nil {
		return nil, fmt.Errorf("jobs about records: %w", err)
	}
	return list, nil
}
