package ory

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"
)

// ErrHigherFactor is returned when the session must first be confirmed with a second factor that Kratos knows.
var ErrHigherFactor = errors.New("ory: confirm the session with a second factor first")

// ErrReauthenticate is returned when the person must sign in again before Kratos lets credentials change.
var ErrReauthenticate = errors.New("ory: sign in again first")

// Factors are the second factors that Kratos stores for a person.
type Factors struct {
	TOTP            bool
	BackupCodesLeft int
}

// Factors returns a person's second factors.
func (k *Kratos) Factors(ctx context.Context, identityID string) (Factors, error) {
	got, err := k.identity(ctx, identityID, url.Values{"include_credential": {"totp", "lookup_secret"}})
	if err != nil {
		return Factors{}, err
	}
	var out Factors
	out.TOTP = got.Credentials["totp"].Config.TOTPURL != ""
	for _, code := range got.Credentials["lookup_secret"].Config.RecoveryCodes {
		if code.UsedAt.IsZero() {
			out.BackupCodesLeft++
		}
	}
	return out, nil
}

// RemoveFactors removes every second factor that Kratos stores for a person.
func (k *Kratos) RemoveFactors(ctx context.Context, identityID string) error {
	return errors.Join(k.RemoveTOTP(ctx, identityID), k.RemoveBackupCodes(ctx, identityID))
}

// RemoveTOTP removes the authenticator app. It uses the admin API: the product has verified a second factor,
// which may be a passkey that Kratos does not know.
func (k *Kratos) RemoveTOTP(ctx context.Context, identityID string) error {
	return k.removeCredential(ctx, identityID, "totp")
}

// RemoveBackupCodes invalidates all backup codes.
func (k *Kratos) RemoveBackupCodes(ctx context.Context, identityID string) error {
	return k.removeCredential(ctx, identityID, "lookup_secret")
}

func (k *Kratos) removeCredential(ctx context.Context, identityID, kind string) error {
	answer, err := send(ctx, k.http,
		call{method: http.MethodDelete, address: k.identityPath(identityID) + "/credentials/" + kind})
	if err != nil {
		return err
	}
	if err := answer.refusal(); err != nil && !errors.Is(err, ErrNotFound) {
		return err
	}
	return nil
}

// settingsFlow is a flow in which a signed-in person changes credentials.
type settingsFlow struct {
	ID string `json:"id"`
	UI struct {
		Nodes []struct {
			Attributes struct {
				ID   string `json:"id"`
				Text struct {
					Text    string `json:"text"`
					Context struct {
						Secrets []struct {
							Context struct {
								Secret string `json:"secret"`
							} `json:"context"`
						} `json:"secrets"`
					} `json:"context"`
				} `json:"text"`
			} `json:"attributes"`
		} `json:"nodes"`
	} `json:"ui"`
}

// BeginTOTP opens a flow with a new secret for an authenticator app. It returns ErrConflict if the person has
// one.
func (k *Kratos) BeginTOTP(ctx context.Context, token string) (flowID, secret string, _ error) {
	var f settingsFlow
	if err := k.beginInto(ctx, "settings", token, nil, &f); err != nil {
		return "", "", err
	}
	for _, node := range f.UI.Nodes {
		if node.Attributes.ID == "totp_secret_key" {
			return f.ID, node.Attributes.Text.Text, nil
		}
	}
	return "", "", fmt.Errorf("%w: an authenticator app is set up already", ErrConflict)
}

// ConfirmTOTP stores the flow's secret once a code proves that the app has it; the session then counts as
// confirmed. A wrong code is a *ValidationError.
func (k *Kratos) ConfirmTOTP(ctx context.Context, token, flowID, code string) error {
	return k.settle(ctx, token, flowID, map[string]any{"method": "totp", "totp_code": code}, nil)
}

// NewBackupCodes replaces the backup codes and returns the new ones.
func (k *Kratos) NewBackupCodes(ctx context.Context, token string) ([]string, error) {
	var f flow
	if err := k.begin(ctx, "settings", token, &f); err != nil {
		return nil, err
	}
	var shown settingsFlow
	if err := k.settle(ctx, token, f.ID, map[string]any{"method": "lookup_secret", "lookup_secret_regenerate": true},
		&shown); err != nil {
		return nil, err
	}
	var codes []string
	for _, node := range shown.UI.Nodes {
		for _, secret := range node.Attributes.Text.Context.Secrets {
			codes = append(codes, secret.Context.Secret)
		}
	}
	if len(codes) == 0 {
		return nil, fmt.Errorf("%w: no backup codes in the answer", ErrUnavailable)
	}
	return codes, k.settle(ctx, token, f.ID, map[string]any{"method": "lookup_secret", "lookup_secret_confirm": true}, nil)
}

func (k *Kratos) settle(ctx context.Context, token, flowID string, body map[string]any, into any) error {
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/settings", query: url.Values{"flow": {flowID}},
		token: token, body: body,
	})
	if err != nil {
		return err
	}
	if err := change(answer); err != nil {
		return err
	}
	return answer.into(into)
}

// change converts the reason why Kratos rejects a change of credentials.
func change(r reply) error {
	if r.status != http.StatusForbidden {
		return nil
	}
	switch errorID(r.body) {
	case "session_refresh_required":
		return ErrReauthenticate
	case "session_aal2_required":
		return ErrHigherFactor
	}
	return nil
}

func errorID(body []byte) string {
	var answer struct {
		Error struct{ ID string } `json:"error"`
	}
	_ = json.Unmarshal(body, &answer)
	return answer.Error.ID
}

// ConfirmWithTOTP raises the session's assurance level with a code of the authenticator app. A wrong code is
// ErrDenied.
func (k *Kratos) ConfirmWithTOTP(ctx context.Context, token, code string) (Session, error) {
	return k.confirm(ctx, token, map[string]string{"method": "totp", "totp_code": code})
}

// ConfirmWithBackupCode raises the session's assurance level and uses up the code. A wrong or used code is
// ErrDenied.
func (k *Kratos) ConfirmWithBackupCode(ctx context.Context, token, code string) (Session, error) {
	return k.confirm(ctx, token, map[string]string{"method": "lookup_secret", "lookup_secret": code})
}

func (k *Kratos) confirm(ctx context.Context, token string, body map[string]string) (Session, error) {
	session, err := k.loginWith(ctx, token, url.Values{"aal": {"aal2"}}, body)
	var invalid *ValidationError
	if errors.As(err, &invalid) {
		return Session{}, fmt.Errorf("%w: %w", ErrDenied, err)
	}
	return session, err
}

// Refresh reauthenticates a session's person with the password. A wrong password is ErrDenied.
func (k *Kratos) Refresh(ctx context.Context, token, email, password string) (Session, error) {
	return k.loginWith(ctx, token, url.Values{"refresh": {"true"}},
		map[string]string{"method": "password", "identifier": normalEmail(email), "password": password})
}

func (k *Kratos) loginWith(ctx context.Context, token string, query url.Values, body map[string]string) (
	Session, error) {
	var f flow
	if err := k.beginInto(ctx, "login", token, query, &f); err != nil {
		return Session{}, err
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/login", query: url.Values{"flow": {f.ID}}, token: token,
		body: body,
	})
	if err != nil {
		return Session{}, err
	}
	if answer.status == http.StatusBadRequest {
		var refused flow
		if json.Unmarshal(answer.body, &refused) == nil && refused.says(messageInvalidCredentials) {
			return Session{}, fmt.Errorf("%w: invalid credentials", ErrDenied)
		}
	}
	var got struct {
		Session sessionJSON `json:"session"`
	}
	if err := answer.into(&got); err != nil {
		return Session{}, err
	}
	return got.Session.session(), nil
}

// RevokeSession ends one session. Ending one that has already ended is no error.
func (k *Kratos) RevokeSession(ctx context.Context, sessionID string) error {
	answer, err := send(ctx, k.http,
		call{method: http.MethodDelete, address: k.admin + "/admin/sessions/" + url.PathEscape(sessionID)})
	if err != nil {
		return err
	}
	if err := answer.refusal(); err != nil && !errors.Is(err, ErrNotFound) {
		return err
	}
	return nil
}

func (k *Kratos) beginInto(ctx context.Context, kind, token string, query url.Values, into any) error {
	answer, err := send(ctx, k.http, call{method: http.MethodGet, address: k.public + "/self-service/" + kind + "/api",
		query: query, token: token})
	if err != nil {
		return err
	}
	if err := change(answer); err != nil {
		return err
	}
	return answer.into(into)
}

// backupCode is a code as Kratos stores it.
type backupCode struct {
	UsedAt time.Time `json:"used_at"`
}
