package party

import (
	"context"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

// AcceptTravelerTerms implements acceptTravelerTerms.
func (h HTTP) AcceptTravelerTerms(ctx context.Context, params bookingapi.AcceptTravelerTermsParams) (
	*bookingapi.BookingAnswer, error) {
	return view.Answer(h.Service.AcceptTerms(ctx, params.ID))
}

// AcceptMinorDisclaimer implements acceptMinorDisclaimer.
func (h HTTP) AcceptMinorDisclaimer(ctx context.Context, params bookingapi.AcceptMinorDisclaimerParams) (
	*bookingapi.BookingAnswer, error) {
	return view.Answer(h.Service.AcceptMinorDisclaimer(ctx, params.ID))
}

// IntroduceTraveler implements introduceTraveler.
func (h HTTP) IntroduceTraveler(ctx context.Context, req *bookingapi.Introduction,
	params bookingapi.IntroduceTravelerParams) (*bookingapi.BookingAnswer, error) {
	return view.Answer(h.Service.Introduce(ctx, params.ID, req.Shown))
}

// ListTravelers implements listTravelers.
func (h HTTP) ListTravelers(ctx context.Context, params bookingapi.ListTravelersParams) (
	*bookingapi.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params)))
}

// ListMyTravelers implements listMyTravelers.
func (h HTTP) ListMyTravelers(ctx context.Context, params bookingapi.ListMyTravelersParams) (
	*bookingapi.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params)))
}

// ListTripTravelers implements listTripTravelers.
func (h HTTP) ListTripTravelers(ctx context.Context, params bookingapi.ListTripTravelersParams) (
	*bookingapi.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params).With("tripId", params.TripId)))
}

// ListTravelerMetadata implements listTravelerMetadata.
func (h HTTP) ListTravelerMetadata(ctx context.Context, params bookingapi.ListTravelerMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, travelerRecords, record.MetadataParams(params))
}

// GetTraveler implements getTraveler.
func (h HTTP) GetTraveler(ctx context.Context, params bookingapi.GetTravelerParams) (
	*bookingapi.TravelerAnswer, error) {
	return travelerAnswer(h.Service.GetTraveler(ctx, params.ID))
}

// UpdateTraveler implements updateTraveler.
func (h HTTP) UpdateTraveler(ctx context.Context, req *bookingapi.TravelerUpdate,
	params bookingapi.UpdateTravelerParams) (*bookingapi.TravelerAnswer, error) {
	return travelerAnswer(h.Service.UpdateTraveler(ctx, params.ID, req))
}

func travelerAnswer(t bookingapi.Traveler, err error) (*bookingapi.TravelerAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &bookingapi.TravelerAnswer{Success: true, Data: t}, nil
}

func travelersAnswer(p bookingapi.TravelerPage, err error) (*bookingapi.TravelerPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &bookingapi.TravelerPageAnswer{Success: true, Data: p}, nil
}
