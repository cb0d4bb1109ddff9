package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// Once changes a trip once per idempotency key.
func Once(ctx context.Context, d *db.DB, scope string, id uuid.UUID, key string, body any,
	fn func(tx pgx.Tx) error) error {
	call := idempotency.By(ctx, scope+":"+id.String(), key, body)
	_, err := idempotency.Do(ctx, d, call, func(tx pgx.Tx) (bool, error) { return true, fn(tx) })
	return err
}
