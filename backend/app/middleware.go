package app

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/door"
	"caravan/backend/app/public"
	"caravan/backend/domain/access"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// outer wraps a route in what every request needs, from the outside in.
func (s *Server) outer(next http.Handler) http.Handler {
	next = door.Bound(next)
	next = s.secureHeaders(next)
	next = recoverPanic(next)
	return s.gates.Admit(s.config.Admission.Allowed, s.observe(next))
}

// tenanted finds a request's marketplace.
func (s *Server) tenanted(next http.Handler) http.Handler {
	return http.NewCrossOriginProtection().Handler(s.findTenant(next))
}

// observe assigns a request id and logs the request when it ends.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		id := uuid.Must(uuid.NewV7()).String()
		ctx := principal.WithRequest(r.Context(), principal.Request{ID: id,
			IP: door.Proxies(s.config.TrustedProxies).Client(r), UserAgent: door.ReadableText(r.UserAgent()), Host: r.Host,
			Browser: r.Header.Get("Sec-Fetch-Site") != "", Chosen: public.ChosenBy(r), Accepts: r.Header.Get("Accept-Language")})
		w.Header().Set("X-Request-Id", id)
		rec := &recorder{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(rec, r.WithContext(ctx))
		took := time.Since(start)
		s.metrics.observe(r, rec.status, took)
		slog.DebugContext(ctx, "request", "method", r.Method, "path", r.URL.Path, "status", rec.status, "ms",
			took.Milliseconds(), "request", id)
	})
}

// recorder records the status. Unwrap preserves flushing, which streams need.
type recorder struct {
	http.ResponseWriter
	status int
}

func (r *recorder) WriteHeader(status int) {
	r.status = status
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// Flush lets streams send each message immediately.
func (r *recorder) Flush() { _ = http.NewResponseController(r.ResponseWriter).Flush() }

func recoverPanic(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if cause := recover(); cause != nil && cause != http.ErrAbortHandler {
				slog.ErrorContext(r.Context(), "panic", "cause", cause, "stack", string(debug.Stack()))
				rest.Write(r.Context(), w, apierr.New(apierr.CodeInternal, "There was an error processing your request"))
			}
		}()
		next.ServeHTTP(w, r)
	})
}

func (s *Server) secureHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
		h.Set("X-Frame-Options", "SAMEORIGIN")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
		if s.config.secure() {
			// For this host name only: what else a marketplace runs on subdomains is not ours to constrain.
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		if door.IsCall(r.URL.Path) {
			h.Set("Cache-Control", door.Caching(r))
			h.Add("Vary", "Accept-Language")
		}
		next.ServeHTTP(w, r)
	})
}

// findTenant finds the request's tenant by host name; an unknown host belongs to none.
func (s *Server) findTenant(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t, err := s.tenantOf(r)
		if err != nil {
			if door.IsCall(r.URL.Path) {
				rest.Write(r.Context(), w, apierr.From(err))
				return
			}
			e := apierr.From(err)
			rest.LogFailure(r.Context(), e)
			http.Error(w, e.Message, e.Status())
			return
		}
		ctx := tenant.With(r.Context(), t)
		if door.IsCall(r.URL.Path) {
			w.Header().Set(door.NowHeader, now(ctx, s.clock))
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func now(ctx context.Context, clock tenant.Clock) string {
	at := clock.Now(ctx).Format("2006-01-02T15:04:05.000Z07:00")
	if tenant.From(ctx).ClockFrozen != nil {
		return at + "; frozen"
	}
	return at
}

// authenticate finds the caller if the request carries a session. Operations decide whether they need one.
func (s *Server) authenticate(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx := principal.WithCookies(r.Context(), principal.Cookies{Writer: w, Secure: s.config.secure()})
		reads := r.Method == http.MethodGet || r.Method == http.MethodHead
		if !reads {
			defer s.identity.Wrote(tenant.From(ctx).ID)
		}
		token := s.sessionToken(r)
		if token == "" || !(door.IsCall(r.URL.Path) || strings.TrimSuffix(r.URL.Path, "/") == "/app") {
			next.ServeHTTP(w, r.WithContext(ctx))
			return
		}
		if access.IsKey(token) {
			ctx, err := s.withKey(rest.WithAnswerHeader(ctx, w.Header()), token)
			if err != nil {
				rest.Write(ctx, w, apierr.From(err))
				return
			}
			next.ServeHTTP(w, r.WithContext(ctx))
			return
		}
		var caller identity.Caller
		var err error
		if fresh := door.NeedsFresh(r); reads && !fresh {
			caller, err = s.identity.AuthenticateReader(ctx, token)
		} else {
			caller, err = s.identity.Authenticate(ctx, token, fresh)
		}
		if err != nil {
			ctx = door.WithAuthError(ctx, err)
		} else {
			ctx = principal.With(ctx, caller.Principal)
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func (s *Server) sessionToken(r *http.Request) string {
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return door.ReadableText(strings.TrimSpace(token))
	}
	if c, err := r.Cookie(principal.SessionCookie(s.config.secure())); err == nil {
		return c.Value
	}
	return ""
}
