package places_test

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"caravan/backend/platform/places"
)

// offsets returns the UTC offsets of a zone in hours, month by month.
func offsets(t *testing.T, name string) (hours [12]int) {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	for month := range hours {
		_, hours[month] = time.Date(2026, time.Month(month+1), 15, 12, 0, 0, 0, time.UTC).In(zone).Zone()
	}
	return hours
}

// zoneTable is the tz database's own table of countries and their zones, in the public domain.
func zoneTable(t *testing.T) map[string][]string {
	t.Helper()
	file, err := os.Open("testdata/zone.tab")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	zones := map[string][]string{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if f := strings.Split(lines.Text(), "\t"); len(f) >= 3 && !strings.HasPrefix(f[0], "#") {
			zones[f[0]] = append(zones[f[0]], f[2])
		}
	}
	return zones
}

// Every place of every country of the lists has a zone whose offsets are among those that the tz database lists
// for the country.
func TestPlacesOfEveryCountryHaveAZoneOfTheirCountry(t *testing.T) {
	table := zoneTable(t)
	table["XK"] = []string{"Europe/Belgrade"} // the tz database has no code for Kosovo
	for code, of := range places.Countries() {
		zones := table[strings.ToUpper(code)]
		if len(zones) == 0 {
			t.Errorf("%q is no country: %s (%s)", code, of[0].Name, of[0].ID)
		}
		for _, place := range of {
			zone := place.Zone()
			if zone == "" {
				t.Errorf("%s (%s, %s) has no zone", place.Name, place.ID, place.Country)
			} else if !slices.ContainsFunc(zones, func(name string) bool { return offsets(t, name) == offsets(t, zone) }) {
				t.Errorf("%s (%s, %s) is in %s, the country has %v", place.Name, place.ID, place.Country, zone, zones)
			}
		}
	}
	if found := len(places.Countries()); found < 240 {
		t.Errorf("%d countries", found)
	}
}

func TestZonesOfPlacesAndCountries(t *testing.T) {
	zoneOf := func(place places.Place, _ bool) string { return place.Zone() }
	for _, test := range []struct{ what, is, want string }{
		{"Lisbon's airport", zoneOf(places.Airport("lis")), "Europe/Lisbon"},
		{"an airport of the Azores", zoneOf(places.Airport("PDL")), "Atlantic/Azores"},
		{"no airport", zoneOf(places.Airport("???")), ""},
		{"the city of Cusco", zoneOf(places.ByID("geonames:3941584")), "America/Lima"},
		{"a city by its name", zoneOf(places.City("são paulo", "Brazil")), "America/Sao_Paulo"},
		{"a town that an airport serves", zoneOf(places.City("Ushuaia", "Argentina")), "America/Argentina/Ushuaia"},
		{"a city that is elsewhere", zoneOf(places.City("Lisbon", "Peru")), ""},
		{"no city", zoneOf(places.City("", "Peru")), ""},
		{"a pier", places.ZoneAt(38.69, -9.25), "Europe/Lisbon"},
		{"the open sea", places.ZoneAt(-40, -120), ""},
		{"a country with one zone", places.OneZone("Peru"), "America/Lima"},
		{"by another name", places.OneZone("Türkiye"), "Europe/Istanbul"},
		{"a part of a country", places.OneZone("Scotland"), "Europe/London"},
		{"zones that are alike", places.OneZone("Germany"), "Europe/Berlin"},
		{"a country with several", places.OneZone("Portugal"), ""},
		{"the United States", places.OneZone("United States"), ""},
		{"no country", places.OneZone("Atlantis"), ""},
	} {
		if test.is != test.want {
			t.Errorf("%s: %q instead of %q", test.what, test.is, test.want)
		}
	}
	if zones := places.CountryZones("Portugal"); len(zones) != 3 || zones[0] != "Europe/Lisbon" &&
		zones[0] != "Atlantic/Azores" {
		t.Errorf("Portugal has %v", zones)
	}
}
