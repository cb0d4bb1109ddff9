package app_test

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// A development server serves the built component library at /storybook/, from the current files.
func TestADevelopmentServerShowsTheComponentLibrary(t *testing.T) {
	built := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(built, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("index.html", "<title>Caravan's library</title>")
	s := apptest.Start(t, func(c *app.Config) { c.StorybookDir = built })
	write("assets/iframe.js", "export {}")

	for path, want := range map[string]struct{ kind, text, at string }{
		"/storybook":                  {"text/html", "Caravan's library", "/storybook/"},
		"/storybook/":                 {"text/html", "Caravan's library", "/storybook/"},
		"/storybook/assets/iframe.js": {"text/javascript", "export {}", "/storybook/assets/iframe.js"},
	} {
		response, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(response.Body)
		_ = response.Body.Close()
		kind, at := response.Header.Get("Content-Type"), response.Request.URL.Path
		if response.StatusCode != http.StatusOK || !strings.HasPrefix(kind, want.kind) ||
			!strings.Contains(string(body), want.text) || at != want.at {
			t.Errorf("%s: %d, %s, at %s, %.60q", path, response.StatusCode, kind, at, body)
		}
	}
	response, err := http.Get(s.URL + "/storybook/assets/gone.js")
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	if response.StatusCode != http.StatusNotFound {
		t.Errorf("a missing file: %d", response.StatusCode)
	}
}
