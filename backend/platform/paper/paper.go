// Package paper writes what the server prints: sheets with the marketplace's name, page numbers and fonts for
// names in any of the scripts that it packages. Package chromium turns them into PDFs, tagged for screen readers.
//
// The font is Noto Sans in subsets, under the SIL Open Font License (fonts/LICENSE); tools/fonts/paper.sh fetches
// them. A sheet embeds the subsets that its text needs, so that it looks the same on every machine. Scripts
// without one, such as Georgian and Tamil, fall back to the machine's fonts.
package paper

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"strconv"
	"strings"
	"sync"

	"caravan/backend/platform/look"
)

//go:embed fonts
var fonts embed.FS

//go:embed paper.css
var style string

// Sheet is a document to be printed.
type Sheet struct {
	Language string // of its text; English if empty
	Title    string
	Brand    string
	Theme    json.RawMessage // the tenant's, for its accent
	Body     template.HTML   // rendered with html/template
	Across   bool            // landscape
}

var page = template.Must(template.New("sheet").Parse(`<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<title>{{.Title}}</title>
{{.Style}}
</head>
<body>
<main>
{{.Body}}
</main>
</body>
</html>
`))

// HTML returns the sheet as a self-contained page.
func (s Sheet) HTML() ([]byte, error) {
	letters, err := lettersFor(string(s.Body) + s.foot())
	if err != nil {
		return nil, err
	}
	size := "A4"
	if s.Across {
		size = "297mm 210mm"
	}
	css := fmt.Sprintf("%s:root{--accent:%s}\n@page{size:%s;@bottom-left{content:%s}}\n%s", letters,
		look.Of(s.Theme).Print(), size, quoted(s.foot()), style)
	var out bytes.Buffer
	err = page.Execute(&out, map[string]any{
		"Language": cmp.Or(s.Language, "en"), "Title": s.Title, "Body": s.Body,
		"Style": template.HTML("<style>" + css + "</style>"),
	})
	return out.Bytes(), err
}

// foot is the text at the bottom of each page, so that a loose page says what it belongs to.
func (s Sheet) foot() string {
	if s.Brand == "" || s.Title == "" {
		return s.Brand + s.Title
	}
	return s.Brand + " · " + s.Title
}

// quoted escapes a text for a style sheet: everything except letters and digits, by code point.
func quoted(text string) string {
	var out strings.Builder
	for _, r := range text {
		if r == ' ' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
			out.WriteRune(r)
		} else {
			out.WriteString(`\` + strconv.FormatInt(int64(r), 16) + " ")
		}
	}
	return `"` + out.String() + `"`
}

// cut is a subset of the font.
type cut struct {
	File  string    `json:"file"`
	Range [][2]rune `json:"range"`
}

var cuts = sync.OnceValues(func() (all []cut, err error) {
	raw, err := fonts.ReadFile("fonts/cuts.json")
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal(raw, &all)
})

// lettersFor returns the subsets that a text needs, as @font-face rules. If several contain a character, the
// first is used.
func lettersFor(text string) (string, error) {
	all, err := cuts()
	if err != nil {
		return "", err
	}
	missing := map[rune]bool{}
	for _, r := range text {
		missing[r] = true
	}
	var out strings.Builder
	for _, c := range all {
		if !c.takes(missing) {
			continue
		}
		raw, err := fonts.ReadFile("fonts/" + c.File)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&out,
			"@font-face{font-family:Paper;font-weight:400;src:url(data:font/woff2;base64,%s) format('woff2');unicode-range:%s}\n",
			base64.StdEncoding.EncodeToString(raw), c.ranges())
	}
	return out.String(), nil
}

// takes reports whether the subset has any of the missing characters, and removes those it has from missing.
func (c cut) takes(missing map[rune]bool) (any bool) {
	for r := range missing {
		for _, in := range c.Range {
			if in[0] <= r && r <= in[1] {
				any = true
				delete(missing, r)
			}
		}
	}
	return any
}

func (c cut) ranges() string {
	parts := make([]string, len(c.Range))
	for i, in := range c.Range {
		parts[i] = fmt.Sprintf("U+%X-%X", in[0], in[1])
	}
	return strings.Join(parts, ",")
}
