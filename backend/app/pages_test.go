package app_test

import (
	"bytes"
	"fmt"
	"image/png"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/testkit"
)

// The pages of a trip outside the contracts: frames, images, previews, and what links in emails open. One
// marketplace serves all of it.
func TestPagesOfATrip(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	itinerary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID,
		Token: live.Host})["itineraryId"].(string)
	t.Run("itinerary portal", func(t *testing.T) { itineraryPortal(t, s, live, itinerary) })
	t.Run("services agreement", func(t *testing.T) { hostTerms(t, s, live) })
	t.Run("preparation", func(t *testing.T) { preparation(t, s, live) })
	t.Run("publishing", func(t *testing.T) { publishing(t, s, live, itinerary) })
	t.Run("fields of a trip", func(t *testing.T) { tripFields(t, s, live) })
	t.Run("categories and reviews", func(t *testing.T) { categoriesAndReviews(t, s, live, itinerary) })
	t.Run("test emails", func(t *testing.T) { testEmails(t, s, live) })
	t.Run("one-click unsubscribe", func(t *testing.T) { oneClick(t, s, s.LiveTrip(t, 2, 6)) })
	t.Run("link of an export", func(t *testing.T) { mailedFile(t, s, live) })
	t.Run("picture of a page", func(t *testing.T) { pictureOfPage(t, s, live) })
	// These come last, because they take the page offline.
	public := s.Must(t, previewOf(live, live.Host))
	if public["public"] != true || public["path"] != "/trips/"+live.Path || public["expiresAt"] != nil {
		t.Errorf("preview of a public page: %v", public)
	}
	t.Run("preview", func(t *testing.T) { preview(t, s, live) })
	t.Run("preview for the host", func(t *testing.T) { previewForTheHost(t, s, live) })
}

// framed requests a page that must allow framing by the product only.
func framed(t *testing.T, s *apptest.Server, token, path string) string {
	t.Helper()
	a := s.Call(t, apptest.Request{Method: "GET", Path: path, Token: token})
	policy := a.Header.Get("Content-Security-Policy")
	if a.Status != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/html") ||
		!strings.Contains(policy, "frame-ancestors 'self'") ||
		!strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") ||
		a.Header.Get("Cache-Control") != "private, no-store" {
		t.Fatalf("%s: %d %v %.200s", path, a.Status, a.Header, a.Text)
	}
	return a.Text
}

func refused(t *testing.T, s *apptest.Server, r apptest.Request, status ...int) {
	t.Helper()
	a := s.Call(t, r)
	for _, one := range status {
		if a.Status == one {
			return
		}
	}
	t.Errorf("%s %s: %d %.200s", r.Method, r.Path, a.Status, a.Text)
}

func itineraryPortal(t *testing.T, s *apptest.Server, live apptest.Trip, id string) {
	path := "/api/me/pages/itinerary-portal?itineraryId=" + id
	page := framed(t, s, live.Host, path+"&isRequestable=true")
	if !strings.Contains(page, `data-message="{&#34;itineraryId&#34;:&#34;`+id+`&#34;}"`) ||
		!strings.Contains(page, "Day 1") || strings.Contains(page, "This itinerary is locked") {
		t.Errorf("a host who may request it: %s", page)
	}
	if page = framed(t, s, live.Host, path+"&isHostQualifying=true"); !strings.Contains(page,
		"This itinerary is locked") || !strings.Contains(page, `data-message="{&#34;startSurveying&#34;:true}"`) ||
		strings.Contains(page, "Reserve This Trip") {
		t.Errorf("a host who still surveys: %s", page)
	}
	if page = framed(t, s, live.Operator, path+"&itineraryPreview=true"); strings.Contains(page, "data-message=") {
		t.Errorf("a preview asks for something: %s", page)
	}
	refused(t, s, apptest.Request{Method: "GET", Path: path}, http.StatusUnauthorized)
	refused(t, s, apptest.Request{Method: "GET", Path: path, Token: s.SignIn(t, otherOperatorEmail)}, http.StatusForbidden,
		http.StatusNotFound)
	refused(t, s, apptest.Request{Method: "GET", Path: "/api/me/pages/itinerary-portal?itineraryId=" + uuid.NewString(),
		Token: live.Host}, http.StatusNotFound)
	refused(t, s, apptest.Request{Method: "GET", Path: "/api/me/pages/itinerary-portal", Token: live.Host},
		http.StatusBadRequest)
}

func hostTerms(t *testing.T, s *apptest.Server, live apptest.Trip) {
	path := "/api/me/pages/host-terms?tripId=" + live.ID
	page := framed(t, s, live.Host, path)
	if !strings.Contains(page, "&#34;termsAccepted&#34;:true") || !strings.Contains(page,
		"I agree to the services agreement.") || strings.Contains(page, "<div hidden data-message-on-load") {
		t.Errorf("with its button: %s", page)
	}
	page = framed(t, s, live.Host,
		path+"&hideFooterButtons=true&postTermsDocument=true&initialPrice=123400&remainingPrice=234500&flightAdvance=0")
	if strings.Contains(page, `id="continue"`) || !strings.Contains(page, "<div hidden data-message-on-load") ||
		!strings.Contains(page, "1,234") || !strings.Contains(page, "2,345") {
		t.Errorf("with other prices, for the page around it: %s", page)
	}
	refused(t, s, apptest.Request{Method: "GET", Path: path, Token: live.Operator}, http.StatusForbidden,
		http.StatusNotFound)
	refused(t, s, apptest.Request{Method: "GET", Path: path}, http.StatusUnauthorized)
}

// The preparation file is an external page: the page around it may frame its origin, and no other page may.
func preparation(t *testing.T, s *apptest.Server, live apptest.Trip) {
	address := "/api/me/pages/preparation?tripId=" + live.ID
	store := func(url string) {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(),
				"UPDATE trip SET content = jsonb_set(content, '{preparationListUrl}', to_jsonb($2::text)) WHERE id = $1",
				live.ID, url)
			return err
		})
	}
	refused(t, s, apptest.Request{Method: "GET", Path: address, Token: live.Host}, http.StatusNotFound)
	for stored, want := range map[string]struct{ origin, src, sandbox string }{
		"https://files.example/list": {"https://files.example", `src="https://files.example/list?contentOnly=true"`,
			`sandbox="allow-scripts`},
		"https://files.example:8443/l?a=1#t": {"https://files.example:8443",
			`src="https://files.example:8443/l?a=1&amp;contentOnly=true#t"`, `sandbox="allow-scripts`},
		"https://files.example/list.PDF?v=2": {"https://files.example", `src="https://files.example/list.PDF?v=2"`, ""},
	} {
		store(stored)
		a := s.Call(t, apptest.Request{Method: "GET", Path: address, Token: live.Host})
		policy := a.Header.Get("Content-Security-Policy") + ";"
		if !strings.Contains(policy, "frame-src "+want.origin+";") || !strings.Contains(a.Text, want.src) ||
			strings.Contains(a.Text, "sandbox=") != (want.sandbox != "") ||
			!strings.Contains(a.Text, want.sandbox) {
			t.Errorf("%s: %s in %s", stored, policy, a.Text)
		}
		framed(t, s, live.Host, address)
	}
	if policy := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/pages/traveler-terms?tripId=" + live.ID,
		Token: live.Host}).Header.Get("Content-Security-Policy"); strings.Contains(policy, "files.example") {
		t.Errorf("another page may frame it too: %s", policy)
	}
	for _, stored := range []string{"https://files.example;script-src *", "javascript:alert(1)", "https://",
		"//files.example/list", "https://a b.example/"} {
		store(stored)
		refused(t, s, apptest.Request{Method: "GET", Path: address, Token: live.Host}, http.StatusNotFound)
	}
	refused(t, s, apptest.Request{Method: "GET", Path: address}, http.StatusUnauthorized)
	refused(t, s, apptest.Request{Method: "GET", Path: address, Token: s.SignIn(t, otherOperatorEmail)},
		http.StatusForbidden, http.StatusNotFound)
	store("")
}

func publishing(t *testing.T, s *apptest.Server, live apptest.Trip, itinerary string) {
	address := "/api/admin/files/website/itineraries/" + itinerary + "/publish"
	count := func() (n int) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT count(*) FROM itinerary WHERE id = $1 AND published_at IS NOT NULL",
				itinerary).Scan(&n)
		})
		return n
	}
	for _, token := range []string{live.Host, live.Operator} {
		refused(t, s, apptest.Request{Method: "POST", Path: address, Token: token}, http.StatusForbidden)
	}
	if count() != 0 {
		t.Error("a refused call published it")
	}
	if a := s.Must(t, apptest.Request{Method: "POST", Path: address, Token: live.Admin}); a["id"] != itinerary ||
		count() != 1 {
		t.Errorf("%v", a)
	}
	draft := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries", Token: live.Operator,
		Body: map[string]any{
			"name": "Not ready", "country": "Peru", "destination": "Cusco", "lengthInDays": 2,
		}})
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/files/website/itineraries/" +
		draft["id"].(string) + "/publish", Token: live.Admin}); a.Code != "illegal_state" {
		t.Errorf("one that is not live: %d %s", a.Status, a.Text)
	}
	page := "/api/admin/files/website/trips/" + live.ID + "/publish"
	refused(t, s, apptest.Request{Method: "POST", Path: page, Token: live.Host}, http.StatusForbidden, http.StatusNotFound)
	// Responses have a resolution of a second; a launch and a publishing may share one.
	published := func() (at time.Time) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT last_publish_at FROM trip WHERE id = $1", live.ID).Scan(&at)
		})
		return at
	}
	before := published()
	if now := s.Must(t, apptest.Request{Method: "POST", Path: page, Token: live.Admin}); now["lastPublishDate"] == nil ||
		now["publishStatus"] != "live" {
		t.Errorf("%v: %v", now["lastPublishDate"], now["publishStatus"])
	}
	if !published().After(before) {
		t.Errorf("last published %v, before %v", published(), before)
	}
	clear := apptest.Request{Method: "POST", Path: "/api/admin/cache/clear/trip-details/" + live.ID, Token: live.Host}
	refused(t, s, clear, http.StatusForbidden, http.StatusNotFound)
	clear.Token = live.Admin
	s.Must(t, clear)
}

// written is an email as stored by the product.
type written struct{ To, Subject, HTML, Unsubscribe, OneClick string }

func mailsOf(t *testing.T, s *apptest.Server, template string) (out []written) {
	t.Helper()
	inTenant(t, s, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(),
			`SELECT recipient, subject, html, coalesce(headers->>'List-Unsubscribe', ''), coalesce(headers->>'List-Unsubscribe-Post', '')
			FROM email WHERE template = $1 ORDER BY id`, template)
		if err == nil {
			out, err = pgx.CollectRows(rows, pgx.RowToStructByPos[written])
		}
		return err
	})
	return out
}

func testEmails(t *testing.T, s *apptest.Server, live apptest.Trip) {
	address := "/api/me/trips/" + live.ID + "/email-preview/launch"
	saved := s.Must(t, apptest.Request{Method: "GET", Path: address + "?firstName=Ines", Token: live.Host})
	subject := testkit.ID("A word from me")
	words := map[string]any{"hostBlurb": "Come & see <b>the lagoon</b>.", "subject": subject, "firstName": "Ines"}
	drafted := s.Must(t, apptest.Request{Method: "POST", Path: address, Token: live.Host, Body: words})
	if html := drafted["previewHtml"].(string); drafted["subject"] != subject ||
		!strings.Contains(html, "Come &amp; see &lt;b&gt;the lagoon") || saved["previewHtml"] == html {
		t.Errorf("%v", drafted)
	}
	for name, greeting := range map[string]string{"Ines": "Hi Ines!", "": "Hi there!"} {
		merged := s.Must(t, apptest.Request{Method: "POST", Path: address, Token: live.Host, Body: map[string]any{
			"hostBlurb": "Hi {{firstName}}! {{nothing}}", "subject": "{{hostName}} writes", "firstName": name,
		}})
		if html := merged["previewHtml"].(string); !strings.Contains(html, greeting+" {{nothing}}") ||
			strings.Contains(merged["subject"].(string), "{{") {
			t.Errorf("merge fields for %q: %v", name, merged)
		}
	}
	for _, call := range []apptest.Request{
		{Method: "POST", Path: "/api/me/trips/" + live.ID + "/send-test-email/launch", Token: live.Host, Body: words},
		{Method: "POST", Path: "/api/me/emails/send-test-email", Token: live.Host,
			Body: map[string]any{"tripId": live.ID, "kind": "launch", "subject": words["subject"],
				"hostBlurb": words["hostBlurb"]}},
	} {
		before := testsSent(t, s)
		s.Must(t, call)
		after := testsSent(t, s)
		if len(after) != len(before)+1 {
			t.Fatalf("%s: %d emails, %d before", call.Path, len(after), len(before))
		}
		// It goes to the caller, whatever the call says (H-448).
		if m := after[len(after)-1]; m.To != apptest.HostEmail || !strings.Contains(m.Subject, subject) {
			t.Errorf("%s: %+v", call.Path, m)
		}
		// The email is read where it was delivered: a promotion's text is no longer stored by then.
		if m := letterTo(t, s, apptest.HostEmail, subject); !strings.Contains(m.Text, "the lagoon") {
			t.Errorf("%s: %+v", call.Path, m)
		}
		call.Token = live.Operator
		refused(t, s, call, http.StatusForbidden, http.StatusNotFound)
		if len(testsSent(t, s)) != len(after) {
			t.Error("a refused call sent an email")
		}
	}
	refused(t, s, apptest.Request{Method: "POST", Path: "/api/me/trips/" + live.ID + "/send-test-email/nonsense",
		Token: live.Host, Body: words}, http.StatusNotFound)
}

func testsSent(t *testing.T, s *apptest.Server) []written {
	t.Helper()
	var out []written
	for _, m := range mailsOf(t, s, "trip_promotion") {
		if m.To == apptest.HostEmail {
			out = append(out, m)
		}
	}
	return out
}

// A mail program that supports RFC 8058 unsubscribes with one POST to the URL in the email's header, without a
// session or a page in between; merely opening the URL, as link scanners do, unsubscribes nobody.
func oneClick(t *testing.T, s *apptest.Server, live apptest.Trip) {
	reader := "reader." + live.ID[:8] + "@list.example"
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at) SELECT tenant_id, $2, host_id, $3, now() FROM trip WHERE id = $1`,
			live.ID, uuid.New(), reader)
		return err
	})
	ctx := tenant.With(t.Context(), s.Tenant(t))
	sweep := func() {
		t.Helper()
		if err := s.Services.Campaigns.Sweep(ctx); err != nil {
			t.Fatal(err)
		}
	}
	campaigns := func() (n int) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT count(*) FROM campaign WHERE trip_id = $1 AND marketing", live.ID).Scan(&n)
		})
		return n
	}
	// The trip is live, and nobody is emailed before its host has reviewed and approved it.
	if sweep(); campaigns() != 0 {
		t.Fatal("the list is mailed what nobody has seen")
	}
	shown := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID + "/email-preview/launch",
		Token: live.Host})
	if n, _ := shown["recipients"].(float64); n < 1 || shown["previewHtml"] == "" {
		t.Errorf("the preview reaches %v", shown["recipients"])
	}
	version := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID, Token: live.Host})["version"]
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/trips/" + live.ID, Token: live.Host, Body: map[string]any{
		"version": version, "promoteEmails": []any{map[string]any{"kind": "launch", "active": true}},
	}})
	if sweep(); campaigns() != 1 {
		t.Fatalf("%d campaigns once it is accepted", campaigns())
	}
	var mail struct{ Headers map[string]string }
	s.Eventually(t, "the launch email", func() bool {
		var list struct{ Messages []struct{ ID string } }
		fetch(t, s.Services.Config.MailInboxURL+"/api/messages?to="+url.QueryEscape(reader), &list)
		if len(list.Messages) > 0 {
			fetch(t, s.Services.Config.MailInboxURL+"/api/messages/"+list.Messages[0].ID, &mail)
		}
		return mail.Headers != nil
	})
	address, err := url.Parse(strings.Trim(mail.Headers["List-Unsubscribe"], "<>"))
	if err != nil || mail.Headers["List-Unsubscribe-Post"] != "List-Unsubscribe=One-Click" ||
		!strings.HasPrefix(address.Path, "/public/unsubscribe/") {
		t.Fatalf("%v: %+v", err, mail)
	}
	out := func() (n int) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT count(*) FROM marketing_unsubscribe WHERE email = $1", reader).Scan(&n)
		})
		return n
	}
	if page := s.Call(t, apptest.Request{Method: "GET", Path: address.Path}); page.Status != http.StatusOK ||
		!strings.Contains(page.Text, "<form") || out() != 0 {
		t.Errorf("opening the address: %d, %d are out: %s", page.Status, out(), page.Text)
	}
	german := map[string]string{"Cookie": "language=de"}
	if page := s.Call(t, apptest.Request{Method: "GET", Path: address.Path, Header: german}); !strings.Contains(page.Text,
		"bekommt E-Mails über Reisen von") {
		t.Errorf("in German: %s", page.Text)
	}
	form := map[string]string{"Content-Type": "application/x-www-form-urlencoded"}
	click := apptest.Request{Method: "POST", Path: address.Path, Header: form, Body: "List-Unsubscribe=One-Click"}
	for range 2 { // mail programs retry
		if a := s.Call(t, click); a.Status != http.StatusOK || out() != 1 {
			t.Errorf("%d, %d are out: %s", a.Status, out(), a.Text)
		}
	}
	click.Path = address.Path[:len(address.Path)-1] + "x"
	refused(t, s, click, http.StatusNotFound)
}

var linkToFile = regexp.MustCompile(`href="([^"]*/api/me/exports/[^"]+)"`)

// The email of an audience export contains a link from which the host, signed in, gets the file (H-507 to H-509).
func mailedFile(t *testing.T, s *apptest.Server, live apptest.Trip) {
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/audience/export?extended=true", Token: live.Host})
	var found []string
	s.Eventually(t, "the mail with the link", func() bool {
		for _, m := range mailsOf(t, s, "export_ready") {
			if m.To == apptest.HostEmail {
				found = linkToFile.FindStringSubmatch(m.HTML)
			}
		}
		return found != nil
	})
	link, err := url.Parse(strings.ReplaceAll(found[1], "&amp;", "&"))
	if err != nil {
		t.Fatal(err)
	}
	file := s.Call(t, apptest.Request{Method: "GET", Path: link.RequestURI(), Token: live.Host})
	if file.Status != http.StatusOK || !strings.HasPrefix(file.Header.Get("Content-Type"), "text/csv") ||
		!strings.Contains(file.Header.Get("Content-Disposition"), "audience-") ||
		!strings.HasPrefix(file.Text, "\ufeffID,Source,Date (UTC),Email,Wants emails,Age,") {
		t.Errorf("%d %v %.200q", file.Status, file.Header, file.Text)
	}
	refused(t, s, apptest.Request{Method: "GET", Path: link.RequestURI()}, http.StatusUnauthorized)
	refused(t, s, apptest.Request{Method: "GET", Path: link.RequestURI(), Token: live.Operator}, http.StatusForbidden,
		http.StatusNotFound)
	refused(t, s, apptest.Request{Method: "GET", Path: link.Path + "?token=" + link.Query().Get("token") + "x",
		Token: live.Host}, http.StatusForbidden)
}

func pictureOfPage(t *testing.T, s *apptest.Server, live apptest.Trip) {
	address := "/public/trips/" + live.ID + "/screenshot?width=540&height=1200"
	first := s.Call(t, apptest.Request{Method: "GET", Path: address})
	if first.Status == http.StatusServiceUnavailable &&
		strings.Contains(first.Error, "Screenshots aren’t available here.") {
		t.Skip(first.Error)
	}
	// The image is finished and cached even if its caller is not kept waiting.
	s.Eventually(t, "the picture", func() bool {
		if first.Status == http.StatusServiceUnavailable {
			first = s.Call(t, apptest.Request{Method: "GET", Path: address})
		}
		return first.Status == http.StatusOK
	})
	size, err := png.DecodeConfig(bytes.NewReader([]byte(first.Text)))
	if err != nil || size.Width != 540 || size.Height != 1200 ||
		first.Header.Get("Cache-Control") != "public, max-age=3600" {
		t.Errorf("%v %+v %v", err, size, first.Header)
	}
	taken := func() (at time.Time) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT taken_at FROM trip_screenshot WHERE trip_id = $1 AND width = 540",
				live.ID).Scan(&at)
		})
		return at
	}
	at := taken()
	if again := s.Call(t, apptest.Request{Method: "GET", Path: address}); again.Text != first.Text || !taken().Equal(at) {
		t.Errorf("a kept picture was taken anew: %d", again.Status)
	}
	refused(t, s, apptest.Request{Method: "GET", Path: "/public/trips/" + uuid.NewString() + "/screenshot"},
		http.StatusNotFound)
	for _, size := range []string{"width=541&height=1200", "width=540", "width=2560&height=2560"} {
		refused(t, s, apptest.Request{Method: "GET", Path: "/public/trips/" + live.ID + "/screenshot?" + size},
			http.StatusBadRequest)
	}
	picturesEnd(t, s, live)
	refused(t, s, apptest.Request{Method: "GET", Path: "/public/trips/" + live.ID + "/screenshot?width=9000"},
		http.StatusBadRequest)
}

// picturesEnd evicts cached images by age and by total size.
func picturesEnd(t *testing.T, s *apptest.Server, live apptest.Trip) {
	at, store := s.Tenant(t), s.Services.Outside.Files
	ctx := tenant.With(t.Context(), at)
	keep := func(width int, age time.Duration) string {
		key := fmt.Sprintf("screenshots/test/%d.png", width)
		w, err := store.Writer(ctx, key, "image/png")
		if err == nil {
			_, _ = w.Write([]byte("picture"))
			err = w.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(ctx, `INSERT INTO trip_screenshot (tenant_id, trip_id, width, height, file_key, taken_at, bytes)
				VALUES ($1, $2, $3, 1, $4, $5, 1000)`, at.ID, live.ID, width, key, time.Now().Add(-age))
			return err
		})
		return key
	}
	there := func(key string) bool {
		file, ok, err := store.Reader(ctx, key)
		if err != nil {
			t.Fatal(err)
		}
		if ok {
			file.Close()
		}
		return ok
	}
	old, first, second := keep(1, 8*24*time.Hour), keep(2, -time.Minute), keep(3, -2*time.Minute)
	if err := s.Services.Frames.Sweep(ctx, 1_000_000_000); err != nil || there(old) || !there(first) || !there(second) {
		t.Errorf("after a week: %v, old %v", err, there(old))
	}
	if err := s.Services.Frames.Sweep(ctx, 1_500); err != nil || there(first) || !there(second) {
		t.Errorf("beyond what they may take: %v, older %v, newest %v", err, there(first), there(second))
	}
}

// Before a page is public, only those with a token for it can see it.
func preview(t *testing.T, s *apptest.Server, live apptest.Trip) {
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE trip SET status = 'host_approved', launched_at = NULL, launch_at = NULL WHERE id = $1", live.ID)
		return err
	})
	at, id := s.Tenant(t), uuid.MustParse(live.ID)
	path := "/public/trip-details?path=" + live.Path
	token := func(purpose string, of uuid.UUID, valid time.Duration) string {
		return "&preview=" + url.QueryEscape(s.Services.Trips.Tokens.Until(purpose, at.ID, of, time.Now().Add(valid)))
	}
	for what, query := range map[string]string{
		"no token": "", "a made-up token": "&preview=abc", "an old token": token(trip.PreviewPurpose, id, -time.Minute),
		"a token of another trip":    token(trip.PreviewPurpose, uuid.New(), time.Hour),
		"a token for something else": token("export", id, time.Hour),
	} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path + query}); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	if page := s.Must(t, apptest.Request{Method: "GET", Path: path + token(trip.PreviewPurpose, id,
		time.Hour)}); page["tripPath"] != live.Path || page["bookable"] != false {
		t.Errorf("%v", page)
	}
}

func previewOf(live apptest.Trip, token string) apptest.Request {
	return apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID + "/preview", Token: token}
}

// The host of a trip, its operator and those who oversee trips get a path that shows the page before it is
// public, to anyone who has it (H-067, H-075). It expects the page to be offline.
func previewForTheHost(t *testing.T, s *apptest.Server, live apptest.Trip) {
	for _, token := range []string{live.Host, live.Operator, live.Admin} {
		given := s.Must(t, previewOf(live, token))
		address, err := url.Parse(given["path"].(string))
		if err != nil || address.Path != "/trips/"+live.Path || given["public"] != false || given["expiresAt"] == nil {
			t.Fatalf("%v %v", err, given)
		}
		query := url.Values{"path": {live.Path}, "preview": address.Query()["preview"]}
		if page := s.Must(t,
			apptest.Request{Method: "GET", Path: "/public/trip-details?" + query.Encode()}); page["tripPath"] != live.Path {
			t.Errorf("signed out, the path shows %v", page)
		}
	}
	refused(t, s, previewOf(live, ""), http.StatusUnauthorized)
	refused(t, s, previewOf(live, s.SignIn(t, s.Person(t, "host"))), http.StatusNotFound)
	for what, change := range map[string]string{"no agreement": "host_terms_accepted_at = NULL",
		"cancelled": "status = 'cancelled'"} {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "UPDATE trip SET "+change+" WHERE id = $1", live.ID)
			return err
		})
		a := s.Call(t, previewOf(live, live.Host))
		if a.Status != http.StatusConflict || a.Code != "illegal_state" || a.Error == "" {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
}
