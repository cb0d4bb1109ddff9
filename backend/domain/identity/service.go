package identity

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Kratos is what the product needs of the identity server.
type Kratos interface {
	Login(ctx context.Context, email, password string) (string, ory.Session, error)
	WhoAmI(ctx context.Context, token string) (ory.Session, error)
	Logout(ctx context.Context, token string) error
	CreateIdentity(ctx context.Context, email, name string) (string, error)
	FindIdentityByEmail(ctx context.Context, email string) (ory.Identity, error)
	HasPassword(ctx context.Context, identityID string) (bool, error)
	SetPassword(ctx context.Context, identityID, password string) error
	RevokeSessions(ctx context.Context, identityID string) error
	RevokeSession(ctx context.Context, sessionID string) error
	ListSessions(ctx context.Context, identityID string) ([]ory.Session, error)
	Refresh(ctx context.Context, token, email, password string) (ory.Session, error)
	Factors(ctx context.Context, identityID string) (ory.Factors, error)
	RemoveFactors(ctx context.Context, identityID string) error
	BeginTOTP(ctx context.Context, token string) (flowID, secret string, err error)
	ConfirmTOTP(ctx context.Context, token, flowID, code string) error
	RemoveTOTP(ctx context.Context, identityID string) error
	NewBackupCodes(ctx context.Context, token string) ([]string, error)
	RemoveBackupCodes(ctx context.Context, identityID string) error
	ConfirmWithTOTP(ctx context.Context, token, code string) (ory.Session, error)
	ConfirmWithBackupCode(ctx context.Context, token, code string) (ory.Session, error)
}

// Mailer writes the mails of this domain in the transaction that causes them.
type Mailer interface {
	ActivationTx(ctx context.Context, tx pgx.Tx, to Recipient, secret MailedSecret) error
	PasswordResetTx(ctx context.Context, tx pgx.Tx, to Recipient, secret MailedSecret) error
	// AddedTx tells somebody who has an account that he is in the marketplace now.
	AddedTx(ctx context.Context, tx pgx.Tx, to Recipient) error
	// PasswordHelpTx tells how to get a new password, for whoever asked an admin.
	PasswordHelpTx(ctx context.Context, tx pgx.Tx, to Recipient) error
	// AccountChangedTx tells what the deployment's operators did to an account.
	AccountChangedTx(ctx context.Context, tx pgx.Tx, to Recipient, what string) error
}

// MailedSecret proves that somebody reads an address: the token in a link, or a code to type instead.
type MailedSecret struct{ Token, Code string }

// Recipient is who a mail goes to.
type Recipient struct {
	MemberID         uuid.UUID
	Email, FirstName string
	Group            string
}

// Service has the use cases of sign-in, profiles and impersonation.
type Service struct {
	Deps

	// SignedUp announces a person who becomes a host, Joined one who begins to work for an operator, and Left one who
	// ends to work for any.
	SignedUp announce.Topic[SignedUp]
	Joined   announce.Topic[Joined]
	Left     announce.Topic[Left]

	session sessionCache
	callers callers
	decoys  decoys
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB      *db.DB
	Kratos  Kratos
	Tenants *tenant.Store // every marketplace, for what the deployment's operators do to an account
	Clock   tenant.Clock
	Outbox  authz.Outbox
	Mailer  Mailer
	// Opening tells of marketplaces that want their first admin.
	Opening  *announce.Topic[tenant.FirstAdmin]
	Pictures Pictures
	Switches *tenant.Switches
	Tokens   seal.Tokens  // keys the hashes of mailed codes, which are short
	Sealer   *seal.Sealer // closes what a browser brings back of a passkey's challenge
	Secure   bool         // browsers reach the product by https
	Jobs     jobs.Inserter
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Opening.Subscribe(s.inviteAdminTx)
	return s, nil
}

// Pictures knows who may use a picture.
type Pictures interface {
	MayUse(ctx context.Context, address string) (bool, error)
}

// SignedUp is a person who becomes a host. Referral names who sent him, when somebody did.
type SignedUp struct {
	MemberID                      uuid.UUID
	FirstName, LastName, Referral string
}

// Joined is a member who works for an operator from now on, and for no other.
type Joined struct{ OperatorID, MemberID uuid.UUID }

// Left is a member who works for no operator any more.
type Left struct{ MemberID uuid.UUID }

// Caller is a principal with what the portals show of him.
type Caller struct {
	principal.Principal
	Row           identitydb.CallerRow
	Impersonation *identitydb.ActiveImpersonationRow
	Methods       []string // what the session's second-factor step can be taken with
}

func (c *Caller) fill(tenantID, identityID uuid.UUID, token string, now time.Time) {
	m := c.Row.Member
	c.TenantID, c.MemberID, c.IdentityID = tenantID, m.ID, identityID
	c.Group, c.Email, c.Name = m.UserGroup, m.Email, strings.TrimSpace(m.FirstName+" "+m.LastName)
	c.SessionToken = token
	if c.Row.HostID != nil {
		c.HostID = *c.Row.HostID
	}
	if c.Row.OperatorID != nil {
		c.OperatorID = *c.Row.OperatorID
	}
	c.MustChangePassword = m.PasswordExpiresAt != nil && !m.PasswordExpiresAt.After(now) && !c.Impersonated()
}

// SignedIn is a fresh session.
type SignedIn struct {
	Token     string
	ExpiresAt time.Time
	Caller    Caller
}

var errWrongPassword = apierr.New(apierr.CodeUnauthenticated, "The e-mail address or the password is not right.")

// Login signs a member of the context's tenant in. A wrong address, a wrong password and a stranger to the
// tenant get the same answer.
func (s *Service) Login(ctx context.Context, email, password string) (SignedIn, error) {
	fields := map[string]string{}
	if strings.TrimSpace(email) == "" {
		fields["email"] = "Email is required"
	}
	if password == "" {
		fields["password"] = "Password is required"
	}
	if len(fields) > 0 {
		return SignedIn{}, apierr.Invalid(fields)
	}
	known, err := s.checkedAs(ctx, email)
	if err != nil {
		return SignedIn{}, unavailable(err)
	}
	return s.enterWith(ctx, known, password, func() error { return nil })
}

// enterWith signs in; what belongs to the step is done first, once the password has opened a session and before
// anything is told of it.
func (s *Service) enterWith(ctx context.Context, email, password string, first func() error) (SignedIn, error) {
	from := principal.RequestFrom(ctx)
	token, session, err := s.Kratos.Login(ory.WithCaller(ctx, ory.Caller{Address: from.IP, UserAgent: clip(from.UserAgent)}), email, password)
	if errors.Is(err, ory.ErrDenied) || isValidation(err) {
		return SignedIn{}, errWrongPassword
	}
	if err != nil {
		return SignedIn{}, unavailable(err)
	}
	if err := first(); err != nil {
		return SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	if err := s.link(ctx, session); err != nil {
		return SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	asked := s.session.count()
	k, err := s.examine(ctx, session, true)
	if err != nil {
		return SignedIn{}, errors.Join(err, s.Kratos.Logout(context.WithoutCancel(ctx), token))
	}
	caller, err := s.caller(ctx, k, token)
	if err != nil {
		if apierr.From(err).Code == apierr.CodeUnauthenticated {
			err = errWrongPassword
		}
		_ = s.Kratos.Logout(context.WithoutCancel(ctx), token)
		return SignedIn{}, err
	}
	if caller.SecondFactor == "" {
		s.session.put(sessionKey(token, caller.TenantID), k, asked)
	}
	return SignedIn{Token: token, ExpiresAt: session.ExpiresAt, Caller: caller}, nil
}

func isValidation(err error) bool {
	var v *ory.ValidationError
	return errors.As(err, &v)
}

// link ties an invited member to the identity of the same address: signing in proves it is his.
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
		if err := q.LinkIdentity(ctx, identitydb.LinkIdentityParams{TenantID: t.ID, ID: m.ID, IdentityID: &identityID, Now: s.Clock.Now(ctx)}); err != nil {
			return err
		}
		if err := q.KeepAccount(ctx, m.Email); err != nil {
			return err
		}
		return q.DropTokens(ctx, identitydb.DropTokensParams{TenantID: t.ID, MemberID: m.ID, Kind: kindActivation})
	})
}

// Logout ends the session of a token. Ending none is no error.
func (s *Service) Logout(ctx context.Context, token string) error {
	if token == "" {
		return nil
	}
	session, err := s.Kratos.WhoAmI(ctx, token)
	if errors.Is(err, ory.ErrDenied) {
		return nil
	}
	if err != nil {
		return unavailable(err)
	}
	if _, err := s.endImpersonation(ctx, token); err != nil {
		return err
	}
	if err := s.Kratos.Logout(ctx, token); err != nil {
		return unavailable(err)
	}
	s.ended(ctx, "session:"+session.ID)
	return nil
}

// NewMember is a person to be added to the tenant.
type NewMember struct {
	ID         uuid.UUID
	IdentityID *uuid.UUID // known already, as for imported people
	Email      string
	FirstName  string
	LastName   string
	Group      string
	Profile    ProfileDetail
}

// CreateMemberTx adds a person and tells the permission server of his group.
func (s *Service) CreateMemberTx(ctx context.Context, tx pgx.Tx, n NewMember) error {
	t := tenant.From(ctx)
	detail, err := json.Marshal(n.Profile)
	if err != nil {
		return err
	}
	status := "invited"
	if n.IdentityID != nil {
		status = "active"
	}
	now := s.Clock.Now(ctx)
	err = identitydb.New(tx).CreateMember(ctx, identitydb.CreateMemberParams{
		TenantID: t.ID, ID: n.ID, IdentityID: n.IdentityID, Email: strings.ToLower(strings.TrimSpace(n.Email)),
		UserGroup: n.Group, Status: status, FirstName: n.FirstName, LastName: n.LastName, Profile: detail, Now: now,
	})
	if err != nil {
		return fmt.Errorf("create member: %w", err)
	}
	if n.IdentityID != nil {
		if err := identitydb.New(tx).KeepAccount(ctx, strings.ToLower(strings.TrimSpace(n.Email))); err != nil {
			return fmt.Errorf("keep account: %w", err)
		}
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, groupTuples(t, n.ID, n.Group)...); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "member.create", ObjectType: "Member", ObjectID: n.ID,
		After: map[string]any{"group": n.Group, "status": status},
	})
}

func groupTuples(t tenant.Tenant, memberID uuid.UUID, group string) []authz.Tuple {
	relate := func(relation string) authz.Tuple {
		return authz.Tuple{Namespace: "Tenant", Object: t.ID.String(), Relation: relation, Subject: "User:" + memberID.String()}
	}
	tuples := []authz.Tuple{relate("members")}
	switch group {
	case "admin":
		tuples = append(tuples, relate("admins"))
		if t.Platform {
			tuples = append(tuples, relate("platform_operators"))
		}
	case "tripManager":
		tuples = append(tuples, relate("trip_managers"))
	case "accountManager":
		tuples = append(tuples, relate("account_managers"))
	case "host":
		tuples = append(tuples, relate("hosts"))
	}
	return tuples
}

// ChangeGroupTx moves the relations of a member whose group has changed; the row is the caller's to write.
func (s *Service) ChangeGroupTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, from, to string) error {
	t := tenant.From(ctx)
	return s.Outbox.Replace(ctx, tx, t.ID, groupTuples(t, memberID, from), groupTuples(t, memberID, to))
}
