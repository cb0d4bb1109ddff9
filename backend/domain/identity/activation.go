package identity

import (
	"context"
	"errors"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// Kinds of mailed links.
const (
	kindActivation = "activation"
	kindReset      = "reset"
)

const (
	activationLasts = 14 * 24 * time.Hour
	resetLasts      = time.Hour
	// repeatable is how long after its use a link leads whoever set the password in, should the answer be lost.
	repeatable = 15 * time.Minute
)

var errLink = apierr.New(apierr.CodeNotFound, "This link is no longer valid. Request a new one to continue.")

// EnsureTravelerTx finds the member with an address, or adds a traveler. invited tells that the person has
// not set a password yet and should get an activation mail.
func (s *Service) EnsureTravelerTx(ctx context.Context, tx pgx.Tx, email, firstName, lastName string) (id uuid.UUID, invited bool, err error) {
	t := tenant.From(ctx)
	m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
	if err == nil {
		return m.ID, m.IdentityID == nil, nil
	}
	if !db.NoRows(err) {
		return uuid.Nil, false, err
	}
	id = uuid.Must(uuid.NewV7())
	err = s.CreateMemberTx(ctx, tx, NewMember{ID: id, Email: email, FirstName: firstName, LastName: lastName, Group: "traveler"})
	return id, true, err
}

// SendActivationTx mails a link with which the member sets the first password.
func (s *Service) SendActivationTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	return s.sendLink(ctx, tx, memberID, kindActivation, activationLasts)
}

func (s *Service) sendLink(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, kind string, lasts time.Duration) error {
	t := tenant.From(ctx)
	q := identitydb.New(tx)
	m, err := q.MemberByID(ctx, identitydb.MemberByIDParams{TenantID: t.ID, ID: memberID})
	if err != nil {
		return fmt.Errorf("find member for a link: %w", err)
	}
	secret, err := newSecret()
	if err != nil {
		return err
	}
	id, hash := uuid.Must(uuid.NewV7()), hashToken(secret.Token)
	now := s.Clock.Now(ctx)
	codeUntil := now.Add(codeLasts[kind])
	err = q.CreateToken(ctx, identitydb.CreateTokenParams{
		TenantID: t.ID, ID: id, MemberID: m.ID, Kind: kind, TokenHash: hash[:], ExpiresAt: now.Add(lasts), Now: now,
		CodeHash: s.codeHash(t.ID, id, secret.Code), CodeExpiresAt: &codeUntil,
	})
	if err != nil {
		return fmt.Errorf("create link: %w", err)
	}
	to := Recipient{MemberID: m.ID, Email: m.Email, FirstName: m.FirstName, Group: m.UserGroup}
	if kind == kindActivation {
		return s.Mailer.ActivationTx(ctx, tx, to, secret)
	}
	return s.Mailer.PasswordResetTx(ctx, tx, to, secret)
}

// TokenOwner tells whom a link belongs to.
func (s *Service) TokenOwner(ctx context.Context, kind, token string) (identitydb.ActiveTokenRow, error) {
	t := tenant.From(ctx)
	hash := hashToken(token)
	var row identitydb.ActiveTokenRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = identitydb.New(tx).ActiveToken(ctx, identitydb.ActiveTokenParams{TenantID: t.ID, TokenHash: hash[:], Kind: kind, Now: s.Clock.Now(ctx)})
		return err
	})
	if db.NoRows(err) {
		return row, errLink
	}
	return row, err
}

// Redeem sets the password with a mailed link, and signs in. It can be repeated after a failure: the link is used up
// only when the password was taken and its session is there, so that an unfit one can be tried again, and whoever
// got no answer after that comes in by the same link with the password that it has set.
func (s *Service) Redeem(ctx context.Context, kind, token, password, firstName, lastName string) (SignedIn, error) {
	owner, err := s.TokenOwner(ctx, kind, token)
	if errors.Is(err, errLink) {
		return s.redeemedBefore(ctx, kind, token, password)
	}
	if err != nil {
		return SignedIn{}, err
	}
	if err := checkPassword(ctx, password, owner.Email); err != nil {
		return SignedIn{}, err
	}
	identityID, err := s.identityFor(ctx, owner)
	if err != nil {
		return SignedIn{}, err
	}
	if err := s.setPassword(ctx, identityID, password); err != nil {
		return SignedIn{}, err
	}
	return s.enterWith(ctx, owner.Email, password, func() error { return s.redeemed(ctx, kind, owner, identityID, firstName, lastName) })
}

// redeemedBefore signs in whoever has used a link up a moment ago and holds the password that was set.
func (s *Service) redeemedBefore(ctx context.Context, kind, token, password string) (SignedIn, error) {
	t, hash := tenant.From(ctx), hashToken(token)
	var email string
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		email, err = identitydb.New(tx).UsedToken(ctx, identitydb.UsedTokenParams{
			TenantID: t.ID, TokenHash: hash[:], Kind: kind, UsedAfter: s.Clock.Now(ctx).Add(-repeatable),
		})
		return err
	})
	if db.NoRows(err) {
		return SignedIn{}, errLink
	}
	if err != nil {
		return SignedIn{}, err
	}
	in, err := s.Login(ctx, email, password)
	if errors.Is(err, errWrongPassword) {
		return SignedIn{}, errLink
	}
	return in, err
}

func (s *Service) redeemed(ctx context.Context, kind string, owner identitydb.ActiveTokenRow, identityID, firstName, lastName string) error {
	t := tenant.From(ctx)
	id, err := uuid.Parse(identityID)
	if err != nil {
		return fmt.Errorf("identity id: %w", err)
	}
	now := s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		used, err := q.UseToken(ctx, identitydb.UseTokenParams{TenantID: t.ID, ID: owner.ID, Now: &now})
		if err != nil {
			return err
		}
		if used == 0 {
			return errLink
		}
		if err := q.LinkIdentity(ctx, identitydb.LinkIdentityParams{TenantID: t.ID, ID: owner.MemberID, IdentityID: &id, Now: now}); err != nil {
			return err
		}
		if err := q.PasswordChanged(ctx, identitydb.PasswordChangedParams{TenantID: t.ID, ID: owner.MemberID, Now: now}); err != nil {
			return err
		}
		if firstName != "" && lastName != "" {
			if err := q.RenameMember(ctx, identitydb.RenameMemberParams{TenantID: t.ID, ID: owner.MemberID, FirstName: firstName, LastName: lastName, Now: now}); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "member." + kind, ObjectType: "Member", ObjectID: owner.MemberID})
	})
}

// identityFor finds or makes the identity of a link's owner. Somebody who is known from another tenant keeps
// the one identity.
func (s *Service) identityFor(ctx context.Context, owner identitydb.ActiveTokenRow) (string, error) {
	if owner.IdentityID != nil {
		return owner.IdentityID.String(), nil
	}
	found, err := s.Kratos.FindIdentityByEmail(ctx, owner.Email)
	if err == nil {
		return found.ID, nil
	}
	if !errors.Is(err, ory.ErrNotFound) {
		return "", unavailable(err)
	}
	id, err := s.Kratos.CreateIdentity(ctx, owner.Email, strings.TrimSpace(owner.FirstName+" "+owner.LastName))
	if err != nil {
		return "", unavailable(err)
	}
	return id, nil
}

func checkPassword(ctx context.Context, password, email string) error {
	t := tenant.From(ctx)
	return CheckPassword(password, email, t.Brand, t.Policy.Access.PasswordMinimumLength)
}

// setPassword lets Kratos apply its rules, and ends every session of the person.
func (s *Service) setPassword(ctx context.Context, identityID, password string) error {
	err := s.Kratos.SetPassword(ctx, identityID, password)
	var refused *ory.ValidationError
	if errors.As(err, &refused) {
		message := refused.Fields["password"]
		if message == "" {
			message = "Choose another password"
		}
		return apierr.InvalidField("password", message)
	}
	if err != nil {
		return unavailable(err)
	}
	if err := s.Kratos.RevokeSessions(ctx, identityID); err != nil {
		return unavailable(err)
	}
	s.ended(ctx, "identity:"+identityID)
	return nil
}

// ChangePassword replaces the caller's password. The contract bars whoever stands in for him.
func (s *Service) ChangePassword(ctx context.Context, current, password string) (SignedIn, error) {
	p := principal.Must(ctx)
	token, _, err := s.Kratos.Login(ctx, p.Email, current)
	if errors.Is(err, ory.ErrDenied) || isValidation(err) {
		return SignedIn{}, apierr.InvalidField("currentPassword", "This is not your current password")
	}
	if err != nil {
		return SignedIn{}, unavailable(err)
	}
	defer func() { _ = s.Kratos.Logout(context.WithoutCancel(ctx), token) }()
	if err := checkPassword(ctx, password, p.Email); err != nil {
		return SignedIn{}, err
	}
	if err := s.setPassword(ctx, p.IdentityID.String(), password); err != nil {
		return SignedIn{}, err
	}
	now := s.Clock.Now(ctx)
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		if err := identitydb.New(tx).PasswordChanged(ctx, identitydb.PasswordChangedParams{TenantID: p.TenantID, ID: p.MemberID, Now: now}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: now, Action: "member.change_password", ObjectType: "Member", ObjectID: p.MemberID})
	})
	if err != nil {
		return SignedIn{}, err
	}
	return s.Login(ctx, p.Email, password)
}

// RequestReset mails a reset link when the address is known. The answer is the same when it is not.
func (s *Service) RequestReset(ctx context.Context, email string) error {
	if !validEmail(email) {
		return apierr.InvalidField("email", "Enter a valid e-mail address")
	}
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
		if db.NoRows(err) || (err == nil && m.Status == "disabled") {
			return nil
		}
		if err != nil {
			return err
		}
		if m.IdentityID == nil {
			return s.sendLink(ctx, tx, m.ID, kindActivation, activationLasts)
		}
		return s.sendLink(ctx, tx, m.ID, kindReset, resetLasts)
	})
}

// SignupHost adds a person as a host and mails the activation link. A known address gets a reset or
// activation mail instead, and the same answer.
func (s *Service) SignupHost(ctx context.Context, email, firstName, lastName, referral string) error {
	if !validEmail(email) {
		return apierr.InvalidField("email", "Enter a valid e-mail address")
	}
	t := tenant.From(ctx)
	known := false
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
		if err == nil {
			known = true
			return nil
		}
		if !db.NoRows(err) {
			return err
		}
		id := uuid.Must(uuid.NewV7())
		if err := s.CreateMemberTx(ctx, tx, NewMember{ID: id, Email: email, FirstName: firstName, LastName: lastName, Group: "host"}); err != nil {
			return err
		}
		if err := s.Hosts.SignupTx(ctx, tx, id, firstName, lastName, referral); err != nil {
			return err
		}
		return s.SendActivationTx(ctx, tx, id)
	})
	if err != nil || !known {
		return err
	}
	return s.RequestReset(ctx, email)
}

func validEmail(email string) bool {
	a, err := mail.ParseAddress(strings.TrimSpace(email))
	return err == nil && strings.Contains(a.Address, "@") && a.Name == ""
}
