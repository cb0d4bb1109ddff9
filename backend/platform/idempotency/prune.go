package idempotency

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
)

const (
	// kept is far longer than any client retries.
	kept       = 48 * time.Hour
	pruneEvery = 6 * time.Hour
)

// PruneArgs are the arguments of the job that deletes old keys of all tenants.
type PruneArgs struct{}

// Kind implements river.JobArgs.
func (PruneArgs) Kind() string { return "idempotency_prune" }

// PruneWorker deletes keys that no client will reuse.
type PruneWorker struct {
	river.WorkerDefaults[PruneArgs]
	DB      *db.DB
	Tenants func(ctx context.Context) ([]uuid.UUID, error)
}

// Work implements river.Worker.
func (w *PruneWorker) Work(ctx context.Context, _ *river.Job[PruneArgs]) error {
	return jobs.EachTenant(ctx, w.Tenants, "keys", func(ctx context.Context, id uuid.UUID) error {
		return Prune(ctx, w.DB, id, kept)
	})
}

// Prune deletes a tenant's keys that are older than age. The age is measured in real time, whatever a tenant's
// clock says: clients retry in real time.
func Prune(ctx context.Context, d *db.DB, tenantID uuid.UUID, age time.Duration) error {
	return d.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "DELETE FROM idempotency_key WHERE tenant_id = $1 AND created_at < now() - $2::interval",
			tenantID, age)
		return err
	})
}

// PruneJob returns the schedule of PruneWorker.
func PruneJob() jobs.Periodic {
	return jobs.Every(pruneEvery, func() (river.JobArgs, *river.InsertOpts) {
		return PruneArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: pruneEvery}}
	}, nil)
}
