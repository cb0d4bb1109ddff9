package discount

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount/discountdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// Touches count hosts' codes that take off less after a change of policies.
var Touches = []record.Touch{{
	Path: "booking.hostDiscountMaxBp",
	Count: func(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
		today := civil.Today(c.Now)
		n, err := discountdb.New(tx).HostCodesAbove(ctx, discountdb.HostCodesAboveParams{TenantID: tenant.From(ctx).ID,
			MostBp: int(c.Is.Booking.HostDiscountMaxBP), Today: &today})
		if err != nil {
			return record.Touched{}, fmt.Errorf("hosts’ codes: %w", err)
		}
		return record.Touched{What: "codesCut", N: int(n)}, nil
	},
}}
