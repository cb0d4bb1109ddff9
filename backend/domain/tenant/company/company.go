package company

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/platform/count"
)

// Kind is what a company sells.
type Kind string

// Kinds.
const (
	Insurance Kind = "insurance"
	Transfers Kind = "transfers"
)

// Kinds lists them.
var Kinds = []Kind{Insurance, Transfers}

// Adapters: the embedded simulation, and the HTTP API that every other company has.
const (
	Simulated = "simulated"
	HTTP      = "http"
)

// Company is a company as stored. Countries are two-letter codes, none for every country. A removed one stays in the
// list for its past policies or rides.
type Company struct {
	ID        uuid.UUID `json:"id"`
	Kind      Kind      `json:"kind"`
	Name      string    `json:"name"`
	Adapter   string    `json:"adapter"`
	URL       string    `json:"url,omitempty"`
	Countries []string  `json:"countries,omitempty"`
	Paused    bool      `json:"paused,omitempty"`
	Removed   bool      `json:"removed,omitempty"`
}

// Covers reports whether the company covers a country. One that covers every country also covers an unknown one, "".
func (c Company) Covers(country string) bool {
	return len(c.Countries) == 0 || slices.Contains(c.Countries, country)
}

// Holds says why a company with n policies in force, or rides ahead, cannot be removed.
func (c Company) Holds(n int) string {
	if c.Kind == Insurance {
		return fmt.Sprintf("%s has %s in force. Pause it instead.", c.Name, count.Of(n, "policy", "policies"))
	}
	return fmt.Sprintf("%s has %s ahead. Pause it instead.", c.Name, count.Of(n, "ride"))
}

// The ids of the built-in companies, which every marketplace starts with.
var (
	BuiltInInsurer = uuid.MustParse("234db006-0256-579e-a700-fa913fc61ec9")
	BuiltInDriver  = uuid.MustParse("fcc53fa5-e88f-5c6a-a403-a5b471049ccf")
)

var builtIn = List{
	{ID: BuiltInInsurer, Kind: Insurance, Name: "Simulated insurer", Adapter: Simulated},
	{ID: BuiltInDriver, Kind: Transfers, Name: "Caravan Fleet", Adapter: Simulated},
}

// List is a marketplace's companies of both kinds, each in its order. Nil is the built-in ones.
type List []Company

// Read reads a stored list; one that was never edited is nil.
func Read(stored []byte) (List, error) {
	if len(stored) == 0 {
		return nil, nil
	}
	list := List{}
	return list, json.Unmarshal(stored, &list)
}

func (l List) all() List {
	if l == nil {
		return builtIn
	}
	return l
}

// Of returns the companies of a kind in their order, with paused ones.
func (l List) Of(kind Kind) List {
	return slices.DeleteFunc(slices.Clone(l.all()), func(c Company) bool { return c.Kind != kind || c.Removed })
}

// Every returns the companies of a kind, with removed ones.
func (l List) Every(kind Kind) List {
	return slices.DeleteFunc(slices.Clone(l.all()), func(c Company) bool { return c.Kind != kind })
}

// ByID returns a company of a kind, removed ones included.
func (l List) ByID(kind Kind, id uuid.UUID) (Company, bool) {
	i := slices.IndexFunc(l.all(), func(c Company) bool { return c.Kind == kind && c.ID == id })
	if i < 0 {
		return Company{}, false
	}
	return l.all()[i], true
}

// Active returns the companies of a kind that sell.
func (l List) Active(kind Kind) List {
	return slices.DeleteFunc(l.Of(kind), func(c Company) bool { return c.Paused })
}

// For returns the first company of a kind that sells and covers a country.
func (l List) For(kind Kind, country string) (Company, bool) {
	active := l.Active(kind)
	i := slices.IndexFunc(active, func(c Company) bool { return c.Covers(country) })
	if i < 0 {
		return Company{}, false
	}
	return active[i], true
}
