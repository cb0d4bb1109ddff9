package approximate

import (
	"context"

	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/money"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ApproximateAmount implements approximateAmount.
func (h HTTP) ApproximateAmount(ctx context.Context, params paymentapi.ApproximateAmountParams) (
	*paymentapi.ApproximationAnswer, error) {
	out, err := h.Service.Of(ctx, money.New(params.AmountMinor, params.From), params.To.Or(""))
	if err != nil {
		return nil, err
	}
	return &paymentapi.ApproximationAnswer{Success: true, Data: out}, nil
}
