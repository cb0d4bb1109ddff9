package principal

import (
	"context"
	"net/http"
	"time"
)

// CookieName is the session cookie. It is HttpOnly: no script reads it.
const CookieName = "caravan_session"

// hostCookieName is the session cookie where the product is reached by https: the prefix makes browsers refuse
// one that another host of the same domain planted.
const hostCookieName = "__Host-" + CookieName

// HintCookie stands beside the session cookie and says nothing but that there is one: public pages read it and leave
// strangers' profiles unasked. It opens nothing, and whoever forges it is told that nobody is signed in.
const HintCookie = "caravan_signed_in"

// SessionCookie names the session cookie.
func SessionCookie(secure bool) string {
	if secure {
		return hostCookieName
	}
	return CookieName
}

type cookieKey struct{}

// Cookies writes the session cookie of the answer under way.
type Cookies struct {
	Writer http.ResponseWriter
	Secure bool
}

// WithCookies lets handlers set the session cookie.
func WithCookies(ctx context.Context, c Cookies) context.Context {
	return context.WithValue(ctx, cookieKey{}, c)
}

// SetSession makes the browser keep the token until it expires.
func SetSession(ctx context.Context, token string, expires time.Time) {
	writeCookie(ctx, token, expires)
}

// ClearSession makes the browser forget it.
func ClearSession(ctx context.Context) { writeCookie(ctx, "", time.Unix(1, 0)) }

func writeCookie(ctx context.Context, token string, expires time.Time) {
	c, ok := ctx.Value(cookieKey{}).(Cookies)
	if !ok {
		return
	}
	http.SetCookie(c.Writer, &http.Cookie{
		Name: SessionCookie(c.Secure), Value: token, Path: "/", Expires: expires,
		HttpOnly: true, Secure: c.Secure, SameSite: http.SameSiteLaxMode,
	})
	hint := ""
	if token != "" {
		hint = "1"
	}
	http.SetCookie(c.Writer, &http.Cookie{ //nolint:gosec // G124: scripts are meant to read it, and it holds no secret.
		Name: HintCookie, Value: hint, Path: "/", Expires: expires, Secure: c.Secure, SameSite: http.SameSiteLaxMode,
	})
}
