package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"time"

	"caravan/backend/app/door"
	"caravan/backend/platform/pace"
)

// Patience is how long clients may take; see the package of that name. Header is for a request's header, Idle for
// a connection between two requests.
type Patience struct {
	Header time.Duration `env:"HEADER" envDefault:"10s"`
	Body   time.Duration `env:"BODY" envDefault:"15s"`
	Answer time.Duration `env:"ANSWER" envDefault:"30s"`
	Idle   time.Duration `env:"IDLE" envDefault:"2m"`
	Rate   int64         `env:"RATE" envDefault:"16384"`
	// Stop is how long running calls may take to finish when the server stops.
	Stop time.Duration `env:"STOP" envDefault:"10s"`
}

func (p Patience) hold(next http.Handler) http.Handler {
	return pace.Pace{Body: p.Body, Answer: p.Answer, Rate: p.Rate}.Hold(next, door.Follows)
}

// untilStopped ends streams with the server. They would outlast any timeout.
func (s *Server) untilStopped(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !door.Follows(r) {
			next.ServeHTTP(w, r)
			return
		}
		ctx, cancel := context.WithCancelCause(r.Context())
		defer cancel(nil)
		defer context.AfterFunc(s.streams, func() { cancel(door.ErrStopping) })()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

// Serve serves until ctx ends, then lets running calls finish.
func (s *Server) Serve(ctx context.Context) error {
	listener, err := net.Listen("tcp", net.JoinHostPort(s.config.Listen, strconv.Itoa(s.config.Port)))
	if err != nil {
		return fmt.Errorf("port %d cannot be used: %w", s.config.Port, err)
	}
	ops, err := net.Listen("tcp", s.config.opsAddress())
	if err != nil {
		_ = listener.Close()
		return fmt.Errorf("metrics and readiness cannot be answered; set CARAVAN_OPS_LISTEN to another address: %w", err)
	}
	go s.pages.Warm()
	return s.ServeOn(ctx, listener, ops)
}

// h2 pings a silent connection, and closes one that accepts no data.
func h2(p Patience) *http.HTTP2Config {
	return &http.HTTP2Config{MaxConcurrentStreams: 250, SendPingTimeout: p.Idle, PingTimeout: p.Header,
		WriteByteTimeout: p.Answer}
}

// ServeOn is Serve on listeners that are already open; ops may be nil.
func (s *Server) ServeOn(ctx context.Context, listener, ops net.Listener) error {
	p := s.config.Patience
	base := func(net.Listener) context.Context { return context.WithoutCancel(ctx) }
	// HTTP/2 without TLS starts by prior knowledge only. The upgrade from HTTP/1, which has to buffer a whole
	// body before anything has checked it, is not offered.
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	protocols.SetUnencryptedHTTP2(true)
	server := &http.Server{
		Handler: s.Handler(), Protocols: protocols, HTTP2: h2(p), BaseContext: base,
		ReadHeaderTimeout: p.Header, IdleTimeout: p.Idle, MaxHeaderBytes: 64 << 10,
	}
	server.RegisterOnShutdown(func() { s.stopStreams(door.ErrStopping) })
	failed := make(chan error, 2)
	go func() { failed <- server.Serve(listener) }()
	if ops != nil {
		inner := &http.Server{
			Handler: s.ops, BaseContext: base, ReadHeaderTimeout: p.Header, ReadTimeout: p.Header,
			WriteTimeout: p.Answer, IdleTimeout: p.Idle, MaxHeaderBytes: 16 << 10,
		}
		defer func() { _ = inner.Close() }()
		go func() {
			if err := inner.Serve(ops); !errors.Is(err, http.ErrServerClosed) {
				failed <- err
			}
		}()
	}
	select {
	case err := <-failed:
		_ = server.Close()
		return err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), p.Stop)
	defer cancel()
	if err := server.Shutdown(stop); err != nil {
		return server.Close()
	}
	if err := <-failed; !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
