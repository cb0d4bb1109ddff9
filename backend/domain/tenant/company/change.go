package company

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"
	"golang.org/x/text/language"
)

// Input is a company as an admin saves it: one with an unknown id is new. Key is empty to keep it.
type Input struct {
	ID                      uuid.UUID
	Name, Adapter, URL, Key string
	Countries               []string
	Paused                  bool
}

// Changed is a list after a change: with the keys that were given, by company, the companies that were removed, and
// what is wrong with it.
type Changed struct {
	List    List
	Keys    map[uuid.UUID]string
	Removed List
	Faults  map[string]string
}

// Change replaces the companies of a kind. kept reports whether a company has a key.
func (l List) Change(kind Kind, items []Input, kept func(uuid.UUID) bool) Changed {
	out := Changed{Keys: map[uuid.UUID]string{}, Faults: map[string]string{}}
	names := map[string]bool{}
	var given List
	for i, item := range items {
		fault := func(field, message string) { out.Faults[fmt.Sprintf("items[%d].%s", i, field)] = message }
		c := Company{ID: item.ID, Kind: kind, Name: strings.TrimSpace(item.Name), Adapter: item.Adapter, Paused: item.Paused,
			Countries: codes(item.Countries)}
		same := func(o Company) bool { return o.ID == item.ID }
		had, known := l.ByID(kind, item.ID)
		switch {
		case item.ID == uuid.Nil || had.Removed || slices.ContainsFunc(given, same) ||
			!known && slices.ContainsFunc(l.all(), same):
			fault("id", "We couldn’t find this company")
		case item.Adapter != Simulated && item.Adapter != HTTP:
			fault("adapter", "Choose one of the connections")
		case known && had.Adapter != item.Adapter:
			fault("adapter", "Add a new company to connect it in another way")
		}
		switch key := strings.ToLower(c.Name); {
		case key == "":
			fault("name", "A name is required")
		case names[key]:
			fault("name", "This name is already taken")
		default:
			names[key] = true
		}
		if c.Adapter == HTTP {
			c.URL = strings.TrimSpace(item.URL)
			item.Key = strings.TrimSpace(item.Key)
			if !strings.HasPrefix(c.URL, "https://") {
				fault("url", "The URL must start with https://")
			}
			if item.Key == "" && !(known && kept(item.ID)) {
				fault("key", "This field is required")
			}
			if item.Key != "" {
				out.Keys[c.ID] = item.Key
			}
		}
		for _, code := range c.Countries {
			if region, err := language.ParseRegion(code); len(code) != 2 || err != nil || !region.IsCountry() {
				fault("countries", fmt.Sprintf("%s isn’t a country’s code", code))
			}
		}
		given = append(given, c)
	}
	for _, c := range l.all() {
		if c.Kind == kind && !slices.ContainsFunc(given, func(o Company) bool { return o.ID == c.ID }) {
			if !c.Removed {
				out.Removed = append(out.Removed, c)
			}
			c.Removed = true
			given = append(given, c)
		}
	}
	others := slices.DeleteFunc(slices.Clone(l.all()), func(c Company) bool { return c.Kind == kind })
	out.List = append(given, others...)
	return out
}

// codes returns country codes in upper case, each once, in their order.
func codes(given []string) []string {
	var out []string
	for _, code := range given {
		if code = strings.ToUpper(strings.TrimSpace(code)); !slices.Contains(out, code) {
			out = append(out, code)
		}
	}
	return out
}

// Entry is what the audit log says about a change.
type Entry struct {
	Action        string
	Before, After map[string]any
}

// facts are what an entry tells of a company; nothing of its key but that it was set.
func (c Company) facts(key bool) map[string]any {
	out := map[string]any{"kind": string(c.Kind), "name": c.Name, "adapter": c.Adapter, "url": c.URL,
		"countries": strings.Join(c.Countries, ", "), "paused": c.Paused}
	if key {
		out["keySet"] = true
	}
	return out
}

// Entries returns what a change did: what was added, changed, removed, or put in another order.
func Entries(kind Kind, was List, is Changed) []Entry {
	var out []Entry
	var had, has []uuid.UUID
	for _, c := range is.List.Of(kind) {
		_, key := is.Keys[c.ID]
		before, known := was.ByID(kind, c.ID)
		switch {
		case !known:
			out = append(out, Entry{"company.add", nil, c.facts(key)})
			continue
		case key || !reflect.DeepEqual(before, c):
			out = append(out, Entry{"company.update", before.facts(false), c.facts(key)})
		}
		has = append(has, c.ID)
	}
	for _, c := range is.Removed {
		out = append(out, Entry{"company.remove", c.facts(false), nil})
	}
	for _, c := range was.Of(kind) {
		if slices.Contains(has, c.ID) {
			had = append(had, c.ID)
		}
	}
	if !slices.Equal(had, has) {
		out = append(out, Entry{"company.order", map[string]any{"kind": string(kind), "order": names(was, kind)},
			map[string]any{"kind": string(kind), "order": names(is.List, kind)}})
	}
	return out
}

func names(l List, kind Kind) string {
	var out []string
	for _, c := range l.Of(kind) {
		out = append(out, c.Name)
	}
	return strings.Join(out, ", ")
}
