package identity

import (
	"context"
	"encoding/json"
	"fmt"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/principal"
)

// VerifyMailedCode implements verifyMailedCode.
func (h HTTP) VerifyMailedCode(ctx context.Context, req *identityapi.MailedCode) (*identityapi.MailedCodeVerifiedAnswer, error) {
	token, kind, err := h.Service.VerifyCode(ctx, req.Email, req.Code)
	if err != nil {
		return nil, err
	}
	return &identityapi.MailedCodeVerifiedAnswer{Success: true, Data: identityapi.MailedCodeVerified{Token: token, Kind: identityapi.MailedCodeVerifiedKind(kind)}}, nil
}

// ConfirmSecondFactor implements confirmSecondFactor.
func (h HTTP) ConfirmSecondFactor(ctx context.Context, req *identityapi.SecondFactorCode, params identityapi.ConfirmSecondFactorParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.ConfirmSession(ctx, string(req.Method), req.Code)
	if err != nil {
		return nil, err
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// StartPasskeyConfirmation implements startPasskeyConfirmation.
func (h HTTP) StartPasskeyConfirmation(ctx context.Context) (*identityapi.PasskeyChallengeAnswer, error) {
	return challengeAnswer(h.Service.StartPasskeyConfirmation(ctx))
}

func challengeAnswer(c PasskeyChallenge, err error) (*identityapi.PasskeyChallengeAnswer, error) {
	if err != nil {
		return nil, err
	}
	out := identityapi.PasskeyChallenge{State: c.State}
	if err := out.PublicKey.UnmarshalJSON(c.Options); err != nil {
		return nil, fmt.Errorf("passkey options: %w", err)
	}
	return &identityapi.PasskeyChallengeAnswer{Success: true, Data: out}, nil
}

// ConfirmPasskey implements confirmPasskey.
func (h HTTP) ConfirmPasskey(ctx context.Context, req *identityapi.PasskeyProof, params identityapi.ConfirmPasskeyParams) (*identityapi.SessionInfoAnswer, error) {
	raw, err := json.Marshal(req.Credential)
	if err != nil {
		return nil, err
	}
	in, err := h.Service.ConfirmWithPasskey(ctx, req.State, raw)
	if err != nil {
		return nil, err
	}
	return h.signedIn(ctx, in, params.CaravanSession), nil
}

// ConfirmPassword implements confirmPassword.
func (h HTTP) ConfirmPassword(ctx context.Context, req *identityapi.PasswordOnly) (*api.DoneAnswer, error) {
	if err := h.Service.ConfirmPassword(ctx, req.Password); err != nil {
		return nil, err
	}
	return done(), nil
}

func securityAnswer(s Security, err error) (*identityapi.SecurityAnswer, error) {
	if err != nil {
		return nil, err
	}
	out := identityapi.Security{SecondFactorRequired: s.Required, Confirmed: s.Confirmed, Totp: s.TOTP, BackupCodesLeft: s.BackupCodesLeft, Passkeys: make([]identityapi.Passkey, len(s.Passkeys))}
	for i, p := range s.Passkeys {
		out.Passkeys[i] = identityapi.Passkey{ID: p.ID, Name: p.Name, CreatedAt: p.CreatedAt}
		if p.LastUsedAt != nil {
			out.Passkeys[i].LastUsedAt = api.NewOptDateTime(*p.LastUsedAt)
		}
	}
	return &identityapi.SecurityAnswer{Success: true, Data: out}, nil
}

// GetMySecurity implements getMySecurity.
func (h HTTP) GetMySecurity(ctx context.Context) (*identityapi.SecurityAnswer, error) {
	return securityAnswer(h.Service.Security(ctx))
}

// StartTotp implements startTotp.
func (h HTTP) StartTotp(ctx context.Context) (*identityapi.TotpSetupAnswer, error) {
	setup, err := h.Service.StartTOTP(ctx)
	if err != nil {
		return nil, err
	}
	return &identityapi.TotpSetupAnswer{Success: true, Data: identityapi.TotpSetup{Flow: setup.Flow, Secret: setup.Secret, URI: setup.URI}}, nil
}

// ConfirmTotp implements confirmTotp.
func (h HTTP) ConfirmTotp(ctx context.Context, req *identityapi.TotpConfirmation) (*identityapi.SecurityAnswer, error) {
	return securityAnswer(h.Service.ConfirmTOTP(ctx, req.Flow, req.Code))
}

// RemoveTotp implements removeTotp.
func (h HTTP) RemoveTotp(ctx context.Context) (*identityapi.SecurityAnswer, error) {
	return securityAnswer(h.Service.RemoveTOTP(ctx))
}

// CreateBackupCodes implements createBackupCodes.
func (h HTTP) CreateBackupCodes(ctx context.Context) (*identityapi.BackupCodesAnswer, error) {
	codes, err := h.Service.NewBackupCodes(ctx)
	if err != nil {
		return nil, err
	}
	return &identityapi.BackupCodesAnswer{Success: true, Data: identityapi.BackupCodes{Codes: codes}}, nil
}

// StartPasskey implements startPasskey.
func (h HTTP) StartPasskey(ctx context.Context) (*identityapi.PasskeyChallengeAnswer, error) {
	return challengeAnswer(h.Service.StartPasskey(ctx))
}

// AddPasskey implements addPasskey.
func (h HTTP) AddPasskey(ctx context.Context, req *identityapi.NewPasskey) (*identityapi.SecurityAnswer, error) {
	raw, err := json.Marshal(req.Credential)
	if err != nil {
		return nil, err
	}
	return securityAnswer(h.Service.AddPasskey(ctx, req.State, raw, req.Name))
}

// RemovePasskey implements removePasskey.
func (h HTTP) RemovePasskey(ctx context.Context, params identityapi.RemovePasskeyParams) (*identityapi.SecurityAnswer, error) {
	return securityAnswer(h.Service.RemovePasskey(ctx, params.ID))
}

// ListMySessions implements listMySessions.
func (h HTTP) ListMySessions(ctx context.Context) (*identityapi.SessionListAnswer, error) {
	devices, err := h.Service.Devices(ctx)
	if err != nil {
		return nil, err
	}
	items := make([]identityapi.SignedInDevice, len(devices))
	for i, d := range devices {
		items[i] = identityapi.SignedInDevice{ID: d.ID, Current: d.Current, Device: optString(d.Name), Address: optString(d.Address), SignedInAt: d.SignedIn}
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
	return done(), nil
}

// SignOutEverywhere implements signOutEverywhere.
func (h HTTP) SignOutEverywhere(ctx context.Context) (*api.DoneAnswer, error) {
	if err := h.Service.EndAllDevices(ctx); err != nil {
		return nil, err
	}
	principal.ClearSession(ctx)
	return done(), nil
}

// ResetUserToken implements resetUserToken.
func (h HTTP) ResetUserToken(ctx context.Context, params identityapi.ResetUserTokenParams) (*api.DoneAnswer, error) {
	if err := h.Service.SendPasswordHelp(ctx, params.ID); err != nil {
		return nil, err
	}
	return done(), nil
}

// EndUserSessions implements endUserSessions.
func (h HTTP) EndUserSessions(ctx context.Context, params identityapi.EndUserSessionsParams) (*api.DoneAnswer, error) {
	if err := h.Service.EndSessionsHere(ctx, params.ID); err != nil {
		return nil, err
	}
	return done(), nil
}

// ResetAccountSecondFactor implements resetAccountSecondFactor.
func (h HTTP) ResetAccountSecondFactor(ctx context.Context, req *identityapi.AccountAction) (*api.DoneAnswer, error) {
	if err := h.Service.ResetAccountFactors(ctx, req.Email, req.Reason); err != nil {
		return nil, err
	}
	return done(), nil
}

// EndAccountSessions implements endAccountSessions.
func (h HTTP) EndAccountSessions(ctx context.Context, req *identityapi.AccountAction) (*api.DoneAnswer, error) {
	if err := h.Service.EndAccountSessions(ctx, req.Email, req.Reason); err != nil {
		return nil, err
	}
	return done(), nil
}
