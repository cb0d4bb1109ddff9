package webhook

import (
	"context"
	"encoding/json"
	"time"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/webhookapi"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return webhookapi.Mount(h, c) }

// AdminListWebhooks implements adminListWebhooks.
func (h HTTP) AdminListWebhooks(ctx context.Context, params webhookapi.AdminListWebhooksParams) (
	*webhookapi.WebhookPageAnswer, error) {
	return answersFor(ctx).page(h.Service.List(ctx, record.Asked(params)))
}

// AdminCreateWebhook implements adminCreateWebhook.
func (h HTTP) AdminCreateWebhook(ctx context.Context, req *webhookapi.WebhookInput,
	params webhookapi.AdminCreateWebhookParams) (*webhookapi.WebhookSecretAnswer, error) {
	return answersFor(ctx).secret(h.Service.Create(ctx, nil, params.IdempotencyKey, req))
}

// ListWebhooks implements listWebhooks.
func (h HTTP) ListWebhooks(ctx context.Context, params webhookapi.ListWebhooksParams) (
	*webhookapi.WebhookPageAnswer, error) {
	q := record.Asked(params).With("operatorId", params.OperatorId)
	return answersFor(ctx).page(h.Service.List(ctx, q))
}

// CreateWebhook implements createWebhook.
func (h HTTP) CreateWebhook(ctx context.Context, req *webhookapi.WebhookInput, params webhookapi.CreateWebhookParams) (
	*webhookapi.WebhookSecretAnswer, error) {
	return answersFor(ctx).secret(h.Service.Create(ctx, &params.OperatorId, params.IdempotencyKey, req))
}

// GetWebhookMetadata implements getWebhookMetadata.
func (HTTP) GetWebhookMetadata(ctx context.Context) (*webhookapi.WebhookMetadataAnswer, error) {
	data := webhookapi.WebhookMetadata{RetryHours: RetryHours()}
	for _, t := range typesFor(principal.Must(ctx).Group, nil) {
		data.EventTypes = append(data.EventTypes, webhookapi.EventType(t))
	}
	return &webhookapi.WebhookMetadataAnswer{Success: true, Data: data}, nil
}

// GetWebhook implements getWebhook.
func (h HTTP) GetWebhook(ctx context.Context, params webhookapi.GetWebhookParams) (*webhookapi.WebhookAnswer, error) {
	return answersFor(ctx).one(h.Service.Get(ctx, params.ID))
}

// UpdateWebhook implements updateWebhook.
func (h HTTP) UpdateWebhook(ctx context.Context, req *webhookapi.WebhookUpdate, params webhookapi.UpdateWebhookParams) (
	*webhookapi.WebhookAnswer, error) {
	return answersFor(ctx).one(h.Service.Update(ctx, params.ID, req))
}

// AdminGetWebhook implements adminGetWebhook.
func (h HTTP) AdminGetWebhook(ctx context.Context, params webhookapi.AdminGetWebhookParams) (
	*webhookapi.WebhookAnswer, error) {
	return answersFor(ctx).one(h.Service.Get(ctx, params.ID))
}

// AdminUpdateWebhook implements adminUpdateWebhook.
func (h HTTP) AdminUpdateWebhook(ctx context.Context, req *webhookapi.WebhookUpdate,
	params webhookapi.AdminUpdateWebhookParams) (*webhookapi.WebhookAnswer, error) {
	return answersFor(ctx).one(h.Service.Update(ctx, params.ID, req))
}

// RotateWebhookSecret implements rotateWebhookSecret.
func (h HTTP) RotateWebhookSecret(ctx context.Context, req *api.RotationInput,
	params webhookapi.RotateWebhookSecretParams) (*webhookapi.WebhookSecretAnswer, error) {
	return answersFor(ctx).secret(h.Service.RotateSecret(ctx, params.ID, params.IdempotencyKey, req))
}

// ReplayWebhook implements replayWebhook.
func (h HTTP) ReplayWebhook(ctx context.Context, req *webhookapi.ReplayInput, params webhookapi.ReplayWebhookParams) (
	*webhookapi.ReplayedAnswer, error) {
	n, err := h.Service.Replay(ctx, params.ID, params.IdempotencyKey, req)
	if err != nil {
		return nil, err
	}
	return &webhookapi.ReplayedAnswer{Success: true, Data: webhookapi.Replayed{Deliveries: n}}, nil
}

// ListDeliveries implements listDeliveries.
func (h HTTP) ListDeliveries(ctx context.Context, params webhookapi.ListDeliveriesParams) (
	*webhookapi.DeliveryPageAnswer, error) {
	f := Filter{Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25)}
	if params.State.Set {
		text := string(params.State.Value)
		f.State = &text
	}
	rows, next, err := h.Service.Deliveries(ctx, params.ID, f)
	if err != nil {
		return nil, err
	}
	data := webhookapi.DeliveryPage{Items: make([]webhookapi.Delivery, len(rows)), NextCursor: optional(next)}
	for i, row := range rows {
		data.Items[i] = delivery(row)
	}
	return &webhookapi.DeliveryPageAnswer{Success: true, Data: data}, nil
}

// ResendDelivery implements resendDelivery.
func (h HTTP) ResendDelivery(ctx context.Context, params webhookapi.ResendDeliveryParams) (
	*webhookapi.DeliveryAnswer, error) {
	row, err := h.Service.Resend(ctx, params.ID, params.DeliveryId, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &webhookapi.DeliveryAnswer{Success: true, Data: delivery(row)}, nil
}

// answers renders responses for the caller of a request, who may be read-only, or support, which only pauses and
// resumes.
type answers struct{ looks, turns bool }

func answersFor(ctx context.Context) answers {
	return answers{looks: principal.OnlyLooks(ctx), turns: principal.Supports(ctx)}
}

func (a answers) page(hooks []Hook, next api.OptString, err error) (*webhookapi.WebhookPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	data := webhookapi.WebhookPage{Items: make([]webhookapi.Webhook, len(hooks)), NextCursor: next}
	for i, h := range hooks {
		data.Items[i] = a.hook(h)
	}
	return &webhookapi.WebhookPageAnswer{Success: true, Data: data}, nil
}

func (a answers) one(h Hook, err error) (*webhookapi.WebhookAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &webhookapi.WebhookAnswer{Success: true, Data: a.hook(h)}, nil
}

func (a answers) secret(s Secret, err error) (*webhookapi.WebhookSecretAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &webhookapi.WebhookSecretAnswer{Success: true, Data: webhookapi.WebhookSecret{Webhook: a.hook(s.Hook),
		Secret: optional(s.Text)}}, nil
}

func (a answers) hook(h Hook) webhookapi.Webhook {
	out := webhookapi.Webhook{
		ID: h.ID, OperatorName: optional(h.OperatorName), URL: h.Url, Description: optional(h.Description),
		EventTypes: []webhookapi.EventType{},
		State:      webhookapi.WebhookState(h.State), AvailableActions: actions(h.State),
		PauseReason:         optional(h.PauseReason),
		FailingSince:        instant(h.FailingSince),
		PreviousSecretUntil: instant(h.PreviousExpiresAt), Cursor: api.NewOptString(cursorOf(h.FromSeq)), Version: h.Version,
		CreatedAt: h.CreatedAt.UTC(),
	}
	switch {
	case a.looks:
		out.AvailableActions = out.AvailableActions[:0]
	case a.turns:
		out.AvailableActions = out.AvailableActions[:min(1, len(out.AvailableActions))]
	}
	if h.OperatorID != nil {
		out.OperatorId = api.NewOptUUID(*h.OperatorID)
	}
	for _, t := range h.EventTypes {
		out.EventTypes = append(out.EventTypes, webhookapi.EventType(t))
	}
	return out
}

// actions returns what can be done with a subscription: an archived one stays archived.
func actions(state string) []webhookapi.WebhookAvailableActionsItem {
	turn := webhookapi.WebhookAvailableActionsItemPause
	switch state {
	case Archived:
		return []webhookapi.WebhookAvailableActionsItem{}
	case Paused:
		turn = webhookapi.WebhookAvailableActionsItemResume
	}
	return []webhookapi.WebhookAvailableActionsItem{
		turn, webhookapi.WebhookAvailableActionsItemEdit, webhookapi.WebhookAvailableActionsItemReplay,
		webhookapi.WebhookAvailableActionsItemRotate, webhookapi.WebhookAvailableActionsItemArchive,
	}
}

func delivery(d Sent) webhookapi.Delivery {
	out := webhookapi.Delivery{
		ID: d.ID, EventId: d.EventID, EventType: webhookapi.EventType(d.Event.Type), Cursor: cursorOf(d.Seq),
		ObjectType: optional(d.Event.ObjectType),
		ObjectId:   api.NewOptUUID(d.Event.ObjectID), State: webhookapi.DeliveryState(d.State), Attempts: d.Attempts,
		NextAttemptAt: instant(d.NextAttemptAt),
		LastAttemptAt: instant(d.LastAttemptAt), ResponseBody: optional(d.ResponseBody), Error: optional(d.Error),
		CreatedAt: d.CreatedAt.UTC(),
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
