package review

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/review/reviewdb"
	"caravan/backend/domain/tenant"
)

// Touches count the reviews that a change of policies publishes or takes down.
var Touches = []record.Touch{{
	Path: "review.public",
	Count: func(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
		n, err := reviewdb.New(tx).CountShown(ctx, tenant.From(ctx).ID)
		if err != nil {
			return record.Touched{}, fmt.Errorf("reviews shown: %w", err)
		}
		if c.Is.Review.Public {
			return record.Touched{What: "reviewsShow", N: int(n)}, nil
		}
		return record.Touched{What: "reviewsHide", N: int(n)}, nil
	},
}}
