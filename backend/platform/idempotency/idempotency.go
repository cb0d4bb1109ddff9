// Package idempotency gives a repeated call the response of the first one, and no second effect.
package idempotency

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// Call identifies a request: two equal ones are the same call.
type Call struct {
	TenantID uuid.UUID
	Scope    string // operation and caller, such as "createExport:<member id>"
	Key      string // the request's Idempotency-Key
	Body     any    // the request body; compared as JSON
}

// patience is how long a repeated call waits for the first one to finish.
const patience = "10s"

// Do runs fn once per key, in one transaction with the stored response: either both are committed or neither. The
// same key and body return the first response again; a different body is CodeIdempotencyReuse. A call that
// arrives while the first is still running waits for it, and is CodeInProgress if that takes too long. If fn
// returns an error nothing is stored, so the same key may be retried. The response is stored as JSON: it must not
// contain a secret.
func Do[T any](ctx context.Context, d *db.DB, call Call, fn func(tx pgx.Tx) (T, error)) (T, error) {
	var answer T
	hash, err := call.hash()
	if err != nil {
		return answer, err
	}
	err = d.InTenantTx(ctx, call.TenantID, func(plain pgx.Tx) error {
		tx := db.NewPipeline(plain)
		first, err := claim(ctx, tx, call, hash)
		if err != nil {
			return err
		}
		if !first {
			return recall(ctx, tx, call, hash, &answer)
		}
		if answer, err = fn(tx); err != nil {
			return err
		}
		if err := keep(ctx, tx, call, answer); err != nil {
			return err
		}
		return tx.Finish(ctx)
	})
	return answer, err
}

// Known reports whether a call was made before and its response is stored.
func Known(ctx context.Context, d *db.DB, call Call) (bool, error) {
	var known bool
	err := d.Glance(ctx, call.TenantID, func(row pgx.Row) error { return row.Scan(&known) },
		"SELECT EXISTS (SELECT 1 FROM idempotency_key WHERE tenant_id = $1 AND scope = $2 AND key = $3)", call.TenantID,
		call.Scope, call.Key)
	return known, err
}

func (c Call) hash() ([]byte, error) {
	text, err := json.Marshal(c.Body)
	if err != nil {
		return nil, fmt.Errorf("idempotency: request: %w", err)
	}
	sum := sha256.Sum256(text)
	return sum[:], nil
}

// claim inserts the key. A second writer waits on the unique index until the first transaction ends, which
// serializes parallel calls; the lock timeout bounds that wait and nothing else.
func claim(ctx context.Context, tx pgx.Tx, c Call, hash []byte) (bool, error) {
	var batch pgx.Batch
	batch.Queue("SET LOCAL lock_timeout = '" + patience + "'")
	batch.Queue(`
		INSERT INTO idempotency_key (tenant_id, scope, key, request_hash, created_at) VALUES ($1, $2, $3, $4, now())
		ON CONFLICT (tenant_id, scope, key) DO NOTHING`, c.TenantID, c.Scope, c.Key, hash)
	batch.Queue("SET LOCAL lock_timeout = 0")
	results := tx.SendBatch(ctx, &batch)
	var inserted int64
	for i := range batch.Len() {
		tag, err := results.Exec()
		if err != nil {
			results.Close()
			if code := sqlState(err); code == "55P03" || code == "57014" {
				return false, apierr.Wrap(err, apierr.CodeInProgress, "We’re still processing this request. Wait a moment.")
			}
			return false, fmt.Errorf("idempotency: claim: %w", err)
		}
		if i == 1 {
			inserted = tag.RowsAffected()
		}
	}
	return inserted == 1, results.Close()
}

func recall(ctx context.Context, tx pgx.Tx, c Call, hash []byte, answer any) error {
	var had, response []byte
	err := tx.QueryRow(ctx,
		"SELECT request_hash, response FROM idempotency_key WHERE tenant_id = $1 AND scope = $2 AND key = $3", c.TenantID,
		c.Scope, c.Key).Scan(&had, &response)
	if err != nil {
		return fmt.Errorf("idempotency: recall: %w", err)
	}
	if subtle.ConstantTimeCompare(had, hash) != 1 {
		return apierr.New(apierr.CodeIdempotencyReuse, "This key was already used for another request.")
	}
	if response == nil {
		return apierr.New(apierr.CodeInProgress, "We’re still processing this request. Wait a moment.")
	}
	return json.Unmarshal(response, answer)
}

func keep(ctx context.Context, tx pgx.Tx, c Call, answer any) error {
	response, err := json.Marshal(answer)
	if err != nil {
		return fmt.Errorf("idempotency: answer: %w", err)
	}
	err = db.Defer(ctx, tx,
		"UPDATE idempotency_key SET response = $4, status = 200 WHERE tenant_id = $1 AND scope = $2 AND key = $3", c.TenantID,
		c.Scope, c.Key, response)
	if err != nil {
		return fmt.Errorf("idempotency: keep: %w", err)
	}
	return nil
}

func sqlState(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
