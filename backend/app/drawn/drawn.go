package drawn

import (
	"bytes"
	"context"
	"encoding/json"
	"io/fs"
	"log/slog"
	"net/http"
	"net/url"
	"path"
	"strings"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/sync/singleflight"

	"caravan/backend/app/asset"
	"caravan/backend/app/built"
	"caravan/backend/app/public"
	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/compress"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/react"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/spoken"
)

// Pages are the public pages as HTML: what search engines, previews and browsers without scripts read, and what a
// browser shows before its scripts have loaded. A page is rendered once and cached while the responses that it
// was rendered from stay the same; these are requested again when it is opened, at most once in public.Fresh.
type Pages struct {
	built   bool // the rendering script exists
	painter *react.Painter
	calls   http.Handler
	code    built.Code
	words   map[string]string // language to the path of its translations
	said    shortly.Kept[said]
	making  singleflight.Group
	kept    *lru.Cache[drawingKey, drawing]
	first   first
}

type drawingKey struct {
	tenantID          uuid.UUID
	language, address string
}

type drawing struct {
	*Page

	version string    // of the responses
	at      time.Time // when it was rendered
}

// Page is a rendered page. Sent keeps what it was last sent as, for visitors who are signed out and who are signed in.
type Page struct {
	react.Page

	Sent [2]atomic.Pointer[Sent]
}

// Sent is a rendered page within the app's page: all that does not depend on the request.
type Sent struct {
	// Head and Theme are the head's version and the marketplace's theme that it was made with.
	Head  string
	Theme []byte
	// Version identifies the text.
	Version string
	Text    *compress.Kept
	// Styles allows its style element in a content policy.
	Styles string
}

// said is a response for a signed-out visitor.
type said struct {
	status int
	body   json.RawMessage
	digest string // of the body, computed once for all requests that share the response
}

const (
	// redraw is the age from which a page is rendered again in the background: days pass even if no response
	// changes.
	redraw       = time.Minute
	longestWait  = 8 * time.Second // for a render; the first one in a language waits for its engine
	longestAsk   = 3 * time.Second
	mostDrawings = 2_000
	longestQuery = 300 // bytes of a list's query; longer ones are rendered by the browser only
)

// renderScript is the site as the server renders it, and appEntry the module that a rendered page's script loads when
// the visitor interacts with the page.
const renderScript, appEntry = "render/site/render.js", "src/live.tsx"

// New renders with the script of the build. Without one, browsers render everything.
func New(files fs.FS, calls http.Handler, words map[string]string) *Pages {
	script, err := fs.ReadFile(files, renderScript)
	scripts := map[string]string{}
	for language, address := range words {
		if file, err := fs.ReadFile(files, path.Join("site", address)); err == nil {
			scripts[language] = string(file)
		}
	}
	kept, _ := lru.New[drawingKey, drawing](mostDrawings) // fails only for an invalid size
	return &Pages{
		built: err == nil, painter: react.New(string(script), scripts), calls: calls,
		code: built.Read(files, "site", "", appEntry), words: words,
		said: shortly.Kept[said]{Keep: public.Fresh}, kept: kept,
		first: readFirst(files, built.Read(files, "site", "", appEntry)),
	}
}

// drawable returns the path that a page is rendered and cached under; "" for pages that are rendered by browsers
// only.
func drawable(address string, query url.Values) string {
	parts := strings.Split(strings.Trim(address, "/"), "/")
	switch {
	case article.Page(public.PagePath(address)).Public():
		return public.WithVersion(address, query)
	case address == "/", address == "/login", parts[0] == "hosts", strings.HasPrefix(address, "/public/l/") &&
		len(parts) == 3,
		parts[0] == "trips" && len(parts) == 2 && !query.Has("preview"):
		return address
	case address == "/trips":
		for name := range query { // tracking parameters change nothing
			if strings.HasPrefix(name, "utm_") || name == "e" || name == "preview" || name == public.LanguageQuery {
				query.Del(name)
			}
		}
		if asked := query.Encode(); asked != "" && len(asked) <= longestQuery {
			return address + "?" + asked
		} else if asked == "" {
			return address
		}
	}
	return ""
}

// Renders reports whether the server renders the page of a path, unless it is too busy.
func (d *Pages) Renders(r *http.Request, address string) bool {
	return d.built && drawable(address, r.URL.Query()) != ""
}

// Of returns the page of an existing path; false if the browser has to render it.
func (d *Pages) Of(r *http.Request, address string) (*Page, bool) {
	if address = drawable(address, r.URL.Query()); address == "" || !d.built {
		return nil, false
	}
	t := tenant.From(r.Context())
	ctx, cancel := context.WithTimeout(d.anybody(r, t), longestWait)
	key := drawingKey{t.ID, public.LanguageOf(r), address}
	found, ok := d.kept.Get(key)
	now := func(address string) string { return d.ask(ctx, key, address).digest }
	if ok && found.version == version(found.Asked, now) {
		if clock.Tick().Sub(found.at) < redraw {
			cancel()
		} else {
			go func() {
				defer cancel()
				_, _ = d.draw(ctx, key)
			}()
		}
		return found.Page, true
	}
	defer cancel()
	page, err := d.draw(ctx, key)
	if err != nil {
		slog.WarnContext(r.Context(), "a page is left to the browser", "address", address, "error", err)
	}
	return page, err == nil
}

// Warm prepares the engine of the most used language, so that the first visitor does not wait for it.
func (d *Pages) Warm() {
	if !d.built {
		return
	}
	if err := d.painter.Warm(spoken.Languages[0].String()); err != nil {
		slog.Warn("pages are left to browsers", "error", err)
	}
}

// anybody returns the context of a call by a signed-out visitor.
func (d *Pages) anybody(r *http.Request, t tenant.Tenant) context.Context {
	of := principal.RequestFrom(r.Context())
	return principal.WithRequest(tenant.With(context.Background(), t), principal.Request{ID: of.ID, IP: of.IP,
		Host: of.Host})
}

// draw renders a page once, however many callers wait for it.
func (d *Pages) draw(ctx context.Context, key drawingKey) (*Page, error) {
	made, err, _ := d.making.Do(key.tenantID.String()+" "+key.language+" "+key.address, func() (any, error) {
		used := map[string]said{}
		ask := func(address string) (int, json.RawMessage) {
			answer, ok := used[address]
			if !ok {
				answer = d.ask(ctx, key, address)
				used[address] = answer
			}
			return answer.status, answer.body
		}
		made, err := d.painter.Draw(ctx, key.language, key.address, ask)
		if err != nil {
			return nil, err
		}
		page := &Page{Page: made}
		of := version(page.Asked, func(address string) string { return used[address].digest })
		d.kept.Add(key, drawing{Page: page, version: of, at: clock.Tick()})
		return page, nil
	})
	if err != nil {
		return nil, err
	}
	return made.(*Page), nil
}

// version identifies the responses of the addresses.
func version(asked []string, digest func(address string) string) string {
	var all strings.Builder
	for _, address := range asked {
		all.WriteString(digest(address))
	}
	return all.String()
}

// ask returns the product's response to a signed-out visitor, in the language of the page.
func (d *Pages) ask(ctx context.Context, of drawingKey, address string) said {
	key := shortly.Key{TenantID: of.tenantID, Address: of.language + " " + address}
	answer, err := d.said.Get(ctx, key, func(ctx context.Context) (said, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), longestAsk)
		defer cancel()
		by := principal.RequestFrom(ctx)
		by.Accepts = of.language
		ctx = principal.WithRequest(ctx, by)
		call, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
		if err != nil {
			return said{}, err
		}
		written := &answerWriter{header: http.Header{}, status: http.StatusOK}
		d.calls.ServeHTTP(written, call)
		body := written.body.Bytes()
		return said{written.status, body, asset.Digest(body)}, nil
	})
	if err != nil {
		return said{status: http.StatusBadRequest, body: json.RawMessage("null")}
	}
	return answer
}

// answerWriter buffers a response.
type answerWriter struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (a *answerWriter) Header() http.Header            { return a.header }
func (a *answerWriter) WriteHeader(status int)         { a.status = status }
func (a *answerWriter) Write(part []byte) (int, error) { return a.body.Write(part) }

// Ahead makes a browser preload the app alongside the first script of a page that it renders itself.
func (d *Pages) Ahead(page []byte) []byte {
	return bytes.Replace(page, headEnd, []byte(built.Links(d.code.App)+string(headEnd)), 1)
}
