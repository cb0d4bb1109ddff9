package identity

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
)

func userAnswer(user api.Profile, err error) (*api.ProfileAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.ProfileAnswer{Success: true, Data: user}, nil
}

// GetUser implements getUser.
func (h HTTP) GetUser(ctx context.Context, params api.GetUserParams) (*api.ProfileAnswer, error) {
	return userAnswer(h.Service.User(ctx, params.ID))
}

// CreateUser implements createUser.
func (h HTTP) CreateUser(ctx context.Context, req *api.NewUser, params api.CreateUserParams) (*api.ProfileAnswer, error) {
	id, err := h.Service.Add(ctx, params.IdempotencyKey, NewPerson{
		Email: req.Email, FirstName: req.FirstName, LastName: req.LastName, Group: string(req.Group), OperatorID: optionalID(req.OperatorId),
	})
	if err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, id))
}

func optionalID(id api.OptUUID) *uuid.UUID {
	if !id.Set {
		return nil
	}
	return &id.Value
}

// UpdateUser implements updateUser.
func (h HTTP) UpdateUser(ctx context.Context, req *api.UserUpdate, params api.UpdateUserParams) (*api.ProfileAnswer, error) {
	if err := h.Service.Change(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, params.ID))
}

// ResendActivation implements resendActivation.
func (h HTTP) ResendActivation(ctx context.Context, params api.ResendActivationParams) (*api.DoneAnswer, error) {
	if err := h.Service.ResendActivation(ctx, params.ID); err != nil {
		return nil, err
	}
	return done(), nil
}

// ImpersonateUser implements impersonateUser.
func (h HTTP) ImpersonateUser(ctx context.Context, req *api.ImpersonationStart, params api.ImpersonateUserParams) (*api.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StartImpersonation(ctx, params.ID, req.Reason))
}

// StopImpersonation implements stopImpersonation.
func (h HTTP) StopImpersonation(ctx context.Context, params api.StopImpersonationParams) (*api.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StopOther(ctx, params.ID))
}

// ListImpersonations implements listImpersonations.
func (h HTTP) ListImpersonations(ctx context.Context, params api.ListImpersonationsParams) (*api.ImpersonationPageAnswer, error) {
	grants, next, err := h.Service.Grants(ctx, params.Running.Value, params.Cursor.Value, params.Limit.Or(25))
	if err != nil {
		return nil, err
	}
	data := api.ImpersonationPage{Items: make([]api.Impersonation, len(grants)), NextCursor: optString(next)}
	for i, g := range grants {
		data.Items[i] = impersonation(g)
	}
	return &api.ImpersonationPageAnswer{Success: true, Data: data}, nil
}

func grantAnswer(g Grant, err error) (*api.ImpersonationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.ImpersonationAnswer{Success: true, Data: impersonation(g)}, nil
}

func impersonation(g Grant) api.Impersonation {
	out := api.Impersonation{
		ID: g.ID, ActorId: g.ActorID, ActorName: g.ActorName, ActorEmail: g.ActorEmail, SubjectId: g.SubjectID, SubjectName: g.SubjectName,
		SubjectEmail: g.SubjectEmail, SubjectGroup: api.Group(g.SubjectGroup), Reason: g.Reason,
		StartedAt: g.StartedAt.UTC(), ExpiresAt: g.ExpiresAt.UTC(), Running: g.Running, EndedByName: optString(g.EndedByName),
	}
	if g.EndedAt != nil {
		out.EndedAt = api.NewOptDateTime(g.EndedAt.UTC())
	}
	return out
}
