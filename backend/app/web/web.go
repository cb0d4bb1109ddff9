package web

import (
	"bytes"
	"embed"
	"io/fs"
	"net/http"
	"net/http/httputil"
	"net/url"
	"path"
	"strings"

	"caravan/backend/app/asset"
	"caravan/backend/app/built"
	"caravan/backend/app/drawn"
	"caravan/backend/app/public"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/document"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
	"caravan/backend/platform/whole"
)

//go:embed all:dist
var dist embed.FS

// portals maps address prefixes to built apps, longest prefix first.
var portals = []struct{ prefix, app string }{
	{"/app/operator", "operator"}, {"/app/traveler", "traveler"}, {"/app/host", "host"}, {"/admin", "admin"}, {"", "site"},
}

// Web serves the portals: immutable assets under hashed names, and each app's page for every other path below its
// prefix, so that deep links survive a reload.
type Web struct {
	Deps

	assets *asset.Files
	vite   http.Handler // set in development with hot reload
	drawn  *drawn.Pages
	words  map[string]map[string]string // app and language to the path of the translations
	code   map[string]built.Code        // app to the files that its pages need
	faces  map[string]string            // the rules of font faces by family
	inline string                       // the sources of the site's inline scripts, for its policy
}

// Deps are its dependencies. All are required unless noted.
type Deps struct {
	Heads *public.Heads
	Calls http.Handler // the operations that pages are rendered from
	// Door is the whole server, for the calls whose responses portals' pages carry.
	Door http.Handler
	// Signup is an external form that /signup redirects to; empty for the product's own.
	Signup func(slug string) string
	// Files replaces the build's; nil for the embedded ones.
	Files fs.FS
	// Vite is the origin of pages in development with hot reload; empty otherwise.
	Vite string
	// StripeURL replaces Stripe; empty for Stripe itself.
	StripeURL string
}

// New returns the pages of the build.
func New(d Deps) (*Web, error) {
	if d.Files == nil {
		files, err := fs.Sub(dist, "dist")
		if err != nil {
			return nil, err
		}
		d.Files = files
	}
	if err := whole.Check("app/web", d); err != nil {
		return nil, err
	}
	w := &Web{Deps: d, assets: asset.New(d.Files), words: map[string]map[string]string{}, code: map[string]built.Code{}}
	for _, portal := range portals {
		w.code[portal.app] = built.Read(d.Files, portal.app, portal.prefix, built.FirstPage)
		w.words[portal.app] = wordFiles(d.Files, portal.app, portal.prefix)
	}
	w.drawn = drawn.New(d.Files, d.Calls, w.words["site"])
	w.inline = inlineScripts(d.Files)
	w.faces = faceRules(d.Files)
	if d.Vite != "" {
		target, err := url.Parse(d.Vite)
		if err != nil {
			return nil, err
		}
		w.vite = httputil.NewSingleHostReverseProxy(target)
	}
	return w, nil
}

// Warm prepares page rendering, so that the first visitor does not wait for it.
func (s *Web) Warm() { s.drawn.Warm() }

var homes = map[string]string{
	"admin": "/admin/users", "tripManager": "/admin/trips", "accountManager": "/admin/trips", "support": "/admin/users",
	"host": "/app/host", "operator": "/app/operator", "traveler": "/app/traveler",
}

// home redirects a signed-in person from /app to their group's app (H-037 to H-039).
func home(w http.ResponseWriter, r *http.Request) {
	p, ok := principal.From(r.Context())
	target := "/login?destination=%2Fapp"
	switch {
	case ok && p.SecondFactor != "":
		// the sign-in page asks for it and returns
	case ok && p.MustChangePassword:
		target = "/change-password"
	case ok:
		target = homes[p.Group]
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}

func (s *Web) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path == "/app" || r.URL.Path == "/app/" {
		home(w, r)
		return
	}
	if r.URL.Path == "/signup" {
		if form := s.Signup(tenant.From(r.Context()).Slug); form != "" {
			http.Redirect(w, r, form, http.StatusSeeOther)
			return
		}
	}
	if s.Heads.Discover(w, r) || public.MissingCall(w, r) {
		return
	}
	if r.URL.Path == document.FacesPath {
		s.serveFaces(w, r)
		return
	}
	if s.vite != nil {
		r.Header.Set("Caravan-Language", public.LanguageOf(r))
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

func (s *Web) serveApp(w http.ResponseWriter, r *http.Request, app, rest string) {
	name := path.Clean("/" + rest)[1:]
	if strings.HasPrefix(name, "assets/") || path.Ext(name) != "" {
		s.assets.Serve(w, r, path.Join(app, name), strings.HasPrefix(name, "assets/"))
		return
	}
	page, err := fs.ReadFile(s.Files, path.Join(app, "index.html"))
	if err != nil {
		http.Error(w, "The pages are not built into this program. Run `make build`, or `make dev`.",
			http.StatusServiceUnavailable)
		return
	}
	head := s.Heads.Of(r, app, rest)
	if head.Moved != "" {
		to := url.URL{Path: head.Moved, RawQuery: r.URL.RawQuery}
		http.Redirect(w, r, to.String(), head.Status)
		return
	}
	if head.Hidden {
		w.Header().Set("X-Robots-Tag", "noindex")
	}
	language, t := public.LanguageOf(r), tenant.From(r.Context())
	within := func(page []byte) []byte { return head.Fill(s.inLanguage(language, app, withFaces(t, page))) }
	if app != "site" {
		page = s.withNotice(language, false, s.withWords(language, app, within(page)))
		s.servePortal(w, r, head.Status, page, portalPage{app, language, rest})
		return
	}
	address := "/" + strings.Trim(rest, "/")
	if head.Status == http.StatusOK {
		if content, ok := s.drawn.Of(r, address); ok {
			s.serveSent(w, r, s.sent(content, head, bringsSession(r), language, t,
				func() []byte { return within(noncePlaces.ReplaceAll(page, nil)) }))
			return
		}
	}
	page = s.withNotice(language, head.Status == http.StatusOK && s.drawn.Renders(r, address),
		s.withWords(language, app, within(page)))
	s.servePage(w, r, head.Status, s.drawn.Ahead(page), s.Heads.Framers(r)...)
}

// bringsSession reports whether a browser has signed in, even if the session may have ended since.
func bringsSession(r *http.Request) bool {
	for _, secure := range []bool{true, false} {
		if _, err := r.Cookie(principal.SessionCookie(secure)); err == nil {
			return true
		}
	}
	return false
}

// portalPage is a page of a portal, by its path below the portal's prefix.
type portalPage struct{ app, language, address string }

// servePortal answers with a portal's page, whose head preloads the files that the page needs. For someone who is
// signed in, it carries the responses to its first calls: the beginning is sent at once, so that the browser starts
// loading while the calls run, and the page ends with them.
func (s *Web) servePortal(w http.ResponseWriter, r *http.Request, status int, page []byte, of portalPage) {
	if strings.Trim(of.address, "/") == "" {
		of.address = lands[of.app]
	}
	page = bytes.Replace(page, headEnd, append([]byte(built.Links(s.code[of.app].At(of.address))), headEnd...), 1)
	if !bringsSession(r) {
		s.servePage(w, r, status, page)
		return
	}
	if s.words[of.app][of.language] == "" {
		of.language = spoken.Languages[0].String()
	}
	begin, end := page, []byte(nil)
	if at := bytes.LastIndex(page, bodyEnd); at >= 0 {
		begin, end = page[:at], page[at:]
	}
	nonce := asset.Nonce()
	s.writeHead(w, r, policy{scripts: quoted(nonce), styles: quoted(nonce)})
	w.Header().Set("Cache-Control", "private, no-store")
	w.WriteHeader(status)
	_, _ = w.Write(bytes.ReplaceAll(begin, []byte(public.NoncePlaceholder), []byte(nonce)))
	_ = http.NewResponseController(w).Flush()
	if opened := s.openedWith(r, of); opened != nil {
		_, _ = w.Write(opened.data())
	}
	_, _ = w.Write(end)
}

var headEnd, bodyEnd = []byte("</head>"), []byte("</body>")

// writeHead sets the header of a page.
func (s *Web) writeHead(w http.ResponseWriter, r *http.Request, of policy) {
	h := w.Header()
	if len(of.framers) > 0 {
		h.Del("X-Frame-Options") // does not support lists; the policy does
	}
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "private, no-cache")
	h.Set("Vary", "Accept-Encoding, Accept-Language, Cookie")
	h.Set("Content-Security-Policy", of.content(s.cardFieldsOn(r)))
}

// servePage responds with a page of an app. A cached copy stays valid while the page is unchanged: its ETag contains
// the nonce that the page was sent with, and the policy of the 304 response names that nonce again. Only holders of the
// page know its nonce, because an ETag can only come from a browser's own cache.
func (s *Web) servePage(w http.ResponseWriter, r *http.Request, status int, page []byte, framers ...string) {
	version := asset.Digest(page)
	nonce, same := nonceOf(r, version)
	s.writeHead(w, r, policy{scripts: quoted(nonce), styles: quoted(nonce), framers: framers})
	if status == http.StatusOK && tagged(w, version, nonce, same) {
		return
	}
	w.WriteHeader(status)
	_, _ = w.Write(bytes.ReplaceAll(page, []byte(public.NoncePlaceholder), []byte(nonce)))
}
