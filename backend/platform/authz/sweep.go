package authz

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
)

const sweepEvery = 5 * time.Minute

// SweepArgs are the arguments of the job that finds relation changes without a job of their own: those written by
// a migration, and those whose job ran out of attempts while the permission server was down.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "relate_sweep" }

// SweepWorker enqueues a job for each tenant whose outbox is not empty.
type SweepWorker struct {
	river.WorkerDefaults[SweepArgs]
	DB      *db.DB
	Jobs    jobs.Inserter
	Tenants func(ctx context.Context) ([]uuid.UUID, error)
}

// Work implements river.Worker. A superfluous job finds the outbox empty and does nothing.
func (w *SweepWorker) Work(ctx context.Context, _ *river.Job[SweepArgs]) error {
	return jobs.EachTenant(ctx, w.Tenants, "relations", w.sweep)
}

func (w *SweepWorker) sweep(ctx context.Context, tenantID uuid.UUID) error {
	return w.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		var waiting bool
		err := tx.QueryRow(ctx, "SELECT EXISTS (SELECT 1 FROM relation_outbox WHERE tenant_id = $1)", tenantID).Scan(&waiting)
		if err != nil || !waiting {
			return err
		}
		return w.Jobs.InsertTx(ctx, tx, RelateArgs{TenantID: tenantID}, &river.InsertOpts{Queue: QueueRelations, Priority: 1})
	})
}

// SweepJob returns the schedule of SweepWorker: at startup and every few minutes.
func SweepJob() jobs.Periodic {
	return jobs.Every(sweepEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1, Queue: QueueRelations}
	}, &river.PeriodicJobOpts{RunOnStart: true})
}
