package promote

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// GetEmailPreview implements tripapi.Handler.
func (h HTTP) GetEmailPreview(ctx context.Context, params tripapi.GetEmailPreviewParams) (
	*tripapi.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, tripapi.EmailPreviewInput{FirstName: params.FirstName,
		LastName: params.LastName})
}

// PreviewEmail implements tripapi.Handler.
func (h HTTP) PreviewEmail(ctx context.Context, req *tripapi.EmailPreviewInput, params tripapi.PreviewEmailParams) (
	*tripapi.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, *req)
}

func (h HTTP) preview(ctx context.Context, id uuid.UUID, kind string, in tripapi.EmailPreviewInput) (
	*tripapi.EmailPreviewAnswer, error) {
	preview, err := h.Service.PreviewEmail(ctx, id, kind, in)
	if err != nil {
		return nil, err
	}
	return &tripapi.EmailPreviewAnswer{Success: true, Data: preview}, nil
}

// SendTestEmail implements tripapi.Handler.
func (h HTTP) SendTestEmail(ctx context.Context, req *tripapi.EmailPreviewInput, params tripapi.SendTestEmailParams) (
	*api.DoneAnswer, error) {
	err := trip.Once(ctx, h.Service.DB, "sendTestEmail", params.ID, params.IdempotencyKey, []any{params.Kind, req},
		func(tx pgx.Tx) error {
			return h.Service.SendTestEmailTx(ctx, tx, params.ID, params.Kind, *req)
		})
	if err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
