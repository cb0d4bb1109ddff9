package sandbox

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

//go:embed fields.html
var fieldsPage []byte

// fieldsPolicy allows the frame's own script and style, calls to its token endpoint, and framing by our own
// pages. Nothing else: what is typed there can be sent nowhere.
var fieldsPolicy = strings.Join([]string{
	"default-src 'none'", "script-src " + digestOf("script"), "style-src " + digestOf("style"), "font-src 'self'",
	"connect-src 'self'", "frame-ancestors 'self'", "base-uri 'none'", "form-action 'none'",
}, "; ")

// digestOf returns the content policy's hash of the page's only element of a kind.
func digestOf(element string) string {
	within := regexp.MustCompile(`(?s)<` + element + `>(.*)</` + element + `>`).FindSubmatch(fieldsPage)
	sum := sha256.Sum256(within[1])
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Fields serves the card fields to marketplaces that chose this provider, and to nobody else: they accept only
// test cards.
func (p *Provider) Fields() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if tenant.From(r.Context()).Provider("payments").Choice != Name {
			rest.Write(r.Context(), w, apierr.NotFound("address"))
			return
		}
		h := w.Header()
		h.Set("Content-Type", "text/html; charset=utf-8")
		h.Set("Content-Security-Policy", fieldsPolicy)
		h.Set("Referrer-Policy", "no-referrer")
		_, _ = w.Write(fieldsPage)
	})
}
