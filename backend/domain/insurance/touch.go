package insurance

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
)

// Touches count the policies that travelers can cancel no longer, or again, after a change of the days to do so.
var Touches = []record.Touch{{
	Path: "insurance.cancellableDays",
	Count: func(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
		was := c.Now.AddDate(0, 0, -c.Was.Insurance.CancellableDays)
		is := c.Now.AddDate(0, 0, -c.Is.Insurance.CancellableDays)
		out, after, until := record.Touched{What: "ordersFinal"}, was, is
		if is.Before(was) {
			out.What, after, until = "ordersCancellable", is, was
		}
		n, err := insurancedb.New(tx).CountBought(ctx, insurancedb.CountBoughtParams{TenantID: tenant.From(ctx).ID,
			After: after, Until: until})
		if err != nil {
			return out, fmt.Errorf("policies bought: %w", err)
		}
		out.N = int(n)
		return out, nil
	},
}}
