package queue

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api/paymentapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListRefunds implements listRefunds.
func (h HTTP) ListRefunds(ctx context.Context, params paymentapi.ListRefundsParams) (
	*paymentapi.RefundPageAnswer, error) {
	page, err := h.Service.List(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &paymentapi.RefundPageAnswer{Success: true, Data: page}, nil
}

// GetRefund implements getRefund.
func (h HTTP) GetRefund(ctx context.Context, params paymentapi.GetRefundParams) (
	*paymentapi.QueuedRefundAnswer, error) {
	return h.told(ctx, params.ID, nil)
}

// RetryRefund implements retryRefund.
func (h HTTP) RetryRefund(ctx context.Context, params paymentapi.RetryRefundParams) (
	*paymentapi.QueuedRefundAnswer, error) {
	return h.told(ctx, params.ID, h.Service.Retry(ctx, params.ID, params.IdempotencyKey))
}

// ReplaceRefund implements replaceRefund.
func (h HTTP) ReplaceRefund(ctx context.Context, req *paymentapi.ReplaceRefund,
	params paymentapi.ReplaceRefundParams) (*paymentapi.QueuedRefundAnswer, error) {
	err := h.Service.Replace(ctx, params.ID, params.IdempotencyKey, refund.Replacement{
		Way: refund.Way(req.Way), PaymentID: req.PaymentId.Or(uuid.Nil), Reference: req.Reference.Or(""), Reason: req.Reason,
	}, req.AmountMinor)
	return h.told(ctx, params.ID, err)
}

func (h HTTP) told(ctx context.Context, id uuid.UUID, err error) (*paymentapi.QueuedRefundAnswer, error) {
	if err != nil {
		return nil, err
	}
	out, err := h.Service.One(ctx, id)
	if err != nil {
		return nil, err
	}
	return &paymentapi.QueuedRefundAnswer{Success: true, Data: out}, nil
}
