package agreement

import (
	"fmt"
	"strings"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/count"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
)

// Version is the product's part of the services agreement in force. A host who has read an older one has to read the
// new one.
const Version = "2026-01"

// Draft holds unsaved prices; those not set are unchanged.
type Draft struct{ InitialMinor, RemainingMinor, AdvanceMinor api.OptInt64 }

// TravelerTerms returns what a traveler agrees to before the trip (T-058), with the country's name in the
// reader's language.
func TravelerTerms(t trip.Trip, brand, language string) []tripapi.TermsSection {
	sections := []tripapi.TermsSection{
		{Heading: "The trip", Body: fmt.Sprintf("These terms are between you and %s for %q in %s, %s, from %s to %s.", brand,
			t.Name, t.Destination, places.CountryIn(language, t.Country), t.StartDate.Long(), t.EndDate.Long())},
		{Heading: "Payment",
			Body: fmt.Sprintf(
				"The balance is due %s before the trip starts. If it isn’t paid in time, the spot can go to someone else.",
				count.Of(t.Policy.Payment.FinalDueDays, "day"))},
		{Heading: "Cancellation", Body: cancellation(t, language)},
		{Heading: "Your part",
			Body: "You travel with valid documents, tell us about medical conditions that matter on the trip, and follow the instructions of the host and the operator. You accept the risks of group travel and of the activities you choose."},
	}
	if t.Content.PassportRequired {
		sections = append(sections, tripapi.TermsSection{Heading: "Passport", Body: "A passport is required for this trip."})
	}
	if t.Content.TravelerInsuranceRequired {
		sections = append(sections, tripapi.TermsSection{Heading: "Insurance", Body: "Insurance is required for this trip."})
	}
	return append(sections, tripapi.TermsSection{Heading: "Minors",
		Body: "For travelers under 18, a parent or guardian signs the disclaimer instead of these terms."})
}

// cancellation returns the policy sentence by sentence: translated as one, the last value of a sentence would
// extend to the end.
func cancellation(t trip.Trip, language string) string {
	texts := t.CancellationTexts()
	for i, text := range texts {
		texts[i] = spoken.Say(language, text)
	}
	return strings.Join(texts, " ")
}
