package triprequest

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of the contract's triprequest tag.
type HTTP struct{ Service *Service }

// ListTripRequests implements api.Handler.
func (h HTTP) ListTripRequests(ctx context.Context, params api.ListTripRequestsParams) (*api.TripRequestPageAnswer, error) {
	page, err := h.Service.List(ctx, params.Cursor.Or(""), params.Limit.Or(25), params.Status)
	if err != nil {
		return nil, err
	}
	return &api.TripRequestPageAnswer{Success: true, Data: page}, nil
}

// CreateTripRequest implements api.Handler.
func (h HTTP) CreateTripRequest(ctx context.Context, req *api.TripRequestForm, params api.CreateTripRequestParams) (*api.TripRequestCreatedAnswer, error) {
	created, err := h.Service.Create(ctx, params.IdempotencyKey, req)
	if err != nil {
		return nil, err
	}
	data := api.TripRequestCreated{ID: created.ID, InstantlyApproved: created.InstantlyApproved}
	if created.TripID != nil {
		data.TripId = api.NewOptUUID(*created.TripID)
	}
	return &api.TripRequestCreatedAnswer{Success: true, Data: data}, nil
}

// GetTripRequest implements api.Handler.
func (h HTTP) GetTripRequest(ctx context.Context, params api.GetTripRequestParams) (*api.TripRequestAnswer, error) {
	return h.get(ctx, params.ID)
}

// UpdateTripRequest implements api.Handler.
func (h HTTP) UpdateTripRequest(ctx context.Context, req *api.TripRequestUpdate, params api.UpdateTripRequestParams) (*api.TripRequestAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// RejectTripRequest implements api.Handler.
func (h HTTP) RejectTripRequest(ctx context.Context, req *api.TripRequestRejection, params api.RejectTripRequestParams) (*api.TripRequestAnswer, error) {
	call := idempotency.By(ctx, "rejectTripRequest:"+params.ID.String(), params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) { return true, h.Service.RejectTx(ctx, tx, params.ID, req) })
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// QuoteTripRequest implements api.Handler.
func (h HTTP) QuoteTripRequest(ctx context.Context, req *api.TripRequestForm) (*api.TripRequestCostAnswer, error) {
	cost, err := h.Service.Cost(ctx, req)
	if err != nil {
		return nil, err
	}
	return &api.TripRequestCostAnswer{Success: true, Data: cost}, nil
}

func (h HTTP) get(ctx context.Context, id uuid.UUID) (*api.TripRequestAnswer, error) {
	request, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.TripRequestAnswer{Success: true, Data: request}, nil
}
