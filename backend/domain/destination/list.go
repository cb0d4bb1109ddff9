package destination

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Place is what an itinerary or a trip has of its destination.
type Place struct {
	Country string `json:"country"`
	Name    string `json:"name"`
}

// is reports whether two places differ at most in case.
func (p Place) is(other Place) bool {
	return strings.EqualFold(p.Country, other.Country) && strings.EqualFold(p.Name, other.Name)
}

func (p Place) trimmed() Place { return Place{strings.TrimSpace(p.Country), strings.TrimSpace(p.Name)} }

// String names the place within its country.
func (p Place) String() string { return p.Name + ", " + p.Country }

// Picture is shown above the trips of a destination.
type Picture struct {
	URL string `json:"url"`
	Alt string `json:"alt,omitempty"`
}

// Destination is a destination as it is stored.
type Destination struct {
	ID string `json:"id"`
	Place
	Intro      string  `json:"intro,omitempty"`
	Picture    Picture `json:"picture,omitzero"`
	Hidden     bool    `json:"hidden,omitempty"`
	Former     []Place `json:"former,omitempty"`
	MergedInto string  `json:"mergedInto,omitempty"`
}

// List is a marketplace's destinations, in their order.
type List []Destination

// Standing returns the list without what was merged.
func (l List) Standing() List {
	return slices.DeleteFunc(slices.Clone(l), func(d Destination) bool { return d.MergedInto != "" })
}

// Shown returns what is offered and listed.
func (l List) Shown() List {
	return slices.DeleteFunc(l.Standing(), func(d Destination) bool { return d.Hidden })
}

// ByID returns a destination that was not merged.
func (l List) ByID(id string) (Destination, bool) {
	at := slices.IndexFunc(l, func(d Destination) bool { return d.ID == id && d.MergedInto == "" })
	if at < 0 {
		return Destination{}, false
	}
	return l[at], true
}

// At returns the destination of a place: by its name of today, or by one that it had. A merged one is the one that it
// was merged into.
func (l List) At(p Place) (Destination, bool) {
	p = p.trimmed()
	return l.first(
		func(d Destination) bool { return d.MergedInto == "" && d.is(p) },
		func(d Destination) bool { return d.is(p) || slices.ContainsFunc(d.Former, p.is) },
	)
}

// Find returns the destination that a link means: its id, a name, or a name that it had, in any country.
func (l List) Find(text string) (Destination, bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Destination{}, false
	}
	named := func(p Place) bool { return strings.EqualFold(p.Name, text) }
	return l.first(
		func(d Destination) bool { return d.ID == text },
		func(d Destination) bool { return d.MergedInto == "" && named(d.Place) },
		func(d Destination) bool { return named(d.Place) || slices.ContainsFunc(d.Former, named) },
	)
}

// first returns the first destination that the earliest possible condition holds for.
func (l List) first(conditions ...func(Destination) bool) (Destination, bool) {
	for _, holds := range conditions {
		if at := slices.IndexFunc(l, holds); at >= 0 {
			return l.end(l[at])
		}
	}
	return Destination{}, false
}

// end follows merges to the destination that remains.
func (l List) end(d Destination) (Destination, bool) {
	for range l {
		if d.MergedInto == "" {
			return d, true
		}
		at := slices.IndexFunc(l, func(o Destination) bool { return o.ID == d.MergedInto })
		if at < 0 {
			return Destination{}, false
		}
		d = l[at]
	}
	return Destination{}, false
}

// slug returns a free id for a name.
func (l List) slug(name string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), name)
	if err != nil {
		plain = name
	}
	base := strings.Join(strings.FieldsFunc(strings.ToLower(plain), func(r rune) bool {
		return !('a' <= r && r <= 'z' || '0' <= r && r <= '9')
	}), "-")
	if base == "" {
		base = "destination"
	}
	for id, n := base, 2; ; n++ {
		if !slices.ContainsFunc(l, func(d Destination) bool { return d.ID == id }) {
			return id
		}
		id = base + "-" + strconv.Itoa(n)
	}
}
