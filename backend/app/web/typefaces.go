package web

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"caravan/backend/domain/tenant"
)

// typeface is a font of a look: the family that the build's stylesheets declare, and how heavy headings are in it.
type typeface struct{ family, weight string }

// The families are those of packages/ui/src/theme/theme.ts.
var (
	headingFaces = map[string]typeface{
		"newsreader": {"Newsreader Display", "400"}, "fraunces": {"Fraunces Display", "380"},
		"bricolage": {"Bricolage Grotesque Display", "600"}, "geist": {"Geist Variable", "600"},
	}
	textFaces = map[string]typeface{
		"geist": {"Geist Variable", "400"}, "bricolage": {"Bricolage Grotesque Variable", "400"},
		"newsreader": {"Newsreader Variable", "400"},
	}
	faceRule   = regexp.MustCompile(`@font-face\s*{[^}]*}`)
	faceFamily = regexp.MustCompile(`font-family:\s*["']?([^;"'}]+)`)
)

// faceRules reads the font faces of the build's stylesheets, by family.
func faceRules(files fs.FS) map[string]string {
	rules := map[string]string{}
	names, _ := fs.Glob(files, "site/assets/*.css")
	slices.Sort(names)
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			continue
		}
		for _, rule := range faceRule.FindAllString(string(text), -1) {
			of := faceFamily.FindStringSubmatch(rule)
			if of == nil || strings.Contains(rules[of[1]], rule) {
				continue
			}
			rules[of[1]] += rule + "\n"
		}
	}
	return rules
}

// serveFaces answers with the typefaces of a marketplace's look, for the pages that the server writes itself.
func (s *Web) serveFaces(w http.ResponseWriter, r *http.Request) {
	var theme tenant.Theme
	_ = json.Unmarshal(tenant.From(r.Context()).Theme, &theme) // falls back to the default
	heading, ok := headingFaces[theme.DisplayFont]
	if !ok {
		heading = headingFaces["newsreader"]
	}
	text, ok := textFaces[theme.TextFont]
	if !ok {
		text = textFaces["geist"]
	}
	css := s.faces[heading.family]
	if text.family != heading.family {
		css += s.faces[text.family]
	}
	css += fmt.Sprintf(":root{--heading:'%s',serif;--heading-weight:%s;--text:'%s'}\n", heading.family, heading.weight,
		text.family)
	w.Header().Set("Content-Type", "text/css; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	_, _ = w.Write([]byte(css))
}
