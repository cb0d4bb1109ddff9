package move

import (
	"context"
	"errors"
	"slices"

	"caravan/backend/domain/booking/view"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
)

// AdminCalculateMove implements adminCalculateMove. An impossible move is a result, not an error: the dialog says
// why.
func (h HTTP) AdminCalculateMove(
	ctx context.Context, req *bookingapi.MoveBookingInput, params bookingapi.AdminCalculateMoveParams,
) (*bookingapi.MoveCalculationAnswer, error) {
	out, err := h.Service.Calculate(ctx, params.ID, req.TripId)
	answer := bookingapi.MoveCalculation{
		Possible: err == nil, Gone: []bookingapi.MoveGone{}, TotalMinor: out.Totals.TotalMinor,
		DifferenceMinor: out.DifferenceMinor,
		RefundMinor:     out.Returned.CardMinor, CreditMinor: out.Returned.CreditMinor, DueMinor: out.Totals.DueMinor,
		Currency: out.Currency,
	}
	var refused *apierr.Error
	if errors.As(err, &refused) && slices.Contains([]string{apierr.CodeIllegalState, apierr.CodeInProgress,
		apierr.CodeSoldOut}, refused.Code) {
		answer.Reason = api.NewOptString(refused.Message)
		return &bookingapi.MoveCalculationAnswer{Success: true, Data: answer}, nil
	}
	if err != nil {
		return nil, err
	}
	answer.Status = bookingapi.NewOptBookingStatus(api.BookingStatus(out.Status))
	answer.DueOn = api.NewOptDate(out.PaymentDue.UTC())
	for _, one := range out.Gone {
		answer.Gone = append(answer.Gone, bookingapi.MoveGone{Label: one.Label, Traveler: one.Traveler,
			AmountMinor: one.AmountMinor})
	}
	return &bookingapi.MoveCalculationAnswer{Success: true, Data: answer}, nil
}

// MoveBooking implements moveBooking.
func (h HTTP) MoveBooking(ctx context.Context, req *bookingapi.MoveBooking, params bookingapi.MoveBookingParams) (
	*bookingapi.BookingAnswer, error) {
	m := Move{TripID: req.TripId, Reason: req.Reason, TotalMinor: req.TotalMinor}
	if err := h.Service.Move(ctx, params.ID, params.IdempotencyKey, m); err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}
