// Package app composes the domains into the one program: configuration, wiring, routes and workers, nothing else.
package app

import (
	"context"
	"net/http"

	"caravan/backend/app/door"
	"caravan/backend/app/public"
	"caravan/backend/app/web"
	"caravan/backend/domain/access"
	"caravan/backend/domain/identity/people"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/artwork"
	"caravan/backend/platform/compress"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ratelimit"
	"caravan/backend/platform/still"
)

// Server serves HTTP: both contracts, the portals, images and health; on a second address, for the operator of
// the deployment, metrics and readiness.
type Server struct {
	config   Config
	db       *db.DB
	tenants  *tenant.Store
	clock    tenant.Clock
	identity *people.Rooms
	access   *access.Service
	keyLimit *ratelimit.Limiter
	metrics  *metrics
	gates    *door.Gates
	handler  http.Handler
	pages    *web.Web
	ops      http.Handler

	streams     context.Context // ends when the server stops
	stopStreams context.CancelCauseFunc
}

// NewServer routes the services' operations.
func (s *Services) NewServer() (*Server, error) {
	gates := door.NewGates(s.Config.Admission, int(s.Config.MaxConns))
	srv := &Server{
		config: s.Config, db: s.DB, tenants: s.Tenants, clock: s.Clock, identity: s.Identity, access: s.Access,
		metrics: newMetrics(gates), gates: gates,
	}
	auth := door.Authorizer{Authz: s.Authz}
	limits := door.NewCounters(s.Config.Limits, s.Identity.SignsInFrom)
	srv.keyLimit = limits.Keys
	operations, err := door.NewREST(s.Handlers(), auth, limits)
	if err != nil {
		return nil, err
	}
	root := http.NewServeMux()
	pages, err := s.pages(operations, root)
	if err != nil {
		return nil, err
	}
	calls := http.NewServeMux()
	for _, prefix := range []string{"/api/", "/authentication/", "/activation/", "/public/"} {
		calls.Handle(prefix, operations)
	}
	srv.pages = pages
	// Public link pages are pages even though their paths start like calls (H-034).
	calls.Handle("/public/l/", pages)
	s.mountOwn(calls, pages.Heads.Within)
	board, err := s.board(auth)
	if err != nil {
		return nil, err
	}
	calls.Handle(boardPath+"/", board)
	calls.Handle("GET /developers", pages.Developers())
	calls.Handle("GET /developers/", pages.Developers())
	calls.Handle("/", pages)
	known := http.NewServeMux()
	s.mountRPC(known, auth)
	known.Handle("/", compress.Handler(calls))

	root.HandleFunc("GET /healthz", alive)
	root.Handle("GET /media/still/", srv.outer(still.Handler()))
	root.Handle("GET /media/", srv.outer(compress.Handler(artwork.Handler())))
	if s.Config.StorybookDir != "" {
		root.Handle("GET /storybook/", http.StripPrefix("/storybook/", http.FileServer(http.Dir(s.Config.StorybookDir))))
	}
	s.mountNews(root, srv.outer, srv.tenanted)
	root.Handle("/", srv.outer(srv.tenanted(srv.authenticate(known))))
	srv.ops = srv.operations(s)
	following, stop := context.WithCancel(context.Background())
	s.stop = stop
	go s.Identity.Follow(following)
	go s.Identity.Prepare(following)
	go s.Authz.Follow(following)
	srv.streams, srv.stopStreams = context.WithCancelCause(context.Background())
	srv.handler = s.Config.Patience.hold(srv.untilStopped(root))
	return srv, nil
}

// pages returns what people open, rendered from public data and the build. door is the whole server.
func (s *Services) pages(operations, door http.Handler) (*web.Web, error) {
	heads, err := public.New(public.Sources{
		Trips: s.Trips, Hosts: s.Hosts, Links: s.Links, Reviews: s.Reviews, Pages: s.Articles, Clock: s.Clock,
		Origin: func(t tenant.Tenant) string { return s.Config.Origin(t.Host) },
	})
	if err != nil {
		return nil, err
	}
	return web.New(web.Deps{Heads: heads, Calls: operations, Door: door, Signup: s.Config.Signup, Files: s.Config.Pages,
		Vite: s.Config.ViteURL, StripeURL: s.Config.StripeURL})
}

// Handler returns the complete handler.
func (s *Server) Handler() http.Handler { return s.handler }
