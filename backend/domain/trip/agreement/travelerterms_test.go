package agreement_test

import (
	"strings"
	"testing"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
)

// A country is called as the reader of the terms calls it.
func TestTermsNameTheCountryInTheReadersLanguage(t *testing.T) {
	of := trip.Trip{Name: "Lakes", Destination: "Interlaken", Country: "Switzerland"}
	for language, want := range map[string]string{"en": "in Interlaken, Switzerland,", "de": "in Interlaken, Schweiz,"} {
		if body := agreement.TravelerTerms(of, "Wander", language)[0].Body; !strings.Contains(body, want) {
			t.Errorf("%s: %s", language, body)
		}
	}
}
