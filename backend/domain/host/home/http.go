package home

import (
	"context"

	"caravan/backend/gen/api"
)

// HTTP serves the operations of the home.
type HTTP struct{ Service *Service }

// GetHomeTrips implements api.Handler.
func (h HTTP) GetHomeTrips(ctx context.Context, params api.GetHomeTripsParams) (*api.HomeTripsAnswer, error) {
	trips, err := h.Service.HomeTrips(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.HomeTripsAnswer{Success: true, Data: trips}, nil
}

// GetImportantDates implements api.Handler.
func (h HTTP) GetImportantDates(ctx context.Context, params api.GetImportantDatesParams) (*api.ImportantDatesAnswer, error) {
	dates, err := h.Service.ImportantDates(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.ImportantDatesAnswer{Success: true, Data: dates}, nil
}
