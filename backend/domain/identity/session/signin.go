package session

import (
	"context"
	"errors"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// ErrWrongPassword is returned to anyone who does not know the password of an account here.
var ErrWrongPassword = apierr.New(apierr.CodeUnauthenticated, "That email or password isn’t right. Try again.")

// Login signs in a member of the context's tenant. A wrong address, a wrong password and a stranger to the tenant
// get the same response.
func (s *Service) Login(ctx context.Context, email, password string) (identity.SignedIn, error) {
	fields := map[string]string{}
	if strings.TrimSpace(email) == "" {
		fields["email"] = "Email is required"
	}
	if password == "" {
		fields["password"] = "Password is required"
	}
	if len(fields) > 0 {
		return identity.SignedIn{}, apierr.Invalid(fields)
	}
	known, err := s.checkedAs(ctx, email)
	if err != nil {
		return identity.SignedIn{}, identity.Unavailable(err)
	}
	return s.EnterWith(ctx, known, password, func() error { return nil })
}

// EnterWith signs in; the callback runs first, once the password has opened a session and before anything is
// revealed of it.
func (s *Service) EnterWith(ctx context.Context, email, password string,
	first func() error) (identity.SignedIn, error) {
	from := principal.RequestFrom(ctx)
	token, session, err := s.Kratos.Login(ory.WithCaller(ctx,
		ory.Caller{Address: from.IP, UserAgent: clip(from.UserAgent)}), email, password)
	if identity.WrongSecret(err) {
		return identity.SignedIn{}, ErrWrongPassword
	}
	if err != nil {
		return identity.SignedIn{}, identity.Unavailable(err)
	}
	if err := first(); err != nil {
		return identity.SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	if err := s.link(ctx, session); err != nil {
		return identity.SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	asked := s.session.count()
	k, err := s.examine(ctx, session, true)
	if err != nil {
		return identity.SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	caller, err := s.CallerOf(ctx, k, token)
	if err != nil {
		if apierr.From(err).Code == apierr.CodeUnauthenticated {
			err = ErrWrongPassword
		}
		_ = s.Kratos.Logout(context.WithoutCancel(ctx), token)
		return identity.SignedIn{}, err
	}
	if caller.SecondFactor == "" {
		s.session.put(sessionKey(token, caller.TenantID), k, asked)
	}
	return identity.SignedIn{Token: token, ExpiresAt: session.ExpiresAt, Caller: caller}, nil
}

// link links an invited member to the identity of the same address: signing in proves that it is theirs.
func (s *Service) link(ctx context.Context, session ory.Session) error {
	t := tenant.From(ctx)
	identityID, err := uuid.Parse(session.IdentityID)
	if err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		m, err := q.MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(session.Email)})
		if db.NoRows(err) || (err == nil && m.IdentityID != nil) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := q.LinkIdentity(ctx, identitydb.LinkIdentityParams{TenantID: t.ID, ID: m.ID, IdentityID: &identityID,
			Now: s.Clock.Now(ctx)}); err != nil {
			return err
		}
		if err := q.KeepAccount(ctx, m.Email); err != nil {
			return err
		}
		return q.DropTokens(ctx, identitydb.DropTokensParams{TenantID: t.ID, MemberID: m.ID, Kind: identity.KindActivation})
	})
}

// Logout ends the session of a token. Ending one that does not exist is no error.
func (s *Service) Logout(ctx context.Context, token string) error {
	if token == "" {
		return nil
	}
	session, err := s.Kratos.WhoAmI(ctx, token)
	if errors.Is(err, ory.ErrDenied) {
		return nil
	}
	if err != nil {
		return identity.Unavailable(err)
	}
	if _, err := s.StandIns.End(ctx, token); err != nil {
		return err
	}
	if err := s.Kratos.Logout(ctx, token); err != nil {
		return identity.Unavailable(err)
	}
	s.ended(ctx, "session:"+session.ID)
	return nil
}
