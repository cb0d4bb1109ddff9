package mails

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/notification"
)

// Mails implements identity.Mailer.
type Mails struct{ Sender Sender }

// Sender writes an email in the transaction that triggers it.
type Sender interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// ActivationTx implements identity.Mailer.
func (m Mails) ActivationTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, secret identity.MailedSecret) error {
	return m.link(ctx, tx, notification.Activation, to, "/create-account/"+secret.Token, secret)
}

// PasswordResetTx implements identity.Mailer.
func (m Mails) PasswordResetTx(ctx context.Context, tx pgx.Tx, to identity.Recipient,
	secret identity.MailedSecret) error {
	return m.link(ctx, tx, notification.PasswordReset, to, "/change-password/"+secret.Token, secret)
}

// AddedTx implements identity.Mailer.
func (m Mails) AddedTx(ctx context.Context, tx pgx.Tx, to identity.Recipient) error {
	return m.news(ctx, tx, notification.MemberAdded, to, notification.Data{Path: "/login?destination=%2Fapp"})
}

// PasswordHelpTx implements identity.Mailer.
func (m Mails) PasswordHelpTx(ctx context.Context, tx pgx.Tx, to identity.Recipient) error {
	return m.news(ctx, tx, notification.PasswordHelp, to, notification.Data{Path: "/forgot-password"})
}

// MergedTx implements identity.Mailer.
func (m Mails) MergedTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, closed string, stays bool) error {
	data := notification.Data{Person: closed}
	if stays {
		data.Path = "/app/traveler/trips"
	}
	return m.news(ctx, tx, notification.AccountsMerged, to, data)
}

// AccountChangedTx implements identity.Mailer.
func (m Mails) AccountChangedTx(ctx context.Context, tx pgx.Tx, to identity.Recipient, what string) error {
	return m.news(ctx, tx, notification.AccountChanged, to, notification.Data{Path: "/login", Reason: what})
}

// news emails something that contains no secret; each is a separate email.
func (m Mails) news(ctx context.Context, tx pgx.Tx, template notification.Template, to identity.Recipient,
	data notification.Data) error {
	key := string(template) + "/" + uuid.NewString()
	return m.Sender.SendTx(ctx, tx, notification.Mail{Template: template, Key: key, To: to.Email, Name: to.FirstName,
		Data: data})
}

func (m Mails) link(ctx context.Context, tx pgx.Tx, template notification.Template, to identity.Recipient, path string,
	secret identity.MailedSecret) error {
	// Each link is a separate email; the key must not reveal the token.
	sum := sha256.Sum256([]byte(secret.Token))
	name := to.FirstName
	if template == notification.Activation {
		name = "" // someone else may have typed it: the reader of the address has not confirmed anything
	}
	return m.Sender.SendTx(ctx, tx, notification.Mail{
		Template: template, Key: string(template) + "/" + hex.EncodeToString(sum[:16]), To: to.Email, Name: name,
		Data: notification.Data{Path: path, Code: secret.Code},
	})
}
