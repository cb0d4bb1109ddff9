package notification

import (
	"context"
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/outbound"
	"caravan/backend/platform/principal"
)

// Senders finds the mail server for a tenant's emails: its own if it chose one, otherwise the deployment's. Those
// about accounts always use the deployment's.
type Senders struct {
	Deployment     mail.Sender
	DeploymentAddr string // shown to admins
	DeploymentFrom string // the deployment's own address
	// Secret returns the credentials of the tenant's own server.
	Secret func(ctx context.Context, t tenant.Tenant, name string) (string, error)
	// Loopback also allows servers on this machine, for development and tests.
	Loopback bool
}

// ownTimeout limits calls to a tenant's mail server, below what the caller of a test email waits.
const ownTimeout = 6 * time.Second

// For returns the sender of a tenant with the address of its server.
func (s Senders) For(ctx context.Context, t tenant.Tenant) (mail.Sender, string, error) {
	own := t.Provider("email")
	if own.Choice != "smtp" {
		return s.Deployment, s.DeploymentAddr, nil
	}
	port, err := strconv.Atoi(own.Settings["port"])
	if err != nil {
		return nil, "", fmt.Errorf("mail server of tenant %s: port: %w", t.ID, err)
	}
	password, err := s.Secret(ctx, t, "password")
	if err != nil {
		return nil, "", err
	}
	server, err := mail.NewSMTP(mail.SMTPConfig{
		Host: own.Settings["host"], Port: port, Username: own.Settings["username"], Password: password,
		TLS: own.Settings["tls"], Timeout: ownTimeout, Dial: outbound.Dialer(ownTimeout, s.Loopback).DialContext,
	})
	if err != nil {
		return nil, "", fmt.Errorf("mail server of tenant %s: %w", t.ID, err)
	}
	return server, net.JoinHostPort(own.Settings["host"], own.Settings["port"]), nil
}

// from returns the From address of a tenant's emails: its brand, and its own address if it may be used.
func (s Senders) from(t tenant.Tenant) string { return named(t, t.MailsFrom(s.DeploymentFrom)) }

func named(t tenant.Tenant, address string) string {
	return (&netmail.Address{Name: t.Brand, Address: address}).String()
}

// ofAccount are the emails about an account, which is the deployment's and not a marketplace's: some grant access
// to it. They are sent by the deployment's own server from its own address, whatever server the marketplace
// chose, and nobody of the marketplace gets the replies, which would quote them.
var ofAccount = map[Template]bool{Activation: true, PasswordReset: true, MemberAdded: true, PasswordHelp: true,
	AccountChanged: true}

// send sends an email through its server.
func (s Senders) send(ctx context.Context, t tenant.Tenant, template Template, m mail.Message) error {
	if ofAccount[template] {
		m.From = named(t, s.DeploymentFrom)
		return s.Deployment.Send(ctx, m)
	}
	sender, _, err := s.For(ctx, t)
	if err != nil {
		return err
	}
	m.From, m.ReplyTo = s.from(t), t.SupportEmail
	return sender.Send(ctx, m)
}

// talk is send for many emails of a marketplace to its readers, over one connection; the second function closes
// it.
func (s Senders) talk(ctx context.Context, t tenant.Tenant) (send func(ctx context.Context,
	m mail.Message) error, hangUp func(), err error) {
	sender, _, err := s.For(ctx, t)
	if err != nil {
		return nil, nil, err
	}
	over, hangUp := mail.Talk(sender)
	from := s.from(t)
	return func(ctx context.Context, m mail.Message) error {
		m.From, m.ReplyTo = from, t.SupportEmail
		return over.Send(ctx, m)
	}, hangUp, nil
}

// problem describes a failure for the admin whose server it is: the server's reply, in one line.
func problem(err error) string {
	var refused *mail.Refused
	switch {
	case errors.Is(err, outbound.ErrRefused):
		return "The mail server isn’t on the public internet."
	case errors.Is(err, context.DeadlineExceeded):
		return "The mail server didn’t respond in time."
	case errors.As(err, &refused):
		err = refused.Err
	}
	text := strings.Join(strings.Fields(err.Error()), " ")
	return text[:min(len(text), 300)]
}

// TestMail sends an email to the calling admin through the current configuration, and returns the outcome.
func (s *Service) TestMail(ctx context.Context, key string) (notificationapi.TestMail, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	sender, server, err := s.Senders.For(ctx, t)
	if err != nil {
		return notificationapi.TestMail{}, err
	}
	out := notificationapi.TestMail{To: p.Email, From: s.Senders.from(t), Server: server}
	content, err := render(t, s.Origin(t), Mail{Template: TestMail, To: p.Email, Name: p.Name,
		Data: Data{Path: "/admin/marketplace", File: server}})
	if err != nil {
		return out, err
	}
	// The same key is the same email: mail programs show it once.
	id := uuid.NewSHA1(t.ID, []byte("test mail "+p.MemberID.String()+" "+key))
	ctx, cancel := context.WithTimeout(ctx, ownTimeout)
	defer cancel()
	err = sender.Send(ctx, mail.Message{
		From: out.From, To: []string{out.To}, ReplyTo: t.SupportEmail, Subject: content.Subject, HTML: content.HTML,
		Text: content.Plain, MessageID: id.String() + "@" + t.Host,
		Headers: map[string]string{"X-Template": string(TestMail)},
	})
	if err != nil {
		out.Problem = api.NewOptString(problem(err))
		return out, nil
	}
	out.Accepted = true
	return out, nil
}

// SendTestMail implements sendTestMail.
func (h HTTP) SendTestMail(ctx context.Context, params notificationapi.SendTestMailParams) (
	*notificationapi.TestMailAnswer, error) {
	if principal.Must(ctx).Email == "" {
		return nil, apierr.New(apierr.CodeIllegalState, "There’s no email address to send to.")
	}
	sent, err := h.Service.TestMail(ctx, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &notificationapi.TestMailAnswer{Success: true, Data: sent}, nil
}
