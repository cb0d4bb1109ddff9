package document_test

import (
	"encoding/json"
	"strings"
	"testing"

	"caravan/backend/platform/document"
)

func TestOnlyItsOwnStyleAndScriptRun(t *testing.T) {
	html, policy, err := document.Page{Title: "<script>", Theme: json.RawMessage(`{"accent":"red;}</style><script>"}`),
		Body: "<p>x</p>", Talks: true, Framed: true}.Write()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(policy, "unsafe") || !strings.Contains(policy, "frame-ancestors 'self'") ||
		!strings.Contains(policy, "script-src 'sha256-") {
		t.Errorf("policy %s", policy)
	}
	if strings.Count(string(html), "<script>") != 1 || strings.Contains(string(html), "red;") {
		t.Errorf("page %s", html)
	}
	html, policy, err = document.Page{Title: "x"}.Write()
	if err != nil || strings.Contains(string(html), "<script") || !strings.Contains(policy, "frame-ancestors 'none'") ||
		!strings.Contains(policy, "script-src 'none'") {
		t.Errorf("a page of its own: %s %v", policy, err)
	}
}

func TestADarkMarketplaceHasDarkDocuments(t *testing.T) {
	for theme, dark := range map[string]bool{`{"paper":"#14111f"}`: true, `{"paper":"#f2efe9"}`: false, `{}`: false} {
		html, _, err := document.Page{Title: "x", Theme: json.RawMessage(theme)}.Write()
		if err != nil || strings.Contains(string(html), "color-scheme:dark}") != dark ||
			!strings.Contains(string(html), "color-scheme: light dark;") {
			t.Errorf("%s: %s %v", theme, html, err)
		}
	}
}
