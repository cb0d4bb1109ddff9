package app

import (
	"bytes"
	"embed"
	"io/fs"
	"net/http"
	"net/http/httputil"
	"net/url"
	"path"
	"strings"
	"sync"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/principal"
)

//go:embed all:web/dist
var dist embed.FS

// portals maps address prefixes to built apps, longest prefix first.
var portals = []struct{ prefix, app string }{
	{"/app/operator", "operator"}, {"/app/traveler", "traveler"}, {"/app/host", "host"}, {"/admin", "admin"}, {"", "site"},
}

// web serves the portals: assets that never change under their hashed names, and each app's page for every
// other address below its prefix, so that deep links survive a reload.
type web struct {
	files  fs.FS
	assets assets
	vite   http.Handler // set in development with hot reload
	signup func(slug string) string
	heads  *heads
	words  map[string]map[string]string // app and language to the address of the words
}

func newWeb(c Config, h *heads) (*web, error) {
	files, err := fs.Sub(dist, "web/dist")
	if err != nil {
		return nil, err
	}
	if c.Pages != nil {
		files = c.Pages
	}
	w := &web{files: files, assets: assets{files: files, tags: &sync.Map{}}, signup: c.Signup, heads: h}
	w.words = map[string]map[string]string{}
	for _, portal := range portals {
		w.words[portal.app] = wordFiles(files, portal.app, portal.prefix)
	}
	if c.ViteURL != "" {
		target, err := url.Parse(c.ViteURL)
		if err != nil {
			return nil, err
		}
		w.vite = httputil.NewSingleHostReverseProxy(target)
	}
	return w, nil
}

var homes = map[string]string{
	"admin": "/admin/users", "tripManager": "/admin/trips", "accountManager": "/admin/trips",
	"host": "/app/host", "operator": "/app/operator", "traveler": "/app/traveler",
}

// home sends a signed-in person from /app to where his group works (H-037 to H-039).
func home(w http.ResponseWriter, r *http.Request) {
	p, ok := principal.From(r.Context())
	target := "/login?destination=%2Fapp"
	switch {
	case ok && p.SecondFactor != "":
		// the sign-in page asks for it and comes back
	case ok && p.MustChangePassword:
		target = "/change-password"
	case ok:
		target = homes[p.Group]
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}

func (s *web) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path == "/app" || r.URL.Path == "/app/" {
		home(w, r)
		return
	}
	if r.URL.Path == "/signup" {
		if form := s.signup(tenant.From(r.Context()).Slug); form != "" {
			http.Redirect(w, r, form, http.StatusSeeOther)
			return
		}
	}
	if s.heads.discover(w, r) || missingCall(w, r) {
		return
	}
	if s.vite != nil {
		r.Header.Set("Caravan-Language", languageOf(r))
		s.vite.ServeHTTP(w, r)
		return
	}
	for _, portal := range portals {
		rest, ok := strings.CutPrefix(r.URL.Path, portal.prefix)
		if ok && (rest == "" || rest[0] == '/') {
			s.serveApp(w, r, portal.app, rest)
			return
		}
	}
}

func (s *web) serveApp(w http.ResponseWriter, r *http.Request, app, rest string) {
	name := path.Clean("/" + rest)[1:]
	if strings.HasPrefix(name, "assets/") || path.Ext(name) != "" {
		s.assets.serve(w, r, path.Join(app, name), strings.HasPrefix(name, "assets/"))
		return
	}
	page, err := fs.ReadFile(s.files, path.Join(app, "index.html"))
	if err != nil {
		http.Error(w, "The pages are not built into this program. Run `make build`, or `make dev`.", http.StatusServiceUnavailable)
		return
	}
	head := s.heads.of(r, app, rest)
	if head.Hidden {
		w.Header().Set("X-Robots-Tag", "noindex")
	}
	servePage(w, r, head.Status, head.fill(s.in(languageOf(r), app, page)))
}

const noncePlaceholder = "__CSP_NONCE__"

// servePage answers with a page of an app. What a browser has kept is good while the page is the same: its tag carries
// the nonce that it was sent with, and the policy of the 304 names that one again. A nonce stays unknown to everybody
// but who has the page, for a tag comes from a browser's own cache and from nowhere else.
func servePage(w http.ResponseWriter, r *http.Request, status int, page []byte) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "private, no-cache")
	h.Set("Vary", "Accept-Encoding, Accept-Language, Cookie")
	version := digest(page)
	nonce, kept := keptNonce(r.Header.Get("If-None-Match"), version)
	if !kept {
		nonce = newNonce()
	}
	h.Set("Content-Security-Policy", contentPolicy(nonce))
	if status == http.StatusOK {
		h.Set("ETag", pageTag(version, nonce))
		if kept {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	w.WriteHeader(status)
	_, _ = w.Write(bytes.ReplaceAll(page, []byte(noncePlaceholder), []byte(nonce)))
}

// contentPolicy lets only the product's own files run. Style attributes are allowed because positioned
// popovers need them; style elements need the nonce.
func contentPolicy(nonce string) string {
	return strings.Join([]string{
		"default-src 'none'", "script-src 'self' 'nonce-" + nonce + "'", "style-src 'self' 'nonce-" + nonce + "'", "style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "frame-src 'self'", "manifest-src 'self'",
		"frame-ancestors 'self'", "base-uri 'none'", "form-action 'self'", "object-src 'none'",
	}, "; ")
}
