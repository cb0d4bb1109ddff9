package hold

import (
	"context"

	"caravan/backend/domain/booking"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

// CreateHold implements createHold.
func (h HTTP) CreateHold(ctx context.Context, req *bookingapi.HoldInput, params bookingapi.CreateHoldParams) (
	*bookingapi.HoldAnswer, error) {
	hold, err := h.Service.CreateHold(ctx, params.TripId, params.IdempotencyKey, choicesFrom(req))
	if err != nil {
		return nil, err
	}
	answer := h.holdAnswer(ctx, hold)
	answer.Data.Token = api.NewOptString(h.Service.TokenOf(ctx, hold))
	return answer, nil
}

// GetHold implements getHold.
func (h HTTP) GetHold(ctx context.Context, params bookingapi.GetHoldParams) (*bookingapi.HoldAnswer, error) {
	hold, err := h.Service.GetHold(ctx, params.ID, params.XHoldToken)
	if err != nil {
		return nil, err
	}
	return h.holdAnswer(ctx, hold), nil
}

// ReleaseHold implements releaseHold.
func (h HTTP) ReleaseHold(ctx context.Context, params bookingapi.ReleaseHoldParams) (*api.DoneAnswer, error) {
	if err := h.Service.ReleaseHold(ctx, params.ID, params.XHoldToken); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// RemindOfHold implements remindOfHold.
func (h HTTP) RemindOfHold(ctx context.Context, req *bookingapi.HoldReminder, params bookingapi.RemindOfHoldParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.Remind(ctx, params.ID, params.XHoldToken, req.Email, req.FirstName.Or("")); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ApplyHoldDiscount implements applyHoldDiscount.
func (h HTTP) ApplyHoldDiscount(ctx context.Context, req *bookingapi.HoldDiscount,
	params bookingapi.ApplyHoldDiscountParams) (*bookingapi.HoldAnswer, error) {
	hold, err := h.Service.ApplyCode(ctx, params.ID, params.XHoldToken, params.IdempotencyKey, req.Code)
	if err != nil {
		return nil, err
	}
	return h.holdAnswer(ctx, hold), nil
}

// RemoveHoldDiscount implements removeHoldDiscount.
func (h HTTP) RemoveHoldDiscount(ctx context.Context, params bookingapi.RemoveHoldDiscountParams) (
	*bookingapi.HoldAnswer, error) {
	hold, err := h.Service.RemoveCode(ctx, params.ID, params.XHoldToken)
	if err != nil {
		return nil, err
	}
	return h.holdAnswer(ctx, hold), nil
}

func choicesFrom(req *bookingapi.HoldInput) booking.Choices {
	c := booking.Choices{Spots: req.Spots}
	for _, room := range req.Rooms {
		c.Rooms = append(c.Rooms, booking.RoomChoice{RoomType: booking.Room(room.RoomType), Travelers: room.Travelers})
	}
	for _, a := range req.Activities {
		c.Activities = append(c.Activities, booking.ActivityChoice{ServiceID: a.ServiceId, Travelers: a.Travelers})
	}
	return c
}

func (x HTTP) holdAnswer(ctx context.Context, h booking.Hold) *bookingapi.HoldAnswer {
	state := h.State
	if state == booking.HoldPaying {
		// To the person checking out, spots that are being paid are still held.
		state = booking.HoldActive
	}
	hold := bookingapi.Hold{
		ID: h.ID, TripId: h.TripID, TripPath: api.NewOptString(h.TripPath), State: bookingapi.HoldState(state),
		Spots: h.Choices.Spots, ExpiresAt: h.ExpiresAt.UTC(), InsuranceRequired: api.NewOptBool(h.InsuranceRequired),
		InsuranceOffered: api.NewOptBool(x.Service.Insurance.Offered(ctx)),
		Quote: bookingapi.Quote{
			Lines: booking.LinesOf(h.Quote.Shown()), TotalMinor: h.Quote.TotalMinor, DepositMinor: h.Quote.DepositMinor,
			Currency: h.Quote.Currency, PaymentDueDate: h.Quote.PaymentDueDate.UTC(),
		},
	}
	if h.Quote.Discount != nil {
		hold.DiscountCode = api.NewOptString(h.Quote.Discount.Code)
	}
	for _, room := range h.Choices.Rooms {
		hold.Rooms = append(hold.Rooms, bookingapi.RoomChoice{RoomType: api.RoomType(room.RoomType),
			Travelers: room.Travelers})
	}
	for _, a := range h.Choices.Activities {
		hold.Activities = append(hold.Activities, bookingapi.ActivityChoice{ServiceId: a.ServiceID, Travelers: a.Travelers})
	}
	return &bookingapi.HoldAnswer{Success: true, Data: hold}
}
