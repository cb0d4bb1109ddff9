package approve

import (
	"context"

	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// GetTripApprovals implements tripapi.Handler.
func (h HTTP) GetTripApprovals(ctx context.Context, params tripapi.GetTripApprovalsParams) (
	*tripapi.TripApprovalsAnswer, error) {
	approvals, err := h.Service.Approvals(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripApprovalsAnswer{Success: true, Data: approvals}, nil
}

// SendBackTrip implements tripapi.Handler.
func (h HTTP) SendBackTrip(ctx context.Context, req *tripapi.SendBackInput, params tripapi.SendBackTripParams) (
	*tripapi.TripApprovalsAnswer, error) {
	if err := h.Service.SendBack(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.GetTripApprovals(ctx, tripapi.GetTripApprovalsParams(params))
}
