package invite

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

const (
	activationLasts = 14 * 24 * time.Hour
	resetLasts      = time.Hour
	// Repeatable is how long setting a password with a link may be retried, and how long after its use the link
	// still signs in the person who knows the password that it set, in case the response was lost.
	Repeatable = 15 * time.Minute
)

// ErrLink is returned for a link that is invalid or expired.
var ErrLink = apierr.New(apierr.CodeNotFound, "This link has expired. Get a new one to continue.")

// EnsureTravelerTx finds the member with an address, or adds a traveler. invited reports whether the person has
// not set a password yet and should get an activation email.
func (s *Service) EnsureTravelerTx(ctx context.Context, tx pgx.Tx, email, firstName,
	lastName string) (id uuid.UUID, invited bool, err error) {
	t, q := tenant.From(ctx), identitydb.New(tx)
	address := strings.ToLower(strings.TrimSpace(email))
	m, err := q.MemberToBook(ctx, identitydb.MemberToBookParams{TenantID: t.ID, Email: address})
	if db.NoRows(err) {
		if err = q.LockEmail(ctx, identitydb.LockEmailParams{TenantID: t.ID.String(), Email: address}); err != nil {
			return uuid.Nil, false, err
		}
		m, err = q.MemberToBook(ctx, identitydb.MemberToBookParams{TenantID: t.ID, Email: address})
	}
	if err == nil && m.MergedInto != nil {
		// The address belongs to a person who was merged into another member.
		m, err = q.MemberByID(ctx, identitydb.MemberByIDParams{TenantID: t.ID, ID: *m.MergedInto})
	}
	if err == nil {
		return m.ID, m.IdentityID == nil, nil
	}
	if !db.NoRows(err) {
		return uuid.Nil, false, err
	}
	id = uuid.Must(uuid.NewV7())
	err = s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: email, FirstName: firstName,
		LastName: lastName, Group: "traveler"})
	return id, true, err
}

// SendActivationTx emails a new member a link with which they set the first password. A person with an account,
// perhaps from another marketplace, is told that they have been added: they sign in with their existing password,
// and no link of a marketplace can change it.
func (s *Service) SendActivationTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	known, err := identitydb.New(tx).AccountExists(ctx, identitydb.AccountExistsParams{TenantID: t.ID, MemberID: memberID})
	if err != nil {
		return fmt.Errorf("account of member: %w", err)
	}
	if !known {
		return s.sendLink(ctx, tx, memberID, identity.KindActivation, activationLasts)
	}
	to, err := identity.RecipientTx(ctx, tx, memberID)
	if err != nil {
		return err
	}
	return s.Mailer.AddedTx(ctx, tx, to)
}

// SendPasswordLinkTx emails a member a link to set a new password, or the first one.
func (s *Service) SendPasswordLinkTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	known, err := identitydb.New(tx).AccountExists(ctx, identitydb.AccountExistsParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID})
	if err != nil {
		return fmt.Errorf("account of member: %w", err)
	}
	if !known {
		return s.sendLink(ctx, tx, memberID, identity.KindActivation, activationLasts)
	}
	return s.sendLink(ctx, tx, memberID, identity.KindReset, resetLasts)
}

// sendLink emails a secret. It expires in real time, whatever the marketplace's clock says, and invalidates the
// previous one of its kind.
func (s *Service) sendLink(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, kind string, lasts time.Duration) error {
	t := tenant.From(ctx)
	q := identitydb.New(tx)
	to, err := identity.RecipientTx(ctx, tx, memberID)
	if err != nil {
		return err
	}
	secret, err := newSecret()
	if err != nil {
		return err
	}
	if err := q.DropTokens(ctx, identitydb.DropTokensParams{TenantID: t.ID, MemberID: memberID, Kind: kind}); err != nil {
		return fmt.Errorf("end links: %w", err)
	}
	id, hash := uuid.Must(uuid.NewV7()), identity.HashToken(secret.Token)
	now := identity.RealNow(s.Clock)
	codeUntil := now.Add(codeLasts[kind])
	err = q.CreateToken(ctx, identitydb.CreateTokenParams{
		TenantID: t.ID, ID: id, MemberID: memberID, Kind: kind, TokenHash: hash[:], ExpiresAt: now.Add(lasts), Now: now,
		CodeHash: s.codeHash(t.ID, id, secret.Code), CodeExpiresAt: &codeUntil,
	})
	if err != nil {
		return fmt.Errorf("create link: %w", err)
	}
	if kind == identity.KindActivation {
		return s.Mailer.ActivationTx(ctx, tx, to, secret)
	}
	return s.Mailer.PasswordResetTx(ctx, tx, to, secret)
}

// TokenOwner returns the owner of a link.
func (s *Service) TokenOwner(ctx context.Context, kind, token string) (identitydb.ActiveTokenRow, error) {
	t := tenant.From(ctx)
	hash := identity.HashToken(token)
	var row identitydb.ActiveTokenRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = identitydb.New(tx).ActiveToken(ctx, identitydb.ActiveTokenParams{TenantID: t.ID, TokenHash: hash[:],
			Kind: kind, Now: identity.RealNow(s.Clock)})
		return err
	})
	if db.NoRows(err) {
		return row, ErrLink
	}
	return row, err
}

// Claimed reports whether a link has recently started to set a password.
func (s *Service) Claimed(owner identitydb.ActiveTokenRow) bool {
	return owner.ClaimedAt != nil && identity.RealNow(s.Clock).Sub(*owner.ClaimedAt) < Repeatable
}

// inviteAdminTx adds the first admin of a marketplace and emails the invitation.
func (s *Service) inviteAdminTx(ctx context.Context, tx pgx.Tx, first tenant.FirstAdmin) error {
	id := uuid.Must(uuid.NewV7())
	err := s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: first.Email, FirstName: first.FirstName,
		LastName: first.LastName, Group: identity.GroupAdmin})
	if err != nil {
		return err
	}
	return s.SendActivationTx(ctx, tx, id)
}

// InviteTx adds a person of a group without what the group works with, and emails the activation link.
func (s *Service) InviteTx(ctx context.Context, tx pgx.Tx, n identity.Invited) (uuid.UUID, error) {
	n.FirstName, n.LastName = strings.TrimSpace(n.FirstName), strings.TrimSpace(n.LastName)
	fields := map[string]string{}
	if n.Email = strings.ToLower(strings.TrimSpace(n.Email)); !identity.ValidEmail(n.Email) {
		fields["email"] = "Enter a valid email address"
	}
	if n.FirstName == "" {
		fields["firstName"] = "This field is required"
	}
	if n.LastName == "" {
		fields["lastName"] = "This field is required"
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	t := tenant.From(ctx)
	_, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: n.Email})
	if err == nil {
		return uuid.Nil, apierr.InvalidField("email", "Someone already has an account with this email")
	}
	if !db.NoRows(err) {
		return uuid.Nil, err
	}
	id := uuid.Must(uuid.NewV7())
	if err := s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: n.Email, FirstName: n.FirstName,
		LastName: n.LastName, Group: n.Group}); err != nil {
		return uuid.Nil, err
	}
	return id, s.SendActivationTx(ctx, tx, id)
}

// FindOrInviteTx returns the member of the group with the address, or invites them. A member of another group, or
// a disabled one, is rejected: a group is only changed deliberately.
func (s *Service) FindOrInviteTx(ctx context.Context, tx pgx.Tx, n identity.Invited) (uuid.UUID, error) {
	m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: tenant.From(ctx).ID,
		Email: strings.ToLower(strings.TrimSpace(n.Email))})
	switch {
	case db.NoRows(err):
		return s.InviteTx(ctx, tx, n)
	case err != nil:
		return uuid.Nil, err
	case m.UserGroup != n.Group:
		return uuid.Nil, apierr.InvalidField("email", "This person is in another group. Change it on the Users page first")
	case m.Status == identity.StatusDisabled:
		return uuid.Nil, apierr.InvalidField("email", "This account is disabled")
	}
	return m.ID, nil
}

// Waits reports whether the person with an address has an activation to complete. An unknown address looks like
// an activated one: strangers cannot find out who has an account. So does a person with an account from elsewhere
// who has not signed in here yet: they have a password, so there is nothing to activate.
func (s *Service) Waits(ctx context.Context, email string) (waits bool, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID,
			Email: strings.ToLower(email)})
		if db.NoRows(err) {
			return nil
		}
		if err != nil || m.IdentityID != nil || m.Status == identity.StatusDisabled {
			return err
		}
		known, err := identitydb.New(tx).AccountExists(ctx, identitydb.AccountExistsParams{TenantID: t.ID, MemberID: m.ID})
		waits = !known
		return err
	})
	return waits, err
}
