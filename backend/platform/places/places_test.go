package places_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"googlemaps.github.io/maps"

	"caravan/backend/platform/places"
)

func TestGazetteerFindsCitiesAndAirports(t *testing.T) {
	var g places.Gazetteer
	for _, test := range []struct{ text, kind, id string }{
		{"CUZ", places.KindAirport, "iata:CUZ"}, {"cuz", "", "iata:CUZ"}, {"Cusco", places.KindCity, "geonames:3941584"},
		{"sao paulo", places.KindCity, "geonames:3448439"}, {"london heathrow", places.KindAirport, "iata:LHR"},
		{"Reykj", places.KindCity, "geonames:3413829"},
	} {
		found, err := g.Search(t.Context(), test.text, test.kind, 5)
		if err != nil || len(found) == 0 || found[0].ID != test.id {
			t.Errorf("%q: %+v %v", test.text, found, err)
		}
	}
	if found, _ := g.Search(t.Context(), "san", "", 3); len(found) != 3 {
		t.Errorf("%d of 3", len(found))
	}
	if found, _ := g.Search(t.Context(), "  ", "", 3); len(found) != 0 {
		t.Errorf("nothing was asked, %d found", len(found))
	}
	place, err := g.Lookup(t.Context(), "iata:CUZ")
	if err != nil || place.City != "Cuzco" || place.Lat > -13 || place.Lat < -14 || !place.Located {
		t.Errorf("%+v %v", place, err)
	}
	if _, err := g.Lookup(t.Context(), "iata:???"); !errors.Is(err, places.ErrUnknown) {
		t.Errorf("%v", err)
	}
}

func TestGoogleIsAskedForNamesAndCoordinates(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		switch {
		case r.URL.Query().Get("key") != "AIza-test":
			w.WriteHeader(http.StatusForbidden)
		case r.URL.Path == "/maps/api/place/autocomplete/json":
			fmt.Fprint(w,
				`{"status":"OK","predictions":[{"place_id":"abc","description":"Cusco, Peru","structured_formatting":{"main_text":"Cusco"},"types":["locality"]}]}`)
		case r.URL.Query().Get("placeid") == "abc":
			fmt.Fprint(w,
				`{"status":"OK","result":{"place_id":"abc","name":"Cusco","types":["locality"],"geometry":{"location":{"lat":-13.5,"lng":-71.9}},
				"address_components":[{"long_name":"Peru","short_name":"PE","types":["country"]}]}}`)
		default:
			fmt.Fprint(w, `{"status":"NOT_FOUND"}`)
		}
	}))
	defer server.Close()
	g, err := places.NewGoogle("AIza-test", maps.WithBaseURL(server.URL))
	if err != nil {
		t.Fatal(err)
	}
	found, err := g.Search(t.Context(), "cus", places.KindCity, 5)
	if err != nil || len(found) != 1 || found[0].Name != "Cusco" || found[0].Country != "Peru" || found[0].Located {
		t.Errorf("%+v %v", found, err)
	}
	place, err := g.Lookup(t.Context(), "abc")
	if err != nil || place.Lat != -13.5 || place.CountryCode != "PE" {
		t.Errorf("%+v %v", place, err)
	}
	if _, err := g.Lookup(t.Context(), "gone"); !errors.Is(err, places.ErrUnknown) {
		t.Errorf("%v", err)
	}
}
