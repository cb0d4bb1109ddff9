package triprequest

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/triprequest/question"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's triprequest tag.
type HTTP struct {
	rest.Refusals
	questions
	Service *Service
}

// questions are the operations of questions about requests, promoted into the handler.
type questions = question.HTTP

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return triprequestapi.Mount(h, c) }

// ListTripRequests implements triprequestapi.Handler.
func (h HTTP) ListTripRequests(ctx context.Context, params triprequestapi.ListTripRequestsParams) (
	*triprequestapi.TripRequestPageAnswer, error) {
	page, err := h.Service.List(ctx, params.Cursor.Or(""), params.Limit.Or(25), params.Status)
	if err != nil {
		return nil, err
	}
	return &triprequestapi.TripRequestPageAnswer{Success: true, Data: page}, nil
}

// CreateTripRequest implements triprequestapi.Handler.
func (h HTTP) CreateTripRequest(ctx context.Context, req *triprequestapi.TripRequestForm,
	params triprequestapi.CreateTripRequestParams) (*triprequestapi.TripRequestCreatedAnswer, error) {
	created, err := h.Service.Create(ctx, params.IdempotencyKey, req)
	if err != nil {
		return nil, err
	}
	data := triprequestapi.TripRequestCreated{ID: created.ID, InstantlyApproved: created.InstantlyApproved}
	if created.TripID != nil {
		data.TripId = api.NewOptUUID(*created.TripID)
	}
	return &triprequestapi.TripRequestCreatedAnswer{Success: true, Data: data}, nil
}

// GetTripRequest implements triprequestapi.Handler.
func (h HTTP) GetTripRequest(ctx context.Context, params triprequestapi.GetTripRequestParams) (
	*triprequestapi.TripRequestAnswer, error) {
	return h.get(ctx, params.ID)
}

// UpdateTripRequest implements triprequestapi.Handler.
func (h HTTP) UpdateTripRequest(ctx context.Context, req *triprequestapi.TripRequestUpdate,
	params triprequestapi.UpdateTripRequestParams) (*triprequestapi.TripRequestAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// RejectTripRequest implements triprequestapi.Handler.
func (h HTTP) RejectTripRequest(ctx context.Context, req *triprequestapi.TripRequestRejection,
	params triprequestapi.RejectTripRequestParams) (*triprequestapi.TripRequestAnswer, error) {
	call := idempotency.By(ctx, "rejectTripRequest:"+params.ID.String(), params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, h.Service.RejectTx(ctx, tx, params.ID, req)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// WithdrawTripRequest implements triprequestapi.Handler.
func (h HTTP) WithdrawTripRequest(ctx context.Context, req *triprequestapi.TripRequestWithdrawal,
	params triprequestapi.WithdrawTripRequestParams) (*triprequestapi.TripRequestAnswer, error) {
	call := idempotency.By(ctx, "withdrawTripRequest:"+params.ID.String(), params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, h.Service.WithdrawTx(ctx, tx, params.ID, req)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// QuoteTripRequest implements triprequestapi.Handler.
func (h HTTP) QuoteTripRequest(ctx context.Context, req *triprequestapi.TripRequestForm) (
	*triprequestapi.TripRequestCostAnswer, error) {
	cost, err := h.Service.Cost(ctx, req)
	if err != nil {
		return nil, err
	}
	return &triprequestapi.TripRequestCostAnswer{Success: true, Data: cost}, nil
}

func (h HTTP) get(ctx context.Context, id uuid.UUID) (*triprequestapi.TripRequestAnswer, error) {
	request, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &triprequestapi.TripRequestAnswer{Success: true, Data: request}, nil
}
