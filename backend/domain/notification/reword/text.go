package reword

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// fieldIn matches what looks like a field, so that a mistyped one is found.
var fieldIn = regexp.MustCompile(`\{\s*([A-Za-z][\w .]*?)\s*\}`)

// Token returns how a text names a field: Order.ID is orderId.
func Token(field string) string {
	joined := strings.ReplaceAll(strings.ReplaceAll(field, "ID", "Id"), ".", "")
	return strings.ToLower(joined[:1]) + joined[1:]
}

// Tokens returns how a text names fields.
func Tokens(fields []string) []string {
	out := make([]string, len(fields))
	for i, field := range fields {
		out[i] = Token(field)
	}
	return out
}

// Clean returns a text as one line without control characters.
func Clean(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return -1
		}
		return r
	}, text)
}

// Used returns the names of the fields in a text, each once.
func Used(text string) []string {
	var out []string
	for _, found := range fieldIn.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(out, found[1]) {
			out = append(out, found[1])
		}
	}
	return out
}

// Unknown returns the first field in a text that it may not use; "" if there is none.
func (v Variant) Unknown(text string) string {
	allowed := Tokens(v.Fields)
	for _, name := range Used(text) {
		if !slices.Contains(allowed, name) {
			return name
		}
	}
	return ""
}

// template writes a text in Go's template language: its words as string constants, its fields as actions.
func (v Variant) template(text string) string {
	fields := map[string]string{}
	for _, field := range v.Fields {
		fields[Token(field)] = field
	}
	var b strings.Builder
	words := func(text string) {
		if text != "" {
			b.WriteString("{{" + strconv.Quote(text) + "}}")
		}
	}
	at := 0
	for _, found := range fieldIn.FindAllStringSubmatchIndex(text, -1) {
		field, ok := fields[text[found[2]:found[3]]]
		if !ok {
			continue // plain words
		}
		words(text[at:found[0]])
		b.WriteString("{{." + field + "}}")
		at = found[1]
	}
	words(text[at:])
	return b.String()
}

// Block defines a slot again, with own texts by NameOf; variants without one have their standard text. It is "" for a
// slot without any.
func (s Slot) Block(language string, own map[string]string) string {
	var b strings.Builder
	reworded := false
	for _, v := range s.Variants {
		text, ok := own[s.NameOf(v)]
		if reworded = reworded || ok; !ok {
			text = v.Text[language]
		}
		body := v.template(text)
		if v.When != "" {
			body = "{{if and " + tests(v.When) + "}}" + body + "{{end}}"
		}
		b.WriteString(body)
	}
	if !reworded {
		return ""
	}
	return `{{define "` + s.ID + `"}}` + b.String() + "{{end}}"
}

// tests writes conditions as the arguments of a template's and.
func tests(joined string) string {
	var out []string
	for _, condition := range Conditions(joined) {
		name, negated := strings.CutPrefix(condition, "!")
		test := "." + name
		if field, value, ok := strings.Cut(name, "="); ok {
			test = "(eq ." + field + " " + value + ")"
		}
		if negated {
			test = "(not " + test + ")"
		}
		out = append(out, test)
	}
	return strings.Join(out, " ")
}
