package app_test

import (
	"crypto/hmac"
	"crypto/md5"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit"
)

// ownMailServer is a marketplace's own mail server: it accepts emails from clients that know its password.
type ownMailServer struct {
	mu       sync.Mutex
	got      []string
	password string
	refuses  error // its reply to every email, when set
	port     string
}

func startMailServer(t *testing.T) *ownMailServer {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	m := &ownMailServer{password: "a lantern for the letters"}
	_, m.port, _ = net.SplitHostPort(listener.Addr().String())
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &mailTalk{server: m}, nil }))
	server.Domain, server.AllowInsecureAuth = "mail.test", true
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(func() { _ = server.Close() })
	return m
}

func (m *ownMailServer) set(refuses error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.refuses = refuses
}

// mails counts received emails that contain all the words.
func (m *ownMailServer) mails(words ...string) (n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, mail := range m.got {
		all := true
		for _, word := range words {
			all = all && strings.Contains(mail, word)
		}
		if all {
			n++
		}
	}
	return n
}

type mailTalk struct {
	server *ownMailServer
	known  bool
}

func (*mailTalk) AuthMechanisms() []string { return []string{"CRAM-MD5"} }
func (c *mailTalk) Auth(string) (sasl.Server, error) {
	return &challenge{talk: c}, nil
}
func (c *mailTalk) Mail(string, *smtp.MailOptions) error {
	if !c.known {
		return smtp.ErrAuthRequired
	}
	return nil
}
func (*mailTalk) Rcpt(string, *smtp.RcptOptions) error { return nil }
func (c *mailTalk) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	c.server.mu.Lock()
	defer c.server.mu.Unlock()
	if c.server.refuses != nil {
		return c.server.refuses
	}
	c.server.got = append(c.server.got, string(raw))
	return nil
}
func (*mailTalk) Reset()        {}
func (*mailTalk) Logout() error { return nil }

// challenge is CRAM-MD5 (RFC 2195): the password itself is never sent.
type challenge struct {
	talk  *mailTalk
	asked string
}

func (c *challenge) Next(response []byte) ([]byte, bool, error) {
	if c.asked == "" {
		c.asked = "<1896.697170952@mail.test>"
		return []byte(c.asked), false, nil
	}
	user, digest, _ := strings.Cut(string(response), " ")
	sum := hmac.New(md5.New, []byte(c.talk.server.password))
	fmt.Fprint(sum, c.asked)
	if user != "postmaster" || digest != hex.EncodeToString(sum.Sum(nil)) {
		return nil, true, errors.New("wrong user or password")
	}
	c.talk.known = true
	return nil, true, nil
}

// A marketplace's emails go through the mail server that it configured, which a test email verifies; the server's
// errors are shown, and other marketplaces' emails are unaffected.
func TestMailsGoOutByTheMarketplacesOwnServer(t *testing.T) {
	t.Parallel()
	m := openMarket(t, func(c *app.Config) { c.WebhookLoopback = true })
	own := startMailServer(t)
	choose := func(settings map[string]string, password string) apptest.Answer {
		now := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
		return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.admin,
			Body: map[string]any{
				"version": now["version"], "service": "email", "choice": "smtp", "settings": settings,
				"secrets": map[string]string{"password": password},
			}})
	}
	settings := func(changed ...string) map[string]string {
		out := map[string]string{"host": "127.0.0.1", "port": own.port, "username": "postmaster", "tls": "none"}
		for i := 0; i < len(changed); i += 2 {
			out[changed[i]] = changed[i+1]
		}
		return out
	}
	try := func() map[string]any {
		return m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/test-mail", Token: m.admin})
	}
	if before := try(); before["accepted"] != true || before["server"] != m.Services.Config.SMTPAddr || own.mails() != 0 {
		t.Fatalf("the deployment's server: %v", before)
	}
	for field, bad := range map[string]map[string]string{
		"settings.port": settings("port", "many"), "settings.tls": settings("tls", "maybe"),
		"settings.host": settings("host", "http://mail.example"),
	} {
		if a := choose(bad, own.password); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	if a := choose(settings("host", "mail.example"), own.password); a.Fields["settings.tls"] == "" {
		t.Errorf("a password in the clear: %d %s", a.Status, a.Text)
	}

	if a := choose(settings(), "not the password"); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if told := try(); told["accepted"] != false || told["problem"] == "" || strings.Contains(fmt.Sprint(told),
		"not the password") {
		t.Errorf("with a wrong password: %v", told)
	}
	if a := choose(settings(), own.password); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if told := try(); told["accepted"] != true || own.mails("Test email", "X-Template: test_mail",
		apptest.AdminEmail) != 1 {
		t.Errorf("with its own server: %v, %d mails", told, own.mails())
	}

	write := func(s *apptest.Server, email string) {
		ctx := tenant.With(t.Context(), s.Tenant(t))
		err := s.Services.DB.InTenantTx(ctx, s.Tenant(t).ID, func(tx pgx.Tx) error {
			return s.Services.Notifications.SendTx(ctx, tx, notification.Mail{
				Template: notification.ExportReady, Key: testkit.ID("mail"), To: email, Data: notification.Data{Path: "/app",
					File: "travelers.csv"}})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	write(m.Server, apptest.HostEmail)
	m.Eventually(t, "a mail of the marketplace at its own server",
		func() bool { return own.mails("X-Template: export_ready", apptest.HostEmail) == 1 })
	m.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
		Body: map[string]string{"email": apptest.HostEmail}})
	if mailed(t, m.Server, apptest.HostEmail); own.mails("X-Template: password_reset") != 0 {
		t.Error("a link that opens an account went through the marketplace's own server")
	}
	write(m.On("solstice.localhost"), "admin@solstice.example")
	m.Eventually(t, "the other marketplace's mail was sent", func() bool {
		token := m.On("solstice.localhost").SignIn(t, "admin@solstice.example")
		mails := m.On("solstice.localhost").Must(t, apptest.Request{Method: "GET", Path: "/api/admin/emails?sent=true",
			Token: token})
		return len(mails["items"].([]any)) > 0
	})
	if own.mails("admin@solstice.example") != 0 {
		t.Error("another marketplace's mail went through this server")
	}

	own.set(&smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 7, 1}, Message: "this sender is not welcome"})
	write(m.Server, apptest.OperatorEmail)
	m.Eventually(t, "what the server refused is told", func() bool {
		mails := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/emails?recipient=" + apptest.OperatorEmail,
			Token: m.admin})["items"].([]any)
		mail, _ := mails[0].(map[string]any)
		problem, _ := mail["problem"].(string)
		return mail["failed"] == true && strings.Contains(problem, "not welcome") && mail["sentAt"] == nil
	})
}

// Mail servers must be on the public internet.
func TestMailServersInsideAreNotReached(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	own := startMailServer(t)
	now := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.admin, Body: map[string]any{
		"version": now["version"], "service": "email", "choice": "smtp",
		"secrets":  map[string]string{"password": own.password},
		"settings": map[string]string{"host": "localhost", "port": own.port, "username": "postmaster", "tls": "none"},
	}})
	told := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/test-mail", Token: m.admin})
	if told["accepted"] != false || told["problem"] != "The mail server isn’t on the public internet." ||
		own.mails() != 0 {
		t.Errorf("%v", told)
	}
}
