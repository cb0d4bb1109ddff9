package app

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/access"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

const (
	maxBody = 2 << 20
	// maxUpload is more than a picture may have, so that one too large is read and refused in its own words.
	maxUpload = 12 << 20
	// requestTimeout is how long a caller is kept waiting when a part of the product does not answer.
	requestTimeout = 9 * time.Second
)

// chain puts around the routes what every request needs, from the outside in.
func (s *Server) chain(next http.Handler) http.Handler {
	next = s.authenticate(next)
	next = s.findTenant(next)
	next = http.NewCrossOriginProtection().Handler(next)
	next = limit(next)
	next = secureHeaders(next)
	next = recoverPanic(next)
	return s.observe(next)
}

// observe names the request and logs its end.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		id := uuid.Must(uuid.NewV7()).String()
		ctx := principal.WithRequest(r.Context(), principal.Request{ID: id, IP: proxies(s.config.TrustedProxies).client(r), UserAgent: readableText(r.UserAgent()), Host: r.Host,
			Browser: r.Header.Get("Sec-Fetch-Site") != ""})
		w.Header().Set("X-Request-Id", id)
		rec := &recorder{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(rec, r.WithContext(ctx))
		took := time.Since(start)
		s.metrics.observe(r, rec.status, took)
		slog.DebugContext(ctx, "request", "method", r.Method, "path", r.URL.Path, "status", rec.status, "ms", took.Milliseconds(), "request", id)
	})
}

// recorder remembers the status. Unwrap keeps flushing, which streams need.
type recorder struct {
	http.ResponseWriter
	status int
}

func (r *recorder) WriteHeader(status int) {
	r.status = status
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// Flush lets streams send each message at once.
func (r *recorder) Flush() { _ = http.NewResponseController(r.ResponseWriter).Flush() }

func recoverPanic(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if cause := recover(); cause != nil && cause != http.ErrAbortHandler {
				slog.ErrorContext(r.Context(), "panic", "cause", cause, "stack", string(debug.Stack()))
				writeError(r.Context(), w, apierr.New(apierr.CodeInternal, "There was an error processing your request"))
			}
		}()
		next.ServeHTTP(w, r)
	})
}

func secureHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
		h.Set("X-Frame-Options", "SAMEORIGIN")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
		next.ServeHTTP(w, r)
	})
}

// limit bounds a call in size and time. Streams are long by nature and watch their own context.
func limit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		most := int64(maxBody)
		if r.URL.Path == uploadPath {
			most = maxUpload
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		if strings.HasPrefix(r.URL.Path, "/rpc/") {
			next.ServeHTTP(w, r)
			return
		}
		ctx, cancel := context.WithTimeout(r.Context(), requestTimeout)
		defer cancel()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

const uploadPath = "/api/me/files/new-upload-image"

func isCall(path string) bool {
	for _, prefix := range []string{"/api/", "/authentication/", "/activation/", "/public/", "/rpc/"} {
		if strings.HasPrefix(path, prefix) {
			return true
		}
	}
	return false
}

// findTenant gives the request its tenant by host name; an unknown host is nobody's.
func (s *Server) findTenant(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t, err := s.tenantOf(r)
		if err != nil {
			if isCall(r.URL.Path) {
				writeError(r.Context(), w, apierr.From(err))
				return
			}
			e := apierr.From(err)
			logFailure(r.Context(), e)
			http.Error(w, e.Message, e.Status())
			return
		}
		next.ServeHTTP(w, r.WithContext(tenant.With(r.Context(), t)))
	})
}

// authenticate finds the caller when the request carries a session. Operations decide whether they need one.
func (s *Server) authenticate(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx := principal.WithCookies(r.Context(), principal.Cookies{Writer: w, Secure: s.config.secure()})
		reads := r.Method == http.MethodGet || r.Method == http.MethodHead
		if !reads {
			defer s.identity.Wrote(tenant.From(ctx).ID)
		}
		token := s.sessionToken(r)
		if token == "" || !(isCall(r.URL.Path) || strings.TrimSuffix(r.URL.Path, "/") == "/app") {
			next.ServeHTTP(w, r.WithContext(ctx))
			return
		}
		if access.IsKey(token) {
			ctx, err := s.withKey(withAnswerHeader(ctx, w.Header()), token)
			if err != nil {
				writeError(ctx, w, apierr.From(err))
				return
			}
			next.ServeHTTP(w, r.WithContext(ctx))
			return
		}
		var caller identity.Caller
		var err error
		if fresh := s.needsFresh(r); reads && !fresh {
			caller, err = s.identity.AuthenticateReader(ctx, token)
		} else {
			caller, err = s.identity.Authenticate(ctx, token, fresh)
		}
		if err != nil {
			ctx = withAuthError(ctx, err)
		} else {
			ctx = principal.With(ctx, caller.Principal)
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func (s *Server) sessionToken(r *http.Request) string {
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return readableText(strings.TrimSpace(token))
	}
	if c, err := r.Cookie(principal.SessionCookie(s.config.secure())); err == nil {
		return c.Value
	}
	return ""
}
