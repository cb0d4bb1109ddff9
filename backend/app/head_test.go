package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// titledPages are pages like those of a build, so that this test does not need one.
func titledPages(c *app.Config) {
	files := fstest.MapFS{}
	for _, name := range []string{"site", "host", "operator", "traveler", "admin"} {
		files[name+"/index.html"] = &fstest.MapFile{Data: []byte(`<!doctype html><html lang="en"><head><title>` + name +
			`</title></head><body><div id="root"></div></body></html>`)}
	}
	// No page is ever rendered by this server, as if it were too busy.
	files["render/site/render.js"] = &fstest.MapFile{Data: []byte(`throw new Error("busy")`)}
	c.Pages = files
}

// Every public URL reports by its status whether it exists, and in its head what it is; private pages are not
// indexed, and what looks like a call is never answered with a page.
func TestPublicAddresses(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	t.Run("status", func(t *testing.T) { statusOfPages(t, s, live) })
	t.Run("head of a trip", func(t *testing.T) { headOfATrip(t, s, live) })
	t.Run("head of a host", func(t *testing.T) { headOfAHost(t, s) })
	t.Run("head of a country and of a category", func(t *testing.T) { headOfAList(t, s, live) })
	t.Run("in the language of the page", func(t *testing.T) { headsInGerman(t, s, live) })
	t.Run("a host's page that has moved", func(t *testing.T) { movedHost(t, s) })
	t.Run("calendars", func(t *testing.T) { calendars(t, s, live) })
	t.Run("how a host's trips are rated", func(t *testing.T) { ratingInHeads(t, s, live) })
	t.Run("calls", func(t *testing.T) { missingCalls(t, s) })
	t.Run("discovery", func(t *testing.T) { discovery(t, s, live) })
	t.Run("before it is public", func(t *testing.T) { hiddenTrip(t, s, live) })
}

func opened(t *testing.T, s *apptest.Server, path string) apptest.Answer {
	t.Helper()
	return s.Call(t, apptest.Request{Method: "GET", Path: path, Header: map[string]string{"Accept": "text/html"}})
}

func statusOfPages(t *testing.T, s *apptest.Server, live apptest.Trip) {
	for path, status := range map[string]int{
		"/": 200, "/trips": 200, "/trips/": 200, "/trips/" + live.Path: 200, "/trips/" + live.Path + "/book/pay": 200,
		"/login":              200,
		"/trips/no-such-trip": 404, "/trips/no-such-trip/book": 404, "/hosts/nobody": 404, "/public/l/nothing": 404,
		"/nothing":                         404,
		"/trips/" + live.Path + "/nothing": 404, "/app/host/trips/" + uuid.NewString(): 200, "/app/host/nothing": 404,
		"/app/traveler/trips":          200,
		"/app/traveler/nothing/at/all": 404, "/admin/users": 200, "/admin/nothing": 404, "/app/operator": 200,
		"/app/nothing": 404,
	} {
		a := opened(t, s, path)
		if a.Status != status || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/html") ||
			!strings.Contains(a.Text, `<div id="root">`) {
			t.Errorf("%s: %d %s %.80s", path, a.Status, a.Header.Get("Content-Type"), a.Text)
		}
		notice := "Turn on JavaScript to use this page."
		if rendered := []string{"/", "/trips", "/trips/", "/trips/" + live.Path, "/login"}; slices.Contains(rendered, path) {
			notice = "We’re very busy right now. Reload this page in a moment."
		}
		if !strings.Contains(a.Text, ">"+notice+"</p></noscript>") {
			t.Errorf("%s is empty and does not say why where scripts are off: %.400s", path, a.Text)
		}
		private := status == 404 || strings.HasPrefix(path, "/app") || strings.HasPrefix(path, "/admin") ||
			strings.Contains(path, "/book") || path == "/login"
		if hidden := a.Header.Get("X-Robots-Tag") == "noindex"; hidden != private ||
			strings.Contains(a.Text, `name="robots" content="noindex"`) != private {
			t.Errorf("%s is left out by search engines: %v", path, hidden)
		}
		portal := status == 200 && (strings.HasPrefix(path, "/app") || strings.HasPrefix(path, "/admin"))
		if strings.Contains(a.Text, `sizes="any" href="data:image/svg`) == portal {
			t.Errorf("%s: the icon is in the page only where it is a public one: %.900s", path, a.Text)
		}
	}
}

func headOfATrip(t *testing.T, s *apptest.Server, live apptest.Trip) {
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET name = $2 WHERE id = $1", live.ID,
			`Rice & "Rivers" </title><script>alert(1)</script>`)
		return err
	})
	var page string
	s.Eventually(t, "the name is in the head", func() bool {
		page = opened(t, s, "/trips/"+live.Path).Text
		return strings.Contains(page, "Rice")
	})
	origin := s.Services.Config.Origin(s.Tenant(t).Host)
	for _, want := range []string{
		`<title>Rice &amp; `, `<link rel="canonical" href="` + origin + `/trips/` + live.Path + `">`,
		`<meta property="og:url" content="` + origin + `/trips/` + live.Path + `">`,
		`<meta property="og:site_name" content="` + s.Tenant(t).Brand + `">`,
		`<meta property="og:image" content="` + origin + `/cards/` + live.Path + `.png?v=`,
		`<meta name="twitter:card" content="summary_large_image">`, `<meta name="description" content="`, `<html lang="en">`,
		`<link rel="icon" type="image/svg+xml" sizes="16x16" href="/favicon.svg">`,
		`<link rel="icon" type="image/svg+xml" sizes="any" href="data:image/svg&#43;xml,%3Csvg`,
		// The breadcrumb is that of the page.
		`"item":"` + origin + `/trips?country=`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("without %s: %s", want, page)
		}
	}
	if strings.Contains(page, "<script>alert") || strings.Count(page, "</title>") != 1 ||
		strings.Count(page, `name="description"`) != 1 {
		t.Errorf("not escaped, or twice: %s", page)
	}
	// The same path does not exist in another marketplace.
	if a := opened(t, s.On("solstice.localhost"), "/trips/"+live.Path); a.Status != http.StatusNotFound ||
		strings.Contains(a.Text, "Rice") {
		t.Errorf("in another marketplace: %d %s", a.Status, a.Text)
	}
}

func headOfAHost(t *testing.T, s *apptest.Server) {
	var path string
	inTenant(t, s, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			"SELECT page_path FROM host WHERE active AND page_path IS NOT NULL ORDER BY page_path LIMIT 1").Scan(&path)
	})
	host := s.Must(t, apptest.Request{Method: "GET", Path: "/public/hosts/" + path})
	a := opened(t, s, "/hosts/"+path)
	if a.Status != http.StatusOK || !strings.Contains(a.Text, host["displayName"].(string)) ||
		!strings.Contains(a.Text, `og:type" content="profile"`) ||
		!strings.Contains(a.Text, `/hosts/`+path+`">`) {
		t.Errorf("%s: %d %s", path, a.Status, a.Text)
	}
}

// A head is in the language of its page; what hosts wrote is unchanged.
func headsInGerman(t *testing.T, s *apptest.Server, live apptest.Trip) {
	trip := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	for path, want := range map[string]string{
		"/trips": "<title>Reisen · ",
		"/trips?country=" + url.QueryEscape(trip["country"].(string)): "<title>Gruppenreisen nach ",
		"/trips/" + live.Path: " als Gastgeber. ", "/trips/no-such-trip": "<title>Seite nicht gefunden · ",
	} {
		german := path + map[bool]string{true: "&", false: "?"}[strings.Contains(path, "?")] + "lang=de"
		if page := opened(t, s, german).Text; !strings.Contains(page, want) {
			t.Errorf("%s without %q: %.1500s", german, want, page)
		}
		if page := opened(t, s, path).Text; strings.Contains(page, want) {
			t.Errorf("%s is in German", path)
		}
	}
}

// Links shared before a host's page moved redirect to its new path; another host's page at the old path takes
// precedence.
func movedHost(t *testing.T, s *apptest.Server) {
	admin := s.SignIn(t, apptest.AdminEmail)
	var id, before string
	inTenant(t, s, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			"SELECT id::text, page_path FROM host WHERE active AND page_path IS NOT NULL ORDER BY page_path LIMIT 1").Scan(&id,
			&before)
	})
	// Nobody has seen its path yet, so it may still be changed freely.
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE host SET status = 'created' WHERE id = $1", id)
		return err
	})
	move := func(to string) {
		t.Helper()
		host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/hosts/" + id, Token: admin})
		s.Must(t, apptest.Request{
			Method: "POST", Path: "/api/admin/hosts/" + id, Token: admin,
			Body: map[string]any{"pagePath": to, "version": host["version"]},
		})
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	leads := func(from, to string) {
		t.Helper()
		s.Eventually(t, from+" leads to "+to, func() bool {
			asked, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+from, nil)
			if err != nil {
				t.Fatal(err)
			}
			asked.Host = s.Host
			a, err := client.Do(asked)
			if err != nil {
				t.Fatal(err)
			}
			defer a.Body.Close()
			return a.StatusCode == http.StatusMovedPermanently && a.Header.Get("Location") == to
		})
	}
	move("moved-once")
	move("moved-twice")
	leads("/hosts/"+before+"?utm_source=letter", "/hosts/moved-twice?utm_source=letter")
	leads("/hosts/moved-once", "/hosts/moved-twice")
	leads("/hosts/Moved-Twice", "/hosts/moved-twice")
	if there := opened(t, s.On("solstice.localhost"), "/hosts/moved-once"); there.Status != http.StatusNotFound {
		t.Errorf("in another marketplace: %d", there.Status)
	}
	move(before)
	leads("/hosts/moved-twice", "/hosts/"+before)
}

// A departure has the same UID in the file of its page and in the calendar of all.
func calendars(t *testing.T, s *apptest.Server, live apptest.Trip) {
	for path, want := range map[string]string{"/departures.ics": "REFRESH-INTERVAL",
		"/trips/" + live.Path + "/calendar.ics": "DTEND;VALUE=DATE:"} {
		a := opened(t, s, path)
		if a.Status != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/calendar") ||
			!strings.Contains(a.Text, want) ||
			!strings.Contains(strings.ReplaceAll(a.Text, "\r\n ", ""), "UID:"+live.Path+"@") {
			t.Errorf("%s: %d %s", path, a.Status, a.Text)
		}
	}
	if a := opened(t, s, "/trips/no-such-trip/calendar.ics"); a.Status != http.StatusNotFound {
		t.Errorf("of no trip: %d", a.Status)
	}
}

// A country's and a category's trips have pages of their own, which the sitemap lists; filtered lists do not.
func headOfAList(t *testing.T, s *apptest.Server, live apptest.Trip) {
	origin := s.Services.Config.Origin(s.Tenant(t).Host)
	trip := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	country, category := trip["country"].(string), trip["categories"].([]any)[0].(string)
	var called string
	for _, c := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/categories"})["items"].([]any) {
		if c := c.(map[string]any); c["_id"] == category {
			called = c["name"].(string)
		}
	}
	sitemap := strings.ReplaceAll(opened(t, s, "/sitemap.xml").Text, "&amp;", "&")
	for query, title := range map[string]string{
		url.Values{"country": {country}}.Encode():   "Group trips to " + country,
		url.Values{"category": {category}}.Encode(): "Group trips: " + called,
	} {
		address := origin + "/trips?" + query
		page := opened(t, s, "/trips?sort=price&utm_source=letter&"+query).Text
		var told struct {
			Graph []struct {
				Type       string `json:"@type"`
				MainEntity struct {
					Items []struct{ URL string } `json:"itemListElement"`
				}
			} `json:"@graph"`
		}
		found := linkedData.FindStringSubmatch(page)
		if found == nil || json.Unmarshal([]byte(found[1]), &told) != nil || len(told.Graph) < 2 {
			t.Fatalf("%s: %.2000s", query, page)
		}
		listed := slices.ContainsFunc(told.Graph[0].MainEntity.Items, func(item struct{ URL string }) bool {
			return item.URL == origin+"/trips/"+live.Path
		})
		if told.Graph[0].Type != "CollectionPage" || !listed {
			t.Errorf("%s: %s", query, found[1])
		}
		for _, want := range []string{"<title>" + title + " · ", `<link rel="canonical" href="` + address + `">`,
			`hreflang="de" href="` + address + "&amp;lang=de"} {
			if !strings.Contains(page, want) {
				t.Errorf("%s without %s: %.2500s", query, want, page)
			}
		}
		if !strings.Contains(sitemap, "<loc>"+address+"</loc>") {
			t.Errorf("the sitemap leaves out %s", address)
		}
	}
	if none := opened(t, s, "/trips?country=Atlantis"); none.Status != http.StatusOK ||
		!strings.Contains(none.Text, `name="robots" content="noindex"`) {
		t.Errorf("%d %.500s", none.Status, none.Text)
	}
}

// Search engines see a rating only where the page shows reviews.
func ratingInHeads(t *testing.T, s *apptest.Server, live apptest.Trip) {
	trip := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	host := trip["hostPage"].(map[string]any)["pagePath"].(string)
	pages := []string{"/trips/" + live.Path, "/hosts/" + host}
	for _, page := range pages {
		if text := opened(t, s, page).Text; strings.Contains(text, "AggregateRating") {
			t.Errorf("%s tells of a rating that nobody gave", page)
		}
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO review (tenant_id, id, trip_id, itinerary_id, host_id, member_id, rating, comment, saved_at)
			SELECT t.tenant_id, gen_random_uuid(), t.id, t.itinerary_id, t.host_id, (SELECT id FROM member m WHERE m.tenant_id = t.tenant_id LIMIT 1), 4, 'Well led.', now()
			FROM trip t WHERE t.id = $1`, live.ID)
		return err
	})
	shown := s.Must(t, apptest.Request{Method: "GET", Path: "/public/hosts/" + host + "/reviews"})
	want := `"@type":"AggregateRating","bestRating":5,"itemReviewed":`
	for _, page := range pages {
		s.Eventually(t, page+" tells of the rating", func() bool {
			text := opened(t, s, page).Text
			return strings.Contains(text, want) &&
				strings.Contains(text, `"ratingCount":1,"ratingValue":`+jsonText(t, shown["overallRating"]))
		})
	}
}

func missingCalls(t *testing.T, s *apptest.Server) {
	for _, path := range []string{"/api/nothing", "/rpc/nothing", "/rpc/caravan.trip.v1.Nothing/Get", "/public/nothing",
		"/authentication/nothing", "/v1/trips", "/graphql", "/.well-known/nothing", "/.env"} {
		a := opened(t, s, path)
		if a.Status != http.StatusNotFound || strings.Contains(a.Text, `<div id="root">`) || !json.Valid([]byte(a.Text)) {
			t.Errorf("%s: %d %.80s", path, a.Status, a.Text)
		}
	}
}

func discovery(t *testing.T, s *apptest.Server, live apptest.Trip) {
	origin := s.Services.Config.Origin(s.Tenant(t).Host)
	robots := opened(t, s, "/robots.txt")
	if robots.Status != http.StatusOK || !strings.Contains(robots.Text, "Sitemap: "+origin+"/sitemap.xml") ||
		!strings.Contains(robots.Text, "Disallow: /admin\n") {
		t.Errorf("%d %s", robots.Status, robots.Text)
	}
	sitemap := opened(t, s, "/sitemap.xml")
	if sitemap.Status != http.StatusOK || !strings.Contains(sitemap.Text, "<loc>"+origin+"/trips/"+live.Path+"</loc>") ||
		!strings.Contains(sitemap.Text, "<loc>"+origin+"/hosts/") {
		t.Errorf("%d %s", sitemap.Status, sitemap.Text)
	}
	if there := opened(t, s.On("solstice.localhost"), "/sitemap.xml"); there.Status != http.StatusOK ||
		strings.Contains(there.Text, live.Path) {
		t.Errorf("another marketplace lists it: %s", there.Text)
	}
	for _, path := range []string{"/favicon.svg", "/favicon.ico", "/admin/favicon.svg", "/app/host/favicon.ico"} {
		if a := opened(t, s, path); a.Status != http.StatusOK || a.Header.Get("Content-Type") != "image/svg+xml" ||
			!strings.Contains(a.Text, "<rect") {
			t.Errorf("%s: %d %s", path, a.Status, a.Header.Get("Content-Type"))
		}
	}
}

func hiddenTrip(t *testing.T, s *apptest.Server, live apptest.Trip) {
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET launched_at = NULL, launch_at = NULL WHERE id = $1", live.ID)
		return err
	})
	s.Eventually(t, "the page is nobody's",
		func() bool { return opened(t, s, "/trips/"+live.Path).Status == http.StatusNotFound })
	preview := s.Must(t, previewOf(live, live.Host))
	address := preview["path"].(string)
	a := opened(t, s, address)
	if a.Status != http.StatusOK || a.Header.Get("X-Robots-Tag") != "noindex" || strings.Contains(a.Text, "og:") {
		t.Errorf("%s: %d %s", address, a.Status, a.Text)
	}
	if a := opened(t, s, "/trips/"+live.Path+"?preview=x"); a.Status != http.StatusNotFound {
		t.Errorf("with a token that is none: %d", a.Status)
	}
}
