package search

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
)

const (
	// gathers is how long notes gather before they are worked off together.
	gathers = 100 * time.Millisecond
	// sweeps is how often every tenant is looked at, for notes whose notification was lost, and for those that failed.
	sweeps = 15 * time.Second
	// batch is how many notes are worked off in one transaction.
	batch = 200
)

// Keeper keeps the words of the records that transactions have noted. Any number may run: a tenant's notes are worked
// off by one at a time, and leave the table in the transaction that writes the words.
type Keeper struct {
	DB      *db.DB
	Tenants func(ctx context.Context) ([]uuid.UUID, error)
}

// Watch keeps words whenever a commit notes records, until ctx ends. It uses a connection of its own.
func (k *Keeper) Watch(ctx context.Context) {
	heard := make(chan string, 1024)
	listened := make(chan struct{})
	go func() {
		defer close(listened)
		k.DB.Listen(ctx, channel, func(tenant string) { offer(heard, tenant) }, func() { offer(heard, everyone) })
	}()
	sweep := time.NewTicker(sweeps)
	defer sweep.Stop()
	for ctx.Err() == nil {
		select {
		case <-ctx.Done():
		case <-sweep.C:
			k.keep(ctx, map[string]bool{everyone: true})
		case first := <-heard:
			k.keep(ctx, gather(ctx, heard, first))
		}
	}
	<-listened
}

// everyone stands for all tenants.
const everyone = ""

// offer drops what does not fit: the next sweep finds it.
func offer(heard chan<- string, tenant string) {
	select {
	case heard <- tenant:
	default:
	}
}

func gather(ctx context.Context, heard <-chan string, first string) map[string]bool {
	due := map[string]bool{first: true}
	enough := time.After(gathers)
	for {
		select {
		case <-ctx.Done():
			return due
		case <-enough:
			return due
		case one := <-heard:
			due[one] = true
		}
	}
}

func (k *Keeper) keep(ctx context.Context, due map[string]bool) {
	if due[everyone] {
		tenants, err := k.Tenants(ctx)
		if err != nil && ctx.Err() == nil {
			slog.WarnContext(ctx, "search not swept", "error", err)
		}
		for _, id := range tenants {
			due[id.String()] = true
		}
	}
	for tenant := range due {
		id, err := uuid.Parse(tenant)
		if err != nil {
			continue
		}
		if err := Keep(ctx, k.DB, id); err != nil && ctx.Err() == nil {
			slog.WarnContext(ctx, "words of records not kept", "tenant", id, "error", err)
		}
	}
}

// Keep works off the notes of a tenant.
func Keep(ctx context.Context, at *db.DB, tenant uuid.UUID) error {
	for worked := batch; worked == batch; {
		err := at.InTenantRetry(ctx, tenant, func(tx pgx.Tx) error {
			var err error
			worked, err = keepBatch(ctx, tx)
			return err
		})
		if err != nil {
			return fmt.Errorf("keep the words of records: %w", err)
		}
	}
	return nil
}

// keepBatch takes the oldest notes and writes the words of their records as these are now, which may be newer than the
// notes: a later note then finds nothing to do.
func keepBatch(ctx context.Context, tx pgx.Tx) (int, error) {
	if err := lock(ctx, tx); err != nil {
		return 0, err
	}
	rows, err := tx.Query(ctx, "DELETE FROM search_note WHERE tenant_id = "+tenantID+
		" AND id IN (SELECT id FROM search_note WHERE tenant_id = "+
		tenantID+" ORDER BY id LIMIT $1) RETURNING kinds, records", batch)
	if err != nil {
		return 0, err
	}
	var noted []any
	var kinds []string
	var ids []uuid.UUID
	tag, err := pgx.ForEachRow(rows, []any{&kinds, &ids}, func() error {
		for i, kind := range kinds {
			noted = append(noted, of{Kind(kind), ids[i]})
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	for kind, ids := range byKind(noted) {
		if err := keep(ctx, tx, kind, ids); err != nil {
			return 0, err
		}
	}
	return int(tag.RowsAffected()), nil
}
