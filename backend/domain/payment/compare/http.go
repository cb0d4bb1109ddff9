package compare

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListDifferences implements listDifferences.
func (h HTTP) ListDifferences(ctx context.Context, params paymentapi.ListDifferencesParams) (
	*paymentapi.DifferencePageAnswer, error) {
	list, next, err := h.Service.Differences(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	out := paymentapi.DifferencePage{Items: make([]paymentapi.Difference, len(list)), NextCursor: next}
	for i, d := range list {
		out.Items[i] = differenceAnswer(d)
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
