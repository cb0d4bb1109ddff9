package cancel

import (
	"context"
	"errors"
	"slices"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/spoken"
)

// CancelBookings implements cancelBookings.
func (h HTTP) CancelBookings(ctx context.Context, req *bookingapi.OrderRejections,
	params bookingapi.CancelBookingsParams) (*bookingapi.TripDetailsAnswer, error) {
	orders := make([]Rejection, len(req.Orders))
	for i, o := range req.Orders {
		orders[i] = Rejection{ID: o.ID, Status: booking.Status(o.Status), RefundMinor: o.RefundMinor}
	}
	if err := h.Service.Reject(ctx, params.TripId, orders); err != nil {
		return nil, err
	}
	return view.DetailsAnswer(h.Service.View.Details(ctx, params.TripId))
}

func refundQuote(q booking.RefundQuote) bookingapi.RefundQuote {
	return bookingapi.RefundQuote{
		ID: q.ID, Outcome: bookingapi.RefundQuoteOutcome(q.Outcome), PaidMinor: q.PaidMinor, RefundMinor: q.RefundMinor,
		TripCreditMinor: q.CreditMinor, ForfeitedMinor: q.ForfeitedMinor, FeeMinor: q.FeeMinor,
		RefundableUntil: q.RefundableUntil.UTC(), Rules: rulesOf(q),
	}
}

// GetCancellationOffer implements getCancellationOffer.
func (h HTTP) GetCancellationOffer(ctx context.Context, params bookingapi.GetCancellationOfferParams) (
	*bookingapi.CancellationOfferAnswer, error) {
	o, err := h.Service.OfferCancel(ctx, params.ID, params.Travelers)
	if err != nil {
		return nil, err
	}
	answer := bookingapi.CancellationOffer{
		CanCancel: o.CanCancel, Currency: o.Currency, WindowDays: o.WindowDays, PolicyText: o.Policy,
		CancelReasons: slices.Clone(Reasons),
		RefundMethods: []bookingapi.RefundMethod{}, Quote: refundQuote(o.Quote), Basis: basisOf(o.Basis),
		Outlook: outlookAnswer(o.Outlook),
	}
	if o.Reason != "" {
		answer.Reason = api.NewOptString(o.Reason)
	}
	if o.FeeMinor > 0 {
		answer.CancellationFeeMinor = api.NewOptInt64(o.FeeMinor)
	}
	for _, m := range o.Methods {
		answer.RefundMethods = append(answer.RefundMethods, bookingapi.RefundMethod{
			Description: m.Description, RefundAmount: bookingapi.RefundMethodRefundAmount{RefundMinor: m.RefundMinor,
				TripCreditMinor: m.TripCreditMinor},
		})
	}
	return &bookingapi.CancellationOfferAnswer{Success: true, Data: answer}, nil
}

// CancelBooking implements cancelBooking.
func (h HTTP) CancelBooking(ctx context.Context, req *bookingapi.CancelBooking, params bookingapi.CancelBookingParams) (
	*bookingapi.BookingAnswer, error) {
	d, language := req.CancellationDetails, rest.Language(ctx)
	err := h.Service.CancelBooking(ctx, params.ID, params.IdempotencyKey, Request{
		Reason: spoken.Unsay(language, d.Reason, Reasons...), Method: spoken.Unsay(language, d.RefundMethodDescription.Or(""),
			booking.ByRefundPolicy),
		RefundMinor: d.RefundMinor, CreditMinor: d.TripCreditMinor, QuoteID: req.QuoteId,
		Travelers: req.Travelers,
	})
	if err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}

// AdminCancelBooking implements adminCancelBooking.
func (h HTTP) AdminCancelBooking(ctx context.Context, req *bookingapi.AdminCancelBooking,
	params bookingapi.AdminCancelBookingParams) (*bookingapi.BookingAnswer, error) {
	a := AdminCancellation{Reason: req.Reason, ByPolicy: req.Refund == bookingapi.AdminCancelBookingRefundPolicy}
	if shown, ok := req.RefundMinor.Get(); ok {
		a.RefundMinor = &shown
	}
	if err := h.Service.AdminCancel(ctx, params.ID, params.IdempotencyKey, a); err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}

// AdminCalculateCancellation implements adminCalculateCancellation.
func (h HTTP) AdminCalculateCancellation(ctx context.Context, req *bookingapi.AdminCancellationInput,
	params bookingapi.AdminCalculateCancellationParams) (*bookingapi.RefundQuoteAnswer, error) {
	q, err := h.Service.QuoteAdminCancel(ctx, params.ID,
		AdminCancellation{ByPolicy: req.Refund == bookingapi.AdminCancellationInputRefundPolicy})
	if err != nil {
		return nil, err
	}
	return &bookingapi.RefundQuoteAnswer{Success: true, Data: refundQuote(q)}, nil
}

func reinstatement(req *bookingapi.ReinstateBooking) Reinstatement {
	r := Reinstatement{To: booking.Status(req.BookingStatus), Secondary: req.SecondaryTravelerIds,
		KeepAddOns: req.KeepAddOns.Or(false)}
	if shown, ok := req.TotalMinor.Get(); ok {
		r.TotalMinor = &shown
	}
	return r
}

// AdminCalculateReinstatement implements adminCalculateReinstatement. An impossible reinstatement is a result,
// not an error: the dialog says why.
func (h HTTP) AdminCalculateReinstatement(ctx context.Context, req *bookingapi.ReinstateBooking,
	params bookingapi.AdminCalculateReinstatementParams) (*bookingapi.ReinstateCalculationAnswer, error) {
	back, err := h.Service.QuoteReinstate(ctx, params.ID, reinstatement(req))
	answer := bookingapi.ReinstateCalculation{
		Possible: err == nil, Spots: back.Spots, AddOns: []bookingapi.ReinstateAddOn{}, TotalMinor: back.Totals.TotalMinor,
		PaidMinor: back.Totals.PaidMinor, DueMinor: back.Totals.DueMinor, Currency: back.Currency,
	}
	var refused *apierr.Error
	if errors.As(err, &refused) && slices.Contains([]string{apierr.CodeIllegalState, apierr.CodeInProgress,
		apierr.CodeSoldOut}, refused.Code) {
		answer.Reason, err = api.NewOptString(refused.Message), nil
	}
	if err != nil {
		return nil, err
	}
	for _, a := range back.AddOns {
		answer.AddOns = append(answer.AddOns, bookingapi.ReinstateAddOn{
			Label: a.Name, ParticipantId: a.ParticipantID, AmountMinor: a.UnitMinor * int64(a.Quantity), Available: a.Available,
		})
	}
	return &bookingapi.ReinstateCalculationAnswer{Success: true, Data: answer}, nil
}

// ReinstateBooking implements reinstateBooking.
func (h HTTP) ReinstateBooking(ctx context.Context, req *bookingapi.ReinstateBooking,
	params bookingapi.ReinstateBookingParams) (*bookingapi.BookingAnswer, error) {
	if err := h.Service.Reinstate(ctx, params.ID, params.IdempotencyKey, reinstatement(req)); err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}

// GetReinstatableTravelers implements getReinstatableTravelers.
func (h HTTP) GetReinstatableTravelers(ctx context.Context, params bookingapi.GetReinstatableTravelersParams) (
	*bookingapi.ReinstatableTravelersAnswer, error) {
	people, err := h.Service.Reinstatable(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	answer := bookingapi.ReinstatableTravelers{Travelers: []bookingapi.Participant{}}
	for _, p := range people {
		answer.Travelers = append(answer.Travelers, booking.ParticipantOf(p))
	}
	return &bookingapi.ReinstatableTravelersAnswer{Success: true, Data: answer}, nil
}
