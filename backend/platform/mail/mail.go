// Package mail sends email.
package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"

	"caravan/backend/platform/ical"
)

// Sender delivers one message. A *Refused error is permanent: the server does not accept this message; any other
// error may be transient, and the caller retries. After an *Unanswered error, a retry can deliver the message twice.
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// Message is an email. Addresses have the forms allowed in headers: "ann@example.com" or "Ann <ann@example.com>".
type Message struct {
	From    string
	To      []string
	ReplyTo string
	Subject string
	HTML    string
	Text    string // the plain text part; required
	Headers map[string]string
	// Calendar is a calendar file to attach; none if empty.
	Calendar string
	// MessageID is stable across retries: a job that runs twice sends the same id, and mail programs show the
	// message once. Without angle brackets; generated if empty.
	MessageID string
}

// Refused is the mail server's permanent rejection (a 5xx reply).
type Refused struct {
	Err error
	// Address reports that the server rejects the recipient's address, whatever is sent to it.
	Address bool
}

func (r *Refused) Error() string { return "mail refused: " + r.Err.Error() }
func (r *Refused) Unwrap() error { return r.Err }

// Busy is the mail server's transient rejection (a 4xx reply) of this message alone.
type Busy struct{ Err error }

func (b *Busy) Error() string { return b.Err.Error() }
func (b *Busy) Unwrap() error { return b.Err }

// Unanswered is a connection that ended after the message was sent and before the mail server replied: the server may
// have accepted it.
type Unanswered struct{ Err error }

func (u *Unanswered) Error() string { return u.Err.Error() }
func (u *Unanswered) Unwrap() error { return u.Err }

// SMTPConfig configures the connection to the mail server.
type SMTPConfig struct {
	Host     string
	Port     int
	Username string // no authentication if empty
	Password string
	// TLS is "required" (STARTTLS or refuse), "implicit" (port 465) or "none",
	// which is for loopback.
	TLS     string
	Timeout time.Duration // 15 s if zero
	// Dial opens the connection; nil uses the default dialer. A server that a user configured is reached through
	// package outbound.
	Dial func(ctx context.Context, network, address string) (net.Conn, error)
}

// SMTP sends through a mail server.
type SMTP struct {
	host    string
	options []gomail.Option
}

// NewSMTP validates the configuration; it doesn't connect.
func NewSMTP(c SMTPConfig) (*SMTP, error) {
	if c.Timeout == 0 {
		c.Timeout = 15 * time.Second
	}
	options := []gomail.Option{gomail.WithPort(c.Port), gomail.WithTimeout(c.Timeout)}
	if c.Dial != nil {
		dial := c.Dial
		if c.TLS == "implicit" {
			dial = overTLS(c.Dial, c.Host)
		}
		options = append(options, gomail.WithDialContextFunc(dial))
	}
	switch c.TLS {
	case "required":
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	case "implicit":
		options = append(options, gomail.WithSSL())
	case "none":
		options = append(options, gomail.WithTLSPolicy(gomail.NoTLS))
	default:
		return nil, fmt.Errorf("mail: TLS is %q, want required, implicit or none", c.TLS)
	}
	if c.Username != "" {
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover), gomail.WithUsername(c.Username),
			gomail.WithPassword(c.Password))
	}
	if _, err := gomail.NewClient(c.Host, options...); err != nil {
		return nil, fmt.Errorf("mail: %w", err)
	}
	return &SMTP{c.Host, options}, nil
}

// overTLS starts TLS right after connecting. With a custom dialer, the library does not do that.
func overTLS(dial func(context.Context, string, string) (net.Conn, error), host string) gomail.DialContextFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		plain, err := dial(ctx, network, address)
		if err != nil {
			return nil, err
		}
		secure := tls.Client(plain, &tls.Config{ServerName: host, MinVersion: tls.VersionTLS12})
		if err := secure.HandshakeContext(ctx); err != nil {
			return nil, errors.Join(err, plain.Close())
		}
		return secure, nil
	}
}

// Send implements Sender with one connection for each message: campaigns send from many jobs concurrently, and a
// shared connection would serialize them.
func (s *SMTP) Send(ctx context.Context, m Message) error {
	msg, err := compose(m)
	if err != nil {
		return &Refused{Err: err}
	}
	client, err := gomail.NewClient(s.host, s.options...)
	if err != nil {
		return err
	}
	return outcome(msg, client.DialAndSendWithContext(ctx, msg))
}

// outcome classifies an error as permanent or transient. An error after the server accepted the message is dropped:
// returning it would make the caller send the message again.
func outcome(msg *gomail.Msg, err error) error {
	if err == nil || msg.IsDelivered() {
		return nil
	}
	err = fmt.Errorf("sending mail: %w", err)
	var send *gomail.SendError
	if !errors.As(err, &send) {
		return err
	}
	if send.ErrorCode() < 400 {
		if send.Reason == gomail.ErrSMTPDataClose {
			return &Unanswered{Err: err}
		}
		return err
	}
	if send.IsTemp() || send.ErrorCode() < 500 {
		return &Busy{Err: err}
	}
	return &Refused{Err: err, Address: send.Reason == gomail.ErrSMTPRcptTo}
}

func compose(m Message) (*gomail.Msg, error) {
	if m.Text == "" {
		return nil, errors.New("the message has no plain text")
	}
	msg := gomail.NewMsg()
	from, err := address(m.From)
	if err != nil {
		return nil, fmt.Errorf("sender: %w", err)
	}
	if err := msg.From(from); err != nil {
		return nil, fmt.Errorf("sender: %w", err)
	}
	if len(m.To) == 0 {
		return nil, errors.New("the message has no recipient")
	}
	for _, to := range m.To {
		clean, err := address(to)
		if err != nil {
			return nil, fmt.Errorf("recipient: %w", err)
		}
		if err := msg.AddTo(clean); err != nil {
			return nil, fmt.Errorf("recipient: %w", err)
		}
	}
	if m.ReplyTo != "" {
		clean, err := address(m.ReplyTo)
		if err != nil {
			return nil, fmt.Errorf("reply-to: %w", err)
		}
		if err := msg.ReplyTo(clean); err != nil {
			return nil, fmt.Errorf("reply-to: %w", err)
		}
	}
	msg.Subject(oneLine(m.Subject))
	msg.SetDate()
	if m.MessageID != "" {
		msg.SetMessageIDWithValue(oneLine(m.MessageID))
	} else {
		msg.SetMessageID()
	}
	for name, value := range m.Headers {
		msg.SetGenHeader(gomail.Header(oneLine(name)), oneLine(value))
	}
	msg.SetBodyString(gomail.TypeTextPlain, m.Text)
	if m.HTML != "" {
		msg.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	}
	if m.Calendar != "" {
		err := msg.AttachReader("trip.ics", strings.NewReader(m.Calendar), gomail.WithFileContentType(ical.MediaType))
		if err != nil {
			return nil, fmt.Errorf("calendar: %w", err)
		}
	}
	return msg, nil
}

// address parses and reformats an address, so that nothing typed as a name can end the header.
func address(text string) (string, error) {
	a, err := netmail.ParseAddress(oneLine(text))
	if err != nil {
		return "", err
	}
	return a.String(), nil
}

// oneLine keeps a value from starting another header.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\r' || r == '\n' }), " ")
}
