//go:build unsafe_nolock

package inventory

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
)

// take looks first and takes later. This build exists so that a test can show that it gives one departure to
// many: taking in one statement is what prevents it.
func take(ctx context.Context, tx pgx.Tx, tenantID, id uuid.UUID) (bool, error) {
	item, err := inventorydb.New(tx).GetItem(ctx, inventorydb.GetItemParams{TenantID: tenantID, ID: id})
	if err != nil || item.QuantityPending+item.QuantityConfirmed >= item.QuantityAvailable {
		return false, err
	}
	time.Sleep(25 * time.Millisecond) // wide enough for requests to meet in it on any machine
	return true, inventorydb.New(tx).TakeItemBlindly(ctx, inventorydb.TakeItemBlindlyParams{TenantID: tenantID, ID: id})
}
