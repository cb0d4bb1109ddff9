package factor

import (
	"context"
	"errors"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// privilegedFor is how long after a sign-in credentials may be changed without the password; Kratos is configured
// with the same (privileged_session_max_age).
const privilegedFor = 15 * time.Minute

var (
	errReauthenticate = apierr.New(apierr.CodeReauthenticate, "Enter your password again to continue.")
	errWrongFactor    = apierr.InvalidField("code", "That code isn’t right")
)

// Security is a person's sign-in methods.
type Security struct {
	Required, Confirmed, TOTP bool
	BackupCodesLeft           int
	Passkeys                  []identitydb.MemberPasskey
}

// Security returns the caller's sign-in methods.
func (s *Service) Security(ctx context.Context) (Security, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	k, err := s.Sessions.WhoIs(ctx, p.SessionToken, true)
	if err != nil {
		return Security{}, err
	}
	factors, err := s.Kratos.Factors(ctx, p.IdentityID.String())
	if err != nil {
		return Security{}, identity.Unavailable(err)
	}
	out := Security{
		Required: identity.DemandsSecondFactor(t.Policy.Access, p.Group), Confirmed: k.Confirmed, TOTP: factors.TOTP,
		BackupCodesLeft: factors.BackupCodesLeft,
	}
	out.Passkeys, err = s.passkeys(ctx, p.MemberID)
	return out, err
}

// privileged returns the caller's session if it may change credentials: the password was entered recently and, if
// there is a second factor, the session was confirmed with it.
func (s *Service) privileged(ctx context.Context) (session.Known, error) {
	k, err := s.Sessions.WhoIs(ctx, principal.Must(ctx).SessionToken, true)
	switch {
	case err != nil:
		return k, err
	case len(k.Factors) > 0 && !k.Confirmed:
		return k, apierr.New(apierr.CodeSecondFactor, "Confirm it’s you with two-step sign-in to continue.")
	case identity.RealNow(s.Clock).Sub(k.AuthenticatedAt) > privilegedFor:
		return k, errReauthenticate
	case k.Confirmed:
		return k, nil
	}
	return k, s.noFactorElsewhere(ctx, k.Email)
}

// noFactorElsewhere denies a first factor here to someone who knows only the password, if the person has a
// passkey in another marketplace: a factor in Kratos would replace that passkey there.
func (s *Service) noFactorElsewhere(ctx context.Context, email string) error {
	var kept int
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) (err error) {
		kept, err = identitydb.New(tx).AccountPasskeys(ctx, strings.ToLower(email))
		return err
	})
	if err == nil && kept > 0 {
		err = apierr.New(apierr.CodeIllegalState,
			"Your passkey is for another marketplace. Sign in there and set up an authenticator app to use here too.")
	}
	return err
}

// refused converts a rejection by Kratos.
func refused(err error) error {
	switch {
	case errors.Is(err, ory.ErrReauthenticate):
		return errReauthenticate
	case errors.Is(err, ory.ErrHigherFactor):
		return apierr.New(apierr.CodeIllegalState,
			"Sign in again with your authenticator app or a backup code to change this.")
	case identity.WrongSecret(err):
		return errWrongFactor
	case errors.Is(err, ory.ErrNotFound):
		return apierr.New(apierr.CodeIllegalState, "That took too long. Start again.")
	case errors.Is(err, ory.ErrConflict):
		return apierr.New(apierr.CodeIllegalState, "You’ve already set up an authenticator app.")
	}
	return identity.Unavailable(err)
}

// ConfirmPassword reauthenticates the session's person, so that credentials can be changed.
func (s *Service) ConfirmPassword(ctx context.Context, password string) error {
	p := principal.Must(ctx)
	k, err := s.Sessions.WhoIs(ctx, p.SessionToken, true)
	if err != nil {
		return err
	}
	_, err = s.Kratos.Refresh(ctx, p.SessionToken, k.Email, password)
	if identity.WrongSecret(err) {
		return apierr.InvalidField("password", "That isn’t your current password")
	}
	if err != nil {
		return identity.Unavailable(err)
	}
	s.Sessions.SessionEnded(ctx, k.ID)
	return nil
}

// TOTPSetup is what an authenticator app needs.
type TOTPSetup struct{ Flow, Secret, URI string }

// StartTOTP creates a secret for an authenticator app.
func (s *Service) StartTOTP(ctx context.Context) (TOTPSetup, error) {
	if _, err := s.privileged(ctx); err != nil {
		return TOTPSetup{}, err
	}
	p, t := principal.Must(ctx), tenant.From(ctx)
	flow, secret, err := s.Kratos.BeginTOTP(ctx, p.SessionToken)
	if err != nil {
		return TOTPSetup{}, refused(err)
	}
	uri := url.URL{
		Scheme: "otpauth", Host: "totp", Path: "/" + t.Brand + ":" + p.Email,
		RawQuery: "secret=" + url.QueryEscape(secret) + "&issuer=" + url.PathEscape(t.Brand),
	}
	return TOTPSetup{flow, secret, uri.String()}, nil
}

// ConfirmTOTP stores the authenticator app. The session then counts as confirmed; others have to be.
func (s *Service) ConfirmTOTP(ctx context.Context, flow, code string) (Security, error) {
	return s.changeFactors(ctx, "member.totp_add", func(token string) error {
		return s.Kratos.ConfirmTOTP(ctx, token, flow, digits(code))
	})
}

// digits removes the spaces that apps show in a code.
func digits(code string) string { return strings.ReplaceAll(strings.TrimSpace(code), " ", "") }

// RemoveTOTP removes the authenticator app.
func (s *Service) RemoveTOTP(ctx context.Context) (Security, error) {
	if err := s.mayLose(ctx, identity.MethodTOTP); err != nil {
		return Security{}, err
	}
	identity := principal.Must(ctx).IdentityID.String()
	return s.changeFactors(ctx, "member.totp_remove", func(string) error { return s.Kratos.RemoveTOTP(ctx, identity) })
}

// mayLose rejects removing the last second factor of a person who must have one.
func (s *Service) mayLose(ctx context.Context, method string) error {
	now, err := s.Security(ctx)
	if err != nil {
		return err
	}
	left := len(now.Passkeys)
	if now.TOTP {
		left++
	}
	has := now.TOTP || method != identity.MethodTOTP
	if !has {
		return apierr.New(apierr.CodeIllegalState, "You haven’t set up an authenticator app.")
	}
	if now.Required && left <= 1 {
		return apierr.New(apierr.CodeIllegalState,
			"Your role needs two-step sign-in. Add another way before you remove this one.")
	}
	return nil
}

// changeFactors makes a change in Kratos, records it, and invalidates every cached session of the person.
func (s *Service) changeFactors(ctx context.Context, action string, change func(token string) error) (Security, error) {
	if _, err := s.privileged(ctx); err != nil {
		return Security{}, err
	}
	p := principal.Must(ctx)
	if err := change(p.SessionToken); err != nil {
		return Security{}, refused(err)
	}
	if err := s.Members.Note(ctx, action, nil); err != nil {
		return Security{}, err
	}
	return s.factorsChanged(ctx)
}

// factorsChanged removes what is meaningless once the last factor is gone.
func (s *Service) factorsChanged(ctx context.Context) (Security, error) {
	p := principal.Must(ctx)
	s.Sessions.IdentityChanged(ctx, p.IdentityID)
	now, err := s.Security(ctx)
	if err != nil || now.TOTP || len(now.Passkeys) > 0 || now.BackupCodesLeft == 0 {
		return now, err
	}
	if err := s.Kratos.RemoveBackupCodes(ctx, p.IdentityID.String()); err != nil {
		return now, refused(err)
	}
	now.BackupCodesLeft = 0
	return now, nil
}

// NewBackupCodes replaces the caller's backup codes. They replace another factor, so there must be one.
func (s *Service) NewBackupCodes(ctx context.Context) ([]string, error) {
	now, err := s.Security(ctx)
	if err != nil {
		return nil, err
	}
	if !now.TOTP && len(now.Passkeys) == 0 {
		return nil, apierr.New(apierr.CodeIllegalState, "Set up an authenticator app or a passkey first.")
	}
	var codes []string
	_, err = s.changeFactors(ctx, "member.backup_codes", func(token string) error {
		var err error
		codes, err = s.Kratos.NewBackupCodes(ctx, token)
		return err
	})
	return codes, err
}

// ConfirmSession confirms the caller's session with a code.
func (s *Service) ConfirmSession(ctx context.Context, method, code string) (identity.SignedIn, error) {
	p := principal.Must(ctx)
	confirm := s.Kratos.ConfirmWithTOTP
	if method == identity.MethodBackupCode {
		confirm = s.Kratos.ConfirmWithBackupCode
	}
	if _, err := confirm(ctx, p.SessionToken, strings.ToLower(digits(code))); err != nil {
		return identity.SignedIn{}, refused(err)
	}
	return s.confirmed(ctx, method)
}

// confirmed returns the session in its new state.
func (s *Service) confirmed(ctx context.Context, method string) (identity.SignedIn, error) {
	p := principal.Must(ctx)
	s.Sessions.SessionEnded(ctx, p.SessionID)
	if err := s.Members.Note(ctx, "session.confirm", map[string]any{"method": method}); err != nil {
		return identity.SignedIn{}, err
	}
	k, err := s.Sessions.WhoIs(ctx, p.SessionToken, true)
	if err != nil {
		return identity.SignedIn{}, err
	}
	c, err := s.Sessions.CallerOf(ctx, k, p.SessionToken)
	if err != nil {
		return identity.SignedIn{}, err
	}
	return identity.SignedIn{Token: p.SessionToken, ExpiresAt: k.ExpiresAt, Caller: c}, nil
}
