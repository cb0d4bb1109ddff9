package invite

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// CheckUserActivation implements checkUserActivation.
func (h HTTP) CheckUserActivation(ctx context.Context, params identityapi.CheckUserActivationParams) (
	*identityapi.ActivationStateAnswer, error) {
	waits, err := h.Service.Waits(ctx, params.Email)
	if err != nil {
		return nil, err
	}
	return &identityapi.ActivationStateAnswer{Success: true, Data: identityapi.ActivationState{Activated: !waits}}, nil
}

// GetActivationProfile implements getActivationProfile.
func (h HTTP) GetActivationProfile(ctx context.Context, params identityapi.GetActivationProfileParams) (
	*identityapi.TokenProfileAnswer, error) {
	return h.tokenProfile(ctx, identity.KindActivation, params.Token)
}

// GetPasswordResetProfile implements getPasswordResetProfile.
func (h HTTP) GetPasswordResetProfile(ctx context.Context, params identityapi.GetPasswordResetProfileParams) (
	*identityapi.TokenProfileAnswer, error) {
	return h.tokenProfile(ctx, identity.KindReset, params.Token)
}

func (h HTTP) tokenProfile(ctx context.Context, kind, token string) (*identityapi.TokenProfileAnswer, error) {
	owner, err := h.Service.TokenOwner(ctx, kind, token)
	if err != nil {
		return nil, err
	}
	return &identityapi.TokenProfileAnswer{Success: true, Data: identityapi.TokenProfile{
		Email: owner.Email, FirstName: owner.FirstName, LastName: identity.OptString(owner.LastName),
		Group:      api.Group(owner.UserGroup),
		HasAccount: owner.HasAccount && !h.Service.Claimed(owner),
	}}, nil
}

// VerifyMailedCode implements verifyMailedCode.
func (h HTTP) VerifyMailedCode(ctx context.Context, req *identityapi.MailedCode) (
	*identityapi.MailedCodeVerifiedAnswer, error) {
	token, kind, err := h.Service.VerifyCode(ctx, req.Email, req.Code)
	if err != nil {
		return nil, err
	}
	return &identityapi.MailedCodeVerifiedAnswer{Success: true, Data: identityapi.MailedCodeVerified{Token: token,
		Kind: identityapi.MailedCodeVerifiedKind(kind)}}, nil
}
