package payment

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// Discounts tells which discount a booking has.
type Discounts interface {
	DiscountOf(ctx context.Context, bookingID uuid.UUID) (code string, amountMinor int64, ok bool, err error)
}

var lineLabels = map[string]string{"spot": "Traveler spot", "privateRoom": "Private room", "activity": "Activity", "": "Other"}

// AdminBookingMoney implements adminBookingMoney.
func (h HTTP) AdminBookingMoney(ctx context.Context, params paymentapi.AdminBookingMoneyParams) (*paymentapi.BookingMoneyAnswer, error) {
	out := paymentapi.BookingMoney{Items: []paymentapi.RefundableItem{}, Disputes: []paymentapi.BookingDispute{}}
	err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		st, err := h.Service.StatementTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		out.Statement = StatementAnswer(st)
		items, _, err := h.Service.ItemsTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		for _, item := range items {
			label, ok := lineLabels[item.Line]
			if !ok {
				label = item.Line
			}
			out.Items = append(out.Items, paymentapi.RefundableItem{ItemId: item.ID, Label: label, ParticipantId: optional(&item.ParticipantID), AmountMinor: item.AmountMinor})
		}
		disputes, err := paymentdb.New(tx).BookingDisputes(ctx, paymentdb.BookingDisputesParams{TenantID: tenant.From(ctx).ID, BookingID: &params.ID})
		for _, d := range disputes {
			out.Disputes = append(out.Disputes, paymentapi.BookingDispute{
				Status: paymentapi.BookingDisputeStatus(d.Status), AmountMinor: d.AmountMinor, Reason: d.Reason, OpenedAt: d.OpenedAt.UTC(),
			})
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	code, minor, ok, err := h.Discounts.DiscountOf(ctx, params.ID)
	if err != nil {
		return nil, fmt.Errorf("discount of booking: %w", err)
	}
	if ok {
		out.Discount = paymentapi.NewOptBookingDiscount(paymentapi.BookingDiscount{Code: code, AmountMinor: minor})
	}
	return &paymentapi.BookingMoneyAnswer{Success: true, Data: out}, nil
}

func partsOf(in *paymentapi.RefundItems) []ItemPart {
	parts := make([]ItemPart, len(in.AffectedItems))
	for i, item := range in.AffectedItems {
		parts[i] = ItemPart{ID: item.ItemId, AmountMinor: item.AmountMinor.Or(0)}
	}
	return parts
}

// AdminCalculateRefund implements adminCalculateRefund.
func (h HTTP) AdminCalculateRefund(ctx context.Context, req *paymentapi.RefundItems, params paymentapi.AdminCalculateRefundParams) (*paymentapi.RefundCalculationAnswer, error) {
	return refundAnswer(h.Service.CalculateItems(ctx, params.ID, partsOf(req)))
}

// AdminRefundBooking implements adminRefundBooking.
func (h HTTP) AdminRefundBooking(ctx context.Context, req *paymentapi.RefundItems, params paymentapi.AdminRefundBookingParams) (*paymentapi.RefundCalculationAnswer, error) {
	var expected *int64
	if req.AmountMinor.Set {
		expected = &req.AmountMinor.Value
	}
	return refundAnswer(h.Service.RefundItems(ctx, params.ID, params.IdempotencyKey, partsOf(req), expected, req.Reason.Or("")))
}

func refundAnswer(r ItemRefund, err error) (*paymentapi.RefundCalculationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &paymentapi.RefundCalculationAnswer{Success: true, Data: paymentapi.RefundCalculation{
		ReductionMinor: r.ReductionMinor, RefundMinor: r.CardMinor, CreditMinor: r.CreditMinor, DueMinor: r.DueMinor, Currency: r.Currency,
	}}, nil
}

const defaultLimit = 25

// ListDifferences implements listDifferences.
func (h HTTP) ListDifferences(ctx context.Context, params paymentapi.ListDifferencesParams) (*paymentapi.DifferencePageAnswer, error) {
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
		ID: d.ID, Provider: d.Provider, Kind: paymentapi.DifferenceKind(d.Kind), ProviderRef: d.ProviderRef, PaymentId: optional(d.PaymentID),
		BooksMinor: d.BooksMinor, ProviderMinor: d.ProviderMinor, Currency: d.Currency, Explanation: d.Explanation, Action: d.Action,
		Status: paymentapi.DifferenceStatus(d.Status), FoundAt: d.FoundAt.UTC(),
	}
	if d.SettledAt != nil {
		out.SettledAt = api.NewOptDateTime(d.SettledAt.UTC())
	}
	return out
}

// RunReconciliation implements runReconciliation. Comparing twice is harmless; the key spares the second the work.
func (h HTTP) RunReconciliation(ctx context.Context, params paymentapi.RunReconciliationParams) (*paymentapi.ReconciliationResultAnswer, error) {
	p := principal.Must(ctx)
	done, err := h.Service.Compare(ctx)
	if err != nil {
		return nil, err
	}
	call := idempotency.Call{TenantID: p.TenantID, Scope: "runReconciliation:" + p.MemberID.String(), Key: params.IdempotencyKey}
	done, err = idempotency.Do(ctx, h.Service.DB, call, func(pgx.Tx) (Comparison, error) { return done, nil })
	if err != nil {
		return nil, err
	}
	return &paymentapi.ReconciliationResultAnswer{Success: true, Data: paymentapi.ReconciliationResult{Compared: done.Compared, Differences: done.Open}}, nil
}

// SettleDifference implements settleDifference. The difference itself is settled once, whatever the key.
func (h HTTP) SettleDifference(ctx context.Context, params paymentapi.SettleDifferenceParams) (*paymentapi.DifferenceAnswer, error) {
	d, err := h.Service.SettleDifference(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &paymentapi.DifferenceAnswer{Success: true, Data: differenceAnswer(d)}, nil
}
