package places

import (
	"strings"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// renamed are countries that have another name since the tables of package display were made.
var renamed = map[string]map[string]string{
	"mk": {"de": "Nordmazedonien", "es": "Macedonia del Norte"},
	"sz": {"de": "Eswatini", "es": "Esuatini"},
}

// lands are those within a country that a trip goes to by their own name.
var lands = map[string]map[string]string{
	"england": {"de": "England", "es": "Inglaterra"}, "scotland": {"de": "Schottland", "es": "Escocia"},
	"wales": {"de": "Wales", "es": "Gales"}, "northern ireland": {"de": "Nordirland", "es": "Irlanda del Norte"},
}

var namers sync.Map // display.Namer by language

// CountryIn names a country in a language, by its English name however it is spelled, or by its code. What names no
// country stays as it is, and so does everything in English, where the name is the operator's.
func CountryIn(in, country string) string {
	code := countryCode(country)
	if in == "en" || len(code) != 2 {
		return country
	}
	if name := lands[bare(country)][in]; name != "" {
		return name
	}
	if name := renamed[code][in]; name != "" {
		return name
	}
	region, err := language.ParseRegion(code)
	if err != nil || !region.IsCountry() {
		return country
	}
	namer, ok := namers.Load(in)
	if !ok {
		namer, _ = namers.LoadOrStore(in, display.Regions(language.Make(in)))
	}
	if n, ok := namer.(display.Namer); ok && n != nil {
		if name := n.Name(region); name != "" {
			return name
		}
	}
	return country
}

// Within is a place with its country, as its reader calls that: Cusco, Peru.
func Within(in, place, country string) string { return place + ", " + CountryIn(in, country) }

// In is a place that was written with its country, as its reader calls that.
func In(in, place string) string {
	at := strings.LastIndex(place, ", ")
	if at < 0 {
		return place
	}
	return Within(in, place[:at], place[at+2:])
}
