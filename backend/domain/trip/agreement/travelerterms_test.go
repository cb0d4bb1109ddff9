package agreement_test

import (
	"strings"
	"testing"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
)

// Country names in the terms are in the reader's language.
func TestTermsNameTheCountryInTheReadersLanguage(t *testing.T) {
	of := trip.Trip{Name: "Lakes", Destination: "Interlaken", Country: "Switzerland"}
	for language, want := range map[string]string{"en": "in Interlaken, Switzerland,", "de": "in Interlaken, Schweiz,"} {
		if body := agreement.TravelerTerms(of, "Wander", language)[0].Body; !strings.Contains(body, want) {
			t.Errorf("%s: %s", language, body)
		}
	}
}

// No sentence of the policy takes the next one for its value, which would remain in English.
func TestTheCancellationPolicyIsWhollyInTheReadersLanguage(t *testing.T) {
	of := trip.Trip{Name: "Lakes", Currency: "MXN"}
	of.Policy.Payment.CreditValidityMonths, of.Policy.Cancellation.FeePerSpotMinor = 12, 150000
	for language, want := range map[string][]string{
		"en": {"Credit is valid for 12 months. Within"}, "de": {"12 Monate"},
		"es": {"menos una tarifa de cancelación de $1,500 por plaza", "12 meses"},
	} {
		body := agreement.TravelerTerms(of, "Wander", language)[2].Body
		for _, part := range want {
			if !strings.Contains(body, part) {
				t.Errorf("%s lacks %q: %s", language, part, body)
			}
		}
		if language != "en" && (strings.Contains(body, "months") || strings.Contains(body, "refund")) {
			t.Errorf("%s: %s", language, body)
		}
	}
}
