package app_test

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// A host's trips may be framed by the sites that the host allowed and by no others: the card shows price and
// spots left, and the checkout is a page of the marketplace. A revoked site is blocked within seconds.
func TestTripsOnAHostsOwnSite(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	const site, elsewhere = "https://nora.example", "https://elsewhere.example"
	allow := func(token, origin string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/sites", Token: token,
			Body: map[string]string{"origin": origin}})
	}
	card := func(s *apptest.Server, at string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/embed/trips/" + live.Path,
			Header: map[string]string{"Referer": at + "/page", "Sec-Fetch-Dest": "iframe"}})
	}
	framers := func(path string) string {
		_, list, _ := strings.Cut(opened(t, s, path).Header.Get("Content-Security-Policy"), "frame-ancestors ")
		list, _, _ = strings.Cut(list, ";")
		return list
	}

	t.Run("script", func(t *testing.T) { embedScript(t, s) })
	for _, wrong := range []string{"http://nora.example", "nora", "https://nora.example; script-src *",
		"https://a@nora.example", "javascript:alert(1)", "https://*.example"} {
		if a := allow(live.Host, wrong); a.Status != http.StatusBadRequest || a.Fields["origin"] == "" {
			t.Errorf("%s: %d %s", wrong, a.Status, a.Text)
		}
	}
	if a := allow(s.SignIn(t, apptest.TravelerEmail), site); a.Status != http.StatusForbidden {
		t.Errorf("a traveler: %d", a.Status)
	}
	if a := card(s, site); a.Status != http.StatusForbidden || strings.Contains(a.Text, "per traveler") {
		t.Errorf("before it is allowed: %d %s", a.Status, a.Text)
	}
	if a := allow(live.Host, " NORA.example/trips?x=1 "); a.Status != http.StatusOK || len(a.Data["items"].([]any)) != 1 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	allow(live.Host, site) // again: remains a single entry
	sites := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/sites", Token: live.Host})["items"].([]any)
	if len(sites) != 1 || sites[0].(map[string]any)["origin"] != site {
		t.Fatalf("%v", sites)
	}

	s.Eventually(t, "the card is shown there", func() bool { return card(s, site).Status == http.StatusOK })
	shown := card(s, site)
	for _, want := range []string{"6 spots left", "per traveler", "Book now", "utm_source=nora.example"} {
		if !strings.Contains(shown.Text, want) {
			t.Errorf("the card lacks %s: %s", want, shown.Text)
		}
	}
	for asked, want := range map[string]string{"": "light dark", "?scheme=dark": "dark", "?scheme=light&lang=de": "light",
		"?scheme=red}": "light dark"} {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/embed/trips/" + live.Path + asked,
			Header: map[string]string{"Referer": site + "/page", "Sec-Fetch-Dest": "iframe"}})
		if !strings.Contains(a.Text, ":root{color-scheme:"+want+"}") {
			t.Errorf("%s: not %s: %s", asked, want, a.Text)
		}
	}
	if shown.Header.Get("X-Frame-Options") != "" || !strings.HasSuffix(shown.Header.Get("Content-Security-Policy"),
		"frame-ancestors 'self' "+site) {
		t.Errorf("%v", shown.Header)
	}
	if a := card(s, elsewhere); a.Status != http.StatusForbidden || strings.Contains(a.Text, "Book now") ||
		strings.Contains(a.Header.Get("Content-Security-Policy"), "elsewhere") {
		t.Errorf("elsewhere: %d %s", a.Status, a.Text)
	}
	if a := card(s.On("solstice.localhost"), site); a.Status != http.StatusNotFound {
		t.Errorf("in another marketplace: %d", a.Status)
	}
	for path, want := range map[string]string{
		"/trips/" + live.Path + "/book/travelers": "'self' " + site, "/trips/" + live.Path: "'self' " + site,
		"/trips": "'self'", "/login": "'self'", "/app/host": "'self'",
	} {
		if got := framers(path); got != want {
			t.Errorf("%s is framed by %s, not %s", path, got, want)
		}
	}

	for around, want := range map[string]string{
		s.Services.Config.Origin(s.Tenant(t).Host) + "/trips/" + live.Path + "/book/pay": "'self' " + site,
		s.Services.Config.Origin(s.Tenant(t).Host) + "/app/traveler":                     "'self'",
		elsewhere + "/trips/" + live.Path:                                                "'self'",
	} {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/public/payments/sandbox/fields",
			Header: map[string]string{"Referer": around}})
		if a.Status != http.StatusOK || !strings.Contains(a.Header.Get("Content-Security-Policy"),
			"frame-ancestors "+want+";") {
			t.Errorf("card fields within %s: %d %s", around, a.Status, a.Header.Get("Content-Security-Policy"))
		}
	}

	s.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/sites/" + sites[0].(map[string]any)["id"].(string),
		Token: live.Host})
	s.Eventually(t, "the card is refused again", func() bool { return card(s, site).Status == http.StatusForbidden })
	if got := framers("/trips/" + live.Path); got != "'self'" {
		t.Errorf("still framed by %s", got)
	}
}

// The script that hosts put on their sites is small and may be loaded from any origin.
func embedScript(t *testing.T, s *apptest.Server) {
	a := opened(t, s, "/embed.js")
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = z.Write([]byte(a.Text))
	_ = z.Close()
	if a.Status != http.StatusOK || packed.Len() > 15<<10 ||
		a.Header.Get("Cross-Origin-Resource-Policy") != "cross-origin" || !strings.HasPrefix(a.Header.Get("Content-Type"),
		"text/javascript") {
		t.Errorf("%d, %d bytes, %v", a.Status, packed.Len(), a.Header)
	}
}
