package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
)

// Errors are in the language that a call asks for, including the messages of fields, and so are the server's
// sentences in a response; what people wrote is unchanged. By default they are the exact English, whatever the
// marketplace's language.
func TestSentencesAreInTheLanguageAskedFor(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, s.Person(t, "traveler"))
	me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	trip := s.LiveTrip(t, 4, 10)
	var name any
	for _, c := range []struct{ language, error, field, gone, status string }{
		{
			"", "Some entries require your attention before continuing.", "This field is required",
			"This trip could not be found.", "The trip will be confirmed when 4 people book.",
		},
		{
			"de-AT,de;q=0.9,en;q=0.8", "Einige Angaben brauchen deine Aufmerksamkeit, bevor es weitergeht.",
			"Dieses Feld ist erforderlich", "Wir konnten diese Reise nicht finden.",
			"Die Reise wird bestätigt, wenn 4 Personen buchen.",
		},
		{
			"es", "Algunas entradas requieren tu atención antes de continuar.", "Este campo es obligatorio",
			"No hemos encontrado este viaje.", "El viaje se confirmará cuando 4 personas reserven.",
		},
	} {
		asked := map[string]string{"Accept-Language": c.language}
		refused := s.Call(t, apptest.Request{
			Method: "POST", Path: "/api/me/profile/" + me["id"].(string), Token: token, Header: asked,
			Body: map[string]any{"firstName": "", "version": me["version"]},
		})
		if refused.Status != http.StatusBadRequest || refused.Error != c.error || refused.Fields["firstName"] != c.field {
			t.Errorf("%q: %s", c.language, refused.Text)
		}
		nowhere := "/public/trip-details?path=nowhere"
		if gone := s.Call(t, apptest.Request{Method: "GET", Path: nowhere, Header: asked}); gone.Error != c.gone ||
			gone.Code != "not_found" {
			t.Errorf("%q: %s", c.language, gone.Text)
		}
		page := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + trip.Path, Header: asked})
		if page["statusText"] != c.status || name != nil && page["name"] != name {
			t.Errorf("%q: %v, %v", c.language, page["statusText"], page["name"])
		}
		name = page["name"]
	}
}
