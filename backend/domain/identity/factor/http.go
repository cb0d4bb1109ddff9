package factor

import (
	"context"
	"encoding/json"
	"fmt"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// ConfirmSecondFactor implements confirmSecondFactor.
func (h HTTP) ConfirmSecondFactor(ctx context.Context, req *identityapi.SecondFactorCode,
	params identityapi.ConfirmSecondFactorParams) (*identityapi.SessionInfoAnswer, error) {
	in, err := h.Service.ConfirmSession(ctx, string(req.Method), req.Code)
	if err != nil {
		return nil, err
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
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
func (h HTTP) ConfirmPasskey(ctx context.Context, req *identityapi.PasskeyProof,
	params identityapi.ConfirmPasskeyParams) (*identityapi.SessionInfoAnswer, error) {
	raw, err := json.Marshal(req.Credential)
	if err != nil {
		return nil, err
	}
	in, err := h.Service.ConfirmWithPasskey(ctx, req.State, raw)
	if err != nil {
		return nil, err
	}
	return h.Shown.Session(ctx, in, params.CaravanSession), nil
}

// ConfirmPassword implements confirmPassword.
func (h HTTP) ConfirmPassword(ctx context.Context, req *identityapi.PasswordOnly) (*api.DoneAnswer, error) {
	if err := h.Service.ConfirmPassword(ctx, req.Password); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

func securityAnswer(s Security, err error) (*identityapi.SecurityAnswer, error) {
	if err != nil {
		return nil, err
	}
	out := identityapi.Security{SecondFactorRequired: s.Required, Confirmed: s.Confirmed, Totp: s.TOTP,
		BackupCodesLeft: s.BackupCodesLeft, Passkeys: make([]identityapi.Passkey, len(s.Passkeys))}
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
	return &identityapi.TotpSetupAnswer{Success: true, Data: identityapi.TotpSetup{Flow: setup.Flow, Secret: setup.Secret,
		URI: setup.URI}}, nil
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
func (h HTTP) RemovePasskey(ctx context.Context, params identityapi.RemovePasskeyParams) (
	*identityapi.SecurityAnswer, error) {
	return securityAnswer(h.Service.RemovePasskey(ctx, params.ID))
}
