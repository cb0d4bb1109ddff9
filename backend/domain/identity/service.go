package identity

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Kratos is what the product requires of the identity server.
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

// Mailer writes the emails of this domain in the transaction that triggers them.
type Mailer interface {
	ActivationTx(ctx context.Context, tx pgx.Tx, to Recipient, secret MailedSecret) error
	PasswordResetTx(ctx context.Context, tx pgx.Tx, to Recipient, secret MailedSecret) error
	// AddedTx tells a person with an account that they were added to the marketplace.
	AddedTx(ctx context.Context, tx pgx.Tx, to Recipient) error
	// PasswordHelpTx tells a person who asked an admin how to get a new password.
	PasswordHelpTx(ctx context.Context, tx pgx.Tx, to Recipient) error
	// MergedTx tells that the account of another address, or the reader's own, was merged: which one stays, and
	// which is closed.
	MergedTx(ctx context.Context, tx pgx.Tx, to Recipient, closed string, stays bool) error
	// AccountChangedTx tells what the deployment's operators did to an account.
	AccountChangedTx(ctx context.Context, tx pgx.Tx, to Recipient, what string) error
}

// MailedSecret proves access to an email address: the token in a link, or a code to type instead.
type MailedSecret struct{ Token, Code string }

// Recipient is the recipient of an email.
type Recipient struct {
	MemberID         uuid.UUID
	Email, FirstName string
	Group            string
}

// SignedUp is a person who becomes a host. Referral names the referrer, if any.
type SignedUp struct {
	MemberID                      uuid.UUID
	FirstName, LastName, Referral string
}

// Joined is a member who works for an operator from now on, and for no other.
type Joined struct{ OperatorID, MemberID uuid.UUID }

// Left is a member who no longer works for any operator.
type Left struct{ MemberID uuid.UUID }

// Readdressed is a member who has not signed in yet, and whose address was wrong.
type Readdressed struct {
	MemberID uuid.UUID
	From, To string
}

// Service stores the members of marketplaces.
type Service struct {
	Deps

	// SignedUp announces a person who becomes a host, Joined one who starts to work for an operator, and Left one
	// who stops working for any. Merged announces two members who are one person.
	SignedUp announce.Topic[SignedUp]
	Joined   announce.Topic[Joined]
	Left     announce.Topic[Left]
	Merged   announce.Topic[Merge]
	// Erased announces a person who is erased.
	Erased announce.Topic[Erasure]
	// Readdressed announces that a member was invited at a wrong address.
	Readdressed announce.Topic[Readdressed]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	Outbox authz.Outbox
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Note records an action of the caller on their own account.
func (s *Service) Note(ctx context.Context, action string, after any) error {
	p := principal.Must(ctx)
	return s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: p.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Member", ObjectID: p.MemberID, After: after,
		})
	})
}
