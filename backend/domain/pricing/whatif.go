package pricing

import (
	"context"
	"errors"
	"fmt"

	"connectrpc.com/connect"

	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
	"caravan/backend/platform/apierr"
)

// Repricing applies changed costs to the trips created from them.
type Repricing interface {
	PreviewRepricing(ctx context.Context, req *pricingv1.PreviewRepricingRequest) (
		*pricingv1.PreviewRepricingResponse, error)
	ApplyRepricing(ctx context.Context, req *pricingv1.ApplyRepricingRequest,
		key string) (*pricingv1.ApplyRepricingResponse, error)
}

// WhatIf implements pricing.v1 WhatIf.
func (r RPC) WhatIf(ctx context.Context, req *connect.Request[pricingv1.WhatIfRequest]) (
	*connect.Response[pricingv1.WhatIfResponse], error) {
	subject, err := r.subject(ctx, req.Msg.TripId)
	if err != nil {
		return nil, err
	}
	answer, err := subject.whatIf(req.Msg)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(answer), nil
}

// PreviewRepricing implements pricing.v1 PreviewRepricing.
func (r RPC) PreviewRepricing(ctx context.Context, req *connect.Request[pricingv1.PreviewRepricingRequest]) (
	*connect.Response[pricingv1.PreviewRepricingResponse], error) {
	answer, err := r.Repricing.PreviewRepricing(ctx, req.Msg)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(answer), nil
}

// ApplyRepricing implements pricing.v1 ApplyRepricing.
func (r RPC) ApplyRepricing(ctx context.Context, req *connect.Request[pricingv1.ApplyRepricingRequest]) (
	*connect.Response[pricingv1.ApplyRepricingResponse], error) {
	answer, err := r.Repricing.ApplyRepricing(ctx, req.Msg, req.Header().Get("Idempotency-Key"))
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(answer), nil
}

func (s Subject) whatIf(req *pricingv1.WhatIfRequest) (*pricingv1.WhatIfResponse, error) {
	model := s.Model
	if !s.Priced {
		sheet, err := model.Sheet()
		if err != nil {
			return nil, fmt.Errorf("what-if: %w", err)
		}
		suggested, err := sheet.SuggestedRange(s.RangeSpreadBP, s.RangeStepUnits)
		if err != nil {
			return nil, fmt.Errorf("what-if: %w", err)
		}
		model.InitialMinor, model.RemainingMinor = suggested.MinPriceMinor, suggested.MinPriceMinor
	}
	grid := Grid{Headcounts: ints(req.Headcounts), Cancellations: ints(req.Cancellations),
		FreePlaces: ints(req.FreePlaces)}
	for _, pair := range req.Prices {
		grid.Prices = append(grid.Prices, Prices{pair.InitialMinor, pair.RemainingMinor})
	}
	outcomes, err := model.WhatIf(grid)
	switch {
	case errors.Is(err, ErrGridTooLarge):
		return nil, apierr.New(apierr.CodeInvalid, "That’s too many combinations. Choose fewer.")
	case err != nil:
		return nil, apierr.Wrap(err, apierr.CodeInvalid, "We cannot calculate these figures. They’re out of range.")
	}
	answer := &pricingv1.WhatIfResponse{Currency: model.Currency}
	for _, o := range outcomes {
		answer.Outcomes = append(answer.Outcomes, &pricingv1.WhatIfOutcome{
			Prices:    &pricingv1.PricePair{InitialMinor: o.InitialMinor, RemainingMinor: o.RemainingMinor},
			Headcount: int32(o.Headcount), Cancellations: int32(o.Cancellations), FreePlaces: int32(o.FreePlaces),
			Paying:       int32(o.Paying),
			RevenueMinor: o.RevenueMinor, CostMinor: o.CostMinor, EarningsMinor: o.EarningsMinor, BelowMinimum: o.BelowMinimum,
			BreakEven: int32(o.BreakEven),
		})
	}
	return answer, nil
}

func ints(in []int32) []int {
	out := make([]int, len(in))
	for i, n := range in {
		out[i] = int(n)
	}
	return out
}
