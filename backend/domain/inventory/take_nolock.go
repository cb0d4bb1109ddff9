//go:build unsafe_nolock

package inventory

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
)

// take reads first and writes later. This build exists so that a test can show that it sells one departure many
// times: taking it in one statement prevents that.
func take(ctx context.Context, tx pgx.Tx, tenantID, id uuid.UUID) (bool, error) {
	item, err := inventorydb.New(tx).GetItem(ctx, inventorydb.GetItemParams{TenantID: tenantID, ID: id})
	if err != nil || item.QuantityPending+item.QuantityConfirmed >= item.QuantityAvailable {
		return false, err
	}
	time.Sleep(25 * time.Millisecond) // long enough for requests to collide on any machine
	return true, inventorydb.New(tx).TakeItemBlindly(ctx, inventorydb.TakeItemBlindlyParams{TenantID: tenantID, ID: id})
}
