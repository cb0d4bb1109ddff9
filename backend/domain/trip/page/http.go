package page

import (
	"context"

	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
	View    *view.Service // returns the changed trip
}

// ListPublicTrips implements tripapi.Handler.
func (h HTTP) ListPublicTrips(ctx context.Context, params tripapi.ListPublicTripsParams) (
	*tripapi.PublicTripPageAnswer, error) {
	page, err := h.Service.ListPublic(ctx, params)
	if err != nil {
		return nil, err
	}
	return &tripapi.PublicTripPageAnswer{Success: true, Data: page}, nil
}

// GetPublicTrip implements tripapi.Handler.
func (h HTTP) GetPublicTrip(ctx context.Context, params tripapi.GetPublicTripParams) (
	*tripapi.PublicTripAnswer, error) {
	trip, err := h.Service.GetPublic(ctx, params.Path, params.Preview.Or(""))
	if err != nil {
		return nil, err
	}
	return &tripapi.PublicTripAnswer{Success: true, Data: trip}, nil
}

// ListTripSales implements tripapi.Handler.
func (h HTTP) ListTripSales(ctx context.Context, params tripapi.ListTripSalesParams) (*tripapi.TripSalesAnswer, error) {
	sales, err := h.Service.Sales(ctx, params.Paths)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripSalesAnswer{Success: true, Data: sales}, nil
}

// ListSavedTrips implements tripapi.Handler.
func (h HTTP) ListSavedTrips(ctx context.Context) (*tripapi.SavedTripsAnswer, error) {
	return savedAnswer(h.Service.Saved(ctx))
}

// SaveTrips implements tripapi.Handler.
func (h HTTP) SaveTrips(ctx context.Context, req *tripapi.SavedTripsInput) (*tripapi.SavedTripsAnswer, error) {
	return savedAnswer(h.Service.Save(ctx, req.TripPaths, req.Saved))
}

func savedAnswer(saved tripapi.SavedTrips, err error) (*tripapi.SavedTripsAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &tripapi.SavedTripsAnswer{Success: true, Data: saved}, nil
}

// PublishTrip implements tripapi.Handler.
func (h HTTP) PublishTrip(ctx context.Context, params tripapi.PublishTripParams) (*tripapi.TripAnswer, error) {
	return h.View.Then(ctx, params.ID, h.Service.Publish(ctx, params.ID))
}

// ClearTripDetailsCache implements tripapi.Handler.
func (h HTTP) ClearTripDetailsCache(ctx context.Context, params tripapi.ClearTripDetailsCacheParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.ClearPublic(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
