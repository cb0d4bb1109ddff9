package destination

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Input is a destination as an admin saves it; one without an id is new.
type Input struct {
	ID string
	Place
	Intro   string
	Picture Picture
	Hidden  bool
}

// Move is a place that becomes another one.
type Move struct{ From, Into Place }

// Changed is a list as an admin saves it.
type Changed struct {
	List    List
	Removed []Destination
	Moves   []Move
	Faults  map[string]string // messages by field
}

// Change returns the list as an admin saves it.
func (l List) Change(items []Input) Changed {
	out := Changed{Faults: map[string]string{}}
	have := map[string]Destination{}
	for _, d := range l.Standing() {
		have[d.ID] = d
	}
	for i, item := range items {
		at := func(name string) string { return fmt.Sprintf("items[%d].%s", i, name) }
		d := Destination{ID: item.ID, Place: item.trimmed(), Intro: strings.TrimSpace(item.Intro), Picture: item.Picture,
			Hidden: item.Hidden}
		d.check(out.List, at, out.Faults)
		was, known := have[item.ID]
		switch {
		case item.ID == "":
			d.ID = slices.Concat(l, out.List).slug(d.Name)
		case !known:
			out.Faults[at("id")] = "This destination was deleted"
		default:
			d.Former = former(was, d)
			delete(have, item.ID)
			if was.Place != d.Place {
				out.Moves = append(out.Moves, Move{was.Place, d.Place})
			}
		}
		out.List = append(out.List, d)
	}
	merged := slices.DeleteFunc(slices.Clone(l), func(d Destination) bool { return d.MergedInto == "" })
	out.List = append(out.List, merged...)
	for _, id := range slices.Sorted(maps.Keys(have)) {
		out.Removed = append(out.Removed, have[id])
	}
	return out
}

func (d Destination) check(others List, at func(string) string, faults map[string]string) {
	if d.Country == "" {
		faults[at("country")] = "A country selection is required"
	}
	if d.Name == "" {
		faults[at("name")] = "A name is required"
	}
	if slices.ContainsFunc(others, func(o Destination) bool { return d.is(o.Place) }) {
		faults[at("name")] = "Another destination in this country has this name"
	}
}

// former returns the places that a destination was and no longer is.
func former(was, is Destination) []Place {
	places := slices.Clone(was.Former)
	if !slices.ContainsFunc(places, was.is) {
		places = append(places, was.Place)
	}
	return slices.DeleteFunc(places, is.is)
}

// Merge returns the list with a place that leads to another destination, and what moves. The place can be a
// destination or one that is not listed.
func (l List) Merge(from Place, into string) (List, Move, bool) {
	merged := slices.Clone(l)
	stays, known := merged.ByID(into)
	if !known || stays.Place == from {
		return l, Move{}, false
	}
	move := Move{from, stays.Place}
	at := slices.IndexFunc(merged, func(d Destination) bool { return d.MergedInto == "" && d.Place == from })
	if at >= 0 {
		merged[at].MergedInto = into
		return merged, move, true
	}
	return append(merged, Destination{ID: merged.slug(from.Name), Place: from, MergedInto: into}), move, true
}

// Entry is what the audit log stores of one change: what happened, and the fields that differ.
type Entry struct {
	Action        string
	Before, After map[string]any
}

// Entries returns what differs between two lists, one entry for each destination and one for the order.
func Entries(was, is List) []Entry {
	var entries []Entry
	had := map[string]Destination{}
	for _, d := range was.Standing() {
		had[d.ID] = d
	}
	for _, d := range is.Standing() {
		before, known := had[d.ID]
		delete(had, d.ID)
		switch {
		case !known:
			entries = append(entries, Entry{"destination.add", nil, d.words()})
		case !maps.Equal(before.words(), d.words()):
			entries = append(entries, Entry{"destination.update", before.wordsBeside(d), d.wordsBeside(before)})
		}
	}
	for _, id := range slices.Sorted(maps.Keys(had)) {
		entries = append(entries, Entry{"destination.delete", had[id].words(), nil})
	}
	old, now := was.both(is), is.both(was)
	if !slices.EqualFunc(old, now, func(a, b Destination) bool { return a.ID == b.ID }) {
		entries = append(entries, Entry{"destination.order", map[string]any{"order": old.names()},
			map[string]any{"order": now.names()}})
	}
	return entries
}

// both returns those that another list has, too.
func (l List) both(other List) List {
	return slices.DeleteFunc(l.Standing(), func(d Destination) bool {
		_, known := other.ByID(d.ID)
		return !known
	})
}

func (l List) names() string {
	names := make([]string, len(l))
	for i, d := range l {
		names[i] = d.Name
	}
	return strings.Join(names, ", ")
}

func (d Destination) words() map[string]any {
	return map[string]any{"name": d.Name, "country": d.Country, "intro": d.Intro, "picture": d.Picture.URL,
		"hidden": d.Hidden}
}

// wordsBeside returns the fields that differ from another state, and the name.
func (d Destination) wordsBeside(other Destination) map[string]any {
	words, beside := d.words(), other.words()
	maps.DeleteFunc(words, func(field string, value any) bool { return field != "name" && beside[field] == value })
	return words
}
