package itineraries

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
)

// CategoryUseTx counts the itineraries that have each category.
func (*Rooms) CategoryUseTx(ctx context.Context, tx pgx.Tx, use *tenant.CategoryUse) error {
	rows, err := itinerarydb.New(tx).CategoryUse(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("categories of itineraries: %w", err)
	}
	for _, row := range rows {
		use.Itineraries[row.Category] = int(row.Itineraries)
	}
	return nil
}

// CategoryMergedTx moves itineraries to another category. Their versions stay as they are: whoever saved one chose the
// former category, which is read as the one that remains.
func (*Rooms) CategoryMergedTx(ctx context.Context, tx pgx.Tx, m tenant.CategoryMerge) error {
	_, err := itinerarydb.New(tx).MoveCategory(ctx, itinerarydb.MoveCategoryParams{TenantID: tenant.From(ctx).ID,
		FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("move itineraries to another category: %w", err)
	}
	return nil
}
