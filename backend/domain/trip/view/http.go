package view

import (
	"context"

	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
}

// ListTrips implements api.Handler.
func (h HTTP) ListTrips(ctx context.Context, params api.ListTripsParams) (*api.TripPageAnswer, error) {
	page, err := h.Service.List(ctx, ListFilter{Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25), Status: params.Status})
	if err != nil {
		return nil, err
	}
	return &api.TripPageAnswer{Success: true, Data: page}, nil
}

// GetTrip implements api.Handler.
func (h HTTP) GetTrip(ctx context.Context, params api.GetTripParams) (*api.TripAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// AdminGetTrip implements api.Handler.
func (h HTTP) AdminGetTrip(ctx context.Context, params api.AdminGetTripParams) (*api.TripAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// GetTripInventory implements api.Handler.
func (h HTTP) GetTripInventory(ctx context.Context, params api.GetTripInventoryParams) (*api.TripInventoryAnswer, error) {
	supply, err := h.Service.Supply(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.TripInventoryAnswer{Success: true, Data: supply}, nil
}

// GetSingleSupplement implements api.Handler.
func (h HTTP) GetSingleSupplement(ctx context.Context, params api.GetSingleSupplementParams) (*api.SingleSupplementAnswer, error) {
	rooms, err := h.Service.SingleSupplement(ctx, params.ID, params.Total.Or(0))
	if err != nil {
		return nil, err
	}
	return &api.SingleSupplementAnswer{Success: true, Data: rooms}, nil
}
