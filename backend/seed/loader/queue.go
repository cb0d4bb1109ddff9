package loader

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment/refund"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/jobs"
)

// queue receives the jobs that services enqueue during a load. Refunds are passed to the context's collector,
// because they belong to the past that is being loaded; relations are sent to the permission server by one job
// per phase instead of one per row. Everything else goes to the real queue.
type queue struct{ jobs jobs.Inserter }

// InsertTx implements jobs.Inserter.
func (q *queue) InsertTx(ctx context.Context, tx pgx.Tx, args river.JobArgs, opts *river.InsertOpts) error {
	switch job := args.(type) {
	case authz.RelateArgs:
		return nil
	case refund.RefundArgs:
		if collected, ok := ctx.Value(refundsKey{}).(*[]uuid.UUID); ok {
			*collected = append(*collected, job.RefundID)
			return nil
		}
	}
	return q.jobs.InsertTx(ctx, tx, args, opts)
}

type refundsKey struct{}

// collectRefunds returns a context whose refunds are appended to the list.
func collectRefunds(ctx context.Context, into *[]uuid.UUID) context.Context {
	return context.WithValue(ctx, refundsKey{}, into)
}

// relate enqueues the delivery of the relations written so far to the permission server.
func (r *run) relate(ctx context.Context) error {
	return r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error {
		return r.Jobs.InsertTx(ctx, tx, authz.RelateArgs{TenantID: r.tenant.ID},
			&river.InsertOpts{Queue: authz.QueueRelations, Priority: 1})
	})
}
