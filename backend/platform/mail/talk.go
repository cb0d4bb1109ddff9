package mail

import (
	"context"
	"errors"
	"fmt"

	gomail "github.com/wneessen/go-mail"
)

// Talk returns a Sender that delivers many messages, one after the other, over a single connection, and a function that
// closes it. A Sender that is not an *SMTP is returned unchanged.
func Talk(s Sender) (over Sender, hangUp func()) {
	server, ok := s.(*SMTP)
	if !ok {
		return s, func() {}
	}
	t := &talk{server: server}
	return t, t.hangUp
}

type talk struct {
	server *SMTP
	client *gomail.Client // nil while disconnected
}

// Send implements Sender. If the server closed the connection between two messages, Send reconnects; no message is
// delivered twice.
func (t *talk) Send(ctx context.Context, m Message) error {
	msg, err := compose(m)
	if err != nil {
		return &Refused{Err: err}
	}
	greeted := t.client == nil
	if greeted {
		if err := t.greet(ctx); err != nil {
			return err
		}
	}
	err = t.client.Send(msg)
	if !greeted && ended(err) {
		t.hangUp()
		if err := t.greet(ctx); err != nil {
			return err
		}
		err = t.client.Send(msg)
	}
	if err != nil {
		t.hangUp()
	}
	return outcome(msg, err)
}

func (t *talk) greet(ctx context.Context) error {
	client, err := gomail.NewClient(t.server.host, append([]gomail.Option{gomail.WithoutNoop()}, t.server.options...)...)
	if err != nil {
		return err
	}
	if err := client.DialWithContext(ctx); err != nil {
		return fmt.Errorf("sending mail: %w", err)
	}
	t.client = client
	return nil
}

// ended reports whether the server closed the connection, or refused further use of it, before it received the message.
func ended(err error) bool {
	var send *gomail.SendError
	return errors.As(err, &send) && (send.Reason == gomail.ErrConnCheck || send.Reason == gomail.ErrSMTPMailFrom) &&
		send.ErrorCode() < 500
}

func (t *talk) hangUp() {
	if t.client != nil {
		_ = t.client.Close()
	}
	t.client = nil
}
