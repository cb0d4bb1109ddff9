package catalog

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Input is a category as an admin saves it; one without an id is new.
type Input struct {
	ID, Name          string
	Names             map[string]string
	Icon, ColorScheme string
	Hidden            bool
}

// longest is the maximum length of a name.
const longest = 40

// free returns base, or else base with the first number that is not taken.
func free(base string, taken func(string) bool) string {
	for id, n := base, 2; ; n++ {
		if !taken(id) {
			return id
		}
		id = base + "-" + strconv.Itoa(n)
	}
}

// Change returns the list as an admin saves it, and the ids that it no longer has. Faults are messages by field.
func (l Categories) Change(items []Input) (changed Categories, removed []string, faults map[string]string) {
	faults = map[string]string{}
	have := map[string]Category{}
	for _, c := range l.Standing() {
		have[c.ID] = c
	}
	merged := slices.DeleteFunc(slices.Clone(l), func(c Category) bool { return c.MergedInto == "" })
	for i, item := range items {
		at := func(name string) string { return fmt.Sprintf("items[%d].%s", i, name) }
		c := Category{ID: item.ID, Name: strings.TrimSpace(item.Name), Names: translated(item.Names), Icon: item.Icon,
			ColorScheme: item.ColorScheme, Hidden: item.Hidden}
		checkNames(c, changed, at, faults)
		was, known := have[item.ID]
		switch {
		case item.ID == "":
			c.ID = slices.Concat(l, changed).slug(c.Name)
		case !known:
			faults[at("id")] = "This category was deleted"
		default:
			c.Former = formerNames(was, c)
			delete(have, item.ID)
		}
		changed = append(changed, c)
	}
	if len(changed.Shown()) == 0 {
		faults["items"] = "Show at least one category"
	}
	return append(changed, merged...), slices.Sorted(maps.Keys(have)), faults
}

func checkNames(c Category, others Categories, at func(string) string, faults map[string]string) {
	if c.Name == "" {
		faults[at("name")] = "Name is required"
	}
	for field, name := range fieldsOf(c) {
		if utf8.RuneCountInString(name) > longest {
			faults[at(field)] = "Enter up to 40 characters"
		}
		if slices.ContainsFunc(others, func(o Category) bool { return name != "" && o.called(name) }) {
			faults[at(field)] = "Another category has this name"
		}
	}
}

// fieldsOf returns the names by their fields.
func fieldsOf(c Category) map[string]string {
	fields := map[string]string{"name": c.Name}
	for language, name := range c.Names {
		fields["names."+language] = name
	}
	return fields
}

func translated(names map[string]string) map[string]string {
	out := map[string]string{}
	for language, name := range names {
		if name = strings.TrimSpace(name); name != "" {
			out[language] = name
		}
	}
	return out
}

// formerNames returns the names that a category had and no longer has.
func formerNames(was, is Category) []string {
	former := slices.Clone(was.Former)
	for _, field := range slices.Sorted(maps.Keys(fieldsOf(was))) {
		if name := fieldsOf(was)[field]; !was.formerly(name) && !slices.Contains(former, name) {
			former = append(former, name)
		}
	}
	return slices.DeleteFunc(former, is.called)
}

func (c Category) formerly(name string) bool { return name == "" || c.wasCalled(name) }

// Merge returns the list with a category that refers to another one, and whether both exist and differ.
func (l Categories) Merge(from, into string) (Categories, bool) {
	merged := slices.Clone(l)
	ends := slices.IndexFunc(merged, func(c Category) bool { return c.ID == from && c.MergedInto == "" })
	stays := slices.IndexFunc(merged, func(c Category) bool { return c.ID == into && c.MergedInto == "" })
	if ends < 0 || stays < 0 || ends == stays {
		return l, false
	}
	merged[ends].MergedInto = into
	return merged, true
}

// Entry is what the audit log stores of one change: what happened, and the fields that differ.
type Entry struct {
	Action        string
	Before, After map[string]any
}

// Entries returns what differs between two lists, one entry for each category and one for the order.
func Entries(was, is Categories) []Entry {
	var entries []Entry
	had := map[string]Category{}
	for _, c := range was.Standing() {
		had[c.ID] = c
	}
	for _, c := range is.Standing() {
		before, known := had[c.ID]
		delete(had, c.ID)
		switch {
		case !known:
			entries = append(entries, Entry{"category.add", nil, c.words()})
		case !maps.Equal(before.words(), c.words()):
			entries = append(entries, Entry{"category.update", before.wordsBeside(c), c.wordsBeside(before)})
		}
	}
	for _, id := range slices.Sorted(maps.Keys(had)) {
		entries = append(entries, Entry{"category.delete", had[id].words(), nil})
	}
	old, new := was.both(is), is.both(was)
	if !slices.EqualFunc(old, new, func(a, b Category) bool { return a.ID == b.ID }) {
		entries = append(entries, Entry{"category.order", map[string]any{"order": old.list()},
			map[string]any{"order": new.list()}})
	}
	return entries
}

// both returns what another list has, too.
func (l Categories) both(other Categories) Categories {
	have := map[string]int{}
	for _, c := range other.Standing() {
		have[c.ID] = 1
	}
	return l.Of(have)
}

func (l Categories) list() string {
	names := make([]string, len(l))
	for i, c := range l {
		names[i] = c.Name
	}
	return strings.Join(names, ", ")
}

func (c Category) words() map[string]any {
	words := map[string]any{"icon": c.Icon, "colorScheme": c.ColorScheme, "hidden": c.Hidden}
	for field, name := range fieldsOf(c) {
		words[field] = name
	}
	return words
}

// wordsBeside returns the fields that differ from another state, and the name.
func (c Category) wordsBeside(other Category) map[string]any {
	words, beside := c.words(), other.words()
	maps.DeleteFunc(words, func(field string, value any) bool { return field != "name" && beside[field] == value })
	return words
}
