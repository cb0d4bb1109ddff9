package app_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"image/png"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

// drawingScript replaces the script that the build makes of the site: it requests a trip and writes the response.
const drawingScript = `
globalThis.runTimers = () => false;
globalThis.draw = (address) => {
  const asked = '/public/trip-details?path=' + address.split('/').pop();
  const { data } = JSON.parse(askServer(asked)).body;
  const text = (s) => String(s).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  globalThis.drawn = JSON.stringify({
    html: '<main class="shown"><h1>' + text(data.name) + '</h1><b>' + data.fromPriceMinor + '</b><i>' + data.spotsLeft + '</i>' + (globalThis.word ?? '') + '</main>',
    preloads: '', page: 'trip', routes: [], asked: [asked], answers: [[[asked], data]], style: '--accent:"red"',
  });
};`

// Head, body, linked data and first responses of a page that the server renders come from one response, in the
// language of the URL, and are never older than a second.
func TestDrawnPages(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) {
		titledPages(c)
		files := c.Pages.(fstest.MapFS)
		files["render/site/render.js"] = &fstest.MapFile{Data: []byte(drawingScript)}
		files["site/index.html"] = &fstest.MapFile{
			Data: []byte(strings.Replace(string(files["site/index.html"].Data), "</head>",
				`<script nonce="__CSP_NONCE__">`+firstWords+
					`</script><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/a.js" nonce="__CSP_NONCE__"></script>`+
					`<link rel="stylesheet" crossorigin href="/assets/site.css" nonce="__CSP_NONCE__"></head>`, 1))}
		files["site/assets/site.css"] = &fstest.MapFile{Data: []byte(`.shown{color:red}.hidden{color:blue}`)}
		files["render/reach/reach.js"] = &fstest.MapFile{Data: []byte(reachWords + "\n")}
		files["site/assets/words.de-x.js"] = &fstest.MapFile{Data: []byte("globalThis.word = 'auf Deutsch';")}
		files["site/.vite/manifest.json"] = &fstest.MapFile{
			Data: []byte(`{"index.html": {"file": "assets/first.js", "isEntry": true, "css": ["assets/site.css"]},
			"src/live.tsx": {"file": "assets/live.js", "isEntry": true, "imports": ["index.html"]},
			"_page-trip.js": {"file": "assets/trip.js", "name": "page-trip", "imports": ["_shared.js", "index.html"]},
			"_shared.js": {"file": "assets/shared.js", "name": "shared"},
			"src/routes/trips/$tripPath/index.tsx?tsr-split=component":
				{"file": "assets/route.js", "imports": ["index.html"]}}`)}
	})
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	address := "/trips/" + live.Path
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET name = $2 WHERE id = $1", live.ID,
			`Rice </script><script>alert(1)</script> __CSP_NONCE__`)
		return err
	})
	var page string
	s.Eventually(t, "the page is drawn", func() bool {
		page = opened(t, s, address).Text
		return strings.Contains(page, "<h1>Rice ")
	})
	t.Run("one answer", func(t *testing.T) { oneAnswer(t, s, page, live) })
	t.Run("what is written stays text", func(t *testing.T) {
		if strings.Contains(page, "<script>alert") || strings.Contains(page, "alert(1)</script> __") ||
			strings.Count(page, "</html>") != 1 {
			t.Error(page)
		}
	})
	t.Run("what makes it live comes when it is reached for", func(t *testing.T) { liveFiles(t, s, address, page) })
	t.Run("it is compressed once", func(t *testing.T) { compressedOnce(t, s, address) })
	t.Run("in the language of the address", func(t *testing.T) {
		german := opened(t, s, address+"?lang=de").Text
		if !strings.Contains(german, "auf Deutsch") || !strings.Contains(german, `lang="de"`) ||
			!strings.Contains(german, `"words":"/assets/words.de-x.js"`) {
			t.Error(german)
		}
	})
	t.Run("a sale shows within a second", func(t *testing.T) { freshPage(t, s, live) })
	t.Run("what belongs to no one is not rendered", func(t *testing.T) {
		if other := opened(t, s, address+"/book").Text; strings.Contains(other, "<h1>") {
			t.Error(other)
		}
	})
}

// firstWords is the inline script of the site's page, reachWords the one that rendered pages carry, and shownStyle what
// they carry of the stylesheet.
const (
	firstWords = "globalThis.first = '<b>';"
	reachWords = "globalThis.reach = '<i>';"
	shownStyle = ".shown{color:red}"
)

func digestOf(content string) string {
	sum := sha256.Sum256([]byte(content))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// compressedOnce checks that a rendered page is the same in each coding, with a nonce of its own for styles alone: of
// the inline scripts, only the build's runs.
func compressedOnce(t *testing.T, s *apptest.Server, address string) {
	t.Helper()
	scripts := "script-src 'self' " + digestOf(firstWords) + " " + digestOf(reachWords)
	get := func(header ...string) apptest.Answer {
		r := apptest.Request{Method: "GET", Path: address, Header: map[string]string{"Accept": "text/html"}}
		for i := 0; i < len(header); i += 2 {
			r.Header[header[i]] = header[i+1]
		}
		return s.Call(t, r)
	}
	seen, versions := map[string]bool{}, map[string]bool{}
	for coding := range unpack {
		for range 2 {
			a := get("Accept-Encoding", coding)
			text := plain(t, a)
			nonces := nonceOf.FindAllStringSubmatch(text, -1)
			if len(nonces) != 1 || seen[nonces[0][1]] || !strings.Contains(text, `<script>`+firstWords) ||
				strings.Contains(text, "__CSP_NONCE__") {
				t.Fatalf("by %q: %v %s", coding, nonces, text)
			}
			seen[nonces[0][1]] = true
			policy := strings.Split(a.Header.Get("Content-Security-Policy"), "; ")
			if policy[1] != scripts || policy[2] != "style-src 'self' 'nonce-"+nonces[0][1]+"' "+digestOf(shownStyle) {
				t.Errorf("by %q: %s", coding, policy)
			}
			version, _, _ := strings.Cut(a.Header.Get("ETag"), ".")
			versions[version] = true
			if a.Header.Get("Content-Encoding") != coding || a.Header.Get("Content-Length") != strconv.Itoa(len(a.Text)) ||
				!strings.HasSuffix(text, "</body></html>") {
				t.Errorf("by %q: %v %s", coding, a.Header, text)
			}
			same := get("Accept-Encoding", coding, "If-None-Match", a.Header.Get("ETag"))
			if same.Status != http.StatusNotModified || same.Text != "" ||
				same.Header.Get("Content-Security-Policy") != a.Header.Get("Content-Security-Policy") {
				t.Errorf("again by %q: %d %s", coding, same.Status, same.Header)
			}
		}
	}
	if len(versions) != 1 {
		t.Errorf("versions of one page: %v", versions)
	}
}

// liveFiles checks that a rendered page loads nothing of the app by itself; one that the browser renders loads it
// immediately, and so does one opened by a signed-in visitor.
func liveFiles(t *testing.T, s *apptest.Server, address, page string) {
	t.Helper()
	const files = `"page":"trip","first":"/assets/first.js","sheets":["/assets/site.css"],"code":["/assets/shared.js","/assets/trip.js"]}</script>`
	if strings.Contains(page, "modulepreload") || strings.Contains(page, `type="module"`) ||
		strings.Contains(page, "stylesheet") || !strings.Contains(page, files) {
		t.Error("it loads files before it is reached for")
	}
	if !strings.Contains(page, "<style>"+shownStyle+"</style>") ||
		!strings.Contains(page, "<script>"+reachWords+"</script>") {
		t.Error("it does not carry its styles and its first script")
	}
	if other := opened(t, s, address+"/book").Text; !strings.Contains(other,
		`rel="modulepreload" crossorigin href="/assets/live.js"`) || strings.Contains(other, "live-files") {
		t.Error(other)
	}
	theirs := s.Call(t, apptest.Request{Method: "GET", Path: address, Header: map[string]string{
		"Accept": "text/html", "Cookie": principal.SessionCookie(false) + "=" + s.SignIn(t, s.Person(t, "traveler")),
	}})
	if !strings.Contains(theirs.Text, `{"now":true,`) || !strings.Contains(theirs.Text, `type="module"`) ||
		!strings.Contains(theirs.Text, "stylesheet") ||
		strings.Contains(theirs.Text, reachWords) {
		t.Error("whoever is signed in waits")
	}
}

var linkedData = regexp.MustCompile(`(?s)<script type="application/ld\+json">(.*?)</script>`)

func oneAnswer(t *testing.T, s *apptest.Server, page string, live apptest.Trip) {
	trip := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	found := linkedData.FindStringSubmatch(page)
	if found == nil {
		t.Fatal(page)
	}
	var data struct {
		Graph []struct {
			Type      any    `json:"@type"`
			Name      string `json:"name"`
			StartDate string `json:"startDate"`
			EndDate   string `json:"endDate"`
			Left      int    `json:"remainingAttendeeCapacity"`
			Offers    struct {
				Price, PriceCurrency string
			}
			ItemListElement []struct {
				Position int
				Name     string
			}
		} `json:"@graph"`
	}
	if err := json.Unmarshal([]byte(found[1]), &data); err != nil || len(data.Graph) != 2 {
		t.Fatal(err, found[1])
	}
	is, minor := data.Graph[0], int(trip["fromPriceMinor"].(float64))
	if is.Name != strings.ReplaceAll(trip["name"].(string), "__CSP_NONCE__", "") || is.StartDate == "" ||
		!strings.HasPrefix(trip["startDate"].(string), is.StartDate) ||
		is.EndDate == "" || !strings.HasPrefix(trip["endDate"].(string), is.EndDate) ||
		is.Left != int(trip["spotsLeft"].(float64)) ||
		is.Offers.PriceCurrency != trip["currency"] || strings.ReplaceAll(is.Offers.Price, ".", "") != jsonText(t, minor) ||
		len(data.Graph[1].ItemListElement) != 4 {
		t.Errorf("%+v", data.Graph)
	} else if country := data.Graph[1].ItemListElement[2]; country.Name != trip["country"] {
		t.Errorf("the way to the trip leads through %q, not %v", country.Name, trip["country"])
	}
	first, last := day(t, trip["startDate"]), day(t, trip["endDate"])
	for _, want := range []string{"<b>" + jsonText(t, minor) + "</b>", "<i>" + jsonText(t, trip["spotsLeft"]) + "</i>",
		"<title>Rice &lt;", `og:title" content="Rice &lt;`,
		template.HTMLEscapeString(" · " + spoken.ShortDays("en", first, last) + " · "), `id="first-answers"`,
		`"fromPriceMinor":` + jsonText(t, minor), `hreflang="de"`, `hreflang="x-default"`,
		`<html style="--accent:&#34;red&#34;"`, `rel="manifest"`} {
		if !strings.Contains(page, want) {
			t.Errorf("without %s: %s", want, page)
		}
	}
}

func day(t *testing.T, written any) civil.Date {
	t.Helper()
	at, err := time.Parse(time.DateOnly, written.(string)[:len(time.DateOnly)])
	if err != nil {
		t.Fatal(err)
	}
	return civil.Of(at)
}

func jsonText(t *testing.T, value any) string {
	t.Helper()
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func freshPage(t *testing.T, s *apptest.Server, live apptest.Trip) {
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET name = 'Sold while open' WHERE id = $1", live.ID)
		return err
	})
	time.Sleep(time.Second)
	if page := opened(t, s, "/trips/"+live.Path).Text; !strings.Contains(page, "<h1>Sold while open</h1>") ||
		!strings.Contains(page, "<title>Sold while open") {
		t.Error(page)
	}
}

// Departures are published as a feed and a calendar, and the web app manifest is served.
func TestFeeds(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	home := opened(t, s, "/").Text
	for path, want := range map[string]string{"/departures.atom": "<feed", "/departures.ics": "BEGIN:VCALENDAR",
		"/site.webmanifest": `"start_url":"/"`} {
		a := opened(t, s, path)
		if a.Status != http.StatusOK || !strings.Contains(a.Text, want) || !strings.Contains(home, `href="`+path+`"`) {
			t.Errorf("%s: %d %s", path, a.Status, a.Text)
		}
		if path != "/site.webmanifest" && !strings.Contains(strings.ReplaceAll(a.Text, "\r\n ", ""), "/trips/"+live.Path) {
			t.Errorf("%s: %s", path, a.Text)
		}
	}
	pictureToShare(t, s, live)
	if there := opened(t, s.On("solstice.localhost"), "/departures.atom"); strings.Contains(there.Text, live.Path) {
		t.Errorf("another marketplace tells it: %s", there.Text)
	}
}

// The share image of a trip is the product's own, cached while it is current, and replaced when its content
// changes.
func pictureToShare(t *testing.T, s *apptest.Server, live apptest.Trip) {
	t.Helper()
	address := regexp.MustCompile(`/cards/[^"]*`).FindString(opened(t, s, "/trips/"+live.Path).Text)
	first := opened(t, s, address)
	size, err := png.DecodeConfig(strings.NewReader(first.Text))
	if err != nil || first.Header.Get("Content-Type") != "image/png" || size.Width != 1200 || size.Height != 630 {
		t.Fatalf("%s: %v %+v", address, err, size)
	}
	tag := first.Header.Get("ETag")
	same := s.Call(t, apptest.Request{Method: "GET", Path: address, Header: map[string]string{"If-None-Match": tag}})
	if same.Status != http.StatusNotModified {
		t.Errorf("kept: %d", same.Status)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET name = 'Another name' WHERE id = $1", live.ID)
		return err
	})
	if now := opened(t, s, address); now.Header.Get("ETag") == tag || now.Text == first.Text {
		t.Error("it shows what was true before")
	}
	if none := opened(t, s, "/cards/nothing.png"); none.Status != http.StatusNotFound {
		t.Errorf("of no trip: %d", none.Status)
	}
}
