package trips

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
)

// CategoryUseTx counts the trips that have each category.
func (*Rooms) CategoryUseTx(ctx context.Context, tx pgx.Tx, use *tenant.CategoryUse) error {
	rows, err := tripdb.New(tx).CategoryUse(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("categories of trips: %w", err)
	}
	for _, row := range rows {
		use.Trips[row.Category] = int(row.Trips)
	}
	return nil
}

// CategoryMergedTx moves trips to another category.
func (*Rooms) CategoryMergedTx(ctx context.Context, tx pgx.Tx, m tenant.CategoryMerge) error {
	_, err := tripdb.New(tx).MoveCategory(ctx, tripdb.MoveCategoryParams{TenantID: tenant.From(ctx).ID, FromID: m.From,
		IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("move trips to another category: %w", err)
	}
	return nil
}
