package compare

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

const defaultLimit = 25

// ListDifferences implements listDifferences.
func (h HTTP) ListDifferences(ctx context.Context, params paymentapi.ListDifferencesParams) (
	*paymentapi.DifferencePageAnswer, error) {
	var before *uuid.UUID
	if params.Cursor.Set {
		before = new(uuid.UUID)
		if err := page.Decode(params.Cursor.Value, before); err != nil {
			return nil, err
		}
	}
	limit := params.Limit.Or(defaultLimit)
	list, err := h.Service.Differences(ctx, string(params.Status.Or("")), before, limit)
	if err != nil {
		return nil, err
	}
	list, next := page.Cut(list, limit, func(d Difference) any { return d.ID })
	out := paymentapi.DifferencePage{Items: make([]paymentapi.Difference, len(list))}
	for i, d := range list {
		out.Items[i] = differenceAnswer(d)
	}
	if next != "" {
		out.NextCursor = api.NewOptString(next)
	}
	return &paymentapi.DifferencePageAnswer{Success: true, Data: out}, nil
}

func differenceAnswer(d Difference) paymentapi.Difference {
	out := paymentapi.Difference{
		ID: d.ID, Provider: d.Provider, Kind: paymentapi.DifferenceKind(d.Kind), ProviderRef: d.ProviderRef,
		PaymentId: payment.Optional(d.PaymentID), RefundId: payment.Optional(d.RefundID),
		BooksMinor: d.BooksMinor, ProviderMinor: d.ProviderMinor,
		Currency: d.Currency, Explanation: d.Explanation, Status: paymentapi.DifferenceStatus(d.Status),
		FoundAt: d.FoundAt.UTC(),
	}
	if d.Status == "open" {
		out.Action = d.Action
	}
	if d.SettledAt != nil {
		out.SettledAt = api.NewOptDateTime(d.SettledAt.UTC())
	}
	return out
}

// RunReconciliation implements runReconciliation. Comparing twice is harmless; the key saves the work of the
// second run.
func (h HTTP) RunReconciliation(ctx context.Context, params paymentapi.RunReconciliationParams) (
	*paymentapi.ReconciliationResultAnswer, error) {
	p := principal.Must(ctx)
	done, err := h.Service.Compare(ctx)
	if err != nil {
		return nil, err
	}
	call := idempotency.Call{TenantID: p.TenantID, Scope: "runReconciliation:" + p.MemberID.String(),
		Key: params.IdempotencyKey}
	done, err = idempotency.Do(ctx, h.Service.DB, call, func(pgx.Tx) (Comparison, error) { return done, nil })
	if err != nil {
		return nil, err
	}
	return &paymentapi.ReconciliationResultAnswer{Success: true,
		Data: paymentapi.ReconciliationResult{Compared: done.Compared, Differences: done.Open}}, nil
}

// SettleDifference implements settleDifference. The difference itself is settled once, whatever the key.
func (h HTTP) SettleDifference(ctx context.Context, params paymentapi.SettleDifferenceParams) (
	*paymentapi.DifferenceAnswer, error) {
	d, err := h.Service.SettleDifference(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &paymentapi.DifferenceAnswer{Success: true, Data: differenceAnswer(d)}, nil
}
