package directory

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// EndSessionsHere ends the sessions that a member opened in this marketplace. Those in other marketplaces are the
// person's own.
func (s *Service) EndSessionsHere(ctx context.Context, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	var ended []uuid.UUID
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		person, err := identity.PersonTx(ctx, tx, t.ID, memberID)
		if err != nil {
			return err
		}
		if err := identity.ChangeableBy(principal.Must(ctx), person.Member); err != nil {
			return err
		}
		ended, err = identitydb.New(tx).DropSessions(ctx, identitydb.DropSessionsParams{TenantID: t.ID, MemberID: memberID})
		if err != nil {
			return fmt.Errorf("end sessions: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: "member.sessions_end",
			ObjectType: "Member", ObjectID: memberID})
	})
	if err != nil {
		return err
	}
	return s.endSessions(ctx, ended)
}

// Actions of the deployment's operators and support on an account, and what its person is told about them.
const (
	accountFactors  = "account.second_factor_reset"
	accountSessions = "account.sessions_end"
)

var accountNews = map[string]string{
	accountFactors:  "We removed your two-step sign-in and signed you out everywhere. Set it up again the next time you sign in.",
	accountSessions: "We signed you out everywhere.",
}

// ResetAccountFactors resets the second factors of a person who lost all of them: by the deployment's operators
// or support, for the account of an address in all marketplaces.
func (s *Service) ResetAccountFactors(ctx context.Context, email, reason string) error {
	return s.onAccount(ctx, email, reason, accountFactors, func(id uuid.UUID) error {
		if err := s.Kratos.RemoveFactors(ctx, id.String()); err != nil {
			return identity.Unavailable(err)
		}
		return s.inEveryTenant(ctx, id, func(q *identitydb.Queries, tenantID, memberID uuid.UUID) error {
			gone, err := q.DeletePasskeys(ctx, identitydb.DeletePasskeysParams{TenantID: tenantID, MemberID: memberID})
			if err != nil {
				return err
			}
			return q.CountPasskeys(ctx, identitydb.CountPasskeysParams{Email: strings.ToLower(strings.TrimSpace(email)),
				More: -int(gone)})
		})
	})
}

// EndAccountSessions ends every session of the account of an address.
func (s *Service) EndAccountSessions(ctx context.Context, email, reason string) error {
	return s.onAccount(ctx, email, reason, accountSessions, func(uuid.UUID) error { return nil })
}

// onAccount runs an action on an account, ends its sessions, records who did it and why, and notifies the person.
func (s *Service) onAccount(ctx context.Context, email, reason, action string,
	do func(identityID uuid.UUID) error) error {
	if !identity.ValidEmail(email) {
		return apierr.InvalidField("email", "Enter a valid email address")
	}
	if reason = strings.TrimSpace(reason); reason == "" {
		return apierr.InvalidField("reason", "Reason is required")
	}
	found, err := s.Kratos.FindIdentityByEmail(ctx, email)
	if errors.Is(err, ory.ErrNotFound) {
		return errNoAccount
	}
	if err != nil {
		return identity.Unavailable(err)
	}
	id, err := uuid.Parse(found.ID)
	if err != nil {
		return fmt.Errorf("identity id: %w", err)
	}
	if err := s.recoverable(ctx, id); err != nil {
		return err
	}
	if err := do(id); err != nil {
		return err
	}
	if err := s.Kratos.RevokeSessions(ctx, found.ID); err != nil {
		return identity.Unavailable(err)
	}
	s.Sessions.IdentityChanged(ctx, id)
	p := principal.Must(ctx)
	return s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		to := identity.Recipient{Email: found.Email, FirstName: firstWord(found.Name)}
		if err := s.Mailer.AccountChangedTx(ctx, tx, to, accountNews[action]); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: p.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Account", ObjectID: id,
			After: map[string]any{"email": found.Email, "reason": reason},
		})
	})
}

var errNoAccount = apierr.InvalidField("email", "No account uses this email")

// recoverable rejects support on the account of someone who is not of its marketplace, or who is staff in any:
// whoever can free an admin's account is half an admin.
func (s *Service) recoverable(ctx context.Context, identityID uuid.UUID) error {
	by := principal.Must(ctx)
	if by.Group != principal.Support {
		return nil
	}
	ours := false
	err := s.inEveryTenant(ctx, identityID, func(q *identitydb.Queries, tenantID, memberID uuid.UUID) error {
		ours = ours || tenantID == by.TenantID
		person, err := q.Caller(ctx, identitydb.CallerParams{TenantID: tenantID, MemberID: &memberID})
		if err != nil {
			return err
		}
		return identity.ChangeableBy(by, person.Member)
	})
	if err == nil && !ours {
		return errNoAccount
	}
	return err
}

func firstWord(name string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(name), " ")
	return first
}

// inEveryTenant runs an action on an identity's member in each marketplace where it has one.
func (s *Service) inEveryTenant(ctx context.Context, identityID uuid.UUID, do func(q *identitydb.Queries, tenantID,
	memberID uuid.UUID) error) error {
	return s.Tenants.Each(ctx, func(ctx context.Context) error {
		id := tenant.From(ctx).ID
		return s.DB.InTenantTx(ctx, id, func(tx pgx.Tx) error {
			q := identitydb.New(tx)
			member, err := q.MemberOfIdentity(ctx, identitydb.MemberOfIdentityParams{TenantID: id, IdentityID: &identityID})
			if db.NoRows(err) {
				return nil
			}
			if err != nil {
				return err
			}
			return do(q, id, member)
		})
	})
}
