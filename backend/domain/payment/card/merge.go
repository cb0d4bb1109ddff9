package card

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// MergedTx transfers a member's payments and credits to the one they are merged into. A card was entrusted to one
// account by its holder, so it is removed, and nothing is charged automatically any more.
func (s *Service) MergedTx(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	pays, err := q.MemberPays(ctx, paymentdb.MemberPaysParams{TenantID: t.ID, MemberID: m.From})
	if err != nil {
		return fmt.Errorf("payments of a merged member: %w", err)
	}
	if pays {
		m.Refuse("A payment is still being processed. Try again in a moment.")
		return nil
	}
	off, err := q.StopAutomaticsBy(ctx, paymentdb.StopAutomaticsByParams{TenantID: t.ID, MemberID: m.From, Now: now})
	if err != nil {
		return fmt.Errorf("automatic payments of a merged member: %w", err)
	}
	cards, err := q.RemoveCards(ctx, paymentdb.RemoveCardsParams{TenantID: t.ID, MemberID: m.From, Now: now})
	if err != nil {
		return fmt.Errorf("cards of a merged member: %w", err)
	}
	payments, err := q.MergePayments(ctx, paymentdb.MergePaymentsParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("payments of a merged member: %w", err)
	}
	credits, err := q.MergeCredits(ctx, paymentdb.MergeCreditsParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("credits of a merged member: %w", err)
	}
	m.Moves(identityapi.MergePartPayments, payments)
	m.Moves(identityapi.MergePartCredits, credits)
	m.Ends(identityapi.MergePartCards, cards)
	m.Ends(identityapi.MergePartAutomaticPayments, off)
	return nil
}
