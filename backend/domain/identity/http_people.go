package identity

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

func userAnswer(user identityapi.Profile, err error) (*identityapi.ProfileAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: user}, nil
}

// GetUser implements getUser.
func (h HTTP) GetUser(ctx context.Context, params identityapi.GetUserParams) (*identityapi.ProfileAnswer, error) {
	return userAnswer(h.Service.User(ctx, params.ID))
}

// CreateUser implements createUser.
func (h HTTP) CreateUser(ctx context.Context, req *identityapi.NewUser, params identityapi.CreateUserParams) (*identityapi.ProfileAnswer, error) {
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
func (h HTTP) UpdateUser(ctx context.Context, req *identityapi.UserUpdate, params identityapi.UpdateUserParams) (*identityapi.ProfileAnswer, error) {
	if err := h.Service.Change(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, params.ID))
}

// ResendActivation implements resendActivation.
func (h HTTP) ResendActivation(ctx context.Context, params identityapi.ResendActivationParams) (*api.DoneAnswer, error) {
	if err := h.Service.ResendActivation(ctx, params.ID); err != nil {
		return nil, err
	}
	return done(), nil
}

// ImpersonateUser implements impersonateUser.
func (h HTTP) ImpersonateUser(ctx context.Context, req *identityapi.ImpersonationStart, params identityapi.ImpersonateUserParams) (*identityapi.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StartImpersonation(ctx, params.ID, req.Reason))
}

// StopImpersonation implements stopImpersonation.
func (h HTTP) StopImpersonation(ctx context.Context, params identityapi.StopImpersonationParams) (*identityapi.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StopOther(ctx, params.ID))
}

// ListImpersonations implements listImpersonations.
func (h HTTP) ListImpersonations(ctx context.Context, params identityapi.ListImpersonationsParams) (*identityapi.ImpersonationPageAnswer, error) {
	grants, next, err := h.Service.Grants(ctx, params.Running.Value, params.Cursor.Value, params.Limit.Or(25))
	if err != nil {
		return nil, err
	}
	data := identityapi.ImpersonationPage{Items: make([]identityapi.Impersonation, len(grants)), NextCursor: optString(next)}
	for i, g := range grants {
		data.Items[i] = impersonation(g)
	}
	return &identityapi.ImpersonationPageAnswer{Success: true, Data: data}, nil
}

func grantAnswer(g Grant, err error) (*identityapi.ImpersonationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &identityapi.ImpersonationAnswer{Success: true, Data: impersonation(g)}, nil
}

func impersonation(g Grant) identityapi.Impersonation {
	out := identityapi.Impersonation{
		ID: g.ID, ActorId: g.ActorID, ActorName: g.ActorName, ActorEmail: g.ActorEmail, SubjectId: g.SubjectID, SubjectName: g.SubjectName,
		SubjectEmail: g.SubjectEmail, SubjectGroup: api.Group(g.SubjectGroup), Reason: g.Reason,
		StartedAt: g.StartedAt.UTC(), ExpiresAt: g.ExpiresAt.UTC(), Running: g.Running, EndedByName: optString(g.EndedByName),
	}
	if g.EndedAt != nil {
		out.EndedAt = api.NewOptDateTime(g.EndedAt.UTC())
	}
	return out
}
