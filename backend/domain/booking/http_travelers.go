package booking

import (
	"context"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
)

// ListTravelers implements listTravelers.
func (h HTTP) ListTravelers(ctx context.Context, params api.ListTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Query{
		Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""), Limit: params.Limit.Or(0),
		Filters: map[string]any{
			"tripId": record.Value(params.TripId.Value, params.TripId.Set), "bookingId": record.Value(params.BookingId.Value, params.BookingId.Set),
			"status": record.Value(params.Status.Value, params.Status.Set),
		},
	}))
}

// ListMyTravelers implements listMyTravelers.
func (h HTTP) ListMyTravelers(ctx context.Context, params api.ListMyTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Query{
		Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""), Limit: params.Limit.Or(0),
		Filters: map[string]any{
			"tripId": record.Value(params.TripId.Value, params.TripId.Set), "status": record.Value(params.Status.Value, params.Status.Set),
		},
	}))
}

// ListTripTravelers implements listTripTravelers.
func (h HTTP) ListTripTravelers(ctx context.Context, params api.ListTripTravelersParams) (*api.TravelerPageAnswer, error) {
	return travelersAnswer(h.Service.Travelers(ctx, record.Query{
		Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""), Limit: params.Limit.Or(0),
		Filters: map[string]any{"tripId": params.TripId, "status": record.Value(params.Status.Value, params.Status.Set)},
	}))
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
