package identity

import (
	"context"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// Kinds of mailed links.
const (
	kindActivation = "activation"
	kindReset      = "reset"
)

const (
	activationLasts = 14 * 24 * time.Hour
	resetLasts      = time.Hour
	// repeatable is how long a link that began to set a password may finish that, and how long after its use it leads
	// whoever set the password in, should the answer be lost.
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

// SendActivationTx mails a new member a link with which he sets the first password. Whoever has an account, perhaps from
// another marketplace, is told that he has been added: he signs in with the password that he has, and no link of a
// marketplace changes that.
func (s *Service) SendActivationTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	known, err := identitydb.New(tx).AccountExists(ctx, identitydb.AccountExistsParams{TenantID: t.ID, MemberID: memberID})
	if err != nil {
		return fmt.Errorf("account of member: %w", err)
	}
	if !known {
		return s.sendLink(ctx, tx, memberID, kindActivation, activationLasts)
	}
	to, err := recipientTx(ctx, tx, memberID)
	if err != nil {
		return err
	}
	return s.Mailer.AddedTx(ctx, tx, to)
}

func recipientTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (Recipient, error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return Recipient{}, fmt.Errorf("find member for a mail: %w", err)
	}
	return Recipient{MemberID: m.ID, Email: m.Email, FirstName: m.FirstName, Group: m.UserGroup}, nil
}

// sendLink mails a secret. It lives in real time, whatever the marketplace's clock says, and ends the one of its kind
// that was sent before.
func (s *Service) sendLink(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, kind string, lasts time.Duration) error {
	t := tenant.From(ctx)
	q := identitydb.New(tx)
	to, err := recipientTx(ctx, tx, memberID)
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
	id, hash := uuid.Must(uuid.NewV7()), hashToken(secret.Token)
	now := s.realNow()
	codeUntil := now.Add(codeLasts[kind])
	err = q.CreateToken(ctx, identitydb.CreateTokenParams{
		TenantID: t.ID, ID: id, MemberID: memberID, Kind: kind, TokenHash: hash[:], ExpiresAt: now.Add(lasts), Now: now,
		CodeHash: s.codeHash(t.ID, id, secret.Code), CodeExpiresAt: &codeUntil,
	})
	if err != nil {
		return fmt.Errorf("create link: %w", err)
	}
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
		row, err = identitydb.New(tx).ActiveToken(ctx, identitydb.ActiveTokenParams{TenantID: t.ID, TokenHash: hash[:], Kind: kind, Now: s.realNow()})
		return err
	})
	if db.NoRows(err) {
		return row, errLink
	}
	return row, err
}

// requestReset mails whoever reads an address a link to set a new password, or the first one, when the address is known
// here. The answer is the same when it is not.
func (s *Service) requestReset(ctx context.Context, email string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		m, err := q.MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
		if db.NoRows(err) || (err == nil && m.Status == "disabled") {
			return nil
		}
		if err != nil {
			return err
		}
		known, err := q.AccountExists(ctx, identitydb.AccountExistsParams{TenantID: t.ID, MemberID: m.ID})
		if err != nil {
			return err
		}
		if !known {
			return s.sendLink(ctx, tx, m.ID, kindActivation, activationLasts)
		}
		return s.sendLink(ctx, tx, m.ID, kindReset, resetLasts)
	})
}

// signupHost adds a person as a host and mails the activation link. A known address gets a reset or
// activation mail instead, and the same answer.
func (s *Service) signupHost(ctx context.Context, email, firstName, lastName, referral string) error {
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
		if err := s.SignedUp.Announce(ctx, tx, SignedUp{MemberID: id, FirstName: firstName, LastName: lastName, Referral: referral}); err != nil {
			return err
		}
		return s.SendActivationTx(ctx, tx, id)
	})
	if err != nil || !known {
		return err
	}
	return s.requestReset(ctx, email)
}

func validEmail(email string) bool {
	a, err := mail.ParseAddress(strings.TrimSpace(email))
	return err == nil && strings.Contains(a.Address, "@") && a.Name == ""
}
