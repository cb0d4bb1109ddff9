package web

import (
	"testing"

	"caravan/backend/domain/tenant"
)

// A font that a marketplace does not use is not preloaded.
func TestWithFaces(t *testing.T) {
	t.Parallel()
	const page = `<head><link rel="preload" as="font" href="/assets/geist-latin-wght-normal-1.woff2">` +
		`<link data-preload="" as="font" href="/assets/newsreader-latin-400-normal-1.woff2"></head>`
	const alone = `<head><link rel="preload" as="font" href="/assets/geist-latin-wght-normal-1.woff2"></head>`
	const heading = `<head><link data-preload="" as="font" href="/assets/newsreader-latin-400-normal-1.woff2"></head>`
	const none = `<head></head>`
	for theme, want := range map[string]string{
		`{}`: page, ``: page, `{"displayFont":"newsreader"}`: page, `{"displayFont":"bricolage"}`: alone,
		`{"displayFont":"geist"}`:  alone,
		`{"textFont":"bricolage"}`: heading, `{"displayFont":"fraunces","textFont":"bricolage"}`: none,
		`{"displayFont":"geist","textFont":"bricolage"}`: alone,
	} {
		if got := string(withFaces(tenant.Tenant{Theme: []byte(theme)}, []byte(page))); got != want {
			t.Errorf("%s: %s", theme, got)
		}
	}
}
