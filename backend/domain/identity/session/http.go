package session

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/principal"
)

// Login implements login.
func (h HTTP) Login(ctx context.Context, req *identityapi.Credentials, params identityapi.LoginParams) (
	*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Login(ctx, req.Email, req.Password)
	if err != nil {
		return nil, err
	}
	// The browser drops its former session; nobody else must be able to use it.
	if before, ok := principal.From(ctx); ok && before.SessionToken != in.Token {
		if err := h.Service.Logout(ctx, before.SessionToken); err != nil {
			return nil, err
		}
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
}

// Logout implements logout.
func (h HTTP) Logout(ctx context.Context) (*api.DoneAnswer, error) {
	p, _ := principal.From(ctx)
	if err := h.Service.Logout(ctx, p.SessionToken); err != nil {
		return nil, err
	}
	principal.ClearSession(ctx)
	return identity.Done(), nil
}

// ListMySessions implements listMySessions.
func (h HTTP) ListMySessions(ctx context.Context) (*identityapi.SessionListAnswer, error) {
	devices, err := h.Service.Devices(ctx)
	if err != nil {
		return nil, err
	}
	items := make([]identityapi.SignedInDevice, len(devices))
	for i, d := range devices {
		items[i] = identityapi.SignedInDevice{ID: d.ID, Current: d.Current, Device: identity.OptString(d.Name),
			Address: identity.OptString(d.Address), SignedInAt: d.SignedIn}
		if d.LastSeen != nil {
			items[i].LastSeenAt = api.NewOptDateTime(*d.LastSeen)
		}
	}
	return &identityapi.SessionListAnswer{Success: true, Data: identityapi.SessionList{Items: items}}, nil
}

// EndMySession implements endMySession.
func (h HTTP) EndMySession(ctx context.Context, params identityapi.EndMySessionParams) (*api.DoneAnswer, error) {
	if err := h.Service.EndDevice(ctx, params.ID); err != nil {
		return nil, err
	}
	if params.ID.String() == principal.Must(ctx).SessionID {
		principal.ClearSession(ctx)
	}
	return identity.Done(), nil
}

// SignOutEverywhere implements signOutEverywhere.
func (h HTTP) SignOutEverywhere(ctx context.Context) (*api.DoneAnswer, error) {
	if err := h.Service.EndAllDevices(ctx); err != nil {
		return nil, err
	}
	principal.ClearSession(ctx)
	return identity.Done(), nil
}
