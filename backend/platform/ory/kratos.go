package ory

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Kratos speaks to an Ory Kratos. The product's server is its only client:
// browsers hold our session cookie, and the token in it is Kratos'.
type Kratos struct {
	public, admin string
	http          *http.Client
}

// NewKratos takes the addresses of the public and the admin API.
func NewKratos(public, admin string) *Kratos {
	return &Kratos{strings.TrimSuffix(public, "/"), strings.TrimSuffix(admin, "/"), newHTTPClient()}
}

// Session is a signed-in person.
type Session struct {
	ID              string
	IdentityID      string
	Email           string
	Name            string
	AuthenticatedAt time.Time
	ExpiresAt       time.Time
	AAL             string // aal1: password; aal2: with a second factor
	Address         string // where it was opened from
	UserAgent       string
}

type sessionJSON struct {
	ID              string       `json:"id"`
	Active          bool         `json:"active"`
	AuthenticatedAt time.Time    `json:"authenticated_at"`
	ExpiresAt       time.Time    `json:"expires_at"`
	AAL             string       `json:"authenticator_assurance_level"`
	Identity        identityJSON `json:"identity"`
	Devices         []struct {
		Address   string `json:"ip_address"`
		UserAgent string `json:"user_agent"`
	} `json:"devices"`
}

func (s sessionJSON) session() Session {
	out := Session{
		ID: s.ID, IdentityID: s.Identity.ID, Email: s.Identity.Traits.Email, Name: s.Identity.Traits.Name,
		AuthenticatedAt: s.AuthenticatedAt, ExpiresAt: s.ExpiresAt, AAL: s.AAL,
	}
	if len(s.Devices) > 0 {
		out.Address, out.UserAgent = s.Devices[0].Address, s.Devices[0].UserAgent
	}
	return out
}

// Login signs in with a password. A wrong e-mail and a wrong password are the
// same ErrDenied.
func (k *Kratos) Login(ctx context.Context, email, password string) (token string, _ Session, _ error) {
	var f flow
	if err := k.begin(ctx, "login", "", &f); err != nil {
		return "", Session{}, err
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/login", query: url.Values{"flow": {f.ID}},
		body: map[string]string{"method": "password", "identifier": normalEmail(email), "password": password}, from: callerOf(ctx),
		timeout: hashing,
	})
	if err != nil {
		return "", Session{}, err
	}
	if answer.status == http.StatusBadRequest {
		var refused flow
		if json.Unmarshal(answer.body, &refused) == nil && refused.says(messageInvalidCredentials) {
			return "", Session{}, fmt.Errorf("%w: invalid credentials", ErrDenied)
		}
	}
	var got struct {
		Token   string      `json:"session_token"`
		Session sessionJSON `json:"session"`
	}
	if err := answer.into(&got); err != nil {
		return "", Session{}, err
	}
	return got.Token, got.Session.session(), nil
}

// WhoAmI returns the session of a token, or ErrDenied when it is not active.
func (k *Kratos) WhoAmI(ctx context.Context, token string) (Session, error) {
	if token == "" {
		return Session{}, fmt.Errorf("%w: no token", ErrDenied)
	}
	answer, err := send(ctx, k.http, call{method: http.MethodGet, address: k.public + "/sessions/whoami", token: token})
	if err != nil {
		return Session{}, err
	}
	var got sessionJSON
	if err := answer.into(&got); err != nil {
		return Session{}, err
	}
	if !got.Active {
		return Session{}, fmt.Errorf("%w: the session has ended", ErrDenied)
	}
	return got.session(), nil
}

// Logout ends the session of a token. Ending what has ended is no error.
func (k *Kratos) Logout(ctx context.Context, token string) error {
	answer, err := send(ctx, k.http, call{
		method: http.MethodDelete, address: k.public + "/self-service/logout/api",
		body: map[string]string{"session_token": token},
	})
	if err != nil {
		return err
	}
	if err := answer.refusal(); err != nil && !errors.Is(err, ErrDenied) && !errors.Is(err, ErrNotFound) {
		return err
	}
	return nil
}

// SetPassword gives an identity a password, as activation, reset and change do
// once the product has made sure of the person. It walks Kratos' recovery: an
// admin's code opens a settings flow with a session of its own, in which Kratos
// applies its whole password policy; the admin update of an identity stores any
// string. That session ends here; the person's other sessions stay, see
// RevokeSessions. Unfit passwords are a *ValidationError on "password".
func (k *Kratos) SetPassword(ctx context.Context, identityID, password string) (err error) {
	token, settings, err := k.recover(ctx, identityID)
	if err != nil {
		return fmt.Errorf("opening the settings of an identity: %w", err)
	}
	defer func() {
		err = errors.Join(err, k.Logout(context.WithoutCancel(ctx), token))
	}()
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/settings", query: url.Values{"flow": {settings}}, token: token,
		body: map[string]string{"method": "password", "password": password}, timeout: hashing,
	})
	if err != nil {
		return err
	}
	return answer.refusal()
}

func (k *Kratos) recover(ctx context.Context, identityID string) (token, settingsFlow string, _ error) {
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.admin + "/admin/recovery/code",
		body: map[string]string{"identity_id": identityID, "flow_type": "api", "expires_in": "1m"},
	})
	if err != nil {
		return "", "", err
	}
	var code struct {
		Link string `json:"recovery_link"`
		Code string `json:"recovery_code"`
	}
	if err := answer.into(&code); err != nil {
		return "", "", err
	}
	link, err := url.Parse(code.Link)
	if err != nil {
		return "", "", err
	}
	answer, err = send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/recovery", query: url.Values{"flow": {link.Query().Get("flow")}},
		body: map[string]string{"method": "code", "code": code.Code},
	})
	if err != nil {
		return "", "", err
	}
	var recovered struct {
		ContinueWith []struct {
			Action string `json:"action"`
			Token  string `json:"ory_session_token"`
			Flow   struct {
				ID string `json:"id"`
			} `json:"flow"`
		} `json:"continue_with"`
	}
	if err := answer.into(&recovered); err != nil {
		return "", "", err
	}
	for _, next := range recovered.ContinueWith {
		switch next.Action {
		case "set_ory_session_token":
			token = next.Token
		case "show_settings_ui":
			settingsFlow = next.Flow.ID
		}
	}
	if token == "" || settingsFlow == "" {
		return "", "", fmt.Errorf("%w: the recovery opened no settings flow", ErrUnavailable)
	}
	return token, settingsFlow, nil
}

// begin opens a native flow.
func (k *Kratos) begin(ctx context.Context, kind, token string, f *flow) error {
	return k.beginInto(ctx, kind, token, nil, f)
}

// normalEmail is the form that Kratos keeps identifiers in.
func normalEmail(email string) string { return strings.ToLower(strings.TrimSpace(email)) }
