package jobs

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Presence hands the jobs of a killed worker to others within seconds. River alone waits until a job can no
// longer be running, which takes minutes: a refund would stay open that long.
//
// Each worker holds an advisory lock on its name, on a connection of its own; PostgreSQL releases it when the
// process ends, however it ends. A worker found without its lock on two consecutive checks is gone: a single
// check may fall right after a restart of PostgreSQL, before the other workers have reconnected.
type Presence struct {
	Pool   *pgxpool.Pool // connected to PostgreSQL without a pooler
	Worker string        // River's ID of this client, which it writes to the jobs
	Schema string        // River's

	missing map[string]bool
}

const (
	lookEvery = 5 * time.Second
	holdEvery = time.Second
	// presenceClass separates these locks from other two-key advisory locks.
	presenceClass = 20_163
)

// Keep holds the lock and looks for workers without theirs, until ctx ends.
func (p *Presence) Keep(ctx context.Context) {
	held := make(chan struct{})
	go func() {
		defer close(held)
		for ctx.Err() == nil {
			_ = p.hold(ctx) // PostgreSQL is unreachable: try again
			pause(ctx, holdEvery)
		}
	}()
	for ctx.Err() == nil {
		pause(ctx, lookEvery)
		_, _ = p.Look(ctx)
	}
	<-held
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// hold keeps the lock as long as its connection lives.
func (p *Presence) hold(ctx context.Context) error {
	conn, err := pgx.ConnectConfig(ctx, p.Pool.Config().ConnConfig.Copy())
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock_shared($1::int, hashtext($2))", presenceClass,
		p.Worker); err != nil {
		return err
	}
	for {
		pause(ctx, holdEvery)
		if err := conn.Ping(ctx); err != nil {
			return err
		}
	}
}

// Look hands the jobs of dead workers to others, and returns how many. A job without attempts left is discarded,
// as River does.
func (p *Presence) Look(ctx context.Context) (given int64, err error) {
	rows, err := p.Pool.Query(ctx,
		fmt.Sprintf(
			`SELECT DISTINCT worker FROM (SELECT attempted_by[array_upper(attempted_by, 1)] AS worker FROM %s.river_job WHERE state = 'running') jobs
		WHERE worker IS NOT NULL AND NOT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
			AND classid = $1::int::oid AND objid::bigint = hashtext(worker)::bigint & 4294967295)`, p.Schema), presenceClass)
	if err != nil {
		return 0, fmt.Errorf("workers without a lock: %w", err)
	}
	now, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return 0, fmt.Errorf("workers without a lock: %w", err)
	}
	missing, gone := map[string]bool{}, []string{}
	for _, worker := range now {
		missing[worker] = true
		if p.missing[worker] {
			gone = append(gone, worker)
		}
	}
	p.missing = missing
	if len(gone) == 0 {
		return 0, nil
	}
	tag, err := p.Pool.Exec(ctx, fmt.Sprintf(`UPDATE %[1]s.river_job SET scheduled_at = now(),
		state = (CASE WHEN attempt < max_attempts THEN 'available' ELSE 'discarded' END)::%[1]s.river_job_state,
		finalized_at = CASE WHEN attempt < max_attempts THEN NULL ELSE now() END,
		errors = array_append(errors, jsonb_build_object('at', now(), 'attempt', attempt, 'error', 'The worker was gone before the job ended.', 'trace', ''))
		WHERE state = 'running' AND attempted_by[array_upper(attempted_by, 1)] = ANY ($1)`, p.Schema), gone)
	if err != nil {
		return 0, fmt.Errorf("jobs of workers that are gone: %w", err)
	}
	return tag.RowsAffected(), nil
}
