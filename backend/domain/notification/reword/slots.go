package reword

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"unicode"
)

//go:embed slots.json
var source []byte

// EveryEmail stands for the sentences that all emails share: the greeting, the boxes and the footer.
const EveryEmail = "every_email"

// Kind is what a sentence is in its email.
type Kind string

// longest is how many characters a text may have.
var longest = map[Kind]int{"subject": 150, "preview": 200, "heading": 150, "paragraph": 1000, "button": 40,
	"note": 1000, "label": 200}

// Longest returns how many characters a text may have.
func (k Kind) Longest() int { return longest[k] }

// Slot is a sentence of an email.
type Slot struct {
	ID       string    `json:"id"`
	Kind     Kind      `json:"kind"`
	Shown    string    `json:"shown"` // conditions under which it is in the email, joined by commas
	Each     string    `json:"each"`  // the list that it is repeated for
	Variants []Variant `json:"variants"`
}

// Variant is the text of a sentence in one of the cases that it distinguishes.
type Variant struct {
	When   string            `json:"when"`   // what decides the case, joined by commas: Until,!Order.Due
	Fields []string          `json:"fields"` // what its words may use, as the templates name it: Trip.Name
	Text   map[string]string `json:"text"`   // by language, with fields as {tripName}
}

// NameOf names a variant in its email.
func (s Slot) NameOf(v Variant) string { return s.ID + ":" + v.When }

// Own reports whether a variant can be reworded: one that only shows what a person wrote has no words.
func (v Variant) Own() bool {
	return strings.ContainsFunc(fieldIn.ReplaceAllString(v.Text["en"], ""), unicode.IsLetter)
}

type email struct {
	Labels []string `json:"labels"`
	Slots  []Slot   `json:"slots"`
}

type catalogue struct {
	Labels []Slot           `json:"labels"`
	Emails map[string]email `json:"emails"`
}

var read = sync.OnceValues(func() (catalogue, error) {
	var c catalogue
	err := json.Unmarshal(source, &c)
	return c, err
})

// Slots returns the sentences of an email in its order; of EveryEmail, those that the given emails share.
func Slots(template string, sharing []string) ([]Slot, error) {
	c, err := read()
	if err != nil || template != EveryEmail {
		return c.Emails[template].Slots, err
	}
	return slices.DeleteFunc(slices.Clone(c.Labels), func(s Slot) bool {
		return !slices.ContainsFunc(sharing, func(key string) bool { return slices.Contains(c.Emails[key].Labels, s.ID) })
	}), nil
}

// Sentences calls fn for each text that can be reworded.
func Sentences(slots []Slot, fn func(slot Slot, v Variant)) {
	for _, slot := range slots {
		for _, v := range slot.Variants {
			if v.Own() {
				fn(slot, v)
			}
		}
	}
}

// Labels returns the sentences that an email shares with others.
func Labels(template string) ([]Slot, error) {
	c, err := read()
	return slices.DeleteFunc(slices.Clone(c.Labels), func(s Slot) bool {
		return !slices.Contains(c.Emails[template].Labels, s.ID)
	}), err
}

// Conditions splits the conditions of a slot or variant.
func Conditions(joined string) []string {
	if joined == "" {
		return nil
	}
	return strings.Split(joined, ",")
}
