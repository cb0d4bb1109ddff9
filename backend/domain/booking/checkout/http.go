package checkout

import (
	"context"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/insurance"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

// PayHold implements payHold.
func (h HTTP) PayHold(ctx context.Context, req *bookingapi.PayHold, params bookingapi.PayHoldParams) (
	*api.PaymentResultAnswer, error) {
	order := booking.Checkout{
		Customer: booking.PersonFrom(req.Customer), Additional: []booking.Person{},
		Option: booking.PaymentOption(req.PaymentOption), AmountMinor: req.AmountMinor, Method: req.PaymentMethod,
		TermsAccepted: req.TermsAccepted, CreditMinor: req.CreditMinor.Or(0), SaveCard: req.SaveCard.Or(false),
		InsuranceMinor: req.InsuranceMinor.Or(0),
	}
	if quote, ok := req.InsuranceQuoteId.Get(); ok {
		order.InsuranceQuoteID = &quote
	}
	for _, p := range req.AdditionalParticipants {
		order.Additional = append(order.Additional, booking.PersonFrom(p))
	}
	p, err := h.Service.PayHold(ctx, params.ID, params.XHoldToken, params.IdempotencyKey, order)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// PayBooking implements payBooking.
func (h HTTP) PayBooking(ctx context.Context, req *bookingapi.PayBooking, params bookingapi.PayBookingParams) (
	*api.PaymentResultAnswer, error) {
	with := booking.PayWith{Method: req.PaymentMethod.Or(""), CreditMinor: req.CreditMinor.Or(0),
		SaveCard: req.SaveCard.Or(false)}
	if req.CardId.Set {
		with.CardID = &req.CardId.Value
	}
	p, err := h.Service.PayBalance(ctx, params.ID, params.IdempotencyKey, booking.PaymentOption(req.PaymentOption),
		req.AmountMinor, with)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// BuyInsurance implements buyInsurance.
func (h HTTP) BuyInsurance(ctx context.Context, req *bookingapi.BuyInsurance, params bookingapi.BuyInsuranceParams) (
	*api.PaymentResultAnswer, error) {
	with := booking.PayWith{Method: req.PaymentMethod.Or(""), SaveCard: req.SaveCard.Or(false)}
	if card, ok := req.CardId.Get(); ok {
		with.CardID = &card
	}
	p, err := h.Service.BuyInsurance(ctx, params.ID, params.IdempotencyKey, req.QuoteId, req.AmountMinor, with)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// QuoteHoldInsurance implements quoteHoldInsurance.
func (h HTTP) QuoteHoldInsurance(ctx context.Context, req *bookingapi.HoldInsurance,
	params bookingapi.QuoteHoldInsuranceParams) (*api.InsuranceQuoteAnswer, error) {
	people := booking.Checkout{Customer: booking.PersonFrom(req.Customer), Additional: []booking.Person{}}
	for _, p := range req.AdditionalParticipants {
		people.Additional = append(people.Additional, booking.PersonFrom(p))
	}
	q, err := h.Service.QuoteHoldInsurance(ctx, params.ID, params.XHoldToken, people)
	if err != nil {
		return nil, err
	}
	return insurance.QuoteAnswer(q), nil
}
