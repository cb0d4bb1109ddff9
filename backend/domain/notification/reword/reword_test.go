package reword

import (
	"bytes"
	"html/template"
	"slices"
	"strings"
	"testing"
)

func all(t *testing.T) []Slot {
	t.Helper()
	c, err := read()
	if err != nil {
		t.Fatal(err)
	}
	slots := c.Labels
	for _, email := range c.Emails {
		slots = append(slots, email.Slots...)
	}
	return slots
}

// An admin reads what each field is and when each text is shown, and can use every field of the standard text.
func TestFieldsAndCasesAreDescribed(t *testing.T) {
	for _, slot := range all(t) {
		for _, v := range slot.Variants {
			for _, field := range v.Fields {
				if Label(field) == "" {
					t.Errorf("%s: the field %s has no label", slot.ID, field)
				}
			}
			if slices.Contains(WhenShown(slot, v), "") {
				t.Errorf("%s: a case of %q, %q is not described", slot.ID, slot.Shown, v.When)
			}
			for language, text := range v.Text {
				if unknown := v.Unknown(text); unknown != "" {
					t.Errorf("%s, %s: {%s} can’t be used in its own text", slot.ID, language, unknown)
				}
			}
			if len(v.Text) != 3 || slot.Kind.Longest() < 40 {
				t.Errorf("%s: %d languages, %d characters", slot.ID, len(v.Text), slot.Kind.Longest())
			}
		}
	}
}

// A text is only words and fields, whatever it looks like.
func TestAnOwnTextIsNoTemplate(t *testing.T) {
	slot := Slot{ID: "paragraph_1", Kind: "paragraph", Variants: []Variant{
		{When: "Until,!Order.Due", Fields: []string{"Trip.Name", "Order.ID"},
			Text: map[string]string{"en": "For {tripName}."}},
		{When: "!Until", Text: map[string]string{"en": "Now."}},
	}}
	type trip struct{ Name string }
	type order struct{ ID, Due string }
	data := struct {
		Until, Secret string
		Trip          trip
		Order         order
	}{"noon", "hidden", trip{"A & B"}, order{ID: "K7"}}
	for text, want := range map[string]string{
		"Pay {orderId} for {tripName}":          "Pay K7 for A &amp; B",
		"{ orderId }{orderId}":                  "K7K7",
		`{{.Secret}} {{"}}"}} {{/* x */}}`:      `{{.Secret}} {{&#34;}}&#34;}} {{/* x */}}`,
		`{{end}}{{define "x"}}<b>hi</b>{{end}}`: `{{end}}{{define &#34;x&#34;}}&lt;b&gt;hi&lt;/b&gt;{{end}}`,
		"{{{orderId}}}":                         "{{K7}}",
		"<script>alert('1')</script> \\ ` \"":   "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; \\ ` &#34;",
		"{secret} {until}":                      "{secret} {until}",
	} {
		own := map[string]string{slot.NameOf(slot.Variants[0]): text}
		parsed, err := template.New("x").Parse(`<p>{{template "paragraph_1" .}}</p>` + slot.Block("en", own))
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		var out bytes.Buffer
		if err := parsed.Execute(&out, data); err != nil || out.String() != "<p>"+want+"</p>" {
			t.Errorf("%s: %s, %v", text, out.String(), err)
		}
	}
	if block := slot.Block("en", nil); block != "" {
		t.Errorf("without own texts: %s", block)
	}
}

func TestWhatLooksLikeAFieldHasToBeOne(t *testing.T) {
	v := Variant{Fields: []string{"Trip.Name", "Order.ID", "Brand"}}
	for text, unknown := range map[string]string{
		"{tripName}, {orderId}": "", "{ brand }": "", "no fields": "", "{}": "", "{{": "", "{tripname}": "tripname",
		"{Trip.Name}": "Trip.Name", "{trip name}": "trip name", "{{if .Secret}}": "if .Secret", "a {code} b": "code",
	} {
		if got := v.Unknown(text); got != unknown {
			t.Errorf("%s: %q", text, got)
		}
	}
}

func TestATextIsOneLine(t *testing.T) {
	for text, want := range map[string]string{
		" a\r\nBcc: x@y.example\n\n b ": "a Bcc: x@y.example b", "\x00\x1b[1m": "[1m", "\t": "", "a\u2028b": "a b",
	} {
		if got := Clean(text); got != want || strings.ContainsAny(got, "\r\n") {
			t.Errorf("%q: %q", text, got)
		}
	}
}
