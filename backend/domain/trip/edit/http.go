package edit

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
	View    *view.Service // shows the trip as it is then
}

// UpdateTrip implements api.Handler.
func (h HTTP) UpdateTrip(ctx context.Context, req *api.TripUpdate, params api.UpdateTripParams) (*api.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

// AdminUpdateTrip implements api.Handler.
func (h HTTP) AdminUpdateTrip(ctx context.Context, req *api.TripUpdate, params api.AdminUpdateTripParams) (*api.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

func (h HTTP) update(ctx context.Context, id uuid.UUID, req *api.TripUpdate) (*api.TripAnswer, error) {
	if err := h.Service.Update(ctx, id, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, id)
}

// CreateGathering implements api.Handler.
func (h HTTP) CreateGathering(ctx context.Context, req *api.ServiceEdit, params api.CreateGatheringParams) (*api.TripAnswer, error) {
	return h.View.Then(ctx, params.ID, trip.Once(ctx, h.Service.DB, "createGathering", params.ID, params.IdempotencyKey, req, func(tx pgx.Tx) error {
		return h.Service.CreateGatheringTx(ctx, tx, params.ID, req)
	}))
}

// UpdateTripService implements api.Handler.
func (h HTTP) UpdateTripService(ctx context.Context, req *api.ServiceEdit, params api.UpdateTripServiceParams) (*api.TripAnswer, error) {
	return h.View.Then(ctx, params.TripId, h.Service.Trips.InTx(ctx, func(tx pgx.Tx) error {
		return h.Service.UpdateServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId, req)
	}))
}

// DeleteTripService implements api.Handler.
func (h HTTP) DeleteTripService(ctx context.Context, params api.DeleteTripServiceParams) (*api.TripAnswer, error) {
	return h.View.Then(ctx, params.TripId, h.Service.Trips.InTx(ctx, func(tx pgx.Tx) error {
		return h.Service.DeleteServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId)
	}))
}

func (h HTTP) companions(ctx context.Context, id uuid.UUID, err error) (*api.HostCompanionsAnswer, error) {
	if err != nil {
		return nil, err
	}
	companions, err := h.Service.Companions(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.HostCompanionsAnswer{Success: true, Data: companions}, nil
}

// GetHostCompanions implements api.Handler.
func (h HTTP) GetHostCompanions(ctx context.Context, params api.GetHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, nil)
}

// SaveHostCompanions implements api.Handler.
func (h HTTP) SaveHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.SaveHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// SubmitHostCompanions implements api.Handler.
func (h HTTP) SubmitHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.SubmitHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, true))
}

// AdminSetHostCompanions implements api.Handler.
func (h HTTP) AdminSetHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.AdminSetHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// SetSingleSupplement implements api.Handler.
func (h HTTP) SetSingleSupplement(ctx context.Context, req *api.SingleSupplementInput, params api.SetSingleSupplementParams) (*api.SingleSupplementAnswer, error) {
	if err := h.Service.SetSingleSupplement(ctx, params.ID, req.Quantity); err != nil {
		return nil, err
	}
	rooms, err := h.View.SingleSupplement(ctx, params.ID, 0)
	if err != nil {
		return nil, err
	}
	return &api.SingleSupplementAnswer{Success: true, Data: rooms}, nil
}
