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

// Kratos is a client of an Ory Kratos server. The product's server is its only client: browsers hold our session
// cookie, which contains Kratos' token.
type Kratos struct {
	public, admin string
	http          *http.Client
}

// NewKratos takes the URLs of the public and the admin API.
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
	Address         string // IP address that it was opened from
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

// Login signs in with a password. A wrong email and a wrong password return the same ErrDenied.
func (k *Kratos) Login(ctx context.Context, email, password string) (token string, _ Session, _ error) {
	var f flow
	if err := k.begin(ctx, "login", "", &f); err != nil {
		return "", Session{}, err
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.public + "/self-service/login", query: url.Values{"flow": {f.ID}},
		body:    map[string]string{"method": "password", "identifier": normalEmail(email), "password": password},
		from:    callerOf(ctx),
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

// WhoAmI returns the session of a token, or ErrDenied if it is not active.
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

// Logout ends the session of a token. Ending one that has already ended is no error.
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

// SetPassword sets an identity's password, for activation, reset and change, once the product has verified the
// person and the password. It uses the admin API: Kratos' own recovery, which our rate limits do not cover, is
// disabled. Sessions are not ended; see RevokeSessions.
func (k *Kratos) SetPassword(ctx context.Context, identityID, password string) error {
	is, err := k.identity(ctx, identityID, nil)
	if err != nil {
		return err
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPut, address: k.identityPath(identityID), timeout: hashing,
		body: map[string]any{
			"schema_id": schemaID, "state": is.State, "traits": is.Traits,
			"credentials": map[string]any{"password": map[string]any{"config": map[string]string{"password": password}}},
		},
	})
	if err != nil {
		return err
	}
	return answer.refusal()
}

// begin opens a native flow.
func (k *Kratos) begin(ctx context.Context, kind, token string, f *flow) error {
	return k.beginInto(ctx, kind, token, nil, f)
}

// normalEmail returns the form in which Kratos stores identifiers.
func normalEmail(email string) string { return strings.ToLower(strings.TrimSpace(email)) }
