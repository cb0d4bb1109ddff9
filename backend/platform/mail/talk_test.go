package mail_test

import (
	"errors"
	"io"
	"log/slog"
	"net"
	"slices"
	"sync"
	"testing"

	"github.com/emersion/go-smtp"

	"caravan/backend/platform/mail"
)

// hall is a mail server that counts greetings and replies to each address as configured.
type hall struct {
	mu       sync.Mutex
	greeted  int
	took     []string
	tired    bool   // closes every connection after one message
	mute     string // address for which it takes the message and closes the connection without a reply
	verdicts map[string]*smtp.SMTPError
}

type visit struct {
	hall *hall
	conn *smtp.Conn
	to   string
	had  int
}

func (h *hall) NewSession(c *smtp.Conn) (smtp.Session, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.greeted++
	return &visit{hall: h, conn: c}, nil
}

func (v *visit) Mail(string, *smtp.MailOptions) error {
	if v.hall.tired && v.had > 0 {
		_ = v.conn.Close()
		return &smtp.SMTPError{Code: 421, Message: "enough"}
	}
	return nil
}
func (*visit) Reset()        {}
func (*visit) Logout() error { return nil }
func (v *visit) Rcpt(to string, _ *smtp.RcptOptions) error {
	v.to = to
	if no := v.hall.verdicts[to]; no != nil {
		return no
	}
	return nil
}

func (v *visit) Data(r io.Reader) error {
	_, err := io.Copy(io.Discard, r)
	v.hall.mu.Lock()
	defer v.hall.mu.Unlock()
	v.had++
	v.hall.took = append(v.hall.took, v.to)
	if v.to == v.hall.mute {
		_ = v.conn.Close()
	}
	return err
}

func (h *hall) open(t *testing.T) mail.Sender {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := smtp.NewServer(h)
	server.Domain, server.ErrorLog = "localhost", slog.NewLogLogger(slog.DiscardHandler, slog.LevelError)
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(func() { _ = server.Close() })
	sender, err := mail.NewSMTP(mail.SMTPConfig{Host: "127.0.0.1", Port: listener.Addr().(*net.TCPAddr).Port, TLS: "none"})
	if err != nil {
		t.Fatal(err)
	}
	return sender
}

func to(address string) mail.Message {
	return mail.Message{From: "no-reply@wander.example", To: []string{address}, Subject: "Hello", Text: "Hi"}
}

// One connection carries many messages. A rejected address does not affect the others.
func TestATalkCarriesManyMessages(t *testing.T) {
	h := &hall{verdicts: map[string]*smtp.SMTPError{
		"gone@example.com": {Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "no such user"},
		"full@example.com": {Code: 450, EnhancedCode: smtp.EnhancedCode{4, 2, 2}, Message: "mailbox full"},
	}}
	over, hangUp := mail.Talk(h.open(t))
	defer hangUp()
	for _, address := range []string{"ann@example.com", "bo@example.com"} {
		if err := over.Send(t.Context(), to(address)); err != nil {
			t.Fatal(err)
		}
	}
	if h.greeted != 1 {
		t.Errorf("greeted %d times", h.greeted)
	}
	var refused *mail.Refused
	if err := over.Send(t.Context(), to("gone@example.com")); !errors.As(err, &refused) || !refused.Address {
		t.Errorf("an address that is not there: %v", err)
	}
	if err := over.Send(t.Context(), to("full@example.com")); !errors.As(err, new(*mail.Busy)) ||
		errors.As(err, new(*mail.Refused)) {
		t.Errorf("an address that takes nothing now: %v", err)
	}
	if err := over.Send(t.Context(), to("cy@example.com")); err != nil {
		t.Fatal(err)
	}
	if want := []string{"ann@example.com", "bo@example.com", "cy@example.com"}; !slices.Equal(h.took, want) {
		t.Errorf("the server took %v", h.took)
	}
}

// The server may close the connection at any time: the sender reconnects, and each message is delivered once.
func TestATalkGoesOnAfterItsServerEndedIt(t *testing.T) {
	h := &hall{tired: true}
	over, hangUp := mail.Talk(h.open(t))
	defer hangUp()
	want := []string{"ann@example.com", "bo@example.com", "cy@example.com"}
	for _, address := range want {
		if err := over.Send(t.Context(), to(address)); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(h.took, want) || h.greeted != 3 {
		t.Errorf("the server was greeted %d times and took %v", h.greeted, h.took)
	}
}

// A connection that ends before the reply to a message leaves its fate unknown: it is not sent again.
func TestAMessageWithoutAReplyIsUnanswered(t *testing.T) {
	h := &hall{mute: "bo@example.com"}
	sender := h.open(t)
	over, hangUp := mail.Talk(sender)
	defer hangUp()
	for _, address := range []string{"ann@example.com", "bo@example.com", "cy@example.com"} {
		if err := over.Send(t.Context(), to(address)); errors.As(err, new(*mail.Unanswered)) != (address == h.mute) ||
			(err == nil) == (address == h.mute) {
			t.Errorf("%s: %v", address, err)
		}
	}
	if err := sender.Send(t.Context(), to("bo@example.com")); !errors.As(err, new(*mail.Unanswered)) {
		t.Errorf("over a connection of its own: %v", err)
	}
	if want := []string{"ann@example.com", "bo@example.com", "cy@example.com", "bo@example.com"}; !slices.Equal(
		h.took, want) {
		t.Errorf("the server took %v", h.took)
	}
}
