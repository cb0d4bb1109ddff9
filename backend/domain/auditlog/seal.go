package auditlog

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/auditlog/auditlogdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Tenants lists whose logs there are.
type Tenants interface {
	All(ctx context.Context) ([]tenant.Tenant, error)
}

// Sealer adds entries to the chains.
type Sealer struct {
	Deps
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB      *db.DB
	Chain   Chain
	Tenants Tenants
	Names   Names
	Clock   clock.Clock // real time: a test clock has no say over when an entry was sealed
}

// New refuses parts that are missing.
func New(d Deps) (*Sealer, error) {
	if err := whole.Check("auditlog", d); err != nil {
		return nil, err
	}
	return &Sealer{Deps: d}, nil
}

const (
	sealEvery = 10 * time.Second
	sealBatch = 2_000
)

// Seal joins to the tenant's chain what no open transaction can come before any more, and tells how many
// entries it joined. Two that run at once collide on the position, and one of them fails without effect.
func (s *Sealer) Seal(ctx context.Context, tenantID uuid.UUID) (int, error) {
	var joined int
	err := s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		q := auditlogdb.New(tx)
		last, err := q.LastSeal(ctx, tenantID)
		if db.NoRows(err) {
			last, err = auditlogdb.LastSealRow{Hash: s.Chain.keys[0].start(tenantID)}, nil
		}
		if err != nil {
			return err
		}
		line, err := findHorizon(ctx, tx)
		if err != nil {
			return err
		}
		entries, err := s.settled(ctx, tx, tenantID, last.Horizon, line)
		if err != nil {
			return err
		}
		joined = len(entries)
		return s.join(ctx, q, tenantID, last, entries, line.oldestOpen)
	})
	return joined, err
}

// horizon is where the log is settled.
type horizon struct {
	oldestOpen int64 // the oldest transaction that may still write here
	nextNumber int64 // the first number that is not given out yet
}

// findHorizon knows a transaction of another database by its lock on its own number; one whose lock is not
// there yet is waited for.
func findHorizon(ctx context.Context, tx pgx.Tx) (horizon, error) {
	var h horizon
	err := tx.QueryRow(ctx, `
		SELECT coalesce((
		           SELECT open.number FROM (SELECT x::text::bigint FROM pg_snapshot_xip(pg_current_snapshot()) AS x) AS open (number)
		           WHERE NOT EXISTS (
		               SELECT 1 FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
		               WHERE l.locktype = 'transactionid' AND l.granted AND l.mode = 'ExclusiveLock'
		                 AND l.transactionid::text::bigint = open.number % 4294967296
		                 AND a.datid <> (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))
		           ORDER BY 1 LIMIT 1),
		       pg_snapshot_xmax(pg_current_snapshot())::text::bigint),
		       pg_snapshot_xmax(pg_current_snapshot())::text::bigint`).Scan(&h.oldestOpen, &h.nextNumber)
	if err != nil {
		return h, fmt.Errorf("audit horizon: %w", err)
	}
	return h, nil
}

// settled reads what is to be sealed next. Numbers behind the last seal mean that the database lives in
// another server now; then an entry without a seal is one whatever its number.
func (s *Sealer) settled(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, from int64, line horizon) ([]sealed, error) {
	statement := "SELECT " + sealedColumns + " FROM audit_log a WHERE a.tenant_id = $1 AND a.xid >= $2 AND a.xid < $3 ORDER BY a.xid, a.id"
	if from > line.nextNumber {
		statement = "SELECT " + sealedColumns + ` FROM audit_log a
			WHERE a.tenant_id = $1 AND (a.xid < $3 OR a.xid >= $2)
			  AND NOT EXISTS (SELECT 1 FROM audit_seal s WHERE s.tenant_id = a.tenant_id AND s.entry_id = a.id)
			ORDER BY a.at, a.id`
		from = line.nextNumber
	}
	rows, err := tx.Query(ctx, statement, tenantID, from, line.oldestOpen)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, scanSealed)
}

func (s *Sealer) join(ctx context.Context, q *auditlogdb.Queries, tenantID uuid.UUID, last auditlogdb.LastSealRow, entries []sealed, horizon int64) error {
	position, hash := last.Position, last.Hash
	for len(entries) > 0 {
		now := entries[:min(len(entries), sealBatch)]
		entries = entries[len(now):]
		rows := auditlogdb.InsertSealsParams{TenantID: tenantID, Horizon: horizon, Now: s.Clock.Now().UTC(), KeyID: s.Chain.keys[0].id}
		for _, e := range now {
			position++
			hash = s.Chain.keys[0].next(hash, position, e)
			rows.Positions, rows.Entries, rows.Hashes = append(rows.Positions, position), append(rows.Entries, e.ID), append(rows.Hashes, hash)
		}
		if err := q.InsertSeals(ctx, rows); err != nil {
			return fmt.Errorf("seal: %w", err)
		}
	}
	return nil
}

// SealArgs asks to seal every tenant's log.
type SealArgs struct{}

// Kind names the job.
func (SealArgs) Kind() string { return "audit_seal" }

// SealWorker seals. It may run twice: what is sealed is not sealed again.
type SealWorker struct {
	river.WorkerDefaults[SealArgs]
	Sealer *Sealer
}

// Work implements river.Worker. One tenant's trouble does not keep the others' logs open.
func (w *SealWorker) Work(ctx context.Context, _ *river.Job[SealArgs]) error {
	all, err := w.Sealer.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range all {
		if _, err := w.Sealer.Seal(ctx, t.ID); err != nil {
			faults = append(faults, fmt.Errorf("audit log of %s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// AddWorkers registers the job of this package.
func (s *Sealer) AddWorkers(w *river.Workers) { river.AddWorker(w, &SealWorker{Sealer: s}) }

// Periodic lists the jobs that the clock starts.
func (*Sealer) Periodic() []*river.PeriodicJob {
	return []*river.PeriodicJob{river.NewPeriodicJob(river.PeriodicInterval(sealEvery),
		func() (river.JobArgs, *river.InsertOpts) {
			return SealArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sealEvery}}
		}, nil)}
}
