package view

import (
	"context"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
)

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
	return Answer(h.Service.Get(ctx, params.ID))
}

// AdminGetBooking implements adminGetBooking.
func (h HTTP) AdminGetBooking(ctx context.Context, params api.AdminGetBookingParams) (*api.BookingAnswer, error) {
	return Answer(h.Service.Get(ctx, params.ID))
}

// GetTripDetails implements getTripDetails.
func (h HTTP) GetTripDetails(ctx context.Context, params api.GetTripDetailsParams) (*api.TripDetailsAnswer, error) {
	return DetailsAnswer(h.Service.Details(ctx, params.TripId))
}

func DetailsAnswer(d api.TripDetails, err error) (*api.TripDetailsAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.TripDetailsAnswer{Success: true, Data: d}, nil
}

func Answer(b api.Booking, err error) (*api.BookingAnswer, error) {
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
