// Package paper writes what the server prints: sheets with the marketplace's name, page numbers and letters for names in
// any of the scripts that it packages. Package chromium makes PDFs of them, tagged for who has them read aloud.
//
// The letters are Noto Sans in cuts, under the SIL Open Font License (fonts/LICENSE); tools/fonts/paper.sh fetches
// them. A sheet brings along the cuts that its text needs, so that paper looks the same on every machine. Scripts that
// have none, such as Georgian and Tamil, are left to the fonts of the machine.
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

// Sheet is what is printed.
type Sheet struct {
	Language string // of its words; English when empty
	Title    string
	Brand    string
	Theme    json.RawMessage // the tenant's, for its accent
	Body     template.HTML   // written with html/template
	Across   bool            // the long side lies down
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

// HTML is the sheet as a page that needs nothing from elsewhere.
func (s Sheet) HTML() ([]byte, error) {
	letters, err := lettersFor(string(s.Body) + s.Title + s.Brand)
	if err != nil {
		return nil, err
	}
	size := "A4"
	if s.Across {
		size = "297mm 210mm"
	}
	css := fmt.Sprintf("%s:root{--accent:%s}\n@page{size:%s;@bottom-left{content:%s}}\n%s", letters, look.Of(s.Theme).Print(), size, quoted(s.Brand), style)
	var out bytes.Buffer
	err = page.Execute(&out, map[string]any{
		"Language": cmp.Or(s.Language, "en"), "Title": s.Title, "Body": s.Body, "Style": template.HTML("<style>" + css + "</style>"),
	})
	return out.Bytes(), err
}

// quoted is a text as style sheets write it: letters and digits, and all other signs by their numbers.
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

// cut is a part of the letters.
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

// lettersFor are the cuts that a text needs, as rules of a style sheet. Where several have a letter, the first has it.
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
		fmt.Fprintf(&out, "@font-face{font-family:Paper;font-weight:400;src:url(data:font/woff2;base64,%s) format('woff2');unicode-range:%s}\n",
			base64.StdEncoding.EncodeToString(raw), c.ranges())
	}
	return out.String(), nil
}

// takes tells whether the cut has some of what is missing, and takes that away.
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
