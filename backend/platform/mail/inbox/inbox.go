// Package inbox is a mail sink for one machine: it accepts every message over SMTP, delivers none, and shows them
// on a web page. Development and tests read there what the product would have sent. Only mail to the domain Bounces is
// refused, as a mail server refuses an address that does not exist.
package inbox

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-smtp"
)

// Options configures a server. Both addresses must be loopback: the inbox has no authentication.
type Options struct {
	Dir      string // where messages are stored, as .eml files
	SMTPAddr string
	WebAddr  string
}

// Bounces is the domain of addresses that do not exist.
const Bounces = "@bounces.example"

// keep is how many messages are held; older ones are deleted from disk too.
const keep = 1000

const maxMessageBytes = 25 << 20

// Server accepts and shows messages.
type Server struct {
	dir   string
	smtp  *smtp.Server
	web   *http.Server
	pages http.Handler

	mu       sync.RWMutex
	messages []*Message // oldest first
	revision int
	lastID   string
}

// Start listens on both addresses and loads the messages stored before.
func Start(opts Options) (*Server, error) {
	if err := os.MkdirAll(opts.Dir, 0o700); err != nil {
		return nil, err
	}
	s := &Server{dir: opts.Dir}
	if err := s.load(); err != nil {
		return nil, err
	}
	s.pages = s.routes()

	mailListener, err := listenLoopback(opts.SMTPAddr)
	if err != nil {
		return nil, err
	}
	webListener, err := listenLoopback(opts.WebAddr)
	if err != nil {
		mailListener.Close()
		return nil, err
	}
	s.smtp = smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) {
		return &session{server: s}, nil
	}))
	s.smtp.Domain = "localhost"
	s.smtp.MaxMessageBytes = maxMessageBytes
	s.smtp.MaxRecipients = 500
	s.smtp.ReadTimeout, s.smtp.WriteTimeout = time.Minute, time.Minute
	s.smtp.ErrorLog = discardLog{}
	s.web = &http.Server{Handler: s.pages, ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = s.smtp.Serve(mailListener) }()
	go func() { _ = s.web.Serve(webListener) }()
	return s, nil
}

// Handler serves the inbox. To mount it below a path, end the pattern with a slash and strip the prefix: its
// links are relative.
func (s *Server) Handler() http.Handler { return s.pages }

// Stop closes both listeners; the messages remain on disk.
func (s *Server) Stop(ctx context.Context) error {
	return errors.Join(s.smtp.Close(), s.web.Shutdown(ctx))
}

// Messages returns what was sent to an address, newest first; everything if to is empty.
func (s *Server) Messages(to string) []*Message {
	to = strings.ToLower(strings.TrimSpace(to))
	s.mu.RLock()
	defer s.mu.RUnlock()
	found := []*Message{}
	for i := len(s.messages) - 1; i >= 0; i-- {
		if s.messages[i].sentTo(to) {
			found = append(found, s.messages[i])
		}
	}
	return found
}

func (s *Server) message(id string) (*Message, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	for _, m := range s.messages {
		if m.ID == id {
			return m, true
		}
	}
	return nil, false
}

// Clear removes every message.
func (s *Server) Clear() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var err error
	for _, m := range s.messages {
		err = errors.Join(err, os.Remove(s.path(m.ID)))
	}
	s.messages = nil
	s.revision++
	return err
}

func (s *Server) receive(from string, to []string, raw []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now().UTC()
	id := now.Format("20060102T150405.000000000")
	if id <= s.lastID {
		id = s.lastID + "x"
	}
	s.lastID = id
	// The envelope determines delivery (blind copies appear only there), so it is stored in front of the message.
	stored := append(fmt.Appendf(nil, "X-Envelope-From: %s\r\nX-Envelope-To: %s\r\n", from, strings.Join(to, ", ")),
		raw...)
	m, err := parse(id, now, stored)
	if err != nil {
		return &smtp.SMTPError{Code: 554, Message: "the message cannot be read: " + err.Error()}
	}
	if err := os.WriteFile(s.path(id), stored, 0o600); err != nil {
		return err
	}
	s.messages = append(s.messages, m)
	for len(s.messages) > keep {
		_ = os.Remove(s.path(s.messages[0].ID))
		s.messages = s.messages[1:]
	}
	s.revision++
	return nil
}

func (s *Server) load() error {
	names, err := filepath.Glob(filepath.Join(s.dir, "*.eml"))
	if err != nil {
		return err
	}
	sort.Strings(names)
	if len(names) > keep {
		for _, old := range names[:len(names)-keep] {
			_ = os.Remove(old)
		}
		names = names[len(names)-keep:]
	}
	for _, name := range names {
		raw, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		info, err := os.Stat(name)
		if err != nil {
			return err
		}
		id := strings.TrimSuffix(filepath.Base(name), ".eml")
		if m, err := parse(id, info.ModTime().UTC(), raw); err == nil {
			s.messages = append(s.messages, m)
			s.lastID = id
		}
	}
	return nil
}

func (s *Server) path(id string) string { return filepath.Join(s.dir, id+".eml") }

func listenLoopback(addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, err
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("the mail sink listens on loopback only, not on %s", host)
	}
	return net.Listen("tcp", addr)
}

// session is one SMTP conversation.
type session struct {
	server *Server
	from   string
	to     []string
}

func (c *session) Mail(from string, _ *smtp.MailOptions) error {
	c.from = from
	return nil
}

func (c *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	if strings.HasSuffix(strings.ToLower(to), Bounces) {
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "there is no mailbox " + to}
	}
	c.to = append(c.to, to)
	return nil
}

func (c *session) Data(r io.Reader) error {
	var raw bytes.Buffer
	if _, err := raw.ReadFrom(r); err != nil {
		return err
	}
	return c.server.receive(c.from, c.to, raw.Bytes())
}

func (c *session) Reset()        { c.from, c.to = "", nil }
func (c *session) Logout() error { return nil }

// discardLog drops go-smtp's messages about clients that disconnect.
type discardLog struct{}

func (discardLog) Printf(string, ...any) {}
func (discardLog) Println(...any)        {}
