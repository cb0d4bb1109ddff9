package view

import (
	"context"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api/bookingapi"
)

// ListBookings implements listBookings.
func (h HTTP) ListBookings(ctx context.Context, params bookingapi.ListBookingsParams) (
	*bookingapi.BookingPageAnswer, error) {
	return pageAnswer(h.Service.Mine(ctx, record.Asked(params)))
}

// AdminListBookings implements adminListBookings.
func (h HTTP) AdminListBookings(ctx context.Context, params bookingapi.AdminListBookingsParams) (
	*bookingapi.BookingPageAnswer, error) {
	return pageAnswer(h.Service.All(ctx, record.Asked(params)))
}

// GetBooking implements getBooking.
func (h HTTP) GetBooking(ctx context.Context, params bookingapi.GetBookingParams) (*bookingapi.BookingAnswer, error) {
	return Answer(h.Service.Get(ctx, params.ID))
}

// AdminGetBooking implements adminGetBooking.
func (h HTTP) AdminGetBooking(ctx context.Context, params bookingapi.AdminGetBookingParams) (
	*bookingapi.BookingAnswer, error) {
	return Answer(h.Service.Get(ctx, params.ID))
}

// GetTripDetails implements getTripDetails.
func (h HTTP) GetTripDetails(ctx context.Context, params bookingapi.GetTripDetailsParams) (
	*bookingapi.TripDetailsAnswer, error) {
	return DetailsAnswer(h.Service.Details(ctx, params.TripId))
}

// DetailsAnswer answers with a trip’s details as its travelers see them.
func DetailsAnswer(d bookingapi.TripDetails, err error) (*bookingapi.TripDetailsAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &bookingapi.TripDetailsAnswer{Success: true, Data: d}, nil
}

// Answer answers with a booking.
func Answer(b bookingapi.Booking, err error) (*bookingapi.BookingAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &bookingapi.BookingAnswer{Success: true, Data: b}, nil
}

func pageAnswer(page bookingapi.BookingPage, err error) (*bookingapi.BookingPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &bookingapi.BookingPageAnswer{Success: true, Data: page}, nil
}
