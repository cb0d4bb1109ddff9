package notification

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

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

func (s *Service) link(ctx context.Context, tx pgx.Tx, template Template, to identity.Recipient, path string, secret identity.MailedSecret) error {
	// Each link is a mail of its own; the key must not give the token away.
	sum := sha256.Sum256([]byte(secret.Token))
	return s.SendTx(ctx, tx, Mail{
		Template: template, Key: string(template) + "/" + hex.EncodeToString(sum[:16]), To: to.Email, Name: to.FirstName,
		Data: Data{Path: path, Code: secret.Code},
	})
}
