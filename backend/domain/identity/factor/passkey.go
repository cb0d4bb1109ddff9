package factor

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// maxPasskeys is how many passkeys one person can have.
const maxPasskeys = 10

var errPasskey = apierr.New(apierr.CodeInvalid, "We couldn’t use this passkey. Try again.")

// PasskeyChallenge is what a browser needs, and the state to return with its response.
type PasskeyChallenge struct {
	State   string
	Options []byte // JSON of the Web Authentication API
}

// passkeyUser adapts a member to the library's user.
type passkeyUser struct {
	id          uuid.UUID
	email, name string
	credentials []webauthn.Credential
}

// WebAuthnID implements webauthn.User.
func (u passkeyUser) WebAuthnID() []byte { return u.id[:] }

// WebAuthnName implements webauthn.User.
func (u passkeyUser) WebAuthnName() string { return u.email }

// WebAuthnDisplayName implements webauthn.User.
func (u passkeyUser) WebAuthnDisplayName() string { return u.name }

// WebAuthnCredentials implements webauthn.User.
func (u passkeyUser) WebAuthnCredentials() []webauthn.Credential { return u.credentials }

// relyingParty returns the tenant at the host name that the browser sees: a passkey works only there.
func (s *Service) relyingParty(ctx context.Context) (*webauthn.WebAuthn, error) {
	host := principal.RequestFrom(ctx).Host
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	scheme := "http://"
	if s.Secure {
		scheme = "https://"
	}
	return webauthn.New(&webauthn.Config{RPID: strings.ToLower(name), RPDisplayName: tenant.From(ctx).Brand,
		RPOrigins: []string{scheme + strings.ToLower(host)}})
}

func (s *Service) passkeys(ctx context.Context, memberID uuid.UUID) (rows []identitydb.MemberPasskey, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err = identitydb.New(tx).Passkeys(ctx, identitydb.PasskeysParams{TenantID: t.ID, MemberID: memberID})
		return err
	})
	return rows, err
}

func (s *Service) passkeyUser(ctx context.Context) (passkeyUser, error) {
	p := principal.Must(ctx)
	rows, err := s.passkeys(ctx, p.MemberID)
	if err != nil {
		return passkeyUser{}, err
	}
	u := passkeyUser{id: p.MemberID, email: p.Email, name: p.Name}
	for _, row := range rows {
		var c webauthn.Credential
		if err := json.Unmarshal(row.Credential, &c); err != nil {
			return passkeyUser{}, fmt.Errorf("passkey %s: %w", row.ID, err)
		}
		u.credentials = append(u.credentials, c)
	}
	return u, nil
}

// challengePlace ties a challenge to the session it was created for.
func challengePlace(ctx context.Context, purpose string) (seal.Place, error) {
	p := principal.Must(ctx)
	session, err := uuid.Parse(p.SessionID)
	return seal.Place{TenantID: p.TenantID, Table: "member_passkey", Column: purpose, Row: session}, err
}

func (s *Service) challenge(ctx context.Context, purpose string, options any, data *webauthn.SessionData) (
	PasskeyChallenge, error) {
	at, err := challengePlace(ctx, purpose)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	plain, err := json.Marshal(data)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	sealed, err := s.Sealer.Seal(plain, at)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	raw, err := json.Marshal(options)
	return PasskeyChallenge{State: base64.RawURLEncoding.EncodeToString(sealed), Options: raw}, err
}

func (s *Service) challenged(ctx context.Context, purpose, state string) (data webauthn.SessionData, _ error) {
	at, err := challengePlace(ctx, purpose)
	if err != nil {
		return data, err
	}
	sealed, err := base64.RawURLEncoding.DecodeString(state)
	if err != nil {
		return data, errPasskey
	}
	plain, err := s.Sealer.Open(sealed, at)
	if errors.Is(err, seal.ErrSealed) {
		return data, errPasskey
	}
	if err != nil {
		return data, err
	}
	return data, json.Unmarshal(plain, &data)
}

// StartPasskey returns what a browser needs to create a passkey.
func (s *Service) StartPasskey(ctx context.Context) (PasskeyChallenge, error) {
	if _, err := s.privileged(ctx); err != nil {
		return PasskeyChallenge{}, err
	}
	u, err := s.passkeyUser(ctx)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	if len(u.credentials) >= maxPasskeys {
		return PasskeyChallenge{}, apierr.New(apierr.CodeIllegalState,
			"You’ve reached the limit of passkeys. Remove one first.")
	}
	rp, err := s.relyingParty(ctx)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	options, data, err := rp.BeginRegistration(u,
		webauthn.WithExclusions(webauthn.Credentials(u.credentials).CredentialDescriptors()),
		webauthn.WithConveyancePreference(protocol.PreferNoAttestation))
	if err != nil {
		return PasskeyChallenge{}, fmt.Errorf("begin passkey: %w", err)
	}
	return s.challenge(ctx, "new", options.Response, data)
}

// AddPasskey stores the created passkey. The session then counts as confirmed.
func (s *Service) AddPasskey(ctx context.Context, state string, credential []byte, name string) (Security, error) {
	k, err := s.privileged(ctx)
	if err != nil {
		return Security{}, err
	}
	name = strings.TrimSpace(name)
	if name == "" {
		return Security{}, apierr.InvalidField("name", "Name is required")
	}
	data, err := s.challenged(ctx, "new", state)
	if err != nil {
		return Security{}, err
	}
	u, err := s.passkeyUser(ctx)
	if err != nil {
		return Security{}, err
	}
	rp, err := s.relyingParty(ctx)
	if err != nil {
		return Security{}, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(credential)
	if err != nil {
		return Security{}, apierr.Wrap(err, errPasskey.Code, errPasskey.Message)
	}
	made, err := rp.CreateCredential(u, data, parsed)
	if err != nil {
		return Security{}, apierr.Wrap(err, errPasskey.Code, errPasskey.Message)
	}
	if err := s.keepPasskey(ctx, k, made, name); err != nil {
		return Security{}, err
	}
	return s.factorsChanged(ctx)
}

func (s *Service) keepPasskey(ctx context.Context, k session.Known, made *webauthn.Credential, name string) error {
	p := principal.Must(ctx)
	raw, err := json.Marshal(made)
	if err != nil {
		return err
	}
	id := uuid.Must(uuid.NewV7())
	return s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		err := q.CreatePasskey(ctx, identitydb.CreatePasskeyParams{
			TenantID: p.TenantID, ID: id, MemberID: p.MemberID, CredentialID: made.ID, Credential: raw, Name: name,
			Now: identity.RealNow(s.Clock),
		})
		if db.Constraint(err) != "" {
			return apierr.New(apierr.CodeIllegalState, "You’ve already added this passkey.")
		}
		if err != nil {
			return fmt.Errorf("keep passkey: %w", err)
		}
		if err := s.confirmRow(ctx, q, k); err != nil {
			return err
		}
		if err := q.CountPasskeys(ctx, identitydb.CountPasskeysParams{Email: p.Email, More: 1}); err != nil {
			return fmt.Errorf("count passkeys: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: p.TenantID, At: s.Clock.Now(ctx), Action: "member.passkey_add", ObjectType: "Member", ObjectID: p.MemberID,
			After: map[string]any{"name": name},
		})
	})
}

// confirmRow records that a session was confirmed with a passkey.
func (s *Service) confirmRow(ctx context.Context, q *identitydb.Queries, k session.Known) error {
	p := principal.Must(ctx)
	session, err := uuid.Parse(k.ID)
	if err != nil {
		return err
	}
	return q.ConfirmSession(ctx, identitydb.ConfirmSessionParams{
		TenantID: p.TenantID, SessionID: session, MemberID: p.MemberID, Now: identity.RealNow(s.Clock),
	})
}

// RemovePasskey removes one of the caller's passkeys.
func (s *Service) RemovePasskey(ctx context.Context, id uuid.UUID) (Security, error) {
	if _, err := s.privileged(ctx); err != nil {
		return Security{}, err
	}
	p := principal.Must(ctx)
	rows, err := s.passkeys(ctx, p.MemberID)
	if err != nil {
		return Security{}, err
	}
	own := false
	for _, row := range rows {
		own = own || row.ID == id
	}
	if !own {
		return Security{}, apierr.NotFound("passkey")
	}
	if err := s.mayLose(ctx, identity.MethodPasskey); err != nil {
		return Security{}, err
	}
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		gone, err := q.DeletePasskey(ctx, identitydb.DeletePasskeyParams{TenantID: p.TenantID, ID: id, MemberID: p.MemberID})
		if err != nil {
			return err
		}
		if err := q.CountPasskeys(ctx, identitydb.CountPasskeysParams{Email: p.Email, More: -int(gone)}); err != nil {
			return fmt.Errorf("count passkeys: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: s.Clock.Now(ctx), Action: "member.passkey_remove",
			ObjectType: "Member", ObjectID: p.MemberID})
	})
	if err != nil {
		return Security{}, err
	}
	return s.factorsChanged(ctx)
}

// StartPasskeyConfirmation returns what a browser needs to authenticate with a passkey.
func (s *Service) StartPasskeyConfirmation(ctx context.Context) (PasskeyChallenge, error) {
	u, err := s.passkeyUser(ctx)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	if len(u.credentials) == 0 {
		return PasskeyChallenge{}, apierr.New(apierr.CodeIllegalState, "You don’t have a passkey here.")
	}
	rp, err := s.relyingParty(ctx)
	if err != nil {
		return PasskeyChallenge{}, err
	}
	options, data, err := rp.BeginLogin(u)
	if err != nil {
		return PasskeyChallenge{}, fmt.Errorf("begin confirmation: %w", err)
	}
	return s.challenge(ctx, "confirm", options.Response, data)
}

// ConfirmWithPasskey confirms the caller's session with a passkey. A decreased counter means that the passkey was
// cloned: it is rejected.
func (s *Service) ConfirmWithPasskey(ctx context.Context, state string, credential []byte) (identity.SignedIn, error) {
	data, err := s.challenged(ctx, "confirm", state)
	if err != nil {
		return identity.SignedIn{}, err
	}
	u, err := s.passkeyUser(ctx)
	if err != nil {
		return identity.SignedIn{}, err
	}
	rp, err := s.relyingParty(ctx)
	if err != nil {
		return identity.SignedIn{}, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(credential)
	if err != nil {
		return identity.SignedIn{}, apierr.Wrap(err, errPasskey.Code, errPasskey.Message)
	}
	used, err := rp.ValidateLogin(u, data, parsed)
	if err != nil {
		return identity.SignedIn{}, apierr.Wrap(err, errPasskey.Code, errPasskey.Message)
	}
	if used.Authenticator.CloneWarning {
		return identity.SignedIn{}, errPasskey
	}
	raw, err := json.Marshal(used)
	if err != nil {
		return identity.SignedIn{}, err
	}
	p := principal.Must(ctx)
	k, err := s.Sessions.WhoIs(ctx, p.SessionToken, true)
	if err != nil {
		return identity.SignedIn{}, err
	}
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		if err := q.UsePasskey(ctx, identitydb.UsePasskeyParams{TenantID: p.TenantID, CredentialID: used.ID, Credential: raw,
			Now: identity.RealNow(s.Clock)}); err != nil {
			return err
		}
		return s.confirmRow(ctx, q, k)
	})
	if err != nil {
		return identity.SignedIn{}, err
	}
	return s.confirmed(ctx, identity.MethodPasskey)
}
