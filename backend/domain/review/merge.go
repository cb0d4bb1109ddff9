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

// MergedTx transfers the reviews of a member to the one they are merged into, who is not asked for those again.
func (*Service) MergedTx(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
	t, q := tenant.From(ctx), reviewdb.New(tx)
	n, err := q.MergeReviews(ctx, reviewdb.MergeReviewsParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("reviews of a merged member: %w", err)
	}
	if err := q.MergeAsked(ctx, reviewdb.MergeAskedParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into}); err != nil {
		return fmt.Errorf("reviews asked of a merged member: %w", err)
	}
	if err := q.MergeSilence(ctx, reviewdb.MergeSilenceParams{TenantID: t.ID, FromID: m.From,
		IntoID: m.Into}); err != nil {
		return fmt.Errorf("silence of a merged member: %w", err)
	}
	m.Moves(identityapi.MergePartReviews, n)
	return nil
}
