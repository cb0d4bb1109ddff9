// Package jobs enqueues work inside the transaction that needs it.
package jobs

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/db"
)

// Inserter enqueues jobs. It is the part of a River client that workers and handlers see.
type Inserter interface {
	InsertTx(ctx context.Context, tx pgx.Tx, args river.JobArgs, opts *river.InsertOpts) error
}

// Client adapts a River client, which may be set after the services that hold the Client are built.
type Client struct{ River *river.Client[pgx.Tx] }

// InsertTx enqueues in tx; the job runs only if tx commits. All jobs of a db.Pipeline are inserted in one
// statement.
func (c *Client) InsertTx(ctx context.Context, tx pgx.Tx, args river.JobArgs, opts *river.InsertOpts) error {
	if db.Collect(tx, c, river.InsertManyParams{Args: args, InsertOpts: opts}, c.insertAll) {
		return nil
	}
	if _, err := c.River.InsertTx(ctx, tx, args, opts); err != nil {
		return fmt.Errorf("enqueue %s: %w", args.Kind(), err)
	}
	return nil
}

func (c *Client) insertAll(ctx context.Context, tx pgx.Tx, items []any) error {
	params := make([]river.InsertManyParams, len(items))
	for i, item := range items {
		params[i] = item.(river.InsertManyParams)
	}
	if _, err := c.River.InsertManyTx(ctx, tx, params); err != nil {
		return fmt.Errorf("enqueue %d jobs: %w", len(params), err)
	}
	return nil
}
