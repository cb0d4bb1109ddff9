package question

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

func (h HTTP) list(ctx context.Context, id uuid.UUID) (*triprequestapi.RequestQuestionsAnswer, error) {
	questions, err := h.Service.List(ctx, id)
	if err != nil {
		return nil, err
	}
	return &triprequestapi.RequestQuestionsAnswer{Success: true, Data: questions}, nil
}

// ListRequestQuestions implements triprequestapi.Handler.
func (h HTTP) ListRequestQuestions(ctx context.Context, params triprequestapi.ListRequestQuestionsParams) (
	*triprequestapi.RequestQuestionsAnswer, error) {
	return h.list(ctx, params.ID)
}

// WriteRequestMessage implements triprequestapi.Handler.
func (h HTTP) WriteRequestMessage(ctx context.Context, req *triprequestapi.RequestMessageInput,
	params triprequestapi.WriteRequestMessageParams) (*triprequestapi.RequestQuestionsAnswer, error) {
	call := idempotency.By(ctx, "writeRequestMessage:"+params.ID.String(), params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, h.Service.WriteTx(ctx, tx, params.ID, req)
	})
	if err != nil {
		return nil, err
	}
	return h.list(ctx, params.ID)
}

// SeeRequestMessages implements triprequestapi.Handler.
func (h HTTP) SeeRequestMessages(ctx context.Context, params triprequestapi.SeeRequestMessagesParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.See(ctx, params.ID, params.MessageId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
