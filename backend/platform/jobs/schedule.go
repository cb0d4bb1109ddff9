package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
)

// Periodic is a job that runs on a schedule.
type Periodic struct {
	Job   *river.PeriodicJob
	Args  river.JobArgs
	Every time.Duration
}

// Every returns a job that runs at a fixed interval.
func Every(every time.Duration, make river.PeriodicJobConstructor, opts *river.PeriodicJobOpts) Periodic {
	args, _ := make()
	return Periodic{Job: river.NewPeriodicJob(river.PeriodicInterval(every), make, opts), Args: args, Every: every}
}

// Run is one run of a job, finished or not.
type Run struct {
	State string // River's state: available, running, completed, discarded …
	Due   time.Time
	Began *time.Time
	Ended *time.Time
	Error string // of its last attempt; empty unless it failed
}

// LastRun returns the latest run of a job; nil if none is stored: finished runs are kept for a day.
func LastRun(ctx context.Context, tx pgx.Tx, schema string, p Periodic) (*Run, error) {
	args, err := json.Marshal(p.Args)
	if err != nil {
		return nil, err
	}
	var run Run
	err = tx.QueryRow(ctx, `SELECT state::text, scheduled_at, attempted_at, finalized_at,
			CASE WHEN state <> 'completed' THEN coalesce(errors[array_upper(errors, 1)] ->> 'error', '') ELSE '' END
		FROM `+schema+`.river_job WHERE kind = $1 AND args = $2::jsonb ORDER BY id DESC LIMIT 1`, p.Args.Kind(),
		string(args)).
		Scan(&run.State, &run.Due, &run.Began, &run.Ended, &run.Error)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("last run of %s: %w", p.Args.Kind(), err)
	}
	return &run, nil
}
