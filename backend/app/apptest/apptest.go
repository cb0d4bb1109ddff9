// Package apptest runs the whole server in the test's process, on a database of its own and the real Kratos and
// Keto, and talks to it only over HTTP.
package apptest

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/caarlos0/env/v11"
	"github.com/google/uuid"

	"caravan/backend/app"
	"caravan/backend/domain/tenant"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// Server is a running product.
type Server struct {
	URL      string
	OpsURL   string // serves metrics and readiness
	Services *app.Services
	Host     string // sent with each call; determines the tenant

	stopWork, stopServing func()
}

// Start runs server and workers until the test ends. The configuration is that of a deployment that sets nothing,
// except that slow clients are given more time; change may set more.
func Start(t testing.TB, change ...func(*app.Config)) *Server {
	t.Helper()
	database, servers := testkit.DB(t), testkit.Ory(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	ops, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	config, err := unset()
	if err != nil {
		t.Fatal(err)
	}
	// The rest of the suite shares the machine: what takes a second may take six. Benchmarks run with the
	// deployed limits.
	if _, measured := t.(*testing.B); !measured {
		config.Admission.Wait, config.Admission.Allowed = time.Minute, time.Minute
	}
	config.DatabaseURL, config.OwnerDatabaseURL, config.MaxConns = database.AppURL, database.OwnerURL, 16
	config.KratosPublicURL, config.KratosAdminURL = servers.KratosPublic, servers.KratosAdmin
	config.KetoReadURL, config.KetoWriteURL = servers.KetoRead, servers.KetoWrite
	config.SMTPAddr, config.SMTPTLS, config.MailFrom, config.MailInboxURL = servers.SMTPAddr, "none",
		"no-reply@deployment.example", servers.MailURL
	config.FilesDir = t.TempDir()
	config.SealKey, config.PaymentSecret, config.Port, config.Environment = key(), key(), port, "test"
	config.OpsListen = ops.Addr().String()
	for _, c := range change {
		c(&config)
	}
	services, err := app.Wire(t.Context(), config)
	if err != nil {
		t.Fatalf("wire: %v", err)
	}
	handler, err := services.NewServer()
	if err != nil {
		t.Fatalf("server: %v", err)
	}
	serving, stopServing := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- handler.ServeOn(serving, listener, ops) }()
	ctx, stop := context.WithCancel(context.Background())
	worked := make(chan error, 1)
	go func() { worked <- services.Work(ctx) }()
	rest := sync.OnceFunc(func() {
		stop()
		if err := <-worked; err != nil {
			t.Errorf("workers: %v", err)
		}
	})
	halt := sync.OnceFunc(func() {
		stopServing()
		if err := <-served; err != nil {
			t.Errorf("server: %v", err)
		}
	})
	t.Cleanup(func() {
		rest()
		halt()
		services.Close()
	})
	return &Server{
		URL: "http://" + listener.Addr().String(), OpsURL: "http://" + config.OpsListen,
		Services: services, Host: "localhost", stopWork: rest, stopServing: halt,
	}
}

// AsDeployed restores the deployed client timeouts, for tests of those.
func AsDeployed(c *app.Config) {
	if usual, err := unset(); err == nil {
		c.Admission = usual.Admission
	}
}

// unset returns the configuration of a deployment that sets nothing.
func unset() (app.Config, error) {
	return env.ParseAsWithOptions[app.Config](env.Options{Environment: map[string]string{}, Prefix: "CARAVAN_"})
}

// Stop stops the server as SIGTERM does, and waits until running calls have finished.
func (s *Server) Stop() { s.stopServing() }

// Rest stops the workers in the test's process, so that jobs are run by separate processes.
func (s *Server) Rest() { s.stopWork() }

func key() string {
	raw := make([]byte, 32)
	_, _ = rand.Read(raw)
	return base64.StdEncoding.EncodeToString(raw)
}

// Demo loads the demo marketplaces.
func (s *Server) Demo(t testing.TB) {
	t.Helper()
	if err := app.Seed(t.Context(), s.Services, "", io.Discard); err != nil {
		t.Fatalf("seed: %v", err)
	}
}

// On returns the same server under another host name.
func (s *Server) On(host string) *Server {
	c := *s
	c.Host = host
	return &c
}

// Tenant returns the tenant of the server's host name.
func (s *Server) Tenant(t testing.TB) tenant.Tenant {
	t.Helper()
	found, err := s.Services.Tenants.ByHost(t.Context(), s.Host)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// SignIn returns a session token of a demo person.
func (s *Server) SignIn(t testing.TB, email string) string {
	t.Helper()
	a := s.Call(t, Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
		"password": loader.DemoPassword}})
	if a.Status != http.StatusOK {
		t.Fatalf("sign in %s: %d %s", email, a.Status, a.Text)
	}
	return a.Data["token"].(string)
}

// Request is one call.
type Request struct {
	Method, Path, Token string
	Body                any
	Header              map[string]string
}

// Answer is a response.
type Answer struct {
	Status  int
	Text    string
	Data    map[string]any // the envelope's data, if it is an object
	Code    string
	Error   string
	Fields  map[string]string
	Details map[string]float64
	Header  http.Header
}

// Call sends the request and decodes the envelope.
func (s *Server) Call(t testing.TB, r Request) Answer {
	t.Helper()
	answer, err := s.Try(t.Context(), r)
	if err != nil {
		t.Fatalf("%s %s: %v", r.Method, r.Path, err)
	}
	return answer
}

// Tests do not assert how long a response takes; the timeout is for one that never comes.
var client = &http.Client{Timeout: 2 * time.Minute, Transport: &http.Transport{MaxIdleConnsPerHost: 256}}

// Try is Call that returns its error, for goroutines, which must not end the test.
func (s *Server) Try(ctx context.Context, r Request) (Answer, error) {
	var body io.Reader
	switch b := r.Body.(type) {
	case nil:
	case string:
		body = strings.NewReader(b)
	default:
		raw, err := json.Marshal(b)
		if err != nil {
			return Answer{}, err
		}
		body = bytes.NewReader(raw)
	}
	req, err := http.NewRequestWithContext(ctx, r.Method, s.URL+r.Path, body)
	if err != nil {
		return Answer{}, err
	}
	req.Host = s.Host
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if r.Token != "" {
		req.Header.Set("Authorization", "Bearer "+r.Token)
	}
	if r.Method == http.MethodPost {
		req.Header.Set("Idempotency-Key", uuid.NewString())
	}
	req.Header.Set("Caravan-Session", "token")
	for name, value := range r.Header {
		req.Header.Set(name, value)
	}
	res, err := client.Do(req)
	if err != nil {
		return Answer{}, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return Answer{}, err
	}
	a := Answer{Status: res.StatusCode, Text: string(raw), Header: res.Header}
	var envelope struct {
		Data    json.RawMessage
		Code    string
		Error   string
		Fields  map[string]string
		Details map[string]float64
	}
	if json.Unmarshal(raw, &envelope) == nil {
		a.Code, a.Error, a.Fields, a.Details = envelope.Code, envelope.Error, envelope.Fields, envelope.Details
		_ = json.Unmarshal(envelope.Data, &a.Data)
	}
	return a, nil
}

// SignInOr returns a new session token of a demo person, or the given one if sign-in is unavailable.
func (s *Server) SignInOr(ctx context.Context, email, token string) string {
	a, err := s.Try(ctx, Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
		"password": loader.DemoPassword}})
	if err != nil || a.Status != http.StatusOK {
		return token
	}
	return a.Data["token"].(string)
}

// Beside starts another server of the product on the same database, with a different configuration and without
// workers.
func (s *Server) Beside(t testing.TB, change func(*app.Config)) *Server {
	t.Helper()
	config := s.Services.Config
	change(&config)
	services, err := app.Wire(t.Context(), config)
	if err != nil {
		t.Fatalf("wire: %v", err)
	}
	handler, err := services.NewServer()
	if err != nil {
		t.Fatalf("server: %v", err)
	}
	server := httptest.NewServer(handler.Handler())
	t.Cleanup(func() {
		server.Close()
		services.Close()
	})
	return &Server{URL: server.URL, Services: services, Host: s.Host, stopWork: func() {}, stopServing: func() {}}
}
