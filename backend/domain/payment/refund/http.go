package refund

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/paymentapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service   *Service
	Discounts Discounts
}

// Discounts returns the discount of a booking.
type Discounts interface {
	DiscountOf(ctx context.Context, bookingID uuid.UUID) (code string, amountMinor int64, ok bool, err error)
}

var lineLabels = map[string]string{"spot": "Traveler spot", "privateRoom": "Private room", "activity": "Activity",
	"accommodation": "Accommodation", "transfer": "Private transfer",
	lineFee: "Traveler change fee", "": "Other"}

// AdminBookingMoney implements adminBookingMoney.
func (h HTTP) AdminBookingMoney(ctx context.Context, params paymentapi.AdminBookingMoneyParams) (
	*paymentapi.BookingMoneyAnswer, error) {
	out := paymentapi.BookingMoney{Items: []paymentapi.RefundableItem{}}
	err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		st, err := h.Service.Statements.StatementTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		out.Statement = payment.StatementAnswer(st)
		items, _, err := h.Service.ItemsTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		for _, item := range items {
			label, ok := lineLabels[item.Line]
			if !ok {
				label = item.Line
			}
			out.Items = append(out.Items, paymentapi.RefundableItem{ItemId: item.ID, Label: label,
				ParticipantId: payment.Optional(&item.ParticipantID), AmountMinor: item.AmountMinor})
		}
		out.Disputes, err = h.Service.Disputes.AnswersTx(ctx, tx, params.ID)
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
func (h HTTP) AdminCalculateRefund(ctx context.Context, req *paymentapi.RefundItems,
	params paymentapi.AdminCalculateRefundParams) (*paymentapi.RefundCalculationAnswer, error) {
	return refundAnswer(h.Service.CalculateItems(ctx, params.ID, partsOf(req), req.Reason.Or("")))
}

// AdminRefundBooking implements adminRefundBooking.
func (h HTTP) AdminRefundBooking(ctx context.Context, req *paymentapi.RefundItems,
	params paymentapi.AdminRefundBookingParams) (*paymentapi.RefundCalculationAnswer, error) {
	var expected *int64
	if req.AmountMinor.Set {
		expected = &req.AmountMinor.Value
	}
	return refundAnswer(h.Service.RefundItems(ctx, params.ID, params.IdempotencyKey, partsOf(req), expected,
		req.Reason.Or("")))
}

func refundAnswer(r ItemRefund, err error) (*paymentapi.RefundCalculationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &paymentapi.RefundCalculationAnswer{Success: true, Data: paymentapi.RefundCalculation{
		ReductionMinor: r.ReductionMinor, RefundMinor: r.CardMinor, CreditMinor: r.CreditMinor, DueMinor: r.DueMinor,
		Currency: r.Currency,
	}}, nil
}

// ListBookingFees implements listBookingFees.
func (h HTTP) ListBookingFees(ctx context.Context, params paymentapi.ListBookingFeesParams) (
	*paymentapi.BookingFeesAnswer, error) {
	fees, err := h.Service.Fees(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	out := paymentapi.BookingFees{Items: []paymentapi.RefundableItem{}, WaivableMinor: fees.WaivableMinor,
		Currency: fees.Currency}
	for _, item := range fees.Items {
		out.Items = append(out.Items, paymentapi.RefundableItem{
			ItemId: item.ID, Label: lineLabels[item.Line], ParticipantId: payment.Optional(&item.ParticipantID),
			AmountMinor: item.AmountMinor,
		})
	}
	return &paymentapi.BookingFeesAnswer{Success: true, Data: out}, nil
}

// WaiveFee implements waiveFee.
func (h HTTP) WaiveFee(ctx context.Context, req *paymentapi.WaiveFee, params paymentapi.WaiveFeeParams) (
	*paymentapi.RefundCalculationAnswer, error) {
	part := ItemPart{ID: req.ItemId, AmountMinor: req.AmountMinor}
	return refundAnswer(h.Service.Waive(ctx, params.ID, params.IdempotencyKey, part, req.Reason))
}
