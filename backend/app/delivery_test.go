package app_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// builtPages are like those of the build: a page, and a script in its three codings.
func builtPages(t *testing.T) fs.FS {
	t.Helper()
	script := []byte(strings.Repeat("export const word = 'trip';\n", 400))
	var br, gz bytes.Buffer
	b, g := brotli.NewWriter(&br), gzip.NewWriter(&gz)
	for _, w := range []io.WriteCloser{b, g} {
		if _, err := w.Write(script); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	page := `<!doctype html><script type="module" src="/assets/index-1.js" nonce="__CSP_NONCE__"></script>` +
		strings.Repeat("<!-- words -->", 100)
	return fstest.MapFS{
		"site/index.html":             {Data: []byte(page)},
		"site/assets/index-1.js":      {Data: script},
		"site/assets/index-1.js.br":   {Data: br.Bytes()},
		"site/assets/index-1.js.gz":   {Data: gz.Bytes()},
		"site/assets/letters-1.woff2": {Data: bytes.Repeat([]byte("letters"), 1000)},
		"site/drawing.svg": {Data: []byte("<svg xmlns='http://www.w3.org/2000/svg'>" + strings.Repeat("<g/>",
			500) + "</svg>")},
	}
}

var unpack = map[string]func(io.Reader) (io.Reader, error){
	"":     func(r io.Reader) (io.Reader, error) { return r, nil },
	"br":   func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
	"gzip": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
}

// plain returns a response's decompressed text.
func plain(t *testing.T, a apptest.Answer) string {
	t.Helper()
	r, err := unpack[a.Header.Get("Content-Encoding")](strings.NewReader(a.Text))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Everything compressible is sent compressed, in the coding that the client accepts, and only if it changed.
func TestDelivery(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) { c.Pages = builtPages(t) })
	s.Small(t)
	s.LiveTrip(t, 2, 10)
	get := func(path string, header ...string) apptest.Answer {
		r := apptest.Request{Method: "GET", Path: path, Header: map[string]string{"Accept-Encoding": "identity"}}
		for i := 0; i < len(header); i += 2 {
			r.Header[header[i]] = header[i+1]
		}
		return s.Call(t, r)
	}
	const script, trips = "/assets/index-1.js", "/public/trips?limit=20"
	if h := get(script).Header; h.Get("Permissions-Policy")+h.Get("X-Frame-Options") != "" ||
		h.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("a script comes with what only pages need: %v", h)
	}
	if h := get("/drawing.svg").Header; h.Get("X-Frame-Options") == "" {
		t.Errorf("a drawing, which can be opened as a page, comes without its headers: %v", h)
	}
	for _, path := range []string{script, "/", "/drawing.svg", trips, "/media/art/coast/dusk/a.svg"} {
		whole := get(path)
		if whole.Status != http.StatusOK {
			t.Fatalf("%s: %d %s", path, whole.Status, whole.Text)
		}
		for accept, coding := range map[string]string{
			"gzip, deflate, br": "br", "gzip": "gzip", "br;q=0, gzip;q=0.5": "gzip", "*": "br", "identity": "", "deflate": "",
			"br;q=0": "",
		} {
			a := get(path, "Accept-Encoding", accept)
			if a.Header.Get("Content-Encoding") != coding || !strings.Contains(strings.Join(a.Header.Values("Vary"), ", "),
				"Accept-Encoding") {
				t.Errorf("%s by %q: %q, varies by %q", path, accept, a.Header.Get("Content-Encoding"), a.Header.Values("Vary"))
			}
			if got, want := withoutNonce(plain(t, a)), withoutNonce(whole.Text); got != want {
				t.Errorf("%s by %q: another text", path, accept)
			}
			if coding != "" && len(a.Text) > len(whole.Text)*2/3 {
				t.Errorf("%s by %q: %d of %d bytes", path, accept, len(a.Text), len(whole.Text))
			}
			tag := a.Header.Get("ETag")
			if tag == "" {
				if !strings.HasPrefix(path, "/media/") {
					t.Errorf("%s has no tag", path)
				}
				continue
			}
			again := get(path, "Accept-Encoding", accept, "If-None-Match", tag)
			if again.Status != http.StatusNotModified || again.Text != "" || again.Header.Get("ETag") != tag {
				t.Errorf("%s by %q again: %d %q %q", path, accept, again.Status, again.Header.Get("ETag"), tag)
			}
			if other := get(path, "Accept-Encoding", accept, "If-None-Match", `W/"another"`); other.Status != http.StatusOK {
				t.Errorf("%s by %q with another tag: %d", path, accept, other.Status)
			}
			head := s.Call(t, apptest.Request{Method: "HEAD", Path: path, Header: map[string]string{"Accept-Encoding": accept}})
			if head.Status != http.StatusOK || head.Text != "" || head.Header.Get("Content-Encoding") != coding ||
				path != "/" && head.Header.Get("Content-Length") != a.Header.Get("Content-Length") {
				t.Errorf("HEAD %s by %q: %d %v", path, accept, head.Status, head.Header)
			}
		}
	}
	if a := get("/assets/letters-1.woff2", "Accept-Encoding", "br"); a.Header.Get("Content-Encoding") != "" ||
		a.Header.Get("ETag") == "" {
		t.Errorf("letters: %v", a.Header)
	}
	if a := get(script+".br", "Accept-Encoding", "br"); a.Status != http.StatusNotFound {
		t.Errorf("the packed file by its own name: %d", a.Status)
	}
	if a := get(script, "Accept-Encoding", "br", "Range", "bytes=7-11"); a.Status != http.StatusPartialContent ||
		a.Text != "const" || a.Header.Get("Content-Encoding") != "" {
		t.Errorf("a part: %d %q %v", a.Status, a.Text, a.Header)
	}

	t.Run("a page kept by the browser keeps its own nonce", func(t *testing.T) {
		first := get("/")
		nonce := nonceOf.FindStringSubmatch(first.Text)[1]
		again := get("/", "If-None-Match", first.Header.Get("ETag"))
		if again.Status != http.StatusNotModified || !strings.Contains(again.Header.Get("Content-Security-Policy"),
			"'nonce-"+nonce+"'") {
			t.Errorf("%d %s", again.Status, again.Header.Get("Content-Security-Policy"))
		}
		if fresh := get("/"); strings.Contains(fresh.Text, nonce) {
			t.Error("two browsers share a nonce")
		}
		version, _, _ := strings.Cut(first.Header.Get("ETag"), ".")
		for _, forged := range []string{version + `.short"`, version + `.` + url.QueryEscape("'unsafe-inline'") + `"`,
			version + `"`} {
			if a := get("/", "If-None-Match", forged); a.Status != http.StatusOK ||
				strings.Contains(a.Header.Get("Content-Security-Policy"), "unsafe-inline'; style-src 'self'") {
				t.Errorf("%s: %d", forged, a.Status)
			}
		}
	})

	t.Run("what is private is kept nowhere", func(t *testing.T) {
		token := s.SignIn(t, apptest.TravelerEmail)
		for _, r := range []apptest.Request{
			{Method: "GET", Path: "/api/me/profile", Token: token}, {Method: "GET", Path: "/api/me/profile"},
			{Method: "GET", Path: trips, Token: token},
			{Method: "GET", Path: trips, Header: map[string]string{"Cookie": "a=b"}},
			{Method: "POST", Path: "/authentication/login", Body: map[string]string{}},
			{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/Check", Body: map[string]string{}},
			{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/ListPermits", Token: token, Body: map[string]string{}},
		} {
			if a := s.Call(t, r); !strings.Contains(a.Header.Get("Cache-Control"), "no-store") || a.Header.Get("ETag") != "" {
				t.Errorf("%s %s: %v", r.Method, r.Path, a.Header)
			}
		}
		// Secrets next to reflected input are not compressed: the length would reveal them.
		in := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Header: map[string]string{"Accept-Encoding": "br"}, Body: map[string]string{"email": apptest.TravelerEmail,
				"password": "not-the-password"}})
		if in.Header.Get("Content-Encoding") != "" {
			t.Errorf("%v", in.Header)
		}
	})
	if a := get("/"); a.Header.Get("Strict-Transport-Security") != "" {
		t.Error("http alone must not ask for https")
	}
}

var nonceOf = regexp.MustCompile(`nonce="([^"]+)"`)

func withoutNonce(text string) string { return nonceOf.ReplaceAllString(text, "") }

func TestHTTPSIsKept(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) { c.BaseURL = "https://{host}" })
	for _, path := range []string{"/", "/public/tenant", "/public/payments/webhooks/stripe", "/media/none"} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path}); a.Header.Get(
			"Strict-Transport-Security") != "max-age=31536000" {
			t.Errorf("%s: %v", path, a.Header)
		}
	}
}

// Metrics and readiness are served on a separate address for the operator of the deployment, not to the public.
func TestOperationsHaveTheirOwnAddress(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	ops := &apptest.Server{URL: s.OpsURL, Host: s.Host}
	for path, sign := range map[string]string{"/metrics": "caravan_http_request_seconds",
		"/readyz": `"database":"ready"`} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path}); strings.Contains(a.Text, sign) {
			t.Errorf("the public may read %s", path)
		}
		if a := ops.Call(t, apptest.Request{Method: "GET", Path: path}); a.Status != http.StatusOK ||
			!strings.Contains(a.Text, sign) {
			t.Errorf("%s: %d %.200s", path, a.Status, a.Text)
		}
	}
	for _, of := range []*apptest.Server{s, ops} {
		if a := of.Call(t, apptest.Request{Method: "GET", Path: "/healthz"}); a.Status != http.StatusOK || a.Text != "ok\n" {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	}
	if a := ops.Call(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); a.Status != http.StatusNotFound {
		t.Errorf("the product on the inner address: %d", a.Status)
	}
}
