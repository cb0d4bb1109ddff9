package places

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"
	_ "time/tzdata" // for machines without a tz database

	"github.com/ringsaturn/tzf"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// boundaries holds the outlines of the world's time zones, which take half a second to unpack.
var boundaries = sync.OnceValue(func() tzf.F {
	finder, err := tzf.NewDefaultFinder()
	if err != nil {
		panic(fmt.Sprintf("places: time zones: %v", err))
	}
	return finder
})

// KnownZone reports whether a name is that of a time zone on land.
func KnownZone(name string) bool {
	_, err := time.LoadLocation(name)
	return err == nil && name != "" && name != "Local"
}

// shores are the distances, in degrees, at which land is searched for around a point: outlines are simplified,
// and piers, islets and runways built into the sea are outside them.
var shores = []float64{0, .05, .1, .25, .5, 1, 2}

// ZoneAt returns the time zone of a point on land or off a coast; "" on the open sea.
func ZoneAt(lat, lng float64) string {
	for _, far := range shores {
		for _, way := range [][2]float64{{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
			name := boundaries().GetTimezoneName(lng+way[1]*far, lat+way[0]*far)
			// Zones of the open sea are named Etc/….
			if KnownZone(name) && !strings.HasPrefix(name, "Etc/") {
				return name
			}
			if far == 0 {
				break
			}
		}
	}
	return ""
}

// Zone returns the time zone of a place with coordinates; "" otherwise.
func (p Place) Zone() string {
	if !p.Located {
		return ""
	}
	return ZoneAt(p.Lat, p.Lng)
}

// Airport finds an airport of the embedded list by its code.
func Airport(code string) (Place, bool) {
	place, known := shipped().place["iata:"+strings.ToUpper(strings.TrimSpace(code))]
	return place, known
}

// ByID finds a place of the embedded lists by its id.
func ByID(id string) (Place, bool) {
	place, known := shipped().place[id]
	return place, known
}

// City finds a town of a country by name: one of the embedded cities, or else the one of that name that an
// airport serves. The biggest is preferred.
func City(name, country string) (Place, bool) {
	wanted, of := fold(name), countries()[countryCode(country)]
	for _, named := range []func(Place) string{func(p Place) string { return p.Name }, func(p Place) string {
		return p.City
	}} {
		for _, place := range of {
			if wanted != "" && fold(named(place)) == wanted {
				return place, true
			}
		}
	}
	return Place{}, false
}

// otherNames lists countries that people, or the lists, call by another name than CLDR does in English; in the
// form that bare returns.
var otherNames = map[string]string{
	"england": "gb", "scotland": "gb", "wales": "gb", "northern ireland": "gb", "great britain": "gb", "uk": "gb",
	"usa": "us", "holland": "nl", "uae": "ae",
	"turkey": "tr", "turkiye": "tr", "czech republic": "cz", "czechia": "cz", "burma": "mm", "myanmar": "mm",
	"macedonia": "mk", "north macedonia": "mk",
	"swaziland": "sz", "eswatini": "sz", "cabo verde": "cv", "cape verde": "cv", "east timor": "tl", "timor leste": "tl",
	"ivory coast": "ci",
	"congo":       "cg", "congo republic": "cg", "dr congo": "cd", "vatican": "va", "bahamas": "bs", "gambia": "gm",
	"hong kong": "hk", "macau": "mo", "palestine": "ps", "virgin islands": "vi", "netherlands antilles": "cw",
	"midway islands": "um", "wake island": "um",
}

// bare strips the small words from a country's name that lists write in different ways.
func bare(name string) string {
	words := slices.DeleteFunc(strings.Fields(fold(name)), func(word string) bool {
		return word == "and" || word == "the"
	})
	for i, word := range words {
		if word == "saint" {
			words[i] = "st"
		}
	}
	return strings.Join(words, " ")
}

// codes maps the countries' English names to their codes.
var codes = sync.OnceValue(func() map[string]string {
	byName := map[string]string{}
	for first := 'A'; first <= 'Z'; first++ {
		for second := 'A'; second <= 'Z'; second++ {
			region, err := language.ParseRegion(string([]rune{first, second}))
			if err == nil && region.IsCountry() && region.Canonicalize() == region {
				byName[bare(display.English.Regions().Name(region))] = strings.ToLower(region.String())
			}
		}
	}
	return byName
})

// countryCode finds a country's lower-case code, given its code or its name in any spelling.
func countryCode(country string) string {
	key := bare(country)
	if code, known := otherNames[key]; known {
		return code
	}
	if code, known := codes()[key]; known {
		return code
	}
	return key
}

// countries maps country codes to places.
var countries = sync.OnceValue(func() map[string][]Place {
	byCode := map[string][]Place{}
	for _, e := range shipped().list {
		code := countryCode(cmp.Or(e.CountryCode, e.Country))
		byCode[code] = append(byCode[code], e.Place)
	}
	return byCode
})

var zonesOf sync.Map // country key to []string

// CountryZones returns the time zones of a country's cities and airports, the most frequent first; none for a
// country that the embedded lists do not have.
func CountryZones(country string) []string {
	key := countryCode(country)
	if known, ok := zonesOf.Load(key); ok {
		return known.([]string)
	}
	count := map[string]int{}
	for _, place := range countries()[key] {
		if zone := place.Zone(); zone != "" {
			count[zone]++
		}
	}
	zones := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(count[b]-count[a], strings.Compare(a, b))
	})
	zonesOf.Store(key, zones)
	return zones
}

// OneZone returns the time zone of a country whose clocks are the same everywhere all year; "" for any other.
func OneZone(country string) string {
	zones := CountryZones(country)
	if len(zones) == 0 {
		return ""
	}
	for _, other := range zones[1:] {
		if !sameClock(zones[0], other) {
			return ""
		}
	}
	return zones[0]
}

// sameClock compares two zones in each month of the year that the embedded lists are from.
func sameClock(a, b string) bool {
	first, errA := time.LoadLocation(a)
	second, errB := time.LoadLocation(b)
	if errA != nil || errB != nil {
		return false
	}
	for month := time.January; month <= time.December; month++ {
		at := time.Date(2026, month, 15, 12, 0, 0, 0, time.UTC)
		_, x := at.In(first).Zone()
		_, y := at.In(second).Zone()
		if x != y {
			return false
		}
	}
	return true
}
