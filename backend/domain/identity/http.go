package identity

import (
	"context"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP has the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return identityapi.Mount(h, c) }

func done() *api.DoneAnswer { return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}} }

// signedIn hands a session out: to a browser in a cookie that no script reads, to a program that asked for it as a token.
func (h HTTP) signedIn(ctx context.Context, in SignedIn, as identityapi.OptSessionAs) *identityapi.SessionInfoAnswer {
	out := identityapi.SessionInfo{ExpiresAt: api.NewOptDateTime(in.ExpiresAt), Profile: h.Service.profile(ctx, in.Caller)}
	if as.Set && !principal.RequestFrom(ctx).Browser {
		out.Token = api.NewOptString(in.Token)
	} else {
		principal.SetSession(ctx, in.Token, in.ExpiresAt)
	}
	return &identityapi.SessionInfoAnswer{Success: true, Data: out}
}

// Login implements login.
func (h HTTP) Login(ctx context.Context, req *identityapi.Credentials, params identityapi.LoginParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Login(ctx, req.Email, req.Password)
	if err != nil {
		return nil, err
	}
	// The browser forgets the session it had; nobody else shall find it.
	if before, ok := principal.From(ctx); ok && before.SessionToken != in.Token {
		if err := h.Service.Logout(ctx, before.SessionToken); err != nil {
			return nil, err
		}
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// Logout implements logout.
func (h HTTP) Logout(ctx context.Context) (*api.DoneAnswer, error) {
	p, _ := principal.From(ctx)
	if err := h.Service.Logout(ctx, p.SessionToken); err != nil {
		return nil, err
	}
	principal.ClearSession(ctx)
	return done(), nil
}

// CheckUserActivation implements checkUserActivation. An unknown address looks like an activated one: strangers learn
// of nobody who has an account. So does whoever has an account from elsewhere and has not signed in here yet: no
// activation waits for him, he has his password.
func (h HTTP) CheckUserActivation(ctx context.Context, params identityapi.CheckUserActivationParams) (*identityapi.ActivationStateAnswer, error) {
	t := tenant.From(ctx)
	waits := false
	err := h.Service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(params.Email)})
		if db.NoRows(err) {
			return nil
		}
		if err != nil || m.IdentityID != nil || m.Status == "disabled" {
			return err
		}
		known, err := identitydb.New(tx).AccountExists(ctx, identitydb.AccountExistsParams{TenantID: t.ID, MemberID: m.ID})
		waits = !known
		return err
	})
	if err != nil {
		return nil, err
	}
	return &identityapi.ActivationStateAnswer{Success: true, Data: identityapi.ActivationState{Activated: !waits}}, nil
}

// GetActivationProfile implements getActivationProfile.
func (h HTTP) GetActivationProfile(ctx context.Context, params identityapi.GetActivationProfileParams) (*identityapi.TokenProfileAnswer, error) {
	return h.tokenProfile(ctx, kindActivation, params.Token)
}

// GetPasswordResetProfile implements getPasswordResetProfile.
func (h HTTP) GetPasswordResetProfile(ctx context.Context, params identityapi.GetPasswordResetProfileParams) (*identityapi.TokenProfileAnswer, error) {
	return h.tokenProfile(ctx, kindReset, params.Token)
}

func (h HTTP) tokenProfile(ctx context.Context, kind, token string) (*identityapi.TokenProfileAnswer, error) {
	owner, err := h.Service.TokenOwner(ctx, kind, token)
	if err != nil {
		return nil, err
	}
	return &identityapi.TokenProfileAnswer{Success: true, Data: identityapi.TokenProfile{
		Email: owner.Email, FirstName: owner.FirstName, LastName: optString(owner.LastName), Group: api.Group(owner.UserGroup),
		HasAccount: owner.HasAccount && !h.Service.claimed(owner),
	}}, nil
}

// ActivateUser implements activateUser.
func (h HTTP) ActivateUser(ctx context.Context, req *identityapi.ActivateUser, params identityapi.ActivateUserParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Redeem(ctx, kindActivation, params.Token, req.Password, req.FirstName.Value, req.LastName.Value)
	if err != nil {
		return nil, err
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// ResetPassword implements resetPassword.
func (h HTTP) ResetPassword(ctx context.Context, req *identityapi.NewPassword, params identityapi.ResetPasswordParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Redeem(ctx, kindReset, params.Token, req.Password, "", "")
	if err != nil {
		return nil, err
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// ChangePassword implements changePassword.
func (h HTTP) ChangePassword(ctx context.Context, req *identityapi.ChangePassword, params identityapi.ChangePasswordParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.ChangePassword(ctx, req.CurrentPassword, req.Password)
	if err != nil {
		return nil, err
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// RequestNewPassword implements requestNewPassword.
func (h HTTP) RequestNewPassword(ctx context.Context, req *identityapi.EmailOnly) (*api.DoneAnswer, error) {
	if err := h.Service.AskReset(ctx, req.Email); err != nil {
		return nil, err
	}
	return done(), nil
}

// SignupHost implements signupHost.
func (h HTTP) SignupHost(ctx context.Context, req *identityapi.HostSignup) (*api.DoneAnswer, error) {
	if err := h.Service.AskSignup(ctx, req.Email, req.FirstName, req.LastName, req.Referral.Value); err != nil {
		return nil, err
	}
	return done(), nil
}

// GetMyProfile implements getMyProfile.
func (h HTTP) GetMyProfile(ctx context.Context) (*identityapi.ProfileAnswer, error) {
	c, err := h.Service.Me(ctx)
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: h.Service.profile(ctx, c)}, nil
}

// UpdateMyProfile implements updateMyProfile.
func (h HTTP) UpdateMyProfile(ctx context.Context, req *identityapi.ProfileUpdate, params identityapi.UpdateMyProfileParams) (*identityapi.ProfileAnswer, error) {
	c, err := h.Service.UpdateProfile(ctx, params.ID, profileChange(req))
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: h.Service.profile(ctx, c)}, nil
}
