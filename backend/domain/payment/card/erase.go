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

// ErasedTx removes the cards of a person and their name from the orders that they paid. The books are kept:
// amounts, and what a bank may ask for. Credit stays with the pseudonym until it expires.
func (s *Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	pays, err := q.MemberPays(ctx, paymentdb.MemberPaysParams{TenantID: t.ID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("payments of a member: %w", err)
	}
	if pays {
		e.Refuse("A payment or refund is still in progress. Wait until it is complete.")
		return nil
	}
	off, err := q.StopAutomaticsBy(ctx, paymentdb.StopAutomaticsByParams{TenantID: t.ID, MemberID: e.MemberID, Now: now})
	if err != nil {
		return fmt.Errorf("automatic payments of a member: %w", err)
	}
	if err := q.EraseAutomatics(ctx, paymentdb.EraseAutomaticsParams{TenantID: t.ID, MemberID: e.MemberID}); err != nil {
		return fmt.Errorf("automatic payments of a member: %w", err)
	}
	cards, err := q.EraseCards(ctx, paymentdb.EraseCardsParams{TenantID: t.ID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("cards of a member: %w", err)
	}
	if err := q.EraseCustomers(ctx, paymentdb.EraseCustomersParams{TenantID: t.ID, MemberID: e.MemberID}); err != nil {
		return fmt.Errorf("provider's names of a member: %w", err)
	}
	payments, err := q.EraseOrders(ctx, paymentdb.EraseOrdersParams{TenantID: t.ID, MemberID: e.MemberID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("orders of a member: %w", err)
	}
	credits, err := q.CountCredits(ctx, paymentdb.CountCreditsParams{TenantID: t.ID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("credits of a member: %w", err)
	}
	e.Erases(identityapi.ErasurePartCards, cards)
	e.Erases(identityapi.ErasurePartAutomaticPayments, off)
	e.Keeps(identityapi.ErasurePartPayments, payments)
	e.Keeps(identityapi.ErasurePartCredits, credits)
	return nil
}
