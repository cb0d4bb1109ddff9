package credit

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListCredits implements listCredits.
func (h HTTP) ListCredits(ctx context.Context) (*paymentapi.CreditListAnswer, error) {
	return h.listOf(ctx, principal.Must(ctx).MemberID)
}

// AdminListCredits implements adminListCredits.
func (h HTTP) AdminListCredits(ctx context.Context, params paymentapi.AdminListCreditsParams) (
	*paymentapi.CreditListAnswer, error) {
	return h.listOf(ctx, params.ID)
}

func (h HTTP) listOf(ctx context.Context, memberID uuid.UUID) (*paymentapi.CreditListAnswer, error) {
	credits, err := h.Service.Credits(ctx, memberID)
	if err != nil {
		return nil, err
	}
	list := paymentapi.CreditList{Items: make([]paymentapi.Credit, len(credits)), Currency: tenant.From(ctx).Currency}
	for i, c := range credits {
		list.Items[i] = paymentapi.Credit{
			ID: c.ID, AmountMinor: c.AmountMinor, LeftMinor: c.LeftMinor, Currency: c.Currency, Reason: c.Reason,
			ExpiresOn: c.ExpiresOn.UTC(), Expired: c.Expired, CreatedAt: c.CreatedAt.UTC(),
		}
		if !c.Expired && c.Currency == list.Currency {
			list.UsableMinor += c.LeftMinor
		}
	}
	return &paymentapi.CreditListAnswer{Success: true, Data: list}, nil
}

// TransferCredit implements transferCredit.
func (h HTTP) TransferCredit(ctx context.Context, req *paymentapi.TransferCredit,
	params paymentapi.TransferCreditParams) (*paymentapi.CreditListAnswer, error) {
	p := principal.Must(ctx)
	call := idempotency.Call{TenantID: p.TenantID, Scope: "transferCredit:" + params.ID.String(),
		Key: params.IdempotencyKey, Body: req}
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		to, ok, err := h.Service.People.MemberByEmailTx(ctx, tx, req.Email)
		if err == nil && !ok {
			err = apierr.InvalidField("email", "No one here uses this email")
		}
		if err != nil {
			return false, err
		}
		return true, h.Service.TransferCreditTx(ctx, tx, p.MemberID, params.ID, to)
	})
	if err != nil {
		return nil, err
	}
	return h.ListCredits(ctx)
}
