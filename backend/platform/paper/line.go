package paper

import (
	"html/template"
	"strings"
	"unicode/utf8"

	"caravan/backend/platform/document"
)

// addressLine is an email address on paper, which breaks between its parts alone. A part that would not fit into its
// column is set smaller.
var addressLine = template.Must(template.New("line").Parse(
	`<div{{with .Class}} class="{{.}}"{{end}}>{{range $i, $part := .Parts}}{{if $i}}<wbr>{{end}}{{$part}}{{end}}</div>`))

// Longer parts, in characters, are set in the smaller sizes of paper.css.
const longPart, longestPart = 17, 21

// Line is one line of a table cell. An email address breaks between its parts.
func Line(text string) (template.HTML, error) {
	var of struct {
		Class string
		Parts []string
	}
	of.Parts = []string{text}
	if strings.Contains(text, "@") && !strings.Contains(text, " ") {
		of.Parts = addressParts(text)
		long := 0
		for _, part := range of.Parts {
			long = max(long, utf8.RuneCountInString(part))
		}
		switch {
		case long > longestPart:
			of.Class = "longest"
		case long > longPart:
			of.Class = "long"
		}
	}
	return document.Render(addressLine, of)
}

// addressParts splits an address after @ and before each dot.
func addressParts(address string) []string {
	return strings.Split(strings.NewReplacer("@", "@\x00", ".", "\x00.").Replace(address), "\x00")
}
