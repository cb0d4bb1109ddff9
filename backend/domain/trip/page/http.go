package page

import (
	"context"

	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
	View    *view.Service // shows the trip as it is then
}

// ListPublicTrips implements api.Handler.
func (h HTTP) ListPublicTrips(ctx context.Context, params api.ListPublicTripsParams) (*api.PublicTripPageAnswer, error) {
	page, err := h.Service.ListPublic(ctx, params)
	if err != nil {
		return nil, err
	}
	return &api.PublicTripPageAnswer{Success: true, Data: page}, nil
}

// GetPublicTrip implements api.Handler.
func (h HTTP) GetPublicTrip(ctx context.Context, params api.GetPublicTripParams) (*api.PublicTripAnswer, error) {
	trip, err := h.Service.GetPublic(ctx, params.Path, params.Preview.Or(""))
	if err != nil {
		return nil, err
	}
	return &api.PublicTripAnswer{Success: true, Data: trip}, nil
}

// PublishTrip implements api.Handler.
func (h HTTP) PublishTrip(ctx context.Context, params api.PublishTripParams) (*api.TripAnswer, error) {
	return h.View.Then(ctx, params.ID, h.Service.Publish(ctx, params.ID))
}

// ClearTripDetailsCache implements api.Handler.
func (h HTTP) ClearTripDetailsCache(ctx context.Context, params api.ClearTripDetailsCacheParams) (*api.DoneAnswer, error) {
	if err := h.Service.ClearPublic(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
