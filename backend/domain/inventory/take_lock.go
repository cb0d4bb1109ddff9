//go:build !unsafe_nolock

package inventory

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
)

// take reserves one of a departure, and reports whether one was available.
func take(ctx context.Context, tx pgx.Tx, tenantID, id uuid.UUID) (bool, error) {
	taken, err := inventorydb.New(tx).TakeItem(ctx, inventorydb.TakeItemParams{TenantID: tenantID, ID: id})
	return taken > 0, err
}
