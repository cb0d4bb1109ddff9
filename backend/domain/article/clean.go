package article

import (
	"html"
	"regexp"
	"strings"

	"github.com/microcosm-cc/bluemonday"
	parser "golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// allowed is what a page can consist of. Links lead out of the product and get no reference back to it.
var allowed = func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("h2", "h3", "p", "br", "hr", "strong", "em", "u", "ul", "ol", "li", "blockquote", "table", "thead",
		"tbody", "tr", "th", "td")
	p.AllowAttrs("href").OnElements("a")
	p.AllowURLSchemes("http", "https", "mailto", "tel")
	p.RequireParseableURLs(true)
	p.AllowRelativeURLs(false)
	p.RequireNoFollowOnFullyQualifiedLinks(true)
	p.AddTargetBlankToFullyQualifiedLinks(true) // and noopener
	return p
}()

// Clean returns the HTML that can be stored.
func Clean(text string) (string, error) {
	nodes, err := parser.ParseFragment(strings.NewReader(text),
		&parser.Node{Type: parser.ElementNode, Data: "div", DataAtom: atom.Div})
	if err != nil {
		return "", err
	}
	var whole strings.Builder
	for _, node := range nodes {
		if err := parser.Render(&whole, node); err != nil {
			return "", err
		}
	}
	clean := strings.TrimSpace(allowed.Sanitize(whole.String()))
	if Plain(clean) == "" { // an editor's empty paragraph
		return "", nil
	}
	return clean, nil
}

var (
	blockEnd = regexp.MustCompile(`</(?:p|h2|h3|li|blockquote|tr)>|<br/?>|<hr/?>`)
	cellEnd  = regexp.MustCompile(`</t[hd]>`)
	noTags   = bluemonday.StrictPolicy()
)

// Plain returns the words of stored HTML, one line per block.
func Plain(text string) string {
	text = cellEnd.ReplaceAllString(blockEnd.ReplaceAllString(text, "\n"), " ")
	var lines []string
	for line := range strings.Lines(html.UnescapeString(noTags.Sanitize(text))) {
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}
