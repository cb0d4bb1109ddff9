// Package document writes the server's own small pages: frames of the portals, reports, and pages that links in
// emails open. Each carries a policy that lets only its own style and script run, by their hashes, and only the
// product frame it.
package document

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"strings"

	"caravan/backend/platform/look"
)

//go:embed document.css
var style string

// FacesPath is the stylesheet with the typefaces of the marketplace's look.
const FacesPath = "/faces.css"

//go:embed channel.js
var channel string

// Page is a page to be written.
type Page struct {
	// Language of its text; English if empty.
	Language string
	Title    string
	// Theme is the tenant's, for its accent and color scheme. In a frame of a portal, the portal's color scheme
	// takes precedence.
	Theme json.RawMessage
	// Body is rendered with html/template.
	Body template.HTML
	// Talks lets the page post messages to its parent frame: elements with data-message send the attribute's
	// value.
	Talks bool
	// Framed lets pages of the product frame this one.
	Framed bool
	// Frames are the origins whose pages it frames itself; none if empty.
	Frames []string
}

var page = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="{{.Language}}"{{if .framed}} data-framed{{end}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{.Title}}</title>
<link rel="stylesheet" href="{{.faces}}">
{{.Style}}
</head>
<body>
<main>
{{.Body}}
</main>
{{.Script}}
</body>
</html>
`))

// Write returns the page and its Content-Security-Policy.
func (p Page) Write() (html []byte, policy string, err error) {
	theme := look.Of(p.Theme)
	css := style + ":root{--accent:" + theme.Accent + "}\n"
	if theme.Dark() {
		css += ":root{color-scheme:dark}\n"
	}
	view := map[string]any{
		"Language": cmp.Or(p.Language, "en"), "Title": p.Title, "Body": p.Body, "faces": FacesPath, "framed": p.Framed,
		"Style": template.HTML("<style>" + css + "</style>"), "Script": template.HTML(""),
	}
	script := "'none'"
	if p.Talks {
		view["Script"], script = template.HTML("<script>"+channel+"</script>"), hash(channel)
	}
	ancestors := "'none'"
	if p.Framed {
		ancestors = "'self'"
	}
	framing := ""
	if len(p.Frames) > 0 {
		framing = "; frame-src " + strings.Join(p.Frames, " ")
	}
	policy = strings.Join([]string{
		"default-src 'none'", "script-src " + script, "style-src 'self' " + hash(css), "font-src 'self'",
		"img-src 'self' data:", "form-action 'self'", "frame-ancestors " + ancestors, "base-uri 'none'",
	}, "; ") + framing
	var out bytes.Buffer
	err = page.Execute(&out, view)
	return out.Bytes(), policy, err
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Render renders a body from a template of html/template.
func Render(t *template.Template, data any) (template.HTML, error) {
	var out bytes.Buffer
	if err := t.Execute(&out, data); err != nil {
		return "", fmt.Errorf("page %s: %w", t.Name(), err)
	}
	return template.HTML(out.String()), nil
}

// Message returns the data-message attribute of an element: what it sends when pressed.
func Message(v any) (string, error) {
	text, err := json.Marshal(v)
	return string(text), err
}
