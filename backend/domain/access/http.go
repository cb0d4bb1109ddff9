package access

import (
	"context"
	"time"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/accessapi"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return accessapi.Mount(h, c) }

// ListApiKeys implements listApiKeys.
func (h HTTP) ListApiKeys(ctx context.Context, params accessapi.ListApiKeysParams) (
	*accessapi.ApiKeyPageAnswer, error) {
	return h.page(ctx, KeyFilter{OperatorID: &params.OperatorId}, params.Cursor, params.Limit)
}

// AdminListApiKeys implements adminListApiKeys.
func (h HTTP) AdminListApiKeys(ctx context.Context, params accessapi.AdminListApiKeysParams) (
	*accessapi.ApiKeyPageAnswer, error) {
	f := KeyFilter{State: params.State.Or("")}
	if params.OperatorId.Set {
		f.OperatorID = &params.OperatorId.Value
	}
	return h.page(ctx, f, params.Cursor, params.Limit)
}

func (h HTTP) page(ctx context.Context, f KeyFilter, cursor api.OptString,
	limit api.OptInt) (*accessapi.ApiKeyPageAnswer, error) {
	keys, next, err := h.Service.List(ctx, f, cursor.Or(""), limit.Or(25))
	if err != nil {
		return nil, err
	}
	data := accessapi.ApiKeyPage{Items: make([]accessapi.ApiKey, len(keys))}
	for i, k := range keys {
		data.Items[i] = h.answer(ctx, k)
	}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	return &accessapi.ApiKeyPageAnswer{Success: true, Data: data}, nil
}

// CreateApiKey implements createApiKey.
func (h HTTP) CreateApiKey(ctx context.Context, req *accessapi.ApiKeyInput, params accessapi.CreateApiKeyParams) (
	*accessapi.ApiKeySecretAnswer, error) {
	secret, err := h.Service.Create(ctx, params.OperatorId, params.IdempotencyKey, req)
	return h.secret(ctx, secret, err)
}

// RotateApiKey implements rotateApiKey.
func (h HTTP) RotateApiKey(ctx context.Context, req *api.RotationInput, params accessapi.RotateApiKeyParams) (
	*accessapi.ApiKeySecretAnswer, error) {
	secret, err := h.Service.Rotate(ctx, params.ID, params.IdempotencyKey, req)
	return h.secret(ctx, secret, err)
}

// RevokeApiKey implements revokeApiKey.
func (h HTTP) RevokeApiKey(ctx context.Context, params accessapi.RevokeApiKeyParams) (*accessapi.ApiKeyAnswer, error) {
	k, err := h.Service.Revoke(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &accessapi.ApiKeyAnswer{Success: true, Data: h.answer(ctx, k)}, nil
}

// GetAssignments implements getAssignments.
func (h HTTP) GetAssignments(ctx context.Context, params accessapi.GetAssignmentsParams) (
	*accessapi.AssignmentsAnswer, error) {
	return assigned(h.Service.Assignments(ctx, params.ID))
}

// SetAssignments implements setAssignments.
func (h HTTP) SetAssignments(ctx context.Context, req *accessapi.AssignmentsInput,
	params accessapi.SetAssignmentsParams) (*accessapi.AssignmentsAnswer, error) {
	return assigned(h.Service.Assign(ctx, params.ID, req.HostIds, req.TripIds))
}

func assigned(list []Assigned, err error) (*accessapi.AssignmentsAnswer, error) {
	if err != nil {
		return nil, err
	}
	data := accessapi.Assignments{Hosts: []accessapi.Assigned{}, Trips: []accessapi.Assigned{}}
	for _, a := range list {
		item := accessapi.Assigned{ID: a.ID, Name: a.Name}
		if a.ObjectType == "Host" {
			data.Hosts = append(data.Hosts, item)
		} else {
			data.Trips = append(data.Trips, item)
		}
	}
	return &accessapi.AssignmentsAnswer{Success: true, Data: data}, nil
}

func (h HTTP) secret(ctx context.Context, s Secret, err error) (*accessapi.ApiKeySecretAnswer, error) {
	if err != nil {
		return nil, err
	}
	data := accessapi.ApiKeySecret{ApiKey: h.answer(ctx, s.Key)}
	if s.Text != "" {
		data.Key = api.NewOptString(s.Text)
	}
	return &accessapi.ApiKeySecretAnswer{Success: true, Data: data}, nil
}

func (h HTTP) answer(ctx context.Context, k Key) accessapi.ApiKey {
	now := h.Service.Clock.Now(ctx)
	out := accessapi.ApiKey{ID: k.ID, OperatorId: k.OperatorID, Name: k.Name, Hint: k.Hint, Scopes: []accessapi.ApiScope{},
		State: stateOf(k.ApiKey, now), AvailableActions: principal.Offered(ctx, actions(stateOf(k.ApiKey, now))),
		CreatedAt: k.CreatedAt.UTC()}
	for _, scope := range k.Scopes {
		out.Scopes = append(out.Scopes, accessapi.ApiScope(scope))
	}
	out.ExpiresAt, out.RevokedAt, out.LastUsedAt = instant(k.ExpiresAt), instant(k.RevokedAt), instant(k.LastUsedAt)
	if k.PreviousExpiresAt != nil && k.PreviousExpiresAt.After(now) {
		out.PreviousUntil = instant(k.PreviousExpiresAt)
	}
	if k.LastUsedIp != "" {
		out.LastUsedIp = api.NewOptString(k.LastUsedIp)
	}
	if k.Operator != "" {
		out.OperatorName = api.NewOptString(k.Operator)
	}
	if k.Creator != "" {
		out.CreatedBy = api.NewOptString(k.Creator)
	}
	return out
}

func instant(at *time.Time) api.OptDateTime {
	if at == nil {
		return api.OptDateTime{}
	}
	return api.NewOptDateTime(at.UTC())
}
