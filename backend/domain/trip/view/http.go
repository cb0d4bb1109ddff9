package view

import (
	"context"

	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListTrips implements tripapi.Handler.
func (h HTTP) ListTrips(ctx context.Context, params tripapi.ListTripsParams) (*tripapi.TripPageAnswer, error) {
	page, err := h.Service.List(ctx, ListFilter{Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25),
		Status: params.Status})
	if err != nil {
		return nil, err
	}
	return &tripapi.TripPageAnswer{Success: true, Data: page}, nil
}

// GetTrip implements tripapi.Handler.
func (h HTTP) GetTrip(ctx context.Context, params tripapi.GetTripParams) (*tripapi.TripAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// AdminGetTrip implements tripapi.Handler.
func (h HTTP) AdminGetTrip(ctx context.Context, params tripapi.AdminGetTripParams) (*tripapi.TripAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// GetTripInventory implements tripapi.Handler.
func (h HTTP) GetTripInventory(ctx context.Context, params tripapi.GetTripInventoryParams) (
	*tripapi.TripInventoryAnswer, error) {
	supply, err := h.Service.Supply(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripInventoryAnswer{Success: true, Data: supply}, nil
}

// GetSingleSupplement implements tripapi.Handler.
func (h HTTP) GetSingleSupplement(ctx context.Context, params tripapi.GetSingleSupplementParams) (
	*tripapi.SingleSupplementAnswer, error) {
	rooms, err := h.Service.SingleSupplement(ctx, params.ID, params.Total.Or(0))
	if err != nil {
		return nil, err
	}
	return &tripapi.SingleSupplementAnswer{Success: true, Data: rooms}, nil
}
