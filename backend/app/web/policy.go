package web

import (
	"crypto/sha256"
	"encoding/base64"
	"io/fs"
	"regexp"
	"strings"

	"caravan/backend/app/public"
)

// policy is what a page's Content-Security-Policy depends on.
type policy struct {
	scripts string // the sources of inline scripts
	styles  string // the nonce of style elements
	framers []string
}

// content returns a policy that allows only the product's own files, and what shows the provider's card fields. Style
// attributes are allowed because positioned popovers need them; style elements need the nonce.
func (p policy) content(cards origins) string {
	return strings.Join([]string{
		"default-src 'none'", "script-src 'self' " + p.scripts + cards.script, "style-src 'self' " + quoted(p.styles), "style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'" + cards.connect, "frame-src 'self'" + cards.frame, "manifest-src 'self'",
		public.FrameAncestors(p.framers), "base-uri 'none'", "form-action 'self'", "object-src 'none'",
	}, "; ")
}

func quoted(nonce string) string { return "'nonce-" + nonce + "'" }

var inlineScript = regexp.MustCompile(`(?s)<script nonce="` + public.NoncePlaceholder + `">(.*?)</script>`)

// inlineScripts returns the sources that allow the inline scripts of the site's built page, and no other.
func inlineScripts(files fs.FS) string {
	page, err := fs.ReadFile(files, sitePage)
	if err != nil {
		return ""
	}
	var sources []string
	for _, found := range inlineScript.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(found[1])
		sources = append(sources, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
	}
	return strings.Join(sources, " ")
}
