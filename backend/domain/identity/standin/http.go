package standin

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// ImpersonateUser implements impersonateUser.
func (h HTTP) ImpersonateUser(ctx context.Context, req *identityapi.ImpersonationStart,
	params identityapi.ImpersonateUserParams) (*identityapi.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StartImpersonation(ctx, params.ID, req.Reason))
}

// StopImpersonation implements stopImpersonation.
func (h HTTP) StopImpersonation(ctx context.Context, params identityapi.StopImpersonationParams) (
	*identityapi.ImpersonationAnswer, error) {
	return grantAnswer(h.Service.StopOther(ctx, params.ID))
}

// ListImpersonations implements listImpersonations.
func (h HTTP) ListImpersonations(ctx context.Context, params identityapi.ListImpersonationsParams) (
	*identityapi.ImpersonationPageAnswer, error) {
	grants, next, err := h.Service.Grants(ctx, record.Asked(params), params.Running.Value)
	if err != nil {
		return nil, err
	}
	data := identityapi.ImpersonationPage{Items: make([]identityapi.Impersonation, len(grants)),
		NextCursor: next}
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
		ID: g.ID, ActorId: g.ActorID, ActorName: g.ActorName, ActorEmail: g.ActorEmail, SubjectId: g.SubjectID,
		SubjectName: g.SubjectName, SubjectEmail: g.SubjectEmail, SubjectGroup: api.Group(g.SubjectGroup), Reason: g.Reason,
		StartedAt: g.StartedAt.UTC(), ExpiresAt: g.ExpiresAt.UTC(), Running: g.Running,
		EndedByName: identity.OptString(g.EndedByName),
	}
	if g.EndedAt != nil {
		out.EndedAt = api.NewOptDateTime(g.EndedAt.UTC())
	}
	return out
}
