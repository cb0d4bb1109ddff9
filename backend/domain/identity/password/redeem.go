package password

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/identity/invite"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// errHasAccount is returned for an invitation to a person who already has a password.
var errHasAccount = apierr.New(apierr.CodeIllegalState, "You already have an account. Sign in with your password.")

// Redeem sets the password with an emailed link, and signs in. It can be retried after a failure: the link is
// used up only once the password was accepted and its session exists, so that an invalid one can be corrected,
// and a person who got no response after that signs in by the same link with the password that it has set. Every
// other link that was emailed to the person, in any marketplace, is invalidated before the password is set.
func (s *Service) Redeem(ctx context.Context, kind, token, password, firstName,
	lastName string) (identity.SignedIn, error) {
	owner, err := s.Links.TokenOwner(ctx, kind, token)
	if errors.Is(err, invite.ErrLink) {
		return s.redeemedBefore(ctx, kind, token, password)
	}
	if err != nil {
		return identity.SignedIn{}, err
	}
	if err := checkPassword(ctx, password, owner.Email); err != nil {
		return identity.SignedIn{}, err
	}
	identityID, err := s.identityFor(ctx, kind, owner)
	if err != nil {
		return identity.SignedIn{}, err
	}
	if err := s.claim(ctx, kind, token, owner.Email); err != nil {
		return identity.SignedIn{}, err
	}
	if err := s.setPassword(ctx, identityID, password); err != nil {
		return identity.SignedIn{}, err
	}
	return s.Sessions.EnterWith(ctx, owner.Email, password,
		func() error { return s.redeemed(ctx, kind, owner, identityID, firstName, lastName) })
}

// redeemedBefore signs in a person who has used a link up recently and knows the password that it set. It changes
// nothing, and works only for the link that was the last to set the password.
func (s *Service) redeemedBefore(ctx context.Context, kind, token, password string) (identity.SignedIn, error) {
	t, hash := tenant.From(ctx), identity.HashToken(token)
	var email string
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		email, err = identitydb.New(tx).UsedToken(ctx, identitydb.UsedTokenParams{
			TenantID: t.ID, TokenHash: hash[:], Kind: kind, UsedAfter: identity.RealNow(s.Clock).Add(-invite.Repeatable),
		})
		return err
	})
	if db.NoRows(err) {
		return identity.SignedIn{}, invite.ErrLink
	}
	if err != nil {
		return identity.SignedIn{}, err
	}
	in, err := s.Sessions.Login(ctx, email, password)
	if errors.Is(err, session.ErrWrongPassword) {
		return identity.SignedIn{}, invite.ErrLink
	}
	return in, err
}

// claim invalidates every other link of the account, before the password is set.
func (s *Service) claim(ctx context.Context, kind, token, email string) error {
	t, hash, now := tenant.From(ctx), identity.HashToken(token), identity.RealNow(s.Clock)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		generation, err := q.RaiseAccount(ctx, email)
		if err != nil {
			return fmt.Errorf("end links: %w", err)
		}
		// The account's row is locked now: a concurrent call with another link waits here, and finds that it is
		// invalid.
		claimed, err := q.ClaimToken(ctx, identitydb.ClaimTokenParams{
			TenantID: t.ID, TokenHash: hash[:], Kind: kind, Generation: generation, Was: generation - 1, ClaimedAt: now,
		})
		if err == nil && claimed == 0 {
			err = invite.ErrLink
		}
		return err
	})
}

func (s *Service) redeemed(ctx context.Context, kind string, owner identitydb.ActiveTokenRow, identityID, firstName,
	lastName string) error {
	t := tenant.From(ctx)
	id, err := uuid.Parse(identityID)
	if err != nil {
		return fmt.Errorf("identity id: %w", err)
	}
	now, used := s.Clock.Now(ctx), identity.RealNow(s.Clock)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		spent, err := q.UseToken(ctx, identitydb.UseTokenParams{TenantID: t.ID, ID: owner.ID, Now: &used})
		if err != nil {
			return err
		}
		if spent == 0 {
			return invite.ErrLink
		}
		if err := q.LinkIdentity(ctx, identitydb.LinkIdentityParams{TenantID: t.ID, ID: owner.MemberID, IdentityID: &id,
			Now: now}); err != nil {
			return err
		}
		if err := q.PasswordChanged(ctx, identitydb.PasswordChangedParams{TenantID: t.ID, ID: owner.MemberID, Now: now,
			Days: lasts(ctx)}); err != nil {
			return err
		}
		if firstName != "" && lastName != "" {
			if err := q.RenameMember(ctx, identitydb.RenameMemberParams{TenantID: t.ID, ID: owner.MemberID, FirstName: firstName,
				LastName: lastName, Now: now}); err != nil {
				return err
			}
			if err := search.NoteTx(ctx, tx, search.Member, owner.MemberID); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "member." + kind, ObjectType: "Member",
			ObjectID: owner.MemberID})
	})
}

// identityFor finds or creates the identity of a link's owner. An existing password is replaced only by its
// owner's own reset: an invitation sets a first one and no other.
func (s *Service) identityFor(ctx context.Context, kind string, owner identitydb.ActiveTokenRow) (string, error) {
	found, err := s.Kratos.FindIdentityByEmail(ctx, owner.Email)
	switch {
	case errors.Is(err, ory.ErrNotFound):
		id, err := s.Kratos.CreateIdentity(ctx, owner.Email, strings.TrimSpace(owner.FirstName+" "+owner.LastName))
		if err != nil {
			return "", identity.Unavailable(err)
		}
		return id, nil
	case err != nil:
		return "", identity.Unavailable(err)
	case kind == identity.KindReset || s.Links.Claimed(owner):
		return found.ID, nil
	}
	has, err := s.Kratos.HasPassword(ctx, found.ID)
	if err != nil {
		return "", identity.Unavailable(err)
	}
	if has {
		return "", errHasAccount
	}
	return found.ID, nil
}

// These apply in every marketplace: the password opens all marketplaces of its person, and can be entered in
// each.
const (
	shortestPassword = 12
	longestMinimum   = 64
)

func checkPassword(ctx context.Context, password, email string) error {
	t := tenant.From(ctx)
	return CheckPassword(password, email, t.Brand, min(max(t.Policy.Access.PasswordMinimumLength, shortestPassword),
		longestMinimum))
}

// setPassword ends every session of the person. Links were invalidated before.
func (s *Service) setPassword(ctx context.Context, identityID, password string) error {
	if err := s.Kratos.SetPassword(ctx, identityID, password); err != nil {
		return identity.Unavailable(err)
	}
	if err := s.Kratos.RevokeSessions(ctx, identityID); err != nil {
		return identity.Unavailable(err)
	}
	s.Sessions.IdentityEnded(ctx, identityID)
	return nil
}

// ChangePassword replaces the caller's password. The contract bars impersonators.
func (s *Service) ChangePassword(ctx context.Context, current, password string) (identity.SignedIn, error) {
	p := principal.Must(ctx)
	token, _, err := s.Kratos.Login(ctx, p.Email, current)
	if identity.WrongSecret(err) {
		return identity.SignedIn{}, apierr.InvalidField("currentPassword", "That isn’t your current password")
	}
	if err != nil {
		return identity.SignedIn{}, identity.Unavailable(err)
	}
	defer func() { _ = s.Kratos.Logout(context.WithoutCancel(ctx), token) }()
	if err := checkPassword(ctx, password, p.Email); err != nil {
		return identity.SignedIn{}, err
	}
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		_, err := identitydb.New(tx).RaiseAccount(ctx, p.Email)
		return err
	})
	if err != nil {
		return identity.SignedIn{}, fmt.Errorf("end links: %w", err)
	}
	if err := s.setPassword(ctx, p.IdentityID.String(), password); err != nil {
		return identity.SignedIn{}, err
	}
	now := s.Clock.Now(ctx)
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		if err := identitydb.New(tx).PasswordChanged(ctx, identitydb.PasswordChangedParams{TenantID: p.TenantID,
			ID: p.MemberID, Now: now, Days: lasts(ctx)}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: now, Action: "member.change_password",
			ObjectType: "Member", ObjectID: p.MemberID})
	})
	if err != nil {
		return identity.SignedIn{}, err
	}
	return s.Sessions.Login(ctx, p.Email, password)
}
