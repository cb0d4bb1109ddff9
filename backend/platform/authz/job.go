package authz

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
)

// QueueRelations separates the outbox jobs from slow work, because people wait for them.
const QueueRelations = "relations"

// RelateArgs are the arguments of the job that drains a tenant's outbox to the permission server.
type RelateArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
}

// Kind implements river.JobArgs.
func (RelateArgs) Kind() string { return "relate" }

// RelateWorker drains the outbox. Writing a relation twice is harmless, so the job may run twice.
type RelateWorker struct {
	river.WorkerDefaults[RelateArgs]
	DB        *db.DB
	Relations Relations
	// Changed is called with a tenant whose relation changes have reached the permission server. It may be nil.
	Changed func(ctx context.Context, tenantID uuid.UUID)
}

const (
	claimBatch = 1000
	claimLease = 30 * time.Second
)

type change struct {
	id   uuid.UUID
	adds bool
	Tuple
}

// Work implements river.Worker.
func (w *RelateWorker) Work(ctx context.Context, job *river.Job[RelateArgs]) error {
	return w.drain(ctx, job.Args.TenantID)
}

func (w *RelateWorker) drain(ctx context.Context, tenantID uuid.UUID) error {
	for {
		changes, err := w.claim(ctx, tenantID)
		if err != nil {
			return err
		}
		if len(changes) == 0 {
			return nil
		}
		err = w.apply(ctx, changes)
		// Called even after a failure, when it is unknown how far the write got, and before anyone can see that
		// it is done.
		if w.Changed != nil {
			w.Changed(ctx, tenantID)
		}
		if err != nil {
			return err
		}
		if err := w.done(ctx, tenantID, changes); err != nil {
			return err
		}
	}
}

// RelateAgainArgs are the arguments of the job that sends what a killed worker had claimed.
type RelateAgainArgs struct{}

// Kind implements river.JobArgs.
func (RelateAgainArgs) Kind() string { return "relate_again" }

// RelateAgainWorker drains the outboxes of all tenants. The job of a killed worker counts as running for minutes;
// nobody should wait that long for a permission.
type RelateAgainWorker struct {
	river.WorkerDefaults[RelateAgainArgs]
	Relate  *RelateWorker
	Tenants func(ctx context.Context) ([]uuid.UUID, error)
}

// Work implements river.Worker.
func (w *RelateAgainWorker) Work(ctx context.Context, _ *river.Job[RelateAgainArgs]) error {
	return jobs.EachTenant(ctx, w.Tenants, "relations", w.Relate.drain)
}

const relateAgainEvery = 15 * time.Second

// RelateAgainJob returns the schedule of RelateAgainWorker.
func RelateAgainJob() jobs.Periodic {
	return jobs.Every(relateAgainEvery, func() (river.JobArgs, *river.InsertOpts) {
		return RelateAgainArgs{}, &river.InsertOpts{Queue: QueueRelations, MaxAttempts: 1,
			UniqueOpts: river.UniqueOpts{ByPeriod: relateAgainEvery}}
	}, nil)
}

// claim takes the oldest changes of objects that no other worker is processing.
func (w *RelateWorker) claim(ctx context.Context, tenantID uuid.UUID) ([]change, error) {
	var out []change
	err := w.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		// The claimed and the selected rows are each read once, whatever plan is chosen for a table that was
		// empty a moment ago: as a subquery of the UPDATE's condition they could be read again for each of
		// thousands of rows.
		rows, err := tx.Query(ctx, `
			WITH taken AS MATERIALIZED (
				SELECT namespace, object_id FROM relation_outbox WHERE tenant_id = $1 AND claimed_until > now()
			), picked AS MATERIALIZED (
				SELECT o.id FROM relation_outbox o
				WHERE o.tenant_id = $1 AND (o.namespace, o.object_id) NOT IN (SELECT namespace, object_id FROM taken)
				ORDER BY o.id LIMIT $2 FOR UPDATE OF o SKIP LOCKED
			)
			UPDATE relation_outbox r SET claimed_until = now() + $3
			FROM picked WHERE r.tenant_id = $1 AND r.id = picked.id
			RETURNING r.id, r.adds, r.namespace, r.object_id, r.relation, r.subject`, tenantID, claimBatch, claimLease)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (change, error) {
			var c change
			err := row.Scan(&c.id, &c.adds, &c.Namespace, &c.Object, &c.Relation, &c.Subject)
			return c, err
		})
		return err
	})
	return out, err
}

// apply sends the changes; the last change of a tuple wins.
func (w *RelateWorker) apply(ctx context.Context, changes []change) error {
	last := map[Tuple]change{}
	for _, c := range changes {
		if prev, ok := last[c.Tuple]; !ok || prev.id.String() < c.id.String() {
			last[c.Tuple] = c
		}
	}
	var insert, remove []Tuple
	for t, c := range last {
		if c.adds {
			insert = append(insert, t)
		} else {
			remove = append(remove, t)
		}
	}
	if err := w.Relations.Write(ctx, insert, remove); err != nil {
		return fmt.Errorf("write relations: %w", err)
	}
	return nil
}

func (w *RelateWorker) done(ctx context.Context, tenantID uuid.UUID, changes []change) error {
	ids := make([]uuid.UUID, len(changes))
	for i, c := range changes {
		ids[i] = c.id
	}
	return w.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "DELETE FROM relation_outbox WHERE tenant_id = $1 AND id = ANY($2)", tenantID, ids)
		return err
	})
}
