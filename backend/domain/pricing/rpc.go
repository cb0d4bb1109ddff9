package pricing

import (
	"context"
	"fmt"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
	"caravan/backend/platform/apierr"
)

// Subject is a trip whose prices are queried.
type Subject struct {
	Model Model
	// Priced reports whether the model has saved prices.
	Priced                bool
	LevelLimitMinor       int64
	RangeSpreadBP         int64
	RangeStepUnits        int64
	SingleSupplementMinor int64
}

// Trips finds the pricing inputs of a trip; a missing trip is CodeNotFound.
type Trips interface {
	PricingSubject(ctx context.Context, tripID uuid.UUID) (Subject, error)
}

// RPC serves pricing.v1.
type RPC struct {
	Trips     Trips
	Repricing Repricing
}

// EarningsTable implements pricing.v1 EarningsTable.
func (r RPC) EarningsTable(ctx context.Context, req *connect.Request[pricingv1.EarningsTableRequest]) (
	*connect.Response[pricingv1.EarningsTableResponse], error) {
	subject, err := r.subject(ctx, req.Msg.TripId)
	if err != nil {
		return nil, err
	}
	answer, err := subject.earnings(req.Msg)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(answer), nil
}

// CostTable implements pricing.v1 CostTable.
func (r RPC) CostTable(ctx context.Context, req *connect.Request[pricingv1.CostTableRequest]) (
	*connect.Response[pricingv1.CostTableResponse], error) {
	subject, err := r.subject(ctx, req.Msg.TripId)
	if err != nil {
		return nil, err
	}
	answer, err := subject.costs()
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(answer), nil
}

func (r RPC) subject(ctx context.Context, tripID string) (Subject, error) {
	id, err := uuid.Parse(tripID)
	if err != nil {
		return Subject{}, apierr.NotFound("trip")
	}
	return r.Trips.PricingSubject(ctx, id)
}

// earnings returns the host's table for the given or saved prices. A trip without any starts from the lowest
// price that covers every group size.
func (s Subject) earnings(req *pricingv1.EarningsTableRequest) (*pricingv1.EarningsTableResponse, error) {
	model := s.Model
	sheet, err := model.Sheet()
	if err != nil {
		return nil, fmt.Errorf("earnings table: %w", err)
	}
	suggested, err := sheet.SuggestedRange(s.RangeSpreadBP, s.RangeStepUnits)
	if err != nil {
		return nil, fmt.Errorf("earnings table: %w", err)
	}
	if !s.Priced {
		model.InitialMinor, model.RemainingMinor = suggested.MinPriceMinor, suggested.MinPriceMinor
	}
	change := PriceChange{
		InitialMinor: &model.InitialMinor, RemainingMinor: &model.RemainingMinor,
		FlightStipendMinor: model.FlightStipendMinor, LevelLimitMinor: s.LevelLimitMinor,
		ExistingStipendMinor: model.FlightStipendMinor,
	}
	if req.InitialMinor != nil {
		change.InitialMinor = req.InitialMinor
	}
	if req.RemainingMinor != nil {
		change.RemainingMinor = req.RemainingMinor
	}
	if req.FlightStipendMinor != nil {
		change.FlightStipendMinor = *req.FlightStipendMinor
	}
	answer := &pricingv1.EarningsTableResponse{
		Currency: model.Currency, SuggestedMinMinor: suggested.MinPriceMinor, SuggestedMaxMinor: suggested.MaxPriceMinor,
		ServiceFeeBp: int32(model.ServiceFeeBP), TransactionFeeBp: int32(model.TransactionFeeBP),
	}
	for _, problem := range model.ValidatePrices(change) {
		field := problem.Field
		if field == FieldEarnings {
			field = "prices"
		}
		answer.Problems = append(answer.Problems, &pricingv1.Problem{Field: field, Message: problem.Message})
	}
	model.InitialMinor, model.RemainingMinor = *change.InitialMinor, *change.RemainingMinor
	if sheet, err = model.Sheet(); err != nil {
		// Prices out of range have no table; the problems say why.
		return answer, nil
	}
	answer.AdvanceCapMinor = sheet.AdvanceCap(s.LevelLimitMinor, s.Model.FlightStipendMinor)
	answer.MinimumEarningsMinor = sheet.MinimumEarnings()
	answer.MaximumEarningsMinor = answer.MinimumEarningsMinor
	for n := model.MinimumSpots; n <= model.MaximumSpots; n++ {
		answer.MaximumEarningsMinor = max(answer.MaximumEarningsMinor, sheet.Earnings(n))
	}
	if n, ok := sheet.BreakEven(); ok {
		answer.BreakEven = int32(n)
	}
	for _, row := range sheet.EarningsTable() {
		answer.Rows = append(answer.Rows, &pricingv1.EarningsRow{
			Travelers: int32(row.Travelers), RevenueMinor: row.RevenueMinor, BaseMinor: row.BaseMinor,
			VariableMinor:         row.VariableMinor,
			OperatorSubtotalMinor: row.OperatorSubtotalMinor, PlatformFeeMinor: row.PlatformFeeMinor,
			ServiceFeeMinor:     row.ServiceFeeMinor,
			TransactionFeeMinor: row.TransactionFeeMinor, EarningsMinor: row.EarningsMinor,
			EarningsPerTravelerMinor: row.EarningsMinor / int64(row.Travelers),
		})
	}
	return answer, nil
}

func (s Subject) costs() (*pricingv1.CostTableResponse, error) {
	sheet, err := s.Model.Sheet()
	if err != nil {
		return nil, fmt.Errorf("cost table: %w", err)
	}
	rows, err := sheet.OperatorCostTable(s.SingleSupplementMinor)
	if err != nil {
		return nil, fmt.Errorf("cost table: %w", err)
	}
	answer := &pricingv1.CostTableResponse{
		Currency: s.Model.Currency, FreeOfCharge: int32(s.Model.FOC), SingleSupplementMinor: s.SingleSupplementMinor,
	}
	for _, row := range rows {
		answer.Rows = append(answer.Rows, &pricingv1.CostRow{
			Travelers: int32(row.Travelers), BaseMinor: row.BaseMinor, VariableMinor: row.VariableMinor,
			OperatorSubtotalMinor: row.OperatorSubtotalMinor, PlatformFeeMinor: row.PlatformFeeMinor,
			SuggestedMinor: row.SuggestedMinor, TotalTravelerPriceMinor: row.TotalTravelerPriceMinor,
			OperatorTotalMinor: row.OperatorSubtotalMinor * int64(row.Travelers),
		})
		answer.SingleSupplementWithFeeMinor = row.SingleSupplementWithFeeMinor
	}
	return answer, nil
}
