package seal

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
)

// Column is a column with sealed values. Its names are the program's own, never a caller's.
type Column struct {
	Table, Name string
	// Keys identify a row within its tenant, and Row derives from them how its Place names the row.
	Keys []string
	Row  func(keys []uuid.UUID) uuid.UUID
	// Place is how places name the column; Name if empty.
	Place string
}

// Single returns a column whose rows have one key, by which places name them.
func Single(table, name, key string) Column {
	return Column{Table: table, Name: name, Keys: []string{key}, Row: func(keys []uuid.UUID) uuid.UUID { return keys[0] }}
}

// resealBatch is how many values one transaction reseals.
const resealBatch = 200

// Reseal re-encrypts a tenant's values of a column with the current key, in batches; it may be stopped and called
// again. missing counts values whose key is not in the keyring: they stay as they are.
func (s *Sealer) Reseal(ctx context.Context, d *db.DB, tenantID uuid.UUID,
	c Column) (resealed, missing int, err error) {
	for {
		var seen, done int
		err := d.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
			var err error
			seen, done, err = s.resealTx(ctx, tx, tenantID, c, missing)
			return err
		})
		if err != nil {
			return resealed, missing, fmt.Errorf("seal %s.%s anew: %w", c.Table, c.Name, err)
		}
		resealed, missing = resealed+done, missing+seen-done
		if seen < resealBatch {
			return resealed, missing, nil
		}
	}
}

type sealedRow struct {
	keys   []uuid.UUID
	sealed []byte
}

func (s *Sealer) resealTx(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, c Column,
	skip int) (seen, done int, err error) {
	keys := strings.Join(c.Keys, ", ")
	rows, err := tx.Query(ctx, "SELECT ARRAY["+keys+"]::uuid[], "+c.Name+" FROM "+c.Table+
		" WHERE tenant_id = $1 AND "+c.Name+" IS NOT NULL AND substring("+c.Name+" FROM 1 FOR 4) <> $2 ORDER BY "+keys+
		" LIMIT $3 OFFSET $4 FOR UPDATE",
		tenantID, s.Mark(), resealBatch, skip)
	if err != nil {
		return 0, 0, err
	}
	found, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (r sealedRow, err error) {
		return r, row.Scan(&r.keys, &r.sealed)
	})
	if err != nil {
		return 0, 0, err
	}
	at := Place{TenantID: tenantID, Table: c.Table, Column: c.Name}
	if c.Place != "" {
		at.Column = c.Place
	}
	for _, r := range found {
		at.Row = c.Row(r.keys)
		plain, err := s.Open(r.sealed, at)
		if errors.Is(err, ErrSealed) {
			continue
		}
		if err != nil {
			return 0, 0, err
		}
		sealed, err := s.Seal(plain, at)
		if err != nil {
			return 0, 0, err
		}
		if _, err := tx.Exec(ctx, "UPDATE "+c.Table+" SET "+c.Name+" = $3 WHERE tenant_id = $1 AND ARRAY["+keys+
			"]::uuid[] = $2 AND "+c.Name+" = $4",
			tenantID, r.keys, sealed, r.sealed); err != nil {
			return 0, 0, err
		}
		done++
	}
	return len(found), done, nil
}
