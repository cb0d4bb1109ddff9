package notification

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
)

// ActivationTx implements identity.Mailer.
func (s *Service) ActivationTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, secret identity.MailedSecret) error {
	return s.link(ctx, tx, Activation, to, "/create-account/"+secret.Token, secret)
}

// PasswordResetTx implements identity.Mailer.
func (s *Service) PasswordResetTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, secret identity.MailedSecret) error {
	return s.link(ctx, tx, PasswordReset, to, "/change-password/"+secret.Token, secret)
}

// AddedTx implements identity.Mailer.
func (s *Service) AddedTx(ctx context.Context, tx pgx.Tx, to identity.Recipient) error {
	return s.news(ctx, tx, MemberAdded, to, Data{Path: "/login?destination=%2Fapp"})
}

// PasswordHelpTx implements identity.Mailer.
func (s *Service) PasswordHelpTx(ctx context.Context, tx pgx.Tx, to identity.Recipient) error {
	return s.news(ctx, tx, PasswordHelp, to, Data{Path: "/forgot-password"})
}

// AccountChangedTx implements identity.Mailer.
func (s *Service) AccountChangedTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, what string) error {
	return s.news(ctx, tx, AccountChanged, to, Data{Path: "/login", Reason: what})
}

// news mails something that holds no secret; each is a mail of its own.
func (s *Service) news(ctx context.Context, tx pgx.Tx, template Template, to identity.Recipient, data Data) error {
	key := string(template) + "/" + uuid.NewString()
	return s.SendTx(ctx, tx, Mail{Template: template, Key: key, To: to.Email, Name: to.FirstName, Data: data})
}

func (s *Service) link(ctx context.Context, tx pgx.Tx, template Template, to identity.Recipient, path string, secret identity.MailedSecret) error {
	// Each link is a mail of its own; the key must not give the token away.
	sum := sha256.Sum256([]byte(secret.Token))
	name := to.FirstName
	if template == Activation {
		name = "" // somebody else may have typed it: whoever reads the address has not confirmed anything
	}
	return s.SendTx(ctx, tx, Mail{
		Template: template, Key: string(template) + "/" + hex.EncodeToString(sum[:16]), To: to.Email, Name: name,
		Data: Data{Path: path, Code: secret.Code},
	})
}
