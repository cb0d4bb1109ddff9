package places_test

import (
	"testing"

	"caravan/backend/platform/places"
)

// Country names are in the reader's language, however an operator spells them; other words stay.
func TestCountriesInTheReadersLanguage(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ in, country, want string }{
		{"en", "Morocco", "Morocco"}, {"de", "Morocco", "Marokko"}, {"es", "Morocco", "Marruecos"}, {"de", "MA", "Marokko"},
		{"de", "Turkey", "Türkei"}, {"de", "Türkiye", "Türkei"}, {"de", "Czech Republic", "Tschechien"},
		{"de", "USA", "Vereinigte Staaten"},
		{"de", "North Macedonia", "Nordmazedonien"}, {"de", "Bosnia and Herzegovina", "Bosnien und Herzegowina"},
		{"es", "Ivory Coast", "Côte d’Ivoire"}, {"de", "The Silk Road", "The Silk Road"}, {"de", "", ""},
		{"de", "Scotland", "Schottland"},
	} {
		if got := places.CountryIn(c.in, c.country); got != c.want {
			t.Errorf("%s in %s: %q, not %q", c.country, c.in, got, c.want)
		}
	}
	for place, want := range map[string]string{"Fez, Morocco": "Fez, Marokko", "Fez": "Fez",
		"Fez, Medina, Morocco": "Fez, Medina, Marokko"} {
		if got := places.In("de", place); got != want {
			t.Errorf("%s: %q, not %q", place, got, want)
		}
	}
}
