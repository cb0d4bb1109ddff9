package versions

import (
	"context"

	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListTripVersions implements tripapi.Handler.
func (h HTTP) ListTripVersions(ctx context.Context, params tripapi.ListTripVersionsParams) (
	*tripapi.TripVersionPageAnswer, error) {
	list, err := h.Service.ListVersions(ctx, params)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripVersionPageAnswer{Success: true, Data: list}, nil
}

// CompareTripVersions implements tripapi.Handler.
func (h HTTP) CompareTripVersions(ctx context.Context, params tripapi.CompareTripVersionsParams) (
	*tripapi.TripDifferenceAnswer, error) {
	difference, err := h.Service.CompareVersions(ctx, params)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripDifferenceAnswer{Success: true, Data: difference}, nil
}
