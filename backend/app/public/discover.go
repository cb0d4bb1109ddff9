package public

import (
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"html/template"
	"net/http"
	"net/url"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/look"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/shortly"
)

// mostListed is the maximum number of URLs in a sitemap.
const mostListed = 50_000

// Discover serves what browsers and search engines request from every site. It reports whether it did.
func (h *Heads) Discover(w http.ResponseWriter, r *http.Request) bool {
	switch t := tenant.From(r.Context()); {
	case r.URL.Path == "/robots.txt":
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = fmt.Fprintf(w,
			"User-agent: *\nDisallow: /api/\nDisallow: /rpc/\nDisallow: /authentication/\nDisallow: /activation/\n"+
				"Disallow: /app\nDisallow: /admin\nSitemap: %s/sitemap.xml\n", h.Origin(t))
	case r.URL.Path == "/sitemap.xml":
		h.sitemap(w, r, t)
	case strings.HasPrefix(r.URL.Path, cardsPath):
		h.card(w, r, t)
	case r.URL.Path == departuresAtom:
		h.feed(w, r, "application/atom+xml; charset=utf-8", h.atom)
	case r.URL.Path == departuresCalendar:
		h.feed(w, r, ical.MediaType, h.calendar)
	case strings.HasPrefix(r.URL.Path, listPath+"/") && strings.HasSuffix(r.URL.Path, calendarFile):
		h.tripCalendar(w, r, strings.TrimSuffix(strings.TrimPrefix(r.URL.Path, listPath+"/"), calendarFile))
	case r.URL.Path == embedScriptPath:
		serveEmbedScript(w, r)
	case strings.HasPrefix(r.URL.Path, embedCardPath):
		h.embedCard(w, r)
	case r.URL.Path == manifestPath:
		w.Header().Set("Content-Type", "application/manifest+json")
		w.Header().Set("Cache-Control", "public, max-age=3600")
		_, _ = w.Write(h.manifest(t))
	case path.Base(r.URL.Path) == "favicon.ico":
		http.Redirect(w, r, "/favicon.svg", http.StatusMovedPermanently)
	case path.Base(r.URL.Path) == "favicon.svg":
		w.Header().Set("Content-Type", "image/svg+xml")
		w.Header().Set("Cache-Control", "public, max-age=3600")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
		_, _ = w.Write(icon(t))
	default:
		return false
	}
	return true
}

func (h *Heads) sitemap(w http.ResponseWriter, r *http.Request, t tenant.Tenant) {
	listed, err := h.maps.Get(r.Context(), shortly.Key{TenantID: t.ID, Address: r.URL.Path},
		func(ctx context.Context) ([]byte, error) { return h.listed(ctx, t) })
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	w.Header().Set("Content-Type", "application/xml; charset=utf-8")
	_, _ = w.Write(listed)
}

// listed returns the sitemap of a marketplace: its own pages, its viewable trips, and its hosts.
func (h *Heads) listed(ctx context.Context, t tenant.Tenant) ([]byte, error) {
	addresses := append([]string{"/", "/trips"}, writtenPages(t)...)
	params := tripapi.ListPublicTripsParams{Limit: api.NewOptInt(100)}
	for len(addresses) < mostListed {
		list, err := h.Trips.ListPublic(ctx, params)
		if err != nil {
			return nil, err
		}
		if !params.Cursor.Set {
			addresses = append(addresses, listAddresses(list.Filters)...)
		}
		for _, trip := range list.Items {
			addresses = append(addresses, "/trips/"+url.PathEscape(trip.TripPath))
		}
		if !list.NextCursor.Set {
			break
		}
		params.Cursor = list.NextCursor
	}
	hosts, err := h.Hosts.PublicPaths(ctx, mostListed)
	if err != nil {
		return nil, err
	}
	for _, host := range hosts {
		addresses = append(addresses, "/hosts/"+url.PathEscape(host))
	}
	type entry struct {
		Loc string `xml:"loc"`
	}
	urls := struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URL     []entry  `xml:"url"`
	}{}
	for _, address := range addresses[:min(len(addresses), mostListed)] {
		urls.URL = append(urls.URL, entry{h.Origin(t) + address})
	}
	out := bytes.NewBufferString(xml.Header)
	err = xml.NewEncoder(out).Encode(urls)
	return out.Bytes(), err
}

var favicon = template.Must(
	template.New("favicon").Parse(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
		`<rect width="32" height="32" rx="7" fill="{{.Ground}}"/>` +
		`<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="{{.Ink}}">{{.Letter}}</text></svg>`))

// icon returns the marketplace's icon.
func icon(t tenant.Tenant) []byte {
	var out bytes.Buffer
	ground, letter := look.Of(t.Theme).Button()
	_ = favicon.Execute(&out, map[string]string{"Letter": initial(t.Brand), "Ground": ground, "Ink": letter})
	return out.Bytes()
}

// iconAddress returns the marketplace's icon as an address that contains it.
func iconAddress(t tenant.Tenant) template.URL {
	return template.URL("data:image/svg+xml," + url.PathEscape(
		string(icon(t)))) //nolint:gosec // every character of the icon is escaped
}

func initial(brand string) string {
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(brand))
	return string(unicode.ToUpper(first))
}

// programs are path prefixes used by programs, not people: their 404 is in a program's format.
var programs = []string{"api", "rpc", "public", "authentication", "activation", "graphql", "oauth", "webhooks", "files",
	"media", "metrics", "healthz", "readyz", "v1", "v2"}

// MissingCall answers a path that looks like a call but is none. It reports whether it did.
func MissingCall(w http.ResponseWriter, r *http.Request) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	missing := strings.HasPrefix(first, ".")
	for _, name := range programs {
		missing = missing || first == name
	}
	if !missing || hasPage("site", "/"+strings.Trim(r.URL.Path, "/")) {
		return false
	}
	rest.Write(r.Context(), w, apierr.New(apierr.CodeNotFound, "There’s nothing at this address."))
	return true
}
