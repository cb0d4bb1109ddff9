package spoken_test

import (
	"testing"

	"caravan/backend/platform/spoken"
)

// A sentence is translated with its values: numbers agree with their nouns, days and amounts have the language's
// format, and what people wrote is unchanged.
func TestSentencesOfTheServer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ in, said, want string }{
		{"en", "This field is required", "This field is required"},
		{"de", "This field is required", "Dieses Feld ist erforderlich"},
		{"es", "This field is required", "Este campo es obligatorio"},
		{"fr", "This field is required", "This field is required"},
		{"de", "Bring your own boots.", "Bring your own boots."},
		{"de", "The transfer company canceled the ride. Road closed", "Der Fahrdienst hat die Fahrt storniert. Road closed"},
		{"de", "Use at least 12 characters", "Nimm mindestens 12 Zeichen"},
		{"de", "Too many wrong passwords. Try again in 5 minutes.",
			"Zu viele falsche Passwörter. Versuch es in 5 Minuten noch einmal."},
		{
			"de",
			"Launch your trip within 7 days of reservation, or the itinerary is released. Then get 2 traveler bookings within 30 days.",
			"Starte deine Reise innerhalb von 7 Tagen nach der Reservierung, sonst wird der Reiseplan wieder frei. Erreiche dann 2 Buchungen innerhalb von 30 Tagen.",
		},
		{"es", "Meal level for premium package is required", "Meal level for premium package is required"},
		{"de", "Due in 1 day", "Fällig in 1 Tag"},
		{"de", "Due in 3 days", "Fällig in 3 Tagen"},
		{"de", "You can book rides for free-of-charge spots starting 05/09/2027.",
			"Fahrten für Freiplätze kannst du ab 09.05.2027 buchen."},
		{"de", "Choose a date between January 2, 2027 and March 4, 2027",
			"Wähle ein Datum zwischen 2. Januar 2027 und 4. März 2027"},
		{"de", "Choose a file of up to 4.5 MB.", "Wähl eine Datei mit höchstens 4,5 MB."},
		{"de", "Choose a file of up to 2 MB.", "Wähl eine Datei mit höchstens 2 MB."},
		{"de", "Cannot exceed $2,500", "Höchstens 2.500 $"},
		{
			"de",
			"After that, your deposit becomes credit for another trip, minus a cancellation fee of €100.00 per spot. Credit is valid for 12 months.",
			"Danach wird deine Anzahlung zu Guthaben für eine andere Reise, abzüglich einer Stornogebühr von 100,00 € pro Platz. Das Guthaben gilt 12 Monate.",
		},
		{"es",
			"You can hold up to 10 spots on a trip at a time, and your network is holding 8. Pay for them or release them.",
			"Puedes retener hasta 10 plazas de un viaje a la vez; ya hay 8 retenidas. Págalas o libéralas."},
		{"de",
			`These terms are between you and Meridian for "Lunch in Évora" in Évora, Portugal, from May 1, 2027 to May 8, 2027.`,
			`Diese Bedingungen gelten zwischen dir und Meridian für "Lunch in Évora" in Évora, Portugal, vom 1. Mai 2027 bis zum 8. Mai 2027.`},
	} {
		if got := spoken.Say(c.in, c.said); got != c.want {
			t.Errorf("%s: %q, want %q", c.in, got, c.want)
		}
	}
}
