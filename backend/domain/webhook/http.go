package webhook

import (
	"context"
	"encoding/json"
	"time"

	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/principal"
)

// HTTP has the REST operations of this domain.
type HTTP struct{ Service *Service }

// AdminListWebhooks implements adminListWebhooks.
func (h HTTP) AdminListWebhooks(ctx context.Context, params api.AdminListWebhooksParams) (*api.WebhookPageAnswer, error) {
	f := Filter{State: state(params.State), Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25)}
	if params.OperatorId.Set {
		f.OperatorID = &params.OperatorId.Value
	}
	return hookPage(h.Service.List(ctx, f))
}

// AdminCreateWebhook implements adminCreateWebhook.
func (h HTTP) AdminCreateWebhook(ctx context.Context, req *api.WebhookInput, params api.AdminCreateWebhookParams) (*api.WebhookSecretAnswer, error) {
	return secretAnswer(h.Service.Create(ctx, nil, params.IdempotencyKey, req))
}

// ListWebhooks implements listWebhooks.
func (h HTTP) ListWebhooks(ctx context.Context, params api.ListWebhooksParams) (*api.WebhookPageAnswer, error) {
	return hookPage(h.Service.List(ctx, Filter{OperatorID: &params.OperatorId, State: state(params.State), Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25)}))
}

// CreateWebhook implements createWebhook.
func (h HTTP) CreateWebhook(ctx context.Context, req *api.WebhookInput, params api.CreateWebhookParams) (*api.WebhookSecretAnswer, error) {
	return secretAnswer(h.Service.Create(ctx, &params.OperatorId, params.IdempotencyKey, req))
}

// GetWebhookMetadata implements getWebhookMetadata.
func (HTTP) GetWebhookMetadata(ctx context.Context) (*api.WebhookMetadataAnswer, error) {
	data := api.WebhookMetadata{RetryHours: RetryHours()}
	for _, t := range typesFor(principal.Must(ctx).Group, nil) {
		data.EventTypes = append(data.EventTypes, api.EventType(t))
	}
	return &api.WebhookMetadataAnswer{Success: true, Data: data}, nil
}

// GetWebhook implements getWebhook.
func (h HTTP) GetWebhook(ctx context.Context, params api.GetWebhookParams) (*api.WebhookAnswer, error) {
	return hookAnswer(h.Service.Get(ctx, params.ID))
}

// UpdateWebhook implements updateWebhook.
func (h HTTP) UpdateWebhook(ctx context.Context, req *api.WebhookUpdate, params api.UpdateWebhookParams) (*api.WebhookAnswer, error) {
	return hookAnswer(h.Service.Update(ctx, params.ID, req))
}

// AdminGetWebhook implements adminGetWebhook.
func (h HTTP) AdminGetWebhook(ctx context.Context, params api.AdminGetWebhookParams) (*api.WebhookAnswer, error) {
	return hookAnswer(h.Service.Get(ctx, params.ID))
}

// AdminUpdateWebhook implements adminUpdateWebhook.
func (h HTTP) AdminUpdateWebhook(ctx context.Context, req *api.WebhookUpdate, params api.AdminUpdateWebhookParams) (*api.WebhookAnswer, error) {
	return hookAnswer(h.Service.Update(ctx, params.ID, req))
}

// RotateWebhookSecret implements rotateWebhookSecret.
func (h HTTP) RotateWebhookSecret(ctx context.Context, req *api.RotationInput, params api.RotateWebhookSecretParams) (*api.WebhookSecretAnswer, error) {
	return secretAnswer(h.Service.RotateSecret(ctx, params.ID, params.IdempotencyKey, req))
}

// ReplayWebhook implements replayWebhook.
func (h HTTP) ReplayWebhook(ctx context.Context, req *api.ReplayInput, params api.ReplayWebhookParams) (*api.ReplayedAnswer, error) {
	n, err := h.Service.Replay(ctx, params.ID, params.IdempotencyKey, req)
	if err != nil {
		return nil, err
	}
	return &api.ReplayedAnswer{Success: true, Data: api.Replayed{Deliveries: n}}, nil
}

// ListDeliveries implements listDeliveries.
func (h HTTP) ListDeliveries(ctx context.Context, params api.ListDeliveriesParams) (*api.DeliveryPageAnswer, error) {
	f := Filter{Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25)}
	if params.State.Set {
		text := string(params.State.Value)
		f.State = &text
	}
	rows, next, err := h.Service.Deliveries(ctx, params.ID, f)
	if err != nil {
		return nil, err
	}
	data := api.DeliveryPage{Items: make([]api.Delivery, len(rows)), NextCursor: optional(next)}
	for i, row := range rows {
		data.Items[i] = delivery(row)
	}
	return &api.DeliveryPageAnswer{Success: true, Data: data}, nil
}

// ResendDelivery implements resendDelivery.
func (h HTTP) ResendDelivery(ctx context.Context, params api.ResendDeliveryParams) (*api.DeliveryAnswer, error) {
	row, err := h.Service.Resend(ctx, params.ID, params.DeliveryId, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &api.DeliveryAnswer{Success: true, Data: delivery(row)}, nil
}

func state(in api.OptWebhookState) *string {
	if !in.Set {
		return nil
	}
	text := string(in.Value)
	return &text
}

func hookPage(hooks []Hook, next string, err error) (*api.WebhookPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	data := api.WebhookPage{Items: make([]api.Webhook, len(hooks)), NextCursor: optional(next)}
	for i, h := range hooks {
		data.Items[i] = hook(h)
	}
	return &api.WebhookPageAnswer{Success: true, Data: data}, nil
}

func hookAnswer(h Hook, err error) (*api.WebhookAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.WebhookAnswer{Success: true, Data: hook(h)}, nil
}

func secretAnswer(s Secret, err error) (*api.WebhookSecretAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.WebhookSecretAnswer{Success: true, Data: api.WebhookSecret{Webhook: hook(s.Hook), Secret: optional(s.Text)}}, nil
}

func hook(h Hook) api.Webhook {
	out := api.Webhook{
		ID: h.ID, OperatorName: optional(h.OperatorName), URL: h.Url, Description: optional(h.Description), EventTypes: []api.EventType{},
		State: api.WebhookState(h.State), PauseReason: optional(h.PauseReason), FailingSince: instant(h.FailingSince),
		PreviousSecretUntil: instant(h.PreviousExpiresAt), Cursor: api.NewOptString(cursorOf(h.FromSeq)), Version: h.Version, CreatedAt: h.CreatedAt.UTC(),
	}
	if h.OperatorID != nil {
		out.OperatorId = api.NewOptUUID(*h.OperatorID)
	}
	for _, t := range h.EventTypes {
		out.EventTypes = append(out.EventTypes, api.EventType(t))
	}
	return out
}

func delivery(row webhookdb.ListDeliveriesRow) api.Delivery {
	d := row.WebhookDelivery
	out := api.Delivery{
		ID: d.ID, EventId: d.EventID, EventType: api.EventType(row.Type), Cursor: cursorOf(d.Seq), ObjectType: optional(row.ObjectType),
		ObjectId: api.NewOptUUID(row.ObjectID), State: api.DeliveryState(d.State), Attempts: d.Attempts, NextAttemptAt: instant(d.NextAttemptAt),
		LastAttemptAt: instant(d.LastAttemptAt), ResponseBody: optional(d.ResponseBody), Error: optional(d.Error), CreatedAt: d.CreatedAt.UTC(),
	}
	if d.ResponseStatus != nil {
		out.ResponseStatus = api.NewOptInt(*d.ResponseStatus)
	}
	if d.DurationMs != nil {
		out.DurationMs = api.NewOptInt(*d.DurationMs)
	}
	var sent struct {
		Body string `json:"body"`
	}
	if len(d.Request) > 0 && json.Unmarshal(d.Request, &sent) == nil {
		out.RequestBody = optional(sent.Body)
	}
	return out
}

func optional(text string) api.OptString {
	if text == "" {
		return api.OptString{}
	}
	return api.NewOptString(text)
}

func instant(at *time.Time) api.OptDateTime {
	if at == nil {
		return api.OptDateTime{}
	}
	return api.NewOptDateTime(at.UTC())
}
