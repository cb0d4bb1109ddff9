package chain

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
)

const sealBatch = 2_000

// Seal appends to the tenant's chain the entries that no open transaction can precede any more, and returns how
// many it appended. Concurrent calls collide on the position, and one of them fails without effect. Seals are
// stamped with real time, never with a test clock.
func (c Chain) Seal(ctx context.Context, d *db.DB, tenantID uuid.UUID, at time.Time) (int, error) {
	var joined int
	err := d.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		last, err := lastSeal(ctx, tx, tenantID)
		if err != nil {
			return err
		}
		if last.hash == nil {
			last.hash = c.keys[0].start(tenantID)
		}
		line, err := findHorizon(ctx, tx)
		if err != nil {
			return err
		}
		entries, err := settled(ctx, tx, tenantID, last.horizon, line)
		if err != nil {
			return err
		}
		joined = len(entries)
		return c.join(ctx, tx, tenantID, last, entries, line.oldestOpen, at)
	})
	return joined, err
}

// end is where a chain ends; its hash is nil for an empty chain.
type end struct {
	position int64
	hash     []byte
	horizon  int64
}

func lastSeal(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) (e end, err error) {
	err = tx.QueryRow(ctx,
		"SELECT position, hash, horizon FROM audit_seal WHERE tenant_id = $1 ORDER BY position DESC LIMIT 1", tenantID).
		Scan(&e.position, &e.hash, &e.horizon)
	if err != nil && !db.NoRows(err) {
		return e, fmt.Errorf("last seal: %w", err)
	}
	return e, nil
}

// horizon marks up to where the log is settled.
type horizon struct {
	oldestOpen int64 // the oldest transaction that may still write to this database
	nextNumber int64 // the first transaction number not assigned yet
}

// findHorizon identifies a transaction of another database by the lock on its own number; one whose lock is not
// visible yet is waited for.
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

// settled reads the entries to seal next. Numbers lower than that of the last seal mean that the database was
// moved to another server; every entry without a seal then counts, whatever its number.
func settled(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, from int64, line horizon) ([]sealed, error) {
	statement := "SELECT " + sealedColumns +
		" FROM audit_log a WHERE a.tenant_id = $1 AND a.xid >= $2 AND a.xid < $3 ORDER BY a.xid, a.id"
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

func (c Chain) join(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, last end, entries []sealed, horizon int64,
	at time.Time) error {
	position, hash := last.position, last.hash
	for len(entries) > 0 {
		now := entries[:min(len(entries), sealBatch)]
		entries = entries[len(now):]
		var positions []int64
		var ids []uuid.UUID
		var hashes [][]byte
		for _, e := range now {
			position++
			hash = c.keys[0].next(hash, position, e)
			positions, ids, hashes = append(positions, position), append(ids, e.ID), append(hashes, hash)
		}
		_, err := tx.Exec(ctx, `
			INSERT INTO audit_seal (tenant_id, position, entry_id, hash, horizon, sealed_at, key_id)
			SELECT $1, unnest($2::bigint[]), unnest($3::uuid[]), unnest($4::bytea[]), $5, $6, $7`,
			tenantID, positions, ids, hashes, horizon, at.UTC(), c.keys[0].id)
		if err != nil {
			return fmt.Errorf("seal: %w", err)
		}
	}
	return nil
}
