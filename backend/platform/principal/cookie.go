package principal

import (
	"context"
	"net/http"
	"time"
)

// CookieName is the session cookie. It is HttpOnly: no script can read it.
const CookieName = "caravan_session"

// hostCookieName is the session cookie when the product is reached by https: the prefix makes browsers reject a
// cookie planted by another host of the same domain.
const hostCookieName = "__Host-" + CookieName

// HintCookie accompanies the session cookie and says only that there is one: public pages read it and do not ask
// for the profile of visitors without it. It grants nothing, and for a forged one the server answers that nobody
// is signed in.
const HintCookie = "caravan_signed_in"

// SessionCookie returns the name of the session cookie.
func SessionCookie(secure bool) string {
	if secure {
		return hostCookieName
	}
	return CookieName
}

type cookieKey struct{}

// Cookies writes the session cookie of the current response.
type Cookies struct {
	Writer http.ResponseWriter
	Secure bool
}

// WithCookies lets handlers set the session cookie.
func WithCookies(ctx context.Context, c Cookies) context.Context {
	return context.WithValue(ctx, cookieKey{}, c)
}

// SetSession sets the session cookie to the token until it expires.
func SetSession(ctx context.Context, token string, expires time.Time) {
	writeCookie(ctx, token, expires)
}

// ClearSession deletes the session cookie.
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
