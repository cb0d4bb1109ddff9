package places

import (
	"bufio"
	"bytes"
	"context"
	_ "embed" // the data files
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

//go:embed airports.tsv
var airportsFile []byte

//go:embed cities.tsv
var citiesFile []byte

// Gazetteer searches the lists that ship with the product.
type Gazetteer struct{}

// lists are the files, indexed for search.
type lists struct {
	list  []entry // most likely first: big cities, then airports
	place map[string]Place
}

// shipped is loaded on first use.
var shipped = sync.OnceValue(load)

type entry struct {
	Place
	words string // folded name, city, code and country
	name  string // folded
}

// Search implements Finder: every word must be a prefix of a word of the place.
func (g *Gazetteer) Search(_ context.Context, text, kind string, limit int) ([]Place, error) {
	wanted := strings.Fields(fold(text))
	if len(wanted) == 0 || limit <= 0 {
		return nil, nil
	}
	var exact, starts, others []Place
	for _, e := range shipped().list {
		if kind != "" && e.Kind != kind || !matches(e.words, wanted) {
			continue
		}
		switch {
		case strings.EqualFold(e.Code, text) || e.name == strings.Join(wanted, " "):
			exact = append(exact, e.Place)
		case strings.HasPrefix(e.name, wanted[0]):
			starts = append(starts, e.Place)
		default:
			others = append(others, e.Place)
		}
	}
	found := slices.Concat(exact, starts, others)
	return found[:min(limit, len(found))], nil
}

// Lookup implements Finder.
func (g *Gazetteer) Lookup(_ context.Context, id string) (Place, error) {
	place, known := ByID(id)
	if !known {
		return Place{}, ErrUnknown
	}
	return place, nil
}

func matches(words string, wanted []string) bool {
	for _, word := range wanted {
		if !strings.HasPrefix(words, word) && !strings.Contains(words, " "+word) {
			return false
		}
	}
	return true
}

func load() *lists {
	g := &lists{place: map[string]Place{}}
	add := func(p Place) {
		p.Located = true
		g.place[p.ID] = p
		g.list = append(g.list, entry{p, fold(strings.Join([]string{p.Name, p.City, p.Code, p.Country}, " ")), fold(p.Name)})
	}
	rows(citiesFile, 6, func(f []string) {
		add(Place{ID: "geonames:" + f[0], Name: f[1], Kind: KindCity, Country: f[2], CountryCode: f[2], Lat: number(f[3]),
			Lng: number(f[4])})
	})
	rows(airportsFile, 6, func(f []string) {
		add(Place{ID: "iata:" + f[0], Name: f[1], Kind: KindAirport, Code: f[0], City: f[2], Country: f[3], Lat: number(f[4]),
			Lng: number(f[5])})
	})
	return g
}

// rows reads an embedded file; a malformed line is a build error.
func rows(file []byte, fields int, row func([]string)) {
	lines := bufio.NewScanner(bytes.NewReader(file))
	for lines.Scan() {
		parts := strings.Split(lines.Text(), "\t")
		if len(parts) != fields {
			panic(fmt.Sprintf("places: %q has not %d fields", lines.Text(), fields))
		}
		row(parts)
	}
}

func number(text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(fmt.Sprintf("places: %q is no coordinate", text))
	}
	return n
}

// fold strips case, accents and punctuation, so that "Sao Paulo" finds São Paulo.
func fold(text string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), text)
	if err != nil {
		plain = text
	}
	return strings.Join(strings.FieldsFunc(strings.ToLower(plain), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}
