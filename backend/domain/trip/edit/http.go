package edit

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
	View    *view.Service // returns the changed trip
}

// UpdateTrip implements tripapi.Handler.
func (h HTTP) UpdateTrip(ctx context.Context, req *tripapi.TripUpdate, params tripapi.UpdateTripParams) (
	*tripapi.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

// AdminUpdateTrip implements tripapi.Handler.
func (h HTTP) AdminUpdateTrip(ctx context.Context, req *tripapi.TripUpdate, params tripapi.AdminUpdateTripParams) (
	*tripapi.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

func (h HTTP) update(ctx context.Context, id uuid.UUID, req *tripapi.TripUpdate) (*tripapi.TripAnswer, error) {
	if err := h.Service.Update(ctx, id, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, id)
}

// CreateGathering implements tripapi.Handler.
func (h HTTP) CreateGathering(ctx context.Context, req *tripapi.ServiceEdit, params tripapi.CreateGatheringParams) (
	*tripapi.TripAnswer, error) {
	return h.View.Then(ctx, params.ID, trip.Once(ctx, h.Service.DB, "createGathering", params.ID, params.IdempotencyKey,
		req, func(tx pgx.Tx) error {
			return h.Service.CreateGatheringTx(ctx, tx, params.ID, req)
		}))
}

// UpdateTripService implements tripapi.Handler.
func (h HTTP) UpdateTripService(ctx context.Context, req *tripapi.ServiceEdit, params tripapi.UpdateTripServiceParams) (
	*tripapi.TripAnswer, error) {
	return h.View.Then(ctx, params.TripId, h.Service.Trips.InTx(ctx, func(tx pgx.Tx) error {
		return h.Service.UpdateServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId, req)
	}))
}

// DeleteTripService implements tripapi.Handler.
func (h HTTP) DeleteTripService(ctx context.Context, params tripapi.DeleteTripServiceParams) (
	*tripapi.TripAnswer, error) {
	return h.View.Then(ctx, params.TripId, h.Service.Trips.InTx(ctx, func(tx pgx.Tx) error {
		return h.Service.DeleteServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId)
	}))
}

func (h HTTP) companions(ctx context.Context, id uuid.UUID, err error) (*tripapi.HostCompanionsAnswer, error) {
	if err != nil {
		return nil, err
	}
	companions, err := h.Service.Companions(ctx, id)
	if err != nil {
		return nil, err
	}
	return &tripapi.HostCompanionsAnswer{Success: true, Data: companions}, nil
}

// GetHostCompanions implements tripapi.Handler.
func (h HTTP) GetHostCompanions(ctx context.Context, params tripapi.GetHostCompanionsParams) (
	*tripapi.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, nil)
}

// SaveHostCompanions implements tripapi.Handler.
func (h HTTP) SaveHostCompanions(ctx context.Context, req *tripapi.HostCompanionsInput,
	params tripapi.SaveHostCompanionsParams) (*tripapi.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// SubmitHostCompanions implements tripapi.Handler.
func (h HTTP) SubmitHostCompanions(ctx context.Context, req *tripapi.HostCompanionsInput,
	params tripapi.SubmitHostCompanionsParams) (*tripapi.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, true))
}

// AdminGetHostCompanions implements tripapi.Handler.
func (h HTTP) AdminGetHostCompanions(ctx context.Context, params tripapi.AdminGetHostCompanionsParams) (
	*tripapi.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, nil)
}

// AdminSetHostCompanions implements tripapi.Handler.
func (h HTTP) AdminSetHostCompanions(ctx context.Context, req *tripapi.HostCompanionsInput,
	params tripapi.AdminSetHostCompanionsParams) (*tripapi.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// SetSingleSupplement implements tripapi.Handler.
func (h HTTP) SetSingleSupplement(ctx context.Context, req *tripapi.SingleSupplementInput,
	params tripapi.SetSingleSupplementParams) (*tripapi.SingleSupplementAnswer, error) {
	if err := h.Service.SetSingleSupplement(ctx, params.ID, req.Quantity); err != nil {
		return nil, err
	}
	rooms, err := h.View.SingleSupplement(ctx, params.ID, 0)
	if err != nil {
		return nil, err
	}
	return &tripapi.SingleSupplementAnswer{Success: true, Data: rooms}, nil
}
