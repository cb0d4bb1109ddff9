package app

import (
	"bytes"
	"context"
	"fmt"
	"html/template"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/gen/pages"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/clock"
)

// pageHead is what the server says of a page before any script runs: whether it exists, and what search engines and
// previews of links show of it.
type pageHead struct {
	Status      int
	Title       string
	Description string
	Canonical   string // empty for pages that are nobody's but the reader's
	Image       string
	ImageAlt    string
	Kind        string // Open Graph's type
	Brand       string
	Hidden      bool // search engines leave it out
}

// heads makes the heads of pages from what everybody may see.
type heads struct {
	trips interface {
		GetPublic(ctx context.Context, path, preview string) (tripapi.PublicTrip, error)
		ListPublic(ctx context.Context, params tripapi.ListPublicTripsParams) (tripapi.PublicTripPage, error)
	}
	hosts interface {
		PublicPage(ctx context.Context, path string) (hostapi.PublicProfile, error)
		PublicPaths(ctx context.Context, most int) ([]string, error)
	}
	links interface {
		Public(ctx context.Context, path string) (linkapi.PublicLink, error)
	}
	origin func(tenant.Tenant) string
	kept   shortly[pageHead]
	maps   shortly[[]byte]
}

func (s *Services) heads() *heads {
	return &heads{trips: s.Trips, hosts: s.Hosts, links: s.Links, origin: func(t tenant.Tenant) string { return s.Config.Origin(t.Host) }}
}

// of is the head of an app's page; rest is its address below the app's prefix.
func (h *heads) of(r *http.Request, app, rest string) pageHead {
	t := tenant.From(r.Context())
	address := "/" + strings.Trim(rest, "/")
	if !hasPage(app, address) {
		return missingPage(t)
	}
	if app != "site" {
		return pageHead{Status: http.StatusOK, Hidden: true}
	}
	make := func(ctx context.Context) (pageHead, error) {
		return h.site(ctx, t, address, r.URL.Query().Get("preview"))
	}
	var head pageHead
	var err error
	if r.URL.Query().Has("preview") { // what is shown by a token is kept for nobody else
		head, err = make(r.Context())
	} else {
		head, err = h.kept.get(r.Context(), pageKey{t.ID, address}, make)
	}
	if err != nil {
		// The page itself says what does not answer.
		slog.WarnContext(r.Context(), "head of a page", "path", r.URL.Path, "error", err)
		return pageHead{Status: http.StatusOK, Hidden: true}
	}
	return head
}

func missingPage(t tenant.Tenant) pageHead {
	return pageHead{Status: http.StatusNotFound, Title: "Page not found · " + t.Brand, Hidden: true}
}

// site is the head of a page that everybody may open.
func (h *heads) site(ctx context.Context, t tenant.Tenant, address, preview string) (pageHead, error) {
	head := pageHead{Status: http.StatusOK, Brand: t.Brand, Kind: "website", Description: t.Tagline, Canonical: h.origin(t) + address}
	parts := strings.Split(strings.Trim(address, "/"), "/")
	var err error
	switch {
	case address == "/":
		head.Title = titled(t.Brand, t.Tagline)
	case address == "/trips":
		head.Title, head.Description = "Trips · "+t.Brand, fmt.Sprintf("Group trips on %s: small groups, each led by a host. Find yours.", t.Brand)
	case parts[0] == "trips":
		err = h.trip(ctx, t, &head, parts, preview)
	case parts[0] == "hosts":
		err = h.host(ctx, t, &head, parts[1])
	case parts[0] == "public":
		err = h.link(ctx, t, &head, parts[2])
	default: // signing in and what belongs to it
		head = pageHead{Status: http.StatusOK, Hidden: true}
	}
	if apierr.From(err) != nil && apierr.From(err).Status() == http.StatusNotFound {
		return missingPage(t), nil
	}
	return head, err
}

// sharedPicture is the size that previews of links have.
const sharedPicture = "/screenshot?width=1200&height=630&cacheHours=24"

func (h *heads) trip(ctx context.Context, t tenant.Tenant, head *pageHead, parts []string, preview string) error {
	trip, err := h.trips.GetPublic(ctx, parts[1], preview)
	if err != nil {
		return err
	}
	if len(parts) > 2 || preview != "" { // a booking under way, and what is shown by a token, is nobody else's
		*head = pageHead{Status: http.StatusOK, Title: trip.Name + " · " + t.Brand, Hidden: true}
		return nil
	}
	head.Title, head.Canonical = trip.Name+" · "+t.Brand, h.origin(t)+"/trips/"+url.PathEscape(trip.TripPath)
	head.Description = inShort(fmt.Sprintf("%s, %s to %s, with %s. %s", trip.Country, trip.StartDate.Format("January 2, 2006"),
		trip.EndDate.Format("January 2, 2006"), trip.HostName, trip.TripSummary))
	head.Image, head.ImageAlt = h.origin(t)+"/public/trips/"+trip.ID.String()+sharedPicture, trip.Name
	return nil
}

func (h *heads) host(ctx context.Context, t tenant.Tenant, head *pageHead, path string) error {
	host, err := h.hosts.PublicPage(ctx, path)
	if err != nil {
		return err
	}
	head.Title, head.Kind, head.Canonical = host.DisplayName+" · "+t.Brand, "profile", h.origin(t)+"/hosts/"+url.PathEscape(host.PagePath)
	head.Description = inShort(host.Bio.Or(fmt.Sprintf("%s hosts group trips on %s.", host.DisplayName, t.Brand)))
	head.Image, head.ImageAlt = h.absolute(t, host.ProfilePictureUrl.Value), host.DisplayName
	return nil
}

// link is the head of a host's link: shown where it is shared, and found by nobody who was not sent there.
func (h *heads) link(ctx context.Context, t tenant.Tenant, head *pageHead, path string) error {
	link, err := h.links.Public(ctx, path)
	if err != nil {
		return err
	}
	head.Title = link.HostName + " · " + t.Brand
	if link.LinkType == linkapi.LinkTypeSurvey {
		head.Title = "A survey of " + head.Title
	}
	head.Description = inShort(link.HostBio.Or(t.Tagline))
	head.Image, head.ImageAlt, head.Hidden = h.absolute(t, link.HostPictureUrl.Value), link.HostName, true
	return nil
}

// absolute is a picture's full address; drawn ones are vectors, which previews of links do not show.
func (h *heads) absolute(t tenant.Tenant, picture string) string {
	switch {
	case picture == "" || strings.Contains(picture, ".svg"):
		return ""
	case strings.HasPrefix(picture, "/"):
		return h.origin(t) + picture
	}
	return picture
}

func titled(brand, more string) string {
	if more == "" {
		return brand
	}
	return brand + " · " + more
}

// inShort is a text on one line, no longer than search engines show.
func inShort(text string) string {
	const most = 200
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	cut := string([]rune(text)[:most-1])
	if space := strings.LastIndexByte(cut, ' '); space > most/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,.;:") + "…"
}

// hasPage tells whether an app has a page at an address below its prefix.
func hasPage(app, address string) bool {
	parts := strings.Split(address, "/")
	for _, pattern := range pages.Routes[app] {
		if fits(strings.Split(pattern, "/"), parts) {
			return true
		}
	}
	return false
}

func fits(pattern, parts []string) bool {
	if n := len(pattern); pattern[n-1] == "$" { // any number of parts
		return len(parts) >= n && fits(pattern[:n-1], parts[:n-1])
	}
	if len(pattern) != len(parts) {
		return false
	}
	for i := range pattern {
		if pattern[i] != parts[i] && (!strings.HasPrefix(pattern[i], "$") || parts[i] == "") {
			return false
		}
	}
	return true
}

var headTags = template.Must(template.New("head").Parse(`<title>{{.Title}}</title>
{{- with .Description}}<meta name="description" content="{{.}}">{{end}}
{{- with .Canonical}}<link rel="canonical" href="{{.}}">{{end}}
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
{{- if .Hidden}}<meta name="robots" content="noindex">{{end}}
{{- if .Canonical}}<meta property="og:title" content="{{.Title}}"><meta property="og:description" content="{{.Description}}">
{{- ""}}<meta property="og:url" content="{{.Canonical}}"><meta property="og:type" content="{{.Kind}}"><meta property="og:site_name" content="{{.Brand}}">
{{- with .Image}}<meta property="og:image" content="{{.}}"><meta property="og:image:alt" content="{{$.ImageAlt}}">{{end}}
{{- ""}}<meta name="twitter:card" content="{{if .Image}}summary_large_image{{else}}summary{{end}}"><meta name="twitter:title" content="{{.Title}}">
{{- ""}}<meta name="twitter:description" content="{{.Description}}">{{with .Image}}<meta name="twitter:image" content="{{.}}">{{end}}{{end}}`))

// fill writes the head into an app's page, in the place of the title and description that the page was built with.
func (p pageHead) fill(page []byte) []byte {
	open, end := bytes.Index(page, []byte("<title>")), bytes.Index(page, []byte("</title>"))
	if open < 0 || end < open {
		return page
	}
	if p.Title == "" {
		p.Title = string(page[open+len("<title>") : end])
	}
	var tags bytes.Buffer
	if err := headTags.Execute(&tags, p); err != nil {
		return page
	}
	return bytes.Join([][]byte{page[:open], tags.Bytes(), page[end+len("</title>"):]}, nil)
}

// shortly keeps what many ask for, for a moment: pages are opened by crowds, and each asks the database.
type shortly[T any] struct {
	mu   sync.Mutex
	kept map[pageKey]keptPage[T]
}

type pageKey struct {
	tenantID uuid.UUID
	address  string
}

type keptPage[T any] struct {
	value T
	until time.Time
}

const (
	keepPages = 5 * time.Second
	mostPages = 2_000
)

func (k *shortly[T]) get(ctx context.Context, key pageKey, make func(context.Context) (T, error)) (T, error) {
	k.mu.Lock()
	found, ok := k.kept[key]
	k.mu.Unlock()
	if ok && clock.Tick().Before(found.until) {
		return found.value, nil
	}
	value, err := make(ctx)
	if err != nil {
		return value, err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.kept == nil || len(k.kept) >= mostPages {
		k.kept = map[pageKey]keptPage[T]{}
	}
	k.kept[key] = keptPage[T]{value, clock.Tick().Add(keepPages)}
	return value, nil
}
