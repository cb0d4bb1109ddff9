package promote

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
}

// GetEmailPreview implements api.Handler.
func (h HTTP) GetEmailPreview(ctx context.Context, params api.GetEmailPreviewParams) (*api.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, api.EmailPreviewInput{FirstName: params.FirstName, LastName: params.LastName})
}

// PreviewEmail implements api.Handler.
func (h HTTP) PreviewEmail(ctx context.Context, req *api.EmailPreviewInput, params api.PreviewEmailParams) (*api.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, *req)
}

func (h HTTP) preview(ctx context.Context, id uuid.UUID, kind string, in api.EmailPreviewInput) (*api.EmailPreviewAnswer, error) {
	preview, err := h.Service.PreviewEmail(ctx, id, kind, in)
	if err != nil {
		return nil, err
	}
	return &api.EmailPreviewAnswer{Success: true, Data: preview}, nil
}

// SendTestEmail implements api.Handler.
func (h HTTP) SendTestEmail(ctx context.Context, req *api.EmailPreviewInput, params api.SendTestEmailParams) (*api.DoneAnswer, error) {
	err := trip.Once(ctx, h.Service.DB, "sendTestEmail", params.ID, params.IdempotencyKey, []any{params.Kind, req}, func(tx pgx.Tx) error {
		return h.Service.SendTestEmailTx(ctx, tx, params.ID, params.Kind, *req)
	})
	if err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
