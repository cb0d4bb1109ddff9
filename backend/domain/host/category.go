package host

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
)

// Categories follows what happens to the marketplace's categories.
type Categories struct{}

// CategoryUseTx counts the hosts who are interested in each category.
func (Categories) CategoryUseTx(ctx context.Context, tx pgx.Tx, use *tenant.CategoryUse) error {
	rows, err := hostdb.New(tx).CategoryUse(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("categories of hosts: %w", err)
	}
	for _, row := range rows {
		use.Hosts[row.Category] = int(row.Hosts)
	}
	return nil
}

// CategoryMergedTx moves hosts' interests to another category.
func (Categories) CategoryMergedTx(ctx context.Context, tx pgx.Tx, m tenant.CategoryMerge) error {
	_, err := hostdb.New(tx).MoveCategory(ctx, hostdb.MoveCategoryParams{TenantID: tenant.From(ctx).ID, FromID: m.From,
		IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("move hosts to another category: %w", err)
	}
	return nil
}
