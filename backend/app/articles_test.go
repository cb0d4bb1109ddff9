package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// writer is an admin of a marketplace that writes its own pages.
type writer struct {
	*apptest.Server
	token string
}

func newWriter(t *testing.T, s *apptest.Server) writer {
	t.Helper()
	return writer{s, s.SignIn(t, apptest.AdminEmail)}
}

const termsPath = "/api/admin/pages/terms/en"

func (w writer) get(t *testing.T, path string) map[string]any {
	t.Helper()
	return w.Must(t, apptest.Request{Method: "GET", Path: path, Token: w.token})
}

func (w writer) try(t *testing.T, method, path string, body map[string]any) apptest.Answer {
	t.Helper()
	return w.Call(t, apptest.Request{Method: method, Path: path, Token: w.token, Body: body})
}

// save stores a draft over the current version.
func (w writer) save(t *testing.T, path, title, html string) map[string]any {
	t.Helper()
	return w.Must(t, apptest.Request{Method: "PUT", Path: path, Token: w.token,
		Body: map[string]any{"version": w.get(t, path)["version"], "title": title, "html": html}})
}

// act calls an operation with the current version.
func (w writer) act(t *testing.T, path, action string, more ...string) map[string]any {
	t.Helper()
	body := map[string]any{"version": w.get(t, path)["version"]}
	for i := 0; i+1 < len(more); i += 2 {
		body[more[i]] = more[i+1]
	}
	return w.Must(t, apptest.Request{Method: "POST", Path: path + "/" + action, Token: w.token, Body: body})
}

func (w writer) publish(t *testing.T, path, title, html string, more ...string) map[string]any {
	t.Helper()
	w.save(t, path, title, html)
	return w.act(t, path, "publish", more...)
}

func public(t *testing.T, s *apptest.Server, path string) apptest.Answer {
	t.Helper()
	return s.Call(t, apptest.Request{Method: "GET", Path: "/public/pages/" + path})
}

func shows(t *testing.T, s *apptest.Server, path, text string, version int) apptest.Answer {
	t.Helper()
	a := public(t, s, path)
	if a.Status != http.StatusOK || !strings.Contains(fmt.Sprint(a.Data["html"]), text) ||
		a.Data["version"] != float64(version) {
		t.Errorf("%s: %d %s", path, a.Status, a.Text)
	}
	return a
}

// A marketplace writes its own pages: from a draft that no reader sees to published versions, an earlier one that is
// restored, and a page that is taken down.
func TestPagesThatAMarketplaceWrites(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	w := newWriter(t, s)
	t.Run("written, published, restored, taken down", func(t *testing.T) { lifeOfAPage(t, w) })
	t.Run("in languages", func(t *testing.T) { pageInLanguages(t, w) })
	t.Run("what harms is removed", func(t *testing.T) { harmlessPages(t, w) })
	t.Run("saved by two people", func(t *testing.T) { pageOfTwo(t, w) })
	t.Run("refused", func(t *testing.T) { refusedPages(t, w) })
}

func lifeOfAPage(t *testing.T, w writer) {
	if page := w.get(t, termsPath); page["version"] != 0.0 || page["html"] != "" || page["live"] != nil {
		t.Errorf("a page that was never written: %v", page)
	}
	saved := w.save(t, termsPath, "  Terms and\nconditions ", "<p>Pay in time.</p>")
	if saved["title"] != "Terms and conditions" || saved["draftSavedBy"] == "" ||
		!slices.Contains(saved["availableActions"].([]any), any("publish")) {
		t.Errorf("a draft: %v", saved)
	}
	if a := public(t, w.Server, "terms"); a.Status != http.StatusNotFound {
		t.Errorf("readers see a draft: %d %s", a.Status, a.Text)
	}
	if a := opened(t, w.Server, "/terms"); a.Status != http.StatusNotFound {
		t.Errorf("the page of a draft: %d", a.Status)
	}
	published := w.act(t, termsPath, "publish")
	if published["draftSavedAt"] != nil || published["live"].(map[string]any)["number"] != 1.0 ||
		slices.Contains(published["availableActions"].([]any), any("publish")) {
		t.Errorf("published: %v", published)
	}
	shows(t, w.Server, "terms", "Pay in time.", 1)
	tenant := w.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"})
	if !slices.Contains(tenant["pages"].([]any), any("terms")) {
		t.Errorf("the marketplace’s pages: %v", tenant["pages"])
	}
	headOfAPage(t, w)

	w.publish(t, termsPath, "Terms and conditions", "<p>Pay in time, please.</p>", "note", "Politer")
	now := shows(t, w.Server, "terms", "please", 2)
	versions := now.Data["versions"].([]any)
	if len(versions) != 2 || versions[0].(map[string]any)["note"] != "Politer" {
		t.Errorf("versions for readers: %v", versions)
	}
	if old := shows(t, w.Server, "terms?version=1", "Pay in time.", 1); strings.Contains(old.Text, "please") {
		t.Errorf("the first version: %s", old.Text)
	}
	if a := opened(t, w.Server, "/terms?version=1"); a.Status != http.StatusOK || !strings.Contains(a.Text, "noindex") {
		t.Errorf("an earlier version: %d %.300s", a.Status, a.Text)
	}
	refused(t, w.Server, apptest.Request{Method: "GET", Path: "/public/pages/terms?version=3"}, http.StatusNotFound)

	history := w.get(t, termsPath+"/versions")["items"].([]any)
	first := history[1].(map[string]any)
	if len(history) != 2 || first["number"] != 1.0 || first["live"] != false || first["publishedBy"] == "" ||
		first["html"] != nil {
		t.Errorf("the history: %v", history)
	}
	if v := w.get(t, termsPath+"/versions/1"); v["html"] != "<p>Pay in time.</p>" {
		t.Errorf("a version: %v", v)
	}
	restored := w.act(t, termsPath, "versions/1/restore")
	if restored["html"] != "<p>Pay in time.</p>" || restored["live"].(map[string]any)["number"] != 2.0 {
		t.Errorf("restored: %v", restored)
	}
	shows(t, w.Server, "terms", "please", 2)
	w.act(t, termsPath, "publish", "note", "As it was")
	shows(t, w.Server, "terms", "Pay in time.", 3)

	w.save(t, termsPath, "Terms", "<p>Something else.</p>")
	if kept := w.act(t, termsPath, "discard"); kept["html"] != "<p>Pay in time.</p>" || kept["draftSavedAt"] != nil {
		t.Errorf("a discarded draft: %v", kept)
	}
	w.act(t, termsPath, "take-down")
	refused(t, w.Server, apptest.Request{Method: "GET", Path: "/public/pages/terms"}, http.StatusNotFound)
	refused(t, w.Server, apptest.Request{Method: "GET", Path: "/public/pages/terms?version=1"}, http.StatusNotFound)
	if tenant := w.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); tenant["pages"] != nil {
		t.Errorf("the marketplace’s pages: %v", tenant["pages"])
	}
	w.publish(t, termsPath, "Terms", "<p>Back again.</p>")
	shows(t, w.Server, "terms", "Back again.", 4)
	log := w.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?limit=100", Token: w.token})
	for _, action := range []string{"save", "publish", "restore", "discard", "take_down"} {
		if !strings.Contains(log.Text, `"page.`+action+`"`) {
			t.Errorf("the audit log says nothing of %s", action)
		}
	}
	if strings.Contains(log.Text, "Back again.") {
		t.Error("the audit log has the text of a page")
	}
}

func headOfAPage(t *testing.T, w writer) {
	t.Helper()
	var a apptest.Answer
	w.Eventually(t, "the page is there", func() bool {
		a = opened(t, w.Server, "/terms")
		return a.Status == http.StatusOK
	})
	origin := w.Services.Config.Origin(w.Tenant(t).Host)
	for _, part := range []string{"<title>Terms and conditions · ", `<meta name="description" content="Pay in time.">`,
		`<link rel="canonical" href="` + origin + `/terms">`, `hreflang="de" href="` + origin + `/terms?lang=de"`} {
		if !strings.Contains(a.Text, part) {
			t.Errorf("the head lacks %s: %.1500s", part, a.Text)
		}
	}
	if a.Status != http.StatusOK || strings.Contains(a.Text, "noindex") {
		t.Errorf("the page: %d %s", a.Status, a.Text)
	}
	w.Eventually(t, "the sitemap lists the page", func() bool {
		return strings.Contains(opened(t, w.Server, "/sitemap.xml").Text, "<loc>"+origin+"/terms</loc>")
	})
	refused(t, w.Server, apptest.Request{Method: "GET", Path: "/public/pages/preparation"}, http.StatusBadRequest,
		http.StatusNotFound)
	if there := public(t, w.On("solstice.localhost"), "terms"); there.Status != http.StatusNotFound {
		t.Errorf("another marketplace shows it: %d %s", there.Status, there.Text)
	}
}

func pageInLanguages(t *testing.T, w writer) {
	const german = "/api/admin/pages/help/de"
	w.publish(t, german, "Hilfe", "<p>Wir helfen gern.</p>")
	shows(t, w.Server, "help?language=es", "Wir helfen gern.", 1)
	w.publish(t, "/api/admin/pages/help/en", "Help", "<p>We’re here to help.</p>")
	if a := shows(t, w.Server, "help?language=es", "here to help", 1); a.Data["language"] != "en" {
		t.Errorf("a reader of another language: %v", a.Data)
	}
	if a := shows(t, w.Server, "help?language=de", "Wir helfen gern.", 1); a.Data["title"] != "Hilfe" {
		t.Errorf("a German reader: %v", a.Data)
	}
	w.act(t, "/api/admin/pages/help/en", "take-down")
	if tenant := w.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); !slices.Contains(
		tenant["pages"].([]any), any("help")) {
		t.Errorf("still published in German: %v", tenant["pages"])
	}
	states := w.get(t, "/api/admin/pages")["items"].([]any)
	said, _ := json.Marshal(states)
	if strings.Count(string(said), `"page":"help"`) != 2 {
		t.Errorf("states: %s", said)
	}
}

// What is stored can be written into a page as it is.
func harmlessPages(t *testing.T, w writer) {
	const path = "/api/admin/pages/privacy/en"
	for in, want := range map[string]string{
		`<p>a<script>alert(1)</script>b</p>`:                              `<p>ab</p>`,
		`<p onclick="alert(1)" style="x" class="y">a</p>`:                 `<p>a</p>`,
		`<p>a<img src=x onerror=alert(1)></p>`:                            `<p>a</p>`,
		`<p><a href="javascript:alert(1)">a</a></p>`:                      `<p>a</p>`,
		`<p><a href="  jAvAsCrIpT&#58;alert(1)">a</a></p>`:                `<p>a</p>`,
		`<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>`: `<p>a</p>`,
		`<p><a href="/admin">a</a></p>`:                                   `<p>a</p>`,
		`<p>a</p><svg><script>alert(1)</script><a href="#">b</a></svg>`:   `<p>a</p>b`,
		`<p>a</p><style>p{color:red}</style><math><mi>x</mi></math>`:      `<p>a</p>x`,
		`<p>a<iframe src="https://evil.example"></iframe></p>`:            `<p>a</p>`,
		`<<p>script>alert(1)<</p>/script><p>a`:                            `&lt;<p>script&gt;alert(1)&lt;</p>/script&gt;<p>a</p>`,
		`<scr<script>ipt>alert(1)</script><p>a</p>`:                       `ipt&gt;alert(1)<p>a</p>`,
		`<blockquote><table><tr><td>a<p>b`: `<blockquote><table><tbody><tr><td>a<p>b</p></td></tr></tbody>` +
			`</table></blockquote>`,
		`<h2>a</h2><p><strong>b</strong><br><em>c</em> <u>d</u></p><hr>`:       `<h2>a</h2><p><strong>b</strong><br/><em>c</em> <u>d</u></p><hr/>`,
		`<p><a href="mailto:us@acme.example">a</a> <a href="tel:+1">b</a></p>`: `<p><a href="mailto:us@acme.example">a</a> <a href="tel:+1">b</a></p>`,
		`<p><a href="https://acme.example/?a=1&b=2" rel="opener" id=x>a</a></p>`: `<p><a href="https://acme.example/?a=1&amp;b=2" ` +
			`rel="nofollow noopener" target="_blank">a</a></p>`,
		`<p></p>`: ``,
	} {
		saved := w.save(t, path, "Privacy <b>notice</b>", in)
		if saved["html"] != want {
			t.Errorf("%s\n got %s\nwant %s", in, saved["html"], want)
		}
		if again := w.save(t, path, "Privacy", want); again["html"] != want {
			t.Errorf("cleaned again: %s, was %s", again["html"], want)
		}
	}
	w.publish(t, path, `</title><script>alert(1)</script>`, "<p>a</p>")
	w.Eventually(t, "the page is there", func() bool {
		return opened(t, w.Server, "/privacy").Status == http.StatusOK
	})
	if a := opened(t, w.Server, "/privacy"); strings.Contains(a.Text, "<script>alert(1)") {
		t.Errorf("a title is markup: %s", a.Text)
	}
}

func pageOfTwo(t *testing.T, w writer) {
	const path = "/api/admin/pages/imprint/en"
	read := w.save(t, path, "Imprint", "<p>One</p>")["version"]
	w.save(t, path, "Imprint", "<p>Two</p>")
	for _, call := range []struct{ method, path string }{{"PUT", path}, {"POST", path + "/publish"},
		{"POST", path + "/discard"}, {"POST", path + "/take-down"}} {
		body := map[string]any{"version": read}
		if call.method == "PUT" {
			body["title"], body["html"] = "Imprint", "<p>Three</p>"
		}
		if a := w.try(t, call.method, call.path, body); a.Status != http.StatusConflict {
			t.Errorf("%s over a newer version: %d %s", call.path, a.Status, a.Text)
		}
	}
	unread := map[string]any{"version": 1, "title": "a", "html": "b"}
	if a := w.try(t, "PUT", "/api/admin/pages/imprint/de", unread); a.Status != http.StatusConflict {
		t.Errorf("a page that does not exist: %d", a.Status)
	}
	if page := w.get(t, path); page["html"] != "<p>Two</p>" || page["live"] != nil {
		t.Errorf("after that: %v", page)
	}
}

func refusedPages(t *testing.T, w writer) {
	const path = "/api/admin/pages/hostTerms/en"
	long := strings.Repeat("x", 121)
	if a := w.try(t, "PUT", path, map[string]any{"version": 0, "title": long, "html": ""}); a.Status !=
		http.StatusBadRequest || a.Fields["title"] == "" {
		t.Errorf("a long title: %d %s", a.Status, a.Text)
	}
	much := map[string]any{"version": 0, "title": "", "html": strings.Repeat("x", 100_001)}
	if a := w.try(t, "PUT", path, much); a.Status != http.StatusBadRequest || a.Fields["html"] == "" {
		t.Errorf("a long page: %d %s", a.Status, a.Text)
	}
	w.save(t, path, "", "")
	a := w.try(t, "POST", path+"/publish", map[string]any{"version": 1})
	if a.Status != http.StatusBadRequest || a.Fields["title"] != "Give the page a title" ||
		a.Fields["html"] != "Write the page before you publish it" {
		t.Errorf("an empty page: %d %s", a.Status, a.Text)
	}
	w.publish(t, path, "For hosts", "<p>Be kind.</p>")
	w.save(t, path, "For hosts", "<p>Be kind.</p>")
	version := w.get(t, path)["version"]
	if a := w.try(t, "POST", path+"/publish", map[string]any{"version": version}); a.Error !=
		"The draft says the same as what is published." {
		t.Errorf("published unchanged: %d %s", a.Status, a.Text)
	}
	support := w.SignIn(t, w.Person(t, "support"))
	for _, token := range []string{support, w.SignIn(t, apptest.HostEmail), w.SignIn(t, apptest.TravelerEmail)} {
		for _, r := range []apptest.Request{{Method: "GET", Path: "/api/admin/pages"}, {Method: "GET", Path: path},
			{Method: "PUT", Path: path, Body: map[string]any{"version": version, "title": "a", "html": "b"}},
			{Method: "POST", Path: path + "/publish", Body: map[string]any{"version": version}}} {
			r.Token = token
			refused(t, w.Server, r, http.StatusForbidden)
		}
	}
}

// What a marketplace has published is part of what people agree to, and of what they read before a trip.
func TestPagesThatPeopleAgreeTo(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	w := newWriter(t, s)
	t.Run("hosts", func(t *testing.T) { agreedByHosts(t, w) })
	t.Run("travelers", func(t *testing.T) { agreedByTravelers(t, w) })
	t.Run("preparation", func(t *testing.T) { preparedByThePage(t, w) })
}

func agreedByHosts(t *testing.T, w writer) {
	const page = "/api/admin/pages/hostTerms/en"
	w.publish(t, page, "House rules", "<p>Be <strong>kind</strong>.</p>")
	trip := w.ApprovedTrip(t, 2, 6)
	path := "/api/me/trips/" + trip.ID
	read := func() map[string]any {
		return w.Must(t, apptest.Request{Method: "GET", Path: path + "/host-terms", Token: trip.Host})
	}
	first := read()
	if part := first["article"].(map[string]any); part["title"] != "House rules" || part["html"] !=
		"<p>Be <strong>kind</strong>.</p>" || first["version"] != "2026-01-en1" {
		t.Errorf("the agreement: %v", first)
	}
	w.publish(t, page, "House rules", "<p>Be kind and quiet.</p>")
	accept := func(version any) apptest.Answer {
		now := w.Must(t, apptest.Request{Method: "GET", Path: path, Token: trip.Host})
		return w.Call(t, apptest.Request{Method: "POST", Path: path + "/accept-terms", Token: trip.Host,
			Body: map[string]any{"terms": version, "version": now["version"]}})
	}
	if a := accept(first["version"]); a.Status != http.StatusBadRequest || a.Fields["terms"] !=
		"The services agreement has changed. Read the current version." {
		t.Errorf("an agreement that has changed: %d %s", a.Status, a.Text)
	}
	now := w.Must(t, apptest.Request{Method: "GET", Path: path, Token: trip.Host})
	if now["hostTermsAcceptedAt"] == nil {
		t.Error("what was accepted before no longer is")
	}
	if frame := framed(t, w.Server, trip.Host, "/api/me/pages/host-terms?tripId="+trip.ID); !strings.Contains(frame,
		"<p>Be kind and quiet.</p>") {
		t.Errorf("the page of the agreement: %s", frame)
	}
	accept(read()["version"])
	var accepted []string
	inTenant(t, w.Server, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), `SELECT h->>'version' || ' ' || (h->'article'->>'html')
			FROM trip, jsonb_array_elements(content->'hostTermsHistory') h WHERE id = $1`, trip.ID)
		if err != nil {
			return err
		}
		accepted, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	})
	if len(accepted) == 0 || accepted[0] != "2026-01-en1 <p>Be <strong>kind</strong>.</p>" || len(accepted) > 1 &&
		accepted[1] != "2026-01-en2 <p>Be kind and quiet.</p>" {
		t.Errorf("what was accepted: %q", accepted)
	}
}

func agreedByTravelers(t *testing.T, w writer) {
	trip := w.LiveTrip(t, 2, 6)
	var token string
	sign := func() string {
		t.Helper()
		email := w.Person(t, "traveler")
		card, err := w.CardToken(t.Context(), apptest.CardGood)
		if err != nil {
			t.Fatal(err)
		}
		if _, refused, err := w.Book(t.Context(), trip.ID, email, card, 1); err != nil || refused != nil {
			t.Fatal(err, refused)
		}
		token = w.SignIn(t, email)
		w.Must(t, apptest.Request{Method: "POST", Token: token,
			Path: "/api/me/trips/" + trip.ID + "/accept-traveler-terms"})
		var signed string
		inTenant(t, w.Server, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), `SELECT coalesce(terms_language || terms_version, 'none')
				FROM booking_participant WHERE email = $1 AND terms_accepted_at IS NOT NULL`, email).Scan(&signed)
		})
		return signed
	}
	if signed := sign(); signed != "none" {
		t.Errorf("signed before the marketplace had terms: %s", signed)
	}
	w.publish(t, termsPath, "Our terms", "<p>Pay in time.</p>")
	w.publish(t, termsPath, "Our terms", "<p>Pay early.</p>")
	frame := framed(t, w.Server, token, "/api/me/pages/traveler-terms?tripId="+trip.ID)
	if !strings.Contains(frame, "<h2>Our terms</h2>\n<p>Pay early.</p>") || strings.Index(frame, "Our terms") <
		strings.Index(frame, "For travelers under 18") {
		t.Errorf("after the trip’s own terms: %s", frame)
	}
	if signed := sign(); signed != "en2" {
		t.Errorf("signed %s", signed)
	}
	log := w.Call(t, apptest.Request{Method: "GET", Token: w.token,
		Path: "/api/metadata/audit-logs?action=participant.accept_terms"})
	if !strings.Contains(log.Text, `"number":2`) {
		t.Errorf("admins don’t see what was accepted: %s", log.Text)
	}
}

func preparedByThePage(t *testing.T, w writer) {
	trip := w.LiveTrip(t, 2, 6)
	address := "/api/me/pages/preparation?tripId=" + trip.ID
	refused(t, w.Server, apptest.Request{Method: "GET", Path: address, Token: trip.Host}, http.StatusNotFound)
	w.publish(t, "/api/admin/pages/preparation/en", "Before you go", "<p>Pack light.</p>")
	if page := framed(t, w.Server, trip.Host, address); !strings.Contains(page, "<p>Pack light.</p>") {
		t.Errorf("the marketplace’s page: %s", page)
	}
	if tenant := w.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); tenant["preparation"] != true {
		t.Errorf("the tab is empty: %v", tenant)
	}
	inTenant(t, w.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE trip SET content = jsonb_set(content, '{preparationListUrl}',
			'"https://files.example/list"') WHERE id = $1`, trip.ID)
		return err
	})
	if page := framed(t, w.Server, trip.Host, address); !strings.Contains(page, "files.example/list") ||
		strings.Contains(page, "Pack light") {
		t.Errorf("the trip’s own file: %s", page)
	}
}
