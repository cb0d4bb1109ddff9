package public

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"caravan/backend/app/asset"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/look"
	"caravan/backend/platform/money"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/spoken"
)

// Resources for hosts' own sites: a script, and the card that it frames.
const (
	embedScriptPath = "/embed.js"
	embedCardPath   = "/embed/trips/"
)

//go:embed embed.js
var embedScript []byte

// Framers returns the sites that may frame a path: those of the host whose trip it is. All other pages may be
// framed only by the marketplace itself.
func (h *Heads) Framers(r *http.Request) []string {
	rest, ok := strings.CutPrefix(r.URL.Path, listPath+"/")
	if !ok {
		return nil
	}
	path, _, _ := strings.Cut(rest, "/")
	return h.framersOf(r.Context(), path)
}

func (h *Heads) framersOf(ctx context.Context, path string) []string {
	if path == "" {
		return nil
	}
	sites, err := h.sites.Get(ctx, shortly.Key{TenantID: tenant.From(ctx).ID, Address: path},
		func(ctx context.Context) ([]string, error) {
			trip, err := h.Trips.GetPublic(ctx, path, "")
			if err != nil {
				return nil, err
			}
			return h.Links.OriginsOf(ctx, trip.Host.ID)
		})
	if err != nil { // sites not known to be allowed are not
		return nil
	}
	return sites
}

// Within lets what is framed within a trip's page, such as the card fields of its checkout, be shown wherever
// that page is: a browser checks every page around a frame, not only the nearest.
func (h *Heads) Within(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		around, err := url.Parse(r.Referer())
		rest, ok := "", false
		if err == nil && framedAt(r) == h.Origin(tenant.From(r.Context())) {
			rest, ok = strings.CutPrefix(around.Path, listPath+"/")
		}
		if ok {
			path, _, _ := strings.Cut(rest, "/")
			if sites := h.framersOf(r.Context(), path); len(sites) > 0 {
				w = &framed{ResponseWriter: w, sites: sites}
			}
		}
		next.ServeHTTP(w, r)
	})
}

// framed adds to a response's policy the sites that may frame it.
type framed struct {
	http.ResponseWriter
	sites []string
	done  bool
}

func (f *framed) WriteHeader(status int) {
	if header := f.Header(); !f.done {
		f.done = true
		header.Del("X-Frame-Options")
		header.Add("Vary", "Referer")
		header.Set("Content-Security-Policy", strings.Replace(header.Get("Content-Security-Policy"), FrameAncestors(nil),
			FrameAncestors(f.sites), 1))
	}
	f.ResponseWriter.WriteHeader(status)
}

func (f *framed) Write(b []byte) (int, error) {
	if !f.done {
		f.WriteHeader(http.StatusOK)
	}
	return f.ResponseWriter.Write(b)
}

// Unwrap preserves flushing, which streams need.
func (f *framed) Unwrap() http.ResponseWriter { return f.ResponseWriter }

// FrameAncestors returns the frame-ancestors directive for sites.
func FrameAncestors(sites []string) string {
	return strings.Join(append([]string{"frame-ancestors 'self'"}, sites...), " ")
}

func serveEmbedScript(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=300")
	w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	w.Header().Set("ETag", `W/"`+asset.Digest(embedScript)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(embedScript))
}

// embedCard answers with a trip's card: the current price and spots left, and a button that opens the checkout.
// Browsers reject it in frames of other sites by its policy; one that says where the frame is gets an
// explanation.
func (h *Heads) embedCard(w http.ResponseWriter, r *http.Request) {
	ctx, t, language := r.Context(), tenant.From(r.Context()), LanguageOf(r)
	trip, err := h.Trips.GetPublic(ctx, strings.TrimPrefix(r.URL.Path, embedCardPath), "")
	if err != nil {
		rest.Write(ctx, w, apierr.From(err))
		return
	}
	sites, nonce := h.framersOf(ctx, trip.TripPath), asset.Nonce()
	header := w.Header()
	header.Del("X-Frame-Options") // does not support lists; the policy does
	header.Set("Content-Type", "text/html; charset=utf-8")
	header.Set("Cache-Control", "private, no-cache")
	header.Set("X-Robots-Tag", "noindex")
	header.Set("Content-Security-Policy", "default-src 'none'; img-src 'self'; style-src 'nonce-"+nonce+
		"'; script-src 'nonce-"+nonce+"'; base-uri 'none'; form-action 'none'; "+
		FrameAncestors(sites))
	card := embedded{Language: language, Nonce: nonce, Accent: look.Of(t.Theme).Accent}
	if scheme := r.URL.Query().Get("scheme"); scheme == "light" || scheme == "dark" {
		card.Scheme = scheme
	}
	if at := framedAt(r); at != "" && at != h.Origin(t) && !slices.Contains(sites, at) {
		w.WriteHeader(http.StatusForbidden)
		card.Refused = spoken.Say(language, "This website isn’t allowed to show this trip.")
	} else {
		card.fill(trip, h.Origin(t), at)
	}
	_ = embedPage.Execute(w, card)
}

// framedAt returns the origin of the page around a frame, if the browser sends it.
func framedAt(r *http.Request) string {
	u, err := url.Parse(r.Referer())
	if err != nil || u.Host == "" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

type embedded struct {
	Language, Nonce, Accent, Scheme, Refused             string
	Title, Picture, Days, Place, Host, Price, Left, Page string
	Book, Close                                          string
}

func (e *embedded) fill(trip tripapi.PublicTrip, origin, at string) {
	say := func(sentence string) string { return spoken.Say(e.Language, sentence) }
	e.Title, e.Picture, e.Place = trip.Name, trip.Hero.URL, trip.Destination
	e.Days, e.Host = days(e.Language, trip.StartDate, trip.EndDate), hostedBy(e.Language, trip.HostName)
	e.Close, e.Page = say("Close"), origin+listPath+"/"+url.PathEscape(trip.TripPath)
	if u, err := url.Parse(at); err == nil && at != "" {
		e.Page += "?" + url.Values{"utm_source": {u.Hostname()}}.Encode()
	}
	e.Price = say(fmt.Sprintf("From %s per traveler.",
		spoken.Price(e.Language, money.New(trip.FromPriceMinor, trip.Currency))))
	switch {
	case trip.SoldOut:
		e.Left, e.Price = say("Sold out"), ""
	case trip.Bookable:
		e.Left, e.Book = say(count.Of(trip.SpotsLeft, "spot left", "spots left")), say("Book now")
	}
}

var embedPage = template.Must(
	template.New("embed").Parse(`<!doctype html><html lang="{{.Language}}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{{.Title}}</title><style nonce="{{.Nonce}}">
:root{color-scheme:{{or .Scheme "light dark"}}}*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;color:light-dark(#1c1a17,#f2ede6)}
a{color:inherit;text-decoration:none}article,.no{border:1px solid light-dark(#d9d3c8,#3a3531);border-radius:10px;overflow:hidden;background:light-dark(#fff,#1f1c1a)}.no{padding:20px;margin:0}
img{display:block;width:100%;height:auto;aspect-ratio:8/5;object-fit:cover;background:light-dark(#f2efe9,#2a2622)}div{padding:16px 18px 18px}h2{font-size:20px;line-height:1.2;margin:0 0 6px;overflow-wrap:anywhere}
p{margin:0;color:light-dark(#5c564d,#b8b0a5);font-size:15px}.price{margin-top:12px;color:inherit;font-weight:600}
.book{display:block;width:100%;min-height:44px;margin-top:14px;padding:11px;border-radius:8px;background:light-dark(#1c1a17,#f2ede6);color:light-dark(#fff,#1c1a17);font-weight:600;text-align:center}
.book:focus-visible,a:focus-visible{outline:3px solid {{.Accent}};outline-offset:2px}
</style></head><body>{{if .Refused}}<p class="no">{{.Refused}}</p>{{else}}<article>
<a href="{{.Page}}" target="_blank" rel="noopener"><img src="{{.Picture}}" alt="" width="640" height="400"></a><div>
<h2><a href="{{.Page}}" target="_blank" rel="noopener">{{.Title}}</a></h2><p>{{.Days}} · {{.Place}}</p><p>{{.Host}}</p>
{{with .Price}}<p class="price">{{.}}</p>{{end}}{{with .Left}}<p>{{.}}</p>{{end}}
{{with .Book}}<a class="book" href="{{$.Page}}" target="_blank" rel="noopener">{{.}}</a>{{end}}</div></article>
<script nonce="{{.Nonce}}">(() => {
if (parent === window) return;
const tell = (what) => parent.postMessage(what, '*');
new ResizeObserver(() => tell({ caravan: 'height', height: document.documentElement.offsetHeight })).observe(document.body);
document.querySelector('.book')?.addEventListener('click', (event) => { event.preventDefault(); tell({ caravan: 'book', title: {{.Title}}, close: {{.Close}} }); });
})()</script>{{end}}</body></html>`))
