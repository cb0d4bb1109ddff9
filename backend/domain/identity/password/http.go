package password

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// ActivateUser implements activateUser.
func (h HTTP) ActivateUser(ctx context.Context, req *identityapi.ActivateUser, params identityapi.ActivateUserParams) (
	*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Redeem(ctx, identity.KindActivation, params.Token, req.Password, req.FirstName.Value,
		req.LastName.Value)
	if err != nil {
		return nil, err
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
}

// ResetPassword implements resetPassword.
func (h HTTP) ResetPassword(ctx context.Context, req *identityapi.NewPassword, params identityapi.ResetPasswordParams) (
	*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.Redeem(ctx, identity.KindReset, params.Token, req.Password, "", "")
	if err != nil {
		return nil, err
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
}

// ChangePassword implements changePassword.
func (h HTTP) ChangePassword(ctx context.Context, req *identityapi.ChangePassword,
	params identityapi.ChangePasswordParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.ChangePassword(ctx, req.CurrentPassword, req.Password)
	if err != nil {
		return nil, err
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
}

// RequestNewPassword implements requestNewPassword.
func (h HTTP) RequestNewPassword(ctx context.Context, req *identityapi.EmailOnly) (*api.DoneAnswer, error) {
	if err := h.Service.AskReset(ctx, req.Email); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

// SignupHost implements signupHost.
func (h HTTP) SignupHost(ctx context.Context, req *identityapi.HostSignup) (*api.DoneAnswer, error) {
	if err := h.Service.AskSignup(ctx, req.Email, req.FirstName, req.LastName, req.Referral.Value); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

// ResetUserToken implements resetUserToken.
func (h HTTP) ResetUserToken(ctx context.Context, params identityapi.ResetUserTokenParams) (*api.DoneAnswer, error) {
	if err := h.Service.SendPasswordHelp(ctx, params.ID); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}
