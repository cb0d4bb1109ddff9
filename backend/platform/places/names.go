package places

import (
	"strings"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// renamed lists countries that were renamed since the tables of package display were made.
var renamed = map[string]map[string]string{
	"mk": {"de": "Nordmazedonien", "es": "Macedonia del Norte"},
	"sz": {"de": "Eswatini", "es": "Esuatini"},
}

// lands lists parts of a country that trips go to under their own name.
var lands = map[string]map[string]string{
	"england": {"de": "England", "es": "Inglaterra"}, "scotland": {"de": "Schottland", "es": "Escocia"},
	"wales": {"de": "Wales", "es": "Gales"}, "northern ireland": {"de": "Nordirland", "es": "Irlanda del Norte"},
}

var namers sync.Map // display.Namer by language

// CountryIn names a country in a language, given its English name in any spelling, or its code. A text that names
// no country is returned unchanged, and so is everything in English, where the name is the operator's.
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
	if name := regionIn(in, code); name != "" {
		return name
	}
	return country
}

// CodeOf returns the two-letter code, in upper case, of a country given by its English name in any spelling, or by its
// code; "" if the text names no country.
func CodeOf(country string) string {
	code := countryCode(country)
	if len(code) != 2 {
		return ""
	}
	return strings.ToUpper(code)
}

// CodeIn names the country of a two-letter code in a language, English included. A text that is no such code is
// returned unchanged.
func CodeIn(in, code string) string {
	if name := CountryIn(in, code); name != code {
		return name
	}
	if name := regionIn(in, code); name != "" {
		return name
	}
	return code
}

// regionIn returns the name of a country by its code; empty if it is none.
func regionIn(in, code string) string {
	region, err := language.ParseRegion(code)
	if err != nil || !region.IsCountry() {
		return ""
	}
	namer, ok := namers.Load(in)
	if !ok {
		namer, _ = namers.LoadOrStore(in, display.Regions(language.Make(in)))
	}
	if n, ok := namer.(display.Namer); ok && n != nil {
		return n.Name(region)
	}
	return ""
}

// Within returns a place with its country, in the reader's language: Cusco, Peru.
func Within(in, place, country string) string { return place + ", " + CountryIn(in, country) }

// In translates a place that was written with its country into the reader's language.
func In(in, place string) string {
	at := strings.LastIndex(place, ", ")
	if at < 0 {
		return place
	}
	return Within(in, place[:at], place[at+2:])
}
