package booking

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// HTTP serves the booking operations, and those of payments and trips that are about bookings.
type HTTP struct{ Service *Service }

// CreateHold implements createHold.
func (h HTTP) CreateHold(ctx context.Context, req *api.HoldInput, params api.CreateHoldParams) (*api.HoldAnswer, error) {
	hold, err := h.Service.CreateHold(ctx, params.TripId, params.IdempotencyKey, choicesFrom(req))
	if err != nil {
		return nil, err
	}
	answer := h.holdAnswer(ctx, hold)
	answer.Data.Token = api.NewOptString(h.Service.TokenOf(ctx, hold))
	return answer, nil
}

// GetHold implements getHold.
func (h HTTP) GetHold(ctx context.Context, params api.GetHoldParams) (*api.HoldAnswer, error) {
	hold, err := h.Service.GetHold(ctx, params.ID, params.XHoldToken)
	if err != nil {
		return nil, err
	}
	return h.holdAnswer(ctx, hold), nil
}

// ReleaseHold implements releaseHold.
func (h HTTP) ReleaseHold(ctx context.Context, params api.ReleaseHoldParams) (*api.DoneAnswer, error) {
	if err := h.Service.ReleaseHold(ctx, params.ID, params.XHoldToken); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// PayHold implements payHold.
func (h HTTP) PayHold(ctx context.Context, req *api.PayHold, params api.PayHoldParams) (*api.PaymentResultAnswer, error) {
	order := Checkout{
		Customer: personFrom(req.Customer), Additional: []Person{}, Option: PaymentOption(req.PaymentOption),
		AmountMinor: req.AmountMinor, Method: req.PaymentMethod, TermsAccepted: req.TermsAccepted,
		CreditMinor: req.CreditMinor.Or(0), SaveCard: req.SaveCard.Or(false), InsuranceMinor: req.InsuranceMinor.Or(0),
	}
	if quote, ok := req.InsuranceQuoteId.Get(); ok {
		order.InsuranceQuoteID = &quote
	}
	for _, p := range req.AdditionalParticipants {
		order.Additional = append(order.Additional, personFrom(p))
	}
	p, err := h.Service.PayHold(ctx, params.ID, params.XHoldToken, params.IdempotencyKey, order)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// PayBooking implements payBooking.
func (h HTTP) PayBooking(ctx context.Context, req *api.PayBooking, params api.PayBookingParams) (*api.PaymentResultAnswer, error) {
	with := PayWith{Method: req.PaymentMethod.Or(""), CreditMinor: req.CreditMinor.Or(0), SaveCard: req.SaveCard.Or(false)}
	if req.CardId.Set {
		with.CardID = &req.CardId.Value
	}
	p, err := h.Service.PayBalance(ctx, params.ID, params.IdempotencyKey, PaymentOption(req.PaymentOption), req.AmountMinor, with)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// ListBookings implements listBookings.
func (h HTTP) ListBookings(ctx context.Context, params api.ListBookingsParams) (*api.BookingPageAnswer, error) {
	return pageAnswer(h.Service.Mine(ctx, record.Asked(params)))
}

// AdminListBookings implements adminListBookings.
func (h HTTP) AdminListBookings(ctx context.Context, params api.AdminListBookingsParams) (*api.BookingPageAnswer, error) {
	return pageAnswer(h.Service.All(ctx, record.Asked(params)))
}

// GetBooking implements getBooking.
func (h HTTP) GetBooking(ctx context.Context, params api.GetBookingParams) (*api.BookingAnswer, error) {
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// AdminGetBooking implements adminGetBooking.
func (h HTTP) AdminGetBooking(ctx context.Context, params api.AdminGetBookingParams) (*api.BookingAnswer, error) {
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// AcceptTravelerTerms implements acceptTravelerTerms.
func (h HTTP) AcceptTravelerTerms(ctx context.Context, params api.AcceptTravelerTermsParams) (*api.BookingAnswer, error) {
	return bookingAnswer(h.Service.AcceptTerms(ctx, params.ID))
}

// AcceptMinorDisclaimer implements acceptMinorDisclaimer.
func (h HTTP) AcceptMinorDisclaimer(ctx context.Context, params api.AcceptMinorDisclaimerParams) (*api.BookingAnswer, error) {
	return bookingAnswer(h.Service.AcceptMinorDisclaimer(ctx, params.ID))
}

// GetTripDetails implements getTripDetails.
func (h HTTP) GetTripDetails(ctx context.Context, params api.GetTripDetailsParams) (*api.TripDetailsAnswer, error) {
	return h.details(ctx, params.TripId)
}

// ConfirmBookings implements confirmBookings.
func (h HTTP) ConfirmBookings(ctx context.Context, req *api.OrderIds, params api.ConfirmBookingsParams) (*api.TripDetailsAnswer, error) {
	if err := h.Service.Confirm(ctx, params.TripId, Confirmation{
		Orders: req.OrderIds, Spots: req.Spots.Or(0), LaunchNow: req.LaunchNow.Or(false), Emails: req.PromoteEmails,
	}); err != nil {
		return nil, err
	}
	return h.details(ctx, params.TripId)
}

// CancelBookings implements cancelBookings.
func (h HTTP) CancelBookings(ctx context.Context, req *api.OrderRejections, params api.CancelBookingsParams) (*api.TripDetailsAnswer, error) {
	orders := make([]Rejection, len(req.Orders))
	for i, o := range req.Orders {
		orders[i] = Rejection{ID: o.ID, Status: Status(o.Status), RefundMinor: o.RefundMinor}
	}
	if err := h.Service.Reject(ctx, params.TripId, orders); err != nil {
		return nil, err
	}
	return h.details(ctx, params.TripId)
}

func (h HTTP) details(ctx context.Context, tripID uuid.UUID) (*api.TripDetailsAnswer, error) {
	d, err := h.Service.Details(ctx, tripID)
	if err != nil {
		return nil, err
	}
	return &api.TripDetailsAnswer{Success: true, Data: d}, nil
}

func bookingAnswer(b api.Booking, err error) (*api.BookingAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.BookingAnswer{Success: true, Data: b}, nil
}

func pageAnswer(page api.BookingPage, err error) (*api.BookingPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.BookingPageAnswer{Success: true, Data: page}, nil
}

func choicesFrom(req *api.HoldInput) Choices {
	c := Choices{Spots: req.Spots}
	for _, room := range req.Rooms {
		c.Rooms = append(c.Rooms, RoomChoice{RoomType: Room(room.RoomType), Travelers: room.Travelers})
	}
	for _, a := range req.Activities {
		c.Activities = append(c.Activities, ActivityChoice{ServiceID: a.ServiceId, Travelers: a.Travelers})
	}
	return c
}

func (x HTTP) holdAnswer(ctx context.Context, h Hold) *api.HoldAnswer {
	state := h.State
	if state == HoldPaying {
		// To whoever checks out, places that are being paid are still held.
		state = HoldActive
	}
	hold := api.Hold{
		ID: h.ID, TripId: h.TripID, TripPath: api.NewOptString(h.TripPath), State: api.HoldState(state), Spots: h.Choices.Spots,
		ExpiresAt: h.ExpiresAt.UTC(), InsuranceRequired: api.NewOptBool(h.InsuranceRequired),
		InsuranceOffered: api.NewOptBool(x.Service.Insurance != nil && x.Service.Insurance.Offered(ctx)),
		Quote: api.Quote{
			Lines: linesOf(h.Quote.Lines), TotalMinor: h.Quote.TotalMinor, DepositMinor: h.Quote.DepositMinor,
			Currency: h.Quote.Currency, PaymentDueDate: h.Quote.PaymentDueDate.UTC(),
		},
	}
	for _, room := range h.Choices.Rooms {
		hold.Rooms = append(hold.Rooms, api.RoomChoice{RoomType: api.RoomType(room.RoomType), Travelers: room.Travelers})
	}
	for _, a := range h.Choices.Activities {
		hold.Activities = append(hold.Activities, api.ActivityChoice{ServiceId: a.ServiceID, Travelers: a.Travelers})
	}
	return &api.HoldAnswer{Success: true, Data: hold}
}

func personFrom(p api.Participant) Person {
	person := Person{
		FirstName: p.FirstName, LastName: p.LastName, Email: p.Email.Or(""), Phone: p.Phone.Or(""), Gender: string(p.Gender.Or("")),
		CountryCode: p.CountryCode.Or(""), InstagramHandle: p.InstagramHandle.Or(""),
	}
	if p.DateOfBirth.Set {
		person.DateOfBirth = civil.Of(p.DateOfBirth.Value)
	}
	return person
}
