package identity

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
)

func personAnswer(ctx context.Context, p Person, err error) (*api.ProfileAnswer, error) {
	if err != nil {
		return nil, err
	}
	profile := callerProfile(tenant.From(ctx), Caller{Row: p})
	m := p.Member
	profile.MustChangePassword = m.PasswordExpiresAt != nil
	return &api.ProfileAnswer{Success: true, Data: profile}, nil
}

// GetUser implements getUser.
func (h HTTP) GetUser(ctx context.Context, params api.GetUserParams) (*api.ProfileAnswer, error) {
	p, err := h.Service.Person(ctx, params.ID)
	return personAnswer(ctx, p, err)
}

// CreateUser implements createUser.
func (h HTTP) CreateUser(ctx context.Context, req *api.NewUser, params api.CreateUserParams) (*api.ProfileAnswer, error) {
	p, err := h.Service.Add(ctx, params.IdempotencyKey, NewPerson{
		Email: req.Email, FirstName: req.FirstName, LastName: req.LastName, Group: string(req.Group), OperatorID: optionalID(req.OperatorId),
	})
	return personAnswer(ctx, p, err)
}

func optionalID(id api.OptUUID) *uuid.UUID {
	if !id.Set {
		return nil
	}
	return &id.Value
}

// UpdateUser implements updateUser.
func (h HTTP) UpdateUser(ctx context.Context, req *api.UserUpdate, params api.UpdateUserParams) (*api.ProfileAnswer, error) {
	change := PersonChange{Version: req.Version, FirstName: pointer(req.FirstName), LastName: pointer(req.LastName), OperatorID: optionalID(req.OperatorId)}
	if req.Group.Set {
		group := string(req.Group.Value)
		change.Group = &group
	}
	if req.Disabled.Set {
		change.Disabled = &req.Disabled.Value
	}
	p, err := h.Service.Change(ctx, params.ID, change)
	return personAnswer(ctx, p, err)
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
