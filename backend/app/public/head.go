package public

import (
	"bytes"
	"context"
	"fmt"
	"html/template"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"caravan/backend/app/asset"
	"caravan/backend/app/built"
	"caravan/backend/app/linked"
	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/gen/pages"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/places"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/spoken"
	"caravan/backend/platform/whole"
)

// Head is what the server states about a page before any script runs: whether it exists, and what search engines
// and link previews show.
type Head struct {
	Status      int
	Moved       string // the path that the page moved to, with a status of 301
	Title       string
	Description string
	Canonical   string // empty for pages that belong to their reader only
	Image       string
	ImageAlt    string
	Card        bool   // Image is drawn by the product
	Kind        string // Open Graph type
	Brand       string
	// Icon contains the marketplace's icon, so that browsers, which prefer it by its size, make no request for the file.
	Icon   template.URL
	Hidden bool // not to be indexed
	// Alternates are the page's URLs by language.
	Alternates []alternate
	// Linked describes the page in the vocabulary of schema.org (JSON-LD).
	Linked template.JS
	// Feeds are other formats of what the page lists.
	Feeds []feedLink
	// Version identifies the tags of a head that a page is cached with.
	Version string

	language string
	tags     []byte // rendered once for all requests that share the head
}

type alternate struct{ Language, Address string }

type feedLink struct{ Type, Title, Address string }

// Heads creates the heads of pages from public data.
type Heads struct {
	Sources

	kept  shortly.Kept[Head]
	maps  shortly.Kept[[]byte]
	cards cards
	// sites are those that may frame a trip's pages.
	sites shortly.Kept[[]string]
}

// Sources are the data sources of heads.
type Sources struct {
	Trips interface {
		GetPublic(ctx context.Context, path, preview string) (tripapi.PublicTrip, error)
		ListPublic(ctx context.Context, params tripapi.ListPublicTripsParams) (tripapi.PublicTripPage, error)
	}
	Hosts interface {
		PublicPage(ctx context.Context, path string) (hostapi.PublicProfile, error)
		MovedPage(ctx context.Context, path string) (string, error)
		PublicPaths(ctx context.Context, most int) ([]string, error)
	}
	Links interface {
		Public(ctx context.Context, path string) (linkapi.PublicLink, error)
		OriginsOf(ctx context.Context, hostID uuid.UUID) ([]string, error)
	}
	Reviews interface {
		OfPage(ctx context.Context, path string, before *uuid.UUID, limit int) (reviewapi.ReviewResponses, error)
	}
	Pages interface {
		Read(ctx context.Context, page article.Page, language string, number int) (article.Article, []article.Version, error)
	}
	Clock tenant.Clock
	// Origin returns a marketplace's own origin.
	Origin func(tenant.Tenant) string
}

// New rejects missing sources.
func New(s Sources) (*Heads, error) {
	if err := whole.Check("app/public", s); err != nil {
		return nil, err
	}
	return &Heads{Sources: s, kept: shortly.Kept[Head]{Keep: Fresh}, maps: shortly.Kept[[]byte]{Keep: keepMaps},
		sites: shortly.Kept[[]string]{Keep: keepMaps}}, nil
}

// Fresh is how long a response counts as current: a price on a page is never a second old.
const Fresh = 700 * time.Millisecond

// keepMaps is the same for complete lists.
const keepMaps = 5 * time.Second

// Of returns the head of an app's page; rest is its path below the app's prefix.
func (h *Heads) Of(r *http.Request, app, rest string) Head {
	t := tenant.From(r.Context())
	address := "/" + strings.Trim(rest, "/")
	language := LanguageOf(r)
	if !hasPage(app, address) {
		return missingPage(t, language)
	}
	if app != "site" {
		return Head{Status: http.StatusOK, Hidden: true}
	}
	address = WithVersion(narrowed(address, r.URL.Query()), r.URL.Query())
	make := func(ctx context.Context) (Head, error) {
		head, err := h.site(ctx, t, language, address, r.URL.Query().Get("preview"))
		return head.rendered(), err
	}
	var head Head
	var err error
	if r.URL.Query().Has("preview") { // a preview by token is cached for nobody else
		head, err = make(r.Context())
	} else {
		head, err = h.kept.Get(r.Context(), shortly.Key{TenantID: t.ID, Address: language + address}, make)
	}
	if err != nil {
		// The page itself shows which part does not respond.
		slog.WarnContext(r.Context(), "head of a page", "path", r.URL.Path, "error", err)
		return Head{Status: http.StatusOK, Hidden: true}
	}
	return head
}

func missingPage(t tenant.Tenant, language string) Head {
	return Head{Status: http.StatusNotFound, Icon: iconAddress(t), Title: spoken.Say(language, "Page not found") + " · " +
		t.Brand, Hidden: true}
}

// site returns the head of a public page.
func (h *Heads) site(ctx context.Context, t tenant.Tenant, language, address, preview string) (Head, error) {
	head := Head{language: language, Status: http.StatusOK, Brand: t.Brand, Icon: iconAddress(t), Kind: "website",
		Description: t.Tagline, Canonical: h.Origin(t) + address}
	parts := strings.Split(strings.Trim(address, "/"), "/")
	var err error
	switch {
	case address == "/":
		head.Title = titled(t.Brand, t.Tagline)
		head.Linked, head.Feeds = linked.Graph(linked.Thing{"@type": "Organization", "name": t.Brand,
			"url": h.Origin(t) + "/"},
			linked.Thing{"@type": "WebSite", "name": t.Brand, "url": h.Origin(t) + "/", "description": t.Tagline}), feedLinks
	case address == listPath, strings.HasPrefix(address, listPath+"?"):
		err = h.list(ctx, t, &head, address)
	case parts[0] == "trips":
		err = h.trip(ctx, t, &head, parts, preview)
	case parts[0] == "hosts":
		err = h.host(ctx, t, &head, parts[1])
	case parts[0] == "public":
		err = h.link(ctx, t, &head, parts[2])
	case len(parts) == 1 && article.Page(PagePath(address)).Public():
		err = h.article(ctx, t, &head, address)
	default: // signing in and related pages
		head = Head{Status: http.StatusOK, Icon: head.Icon, Hidden: true}
	}
	if apierr.From(err) != nil && apierr.From(err).Status() == http.StatusNotFound {
		return missingPage(t, language), nil
	}
	if head.Canonical != "" && !head.Hidden {
		head.Alternates = alternates(head.Canonical)
	}
	return head, err
}

// alternates returns a page's URLs in each language; the plain one adapts to the reader.
func alternates(canonical string) []alternate {
	out, more := []alternate{{"x-default", canonical}}, "?"
	if strings.Contains(canonical, more) {
		more = "&"
	}
	for _, tag := range spoken.Languages {
		out = append(out, alternate{tag.String(), canonical + more + LanguageQuery + "=" + tag.String()})
	}
	return out
}

func (h *Heads) trip(ctx context.Context, t tenant.Tenant, head *Head, parts []string, preview string) error {
	trip, err := h.Trips.GetPublic(ctx, parts[1], preview)
	if err != nil {
		return err
	}
	if len(parts) > 2 || preview != "" { // a checkout in progress, and a preview by token, are private
		*head = Head{Status: http.StatusOK, Icon: head.Icon, Title: trip.Name + " · " + t.Brand, Hidden: true}
		return nil
	}
	head.Title, head.Canonical = trip.Name+" · "+t.Brand, h.Origin(t)+"/trips/"+url.PathEscape(trip.TripPath)
	head.Description = inShort(strings.Join([]string{places.CountryIn(head.language, trip.Country),
		days(head.language, trip.StartDate, trip.EndDate), hostedBy(head.language, trip.HostName)}, " · ") +
		". " + trip.TripSummary)
	head.Image, head.ImageAlt = h.cardAddress(t, trip), trip.Name
	head.Card = true
	things := []linked.Thing{
		linked.Trip(t, trip, head.Canonical, head.Image),
		linked.Crumbs(t.Brand, h.Origin(t)+"/", spoken.Say(head.language, "Trips"), h.Origin(t)+listPath,
			places.CountryIn(head.language, trip.Country),
			h.Origin(t)+listPath+"?"+url.Values{"country": {trip.Country}}.Encode(), trip.Name, head.Canonical),
	}
	if path, ok := trip.HostPage.PagePath.Get(); ok {
		things = append(things, h.rating(ctx, path, h.Origin(t)+"/hosts/"+url.PathEscape(path), trip.HostName)...)
	}
	head.Linked = linked.Graph(things...)
	return nil
}

func (h *Heads) host(ctx context.Context, t tenant.Tenant, head *Head, path string) error {
	host, err := h.Hosts.PublicPage(ctx, path)
	if apierr.From(err) != nil && apierr.From(err).Status() == http.StatusNotFound {
		to, gone := h.Hosts.MovedPage(ctx, path)
		if gone != nil {
			return gone
		}
		host.PagePath = to
	} else if err != nil {
		return err
	}
	if host.PagePath != path { // moved, or spelled differently
		*head = Head{Status: http.StatusMovedPermanently, Moved: "/hosts/" + host.PagePath, Hidden: true}
		return nil
	}
	head.Title, head.Kind, head.Canonical = host.DisplayName+" · "+t.Brand, "profile",
		h.Origin(t)+"/hosts/"+url.PathEscape(host.PagePath)
	head.Description =
		inShort(host.Bio.Or(spoken.Say(head.language, fmt.Sprintf("%s hosts group trips on %s.", host.DisplayName, t.Brand))))
	head.Image, head.ImageAlt = h.absolute(t, host.ProfilePictureUrl.Value), host.DisplayName
	things := []linked.Thing{linked.Host(host, head.Canonical, head.Image), linked.Crumbs(t.Brand, h.Origin(t)+"/",
		host.DisplayName, head.Canonical)}
	head.Linked = linked.Graph(append(things, h.rating(ctx, path, head.Canonical, host.DisplayName)...)...)
	return nil
}

// rating returns how travelers rated a host, as shown on the pages; nothing without ratings, or where pages do
// not show them.
func (h *Heads) rating(ctx context.Context, path, page, name string) []linked.Thing {
	said, err := h.Reviews.OfPage(ctx, path, nil, 1)
	if err != nil {
		return nil
	}
	value, ok := said.OverallRating.Get()
	if !ok || said.Responses == 0 {
		return nil
	}
	return []linked.Thing{linked.Rating(page, name, value, said.Responses)}
}

// link returns the head of a host's link: previewed where it is shared, but not indexed.
func (h *Heads) link(ctx context.Context, t tenant.Tenant, head *Head, path string) error {
	link, err := h.Links.Public(ctx, path)
	if err != nil {
		return err
	}
	head.Title = link.HostName + " · " + t.Brand
	if link.LinkType == linkapi.LinkTypeSurvey {
		head.Title = spoken.Say(head.language, fmt.Sprintf("A survey of %s", link.HostName)) + " · " + t.Brand
	}
	head.Description = inShort(link.HostBio.Or(t.Tagline))
	head.Image, head.ImageAlt, head.Hidden = h.absolute(t, link.HostPictureUrl.Value), link.HostName, true
	return nil
}

// days formats a trip's first and last day, in a language.
func days(language string, from, to time.Time) string {
	return spoken.ShortDays(language, civil.Of(from.UTC()), civil.Of(to.UTC()))
}

func hostedBy(language, name string) string {
	return spoken.Say(language, fmt.Sprintf("Hosted by %s", name))
}

// absolute returns an image's full URL; drawn images are vectors, which link previews do not show.
func (h *Heads) absolute(t tenant.Tenant, picture string) string {
	switch {
	case picture == "" || strings.Contains(picture, ".svg"):
		return ""
	case strings.HasPrefix(picture, "/"):
		return h.Origin(t) + picture
	}
	return picture
}

func titled(brand, more string) string {
	if more == "" {
		return brand
	}
	return brand + " · " + more
}

// inShort shortens a text to one line of the length that search engines show.
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

// hasPage reports whether an app has a page at a path below its prefix.
func hasPage(app, address string) bool {
	parts := strings.Split(address, "/")
	for _, pattern := range pages.Routes[app] {
		if built.Fits(strings.Split(pattern, "/"), parts) {
			return true
		}
	}
	return false
}

// NoncePlaceholder is replaced in a page with the nonce that it is sent with.
const NoncePlaceholder = "__CSP_NONCE__"

var headTags = template.Must(template.New("head").Parse(`<title>{{.Title}}</title>
{{- with .Description}}<meta name="description" content="{{.}}">{{end}}
{{- with .Canonical}}<link rel="canonical" href="{{.}}">{{end}}
{{- range .Alternates}}<link rel="alternate" hreflang="{{.Language}}" href="{{.Address}}">{{end}}
{{- range .Feeds}}<link rel="alternate" type="{{.Type}}" title="{{.Title}}" href="{{.Address}}">{{end}}
{{- with .Linked}}<script type="application/ld+json">{{.}}</script>{{end}}
<link rel="icon" type="image/svg+xml"{{if .Icon}} sizes="16x16"{{end}} href="/favicon.svg">
{{- with .Icon}}<link rel="icon" type="image/svg+xml" sizes="any" href="{{.}}">{{end}}<link rel="manifest" href="/site.webmanifest">
{{- if .Hidden}}<meta name="robots" content="noindex">{{end}}
{{- if .Canonical}}<meta property="og:title" content="{{.Title}}"><meta property="og:description" content="{{.Description}}">
{{- ""}}<meta property="og:url" content="{{.Canonical}}"><meta property="og:type" content="{{.Kind}}"><meta property="og:site_name" content="{{.Brand}}">
{{- with .Image}}<meta property="og:image" content="{{.}}"><meta property="og:image:alt" content="{{$.ImageAlt}}">
{{- if $.Card}}<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">{{end}}{{end}}
{{- ""}}<meta name="twitter:card" content="{{if .Image}}summary_large_image{{else}}summary{{end}}"><meta name="twitter:title" content="{{.Title}}">
{{- ""}}<meta name="twitter:description" content="{{.Description}}">{{with .Image}}<meta name="twitter:image" content="{{.}}">{{end}}{{end}}`))

// Fill writes the head into an app's page, in place of the title and description that it was built with.
func (p Head) Fill(page []byte) []byte {
	open, end := bytes.Index(page, []byte("<title>")), bytes.Index(page, []byte("</title>"))
	if open < 0 || end < open {
		return page
	}
	if p.Title == "" {
		p.Title, p.tags = string(page[open+len("<title>"):end]), nil
	}
	if p.tags == nil {
		p = p.rendered()
	}
	if p.tags == nil {
		return page
	}
	return bytes.Join([][]byte{page[:open], p.tags, page[end+len("</title>"):]}, nil)
}

// rendered returns the head with its tags and their version.
func (p Head) rendered() Head {
	var tags bytes.Buffer
	if err := headTags.Execute(&tags, p); err != nil {
		return p
	}
	// No user-written text may contain the placeholder of the page's nonce.
	p.tags = bytes.ReplaceAll(tags.Bytes(), []byte(NoncePlaceholder), nil)
	p.Version = asset.Digest(p.tags)
	return p
}
