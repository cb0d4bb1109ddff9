// Package app composes the domains into the one program: configuration, wiring, routes and workers, nothing else.
package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"time"

	"connectrpc.com/connect"
	"golang.org/x/net/http2"
	"golang.org/x/net/http2/h2c"

	"caravan/backend/domain/access"
	"caravan/backend/domain/file"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/artwork"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ratelimit"
)

// Server answers HTTP: both contracts, the portals, pictures, health and metrics.
type Server struct {
	config   Config
	db       *db.DB
	tenants  *tenant.Store
	identity *identity.Service
	access   *access.Service
	keyLimit *ratelimit.Limiter
	metrics  *metrics
	handler  http.Handler
}

// NewServer routes the services' operations.
func (s *Services) NewServer() (*Server, error) {
	srv := &Server{config: s.Config, db: s.DB, tenants: s.Tenants, identity: s.Identity, access: s.Access, metrics: newMetrics()}
	auth := authorizer{s.Authz}
	limits := newLimits(s.Config.Limits, s.Identity.SignsInFrom)
	srv.keyLimit = limits.keys
	rest, err := newREST(s.handler(), auth, limits)
	if err != nil {
		return nil, err
	}
	pages, err := newWeb(s.Config)
	if err != nil {
		return nil, err
	}
	calls := http.NewServeMux()
	for _, prefix := range []string{"/api/", "/authentication/", "/activation/", "/public/"} {
		calls.Handle(prefix, rest)
	}
	// Public link pages are pages though their addresses begin like calls (H-034).
	calls.Handle("/public/l/", pages)
	calls.Handle("GET "+file.Path, s.Images)
	s.mountRPC(calls, connect.WithInterceptors(newStreams(s.Config.Limits), rpcGuard{auth}, plainMessages{}))
	calls.Handle("/", pages)

	root := http.NewServeMux()
	root.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("ok\n")) })
	root.HandleFunc("GET /readyz", s.ready)
	root.Handle("GET /metrics", srv.metrics.handler())
	root.Handle("GET /media/", artwork.Handler())
	if s.Config.StorybookDir != "" {
		root.Handle("GET /storybook/", http.StripPrefix("/storybook/", http.FileServer(http.Dir(s.Config.StorybookDir))))
	}
	s.mountRaw(root)
	following, stop := context.WithCancel(context.Background())
	s.stop = stop
	go s.Identity.Follow(following)
	go s.Authz.Follow(following)
	root.Handle("/", srv.chain(calls))
	srv.handler = h2c.NewHandler(root, &http2.Server{})
	return srv, nil
}

// freshRules are the REST operations of fresh by their method: most reads need not look at any.
var freshRules = func() map[string][]permission.Rule {
	rules := map[string][]permission.Rule{}
	for operation := range fresh {
		if rule, ok := permission.REST[operation]; ok {
			rules[rule.Method] = append(rules[rule.Method], rule)
		}
	}
	return rules
}()

// needsFresh tells whether a kept session answer is not good enough for this call.
func (s *Server) needsFresh(r *http.Request) bool {
	if fresh[pathOf(r)] {
		return true
	}
	for _, rule := range freshRules[r.Method] {
		if matches(rule.Path, r.URL.Path) {
			return true
		}
	}
	return false
}

// ready tells whether the parts that every call needs answer.
func (s *Services) ready(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	parts := map[string]error{
		"database": s.DB.Pool.Ping(ctx),
		"kratos":   answers(ctx, s.Config.KratosPublicURL+"/health/ready"),
		"keto":     answers(ctx, s.Config.KetoReadURL+"/health/ready"),
	}
	state := map[string]string{}
	status := http.StatusOK
	for name, err := range parts {
		state[name] = "ready"
		if err != nil {
			state[name], status = "unavailable", http.StatusServiceUnavailable
			slog.WarnContext(ctx, "not ready", "part", name, "error", err)
		}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(state)
}

func answers(ctx context.Context, address string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("answered %d", res.StatusCode)
	}
	return nil
}

// Serve answers until ctx ends, then lets calls under way finish.
func (s *Server) Serve(ctx context.Context) error {
	listener, err := net.Listen("tcp", net.JoinHostPort(s.config.Listen, strconv.Itoa(s.config.Port)))
	if err != nil {
		return fmt.Errorf("port %d cannot be used: %w", s.config.Port, err)
	}
	return s.ServeOn(ctx, listener)
}

// ServeOn is Serve on a listener that is open already.
func (s *Server) ServeOn(ctx context.Context, listener net.Listener) error {
	server := &http.Server{
		Handler: s.handler, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10,
		BaseContext: func(net.Listener) context.Context { return context.WithoutCancel(ctx) },
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	if err := server.Shutdown(stop); err != nil {
		return server.Close() // streams outlast any patience
	}
	if err := <-failed; !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Handler is the whole server, for tests.
func (s *Server) Handler() http.Handler { return s.handler }
