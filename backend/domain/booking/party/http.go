package party

import (
	"context"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
)

// AcceptTravelerTerms implements acceptTravelerTerms.
func (h HTTP) AcceptTravelerTerms(ctx context.Context, params api.AcceptTravelerTermsParams) (*api.BookingAnswer, error) {
	return view.Answer(h.Service.AcceptTerms(ctx, params.ID))
}

// AcceptMinorDisclaimer implements acceptMinorDisclaimer.
func (h HTTP) AcceptMinorDisclaimer(ctx context.Context, params api.AcceptMinorDisclaimerParams) (*api.BookingAnswer, error) {
	return view.Answer(h.Service.AcceptMinorDisclaimer(ctx, params.ID))
}

// ListTravelers implements listTravelers.
func (h HTTP) ListTravelers(ctx context.Context, params api.ListTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params)))
}

// ListMyTravelers implements listMyTravelers.
func (h HTTP) ListMyTravelers(ctx context.Context, params api.ListMyTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params)))
}

// ListTripTravelers implements listTripTravelers.
func (h HTTP) ListTripTravelers(ctx context.Context, params api.ListTripTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Asked(params).With("tripId", params.TripId)))
}

// ListTravelerMetadata implements listTravelerMetadata.
func (h HTTP) ListTravelerMetadata(ctx context.Context, params api.ListTravelerMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, travelerRecords, record.MetadataParams(params))
}

// GetTraveler implements getTraveler.
func (h HTTP) GetTraveler(ctx context.Context, params api.GetTravelerParams) (*api.TravelerAnswer, error) {
	return travelerAnswer(h.Service.GetTraveler(ctx, params.ID))
}

// UpdateTraveler implements updateTraveler.
func (h HTTP) UpdateTraveler(ctx context.Context, req *api.TravelerUpdate, params api.UpdateTravelerParams) (*api.TravelerAnswer, error) {
	return travelerAnswer(h.Service.UpdateTraveler(ctx, params.ID, req))
}

func travelerAnswer(t api.Traveler, err error) (*api.TravelerAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.TravelerAnswer{Success: true, Data: t}, nil
}

func travelersAnswer(p api.TravelerPage, err error) (*api.TravelerPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.TravelerPageAnswer{Success: true, Data: p}, nil
}
