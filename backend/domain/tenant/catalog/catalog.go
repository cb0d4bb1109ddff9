package catalog

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"caravan/backend/platform/spoken"
)

// Category is a topic of trips and an interest of hosts, as it is stored.
type Category struct {
	ID string `json:"id"`
	// Name is what it is called in a language without a name of its own.
	Name        string            `json:"name,omitempty"`
	Names       map[string]string `json:"names,omitempty"` // by language
	Icon        string            `json:"icon,omitempty"`
	ColorScheme string            `json:"colorScheme,omitempty"`
	Hidden      bool              `json:"hidden,omitempty"`
	Former      []string          `json:"former,omitempty"` // earlier names
	MergedInto  string            `json:"mergedInto,omitempty"`
}

// Categories is a marketplace's list, in its order.
type Categories []Category

// standard are the categories of a marketplace that has not chosen its own. Their other names are the server's words.
var standard = sync.OnceValue(func() Categories {
	list := Categories{
		{ID: "photography", Name: "Photography", Icon: "camera", ColorScheme: "sky"},
		{ID: "lgbtq", Name: "LGBTQ+", Icon: "rainbow", ColorScheme: "plum"},
		{ID: "body-positivity", Name: "Body Positivity", Icon: "heart", ColorScheme: "rose"},
		{ID: "fitness", Name: "Fitness", Icon: "dumbbell", ColorScheme: "clay"},
		{ID: "exploration", Name: "Exploration", Icon: "compass", ColorScheme: "moss"},
		{ID: "food", Name: "Food", Icon: "utensils", ColorScheme: "saffron"},
		{ID: "health-wellness", Name: "Health & Wellness", Icon: "leaf", ColorScheme: "sage"},
		{ID: "yoga", Name: "Yoga", Icon: "flower", ColorScheme: "lavender"},
	}
	for i, c := range list {
		for _, tag := range spoken.Languages[1:] {
			if name := spoken.Say(tag.String(), c.Name); name != c.Name {
				if c.Names == nil {
					c.Names = map[string]string{}
				}
				c.Names[tag.String()] = name
			}
		}
		list[i] = c
	}
	return list
})

// Read returns a stored list; an empty one is the standard list. A standard category without a name of its own has the
// standard one.
func Read(stored []byte) (Categories, error) {
	var list Categories
	if err := json.Unmarshal(stored, &list); err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return slices.Clone(standard()), nil
	}
	for i, c := range list {
		at := slices.IndexFunc(standard(), func(s Category) bool { return s.ID == c.ID })
		if at >= 0 && c.Name == "" {
			list[i] = standard()[at]
			list[i].Hidden, list[i].Former, list[i].MergedInto = c.Hidden, c.Former, c.MergedInto
		}
	}
	return list, nil
}

// In returns the category's name in a language.
func (c Category) In(language string) string {
	if name := c.Names[language]; name != "" {
		return name
	}
	return c.Name
}

// called reports whether a text is one of the category's names of today.
func (c Category) called(text string) bool {
	if strings.EqualFold(c.Name, text) {
		return true
	}
	for _, name := range c.Names {
		if strings.EqualFold(name, text) {
			return true
		}
	}
	return false
}

func (c Category) wasCalled(text string) bool {
	return slices.ContainsFunc(c.Former, func(name string) bool { return strings.EqualFold(name, text) })
}

// Standing returns the list without what was merged.
func (l Categories) Standing() Categories {
	return slices.DeleteFunc(slices.Clone(l), func(c Category) bool { return c.MergedInto != "" })
}

// Shown returns what is offered and listed.
func (l Categories) Shown() Categories {
	return slices.DeleteFunc(l.Standing(), func(c Category) bool { return c.Hidden })
}

// Find returns the category that a text means: its id, a name, or a name that it had. A merged one is the one that it
// was merged into.
func (l Categories) Find(text string) (Category, bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Category{}, false
	}
	for _, meant := range []func(Category) bool{
		func(c Category) bool { return c.ID == text },
		func(c Category) bool { return c.MergedInto == "" && c.called(text) },
		func(c Category) bool { return c.called(text) || c.wasCalled(text) },
	} {
		if at := slices.IndexFunc(l, meant); at >= 0 {
			return l.end(l[at])
		}
	}
	return Category{}, false
}

// end follows merges to the category that remains.
func (l Categories) end(c Category) (Category, bool) {
	for range l {
		if c.MergedInto == "" {
			return c, true
		}
		at := slices.IndexFunc(l, func(o Category) bool { return o.ID == c.MergedInto })
		if at < 0 {
			return Category{}, false
		}
		c = l[at]
	}
	return Category{}, false
}

// ID returns the id of what a text means, or else the text: nothing has it.
func (l Categories) ID(text string) string {
	if c, known := l.Find(text); known {
		return c.ID
	}
	return text
}

// Known returns the ids of what texts mean, each once, without those that mean nothing.
func (l Categories) Known(texts []string) []string {
	ids := make([]string, 0, len(texts))
	for _, text := range texts {
		if c, known := l.Find(text); known && !slices.Contains(ids, c.ID) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// Choose returns the ids of a record's categories, and which of the given texts cannot be chosen. A record keeps hidden
// categories that it had.
func (l Categories) Choose(given, had []string) (ids []string, refused []int) {
	had = l.Known(had)
	for i, text := range given {
		c, known := l.Find(text)
		if !known || c.Hidden && !slices.Contains(had, c.ID) {
			refused = append(refused, i)
		}
	}
	return l.Known(given), refused
}

// Names returns the names of what is offered, in a language.
func (l Categories) Names(language string) []string {
	var names []string
	for _, c := range l.Shown() {
		names = append(names, c.In(language))
	}
	return names
}

// Of returns those of the list that have one of the ids, in its order.
func (l Categories) Of(ids map[string]int) Categories {
	return slices.DeleteFunc(l.Standing(), func(c Category) bool { return ids[c.ID] == 0 })
}

// slug returns a free id for a name.
func (l Categories) slug(name string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), name)
	if err != nil {
		plain = name
	}
	base := strings.Join(strings.FieldsFunc(strings.ToLower(plain), func(r rune) bool {
		return !('a' <= r && r <= 'z' || '0' <= r && r <= '9')
	}), "-")
	if base == "" {
		base = "category"
	}
	taken := func(id string) bool { return slices.ContainsFunc(l, func(c Category) bool { return c.ID == id }) }
	return free(base, taken)
}
