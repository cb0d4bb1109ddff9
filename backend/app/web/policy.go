package web

import (
	"io/fs"
	"regexp"
	"strings"

	"caravan/backend/app/asset"
	"caravan/backend/app/drawn"
	"caravan/backend/app/public"
)

// policy is what a page's Content-Security-Policy depends on.
type policy struct {
	scripts string // the sources of inline scripts
	styles  string // the sources of style elements
	framers []string
}

// content returns a policy that allows only the product's own files, and what shows the provider's card fields. Style
// attributes are allowed because positioned popovers need them; style elements need the nonce, or their digest.
func (p policy) content(cards origins) string {
	return strings.Join([]string{
		"default-src 'none'", "script-src 'self' " + p.scripts + cards.script, "style-src 'self' " + p.styles,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'" + cards.connect,
		"frame-src 'self'" + cards.frame, "manifest-src 'self'", public.FrameAncestors(p.framers), "base-uri 'none'",
		"form-action 'self'", "object-src 'none'",
	}, "; ")
}

func quoted(nonce string) string { return "'nonce-" + nonce + "'" }

var inlineScript = regexp.MustCompile(`(?s)<script nonce="` + public.NoncePlaceholder + `">(.*?)</script>`)

// inlineScripts returns the sources that allow the inline scripts of the site's built page and the one that rendered
// pages carry, and no other.
func inlineScripts(files fs.FS) string {
	page, err := fs.ReadFile(files, sitePage)
	if err != nil {
		return ""
	}
	var sources []string
	for _, found := range inlineScript.FindAllSubmatch(page, -1) {
		sources = append(sources, asset.Source(found[1]))
	}
	if reach := drawn.ReachScript(files); reach != nil {
		sources = append(sources, asset.Source(reach))
	}
	return strings.Join(sources, " ")
}
