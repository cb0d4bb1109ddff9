package review

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/review/reviewdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx keeps the ratings of a person and deletes the comments.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	n, err := reviewdb.New(tx).EraseReviews(ctx, reviewdb.EraseReviewsParams{TenantID: tenant.From(ctx).ID,
		MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("erase reviews: %w", err)
	}
	e.Erases(identityapi.ErasurePartReviews, n)
	return nil
}
