package loader

import (
	"slices"
	"strings"

	"caravan/backend/gen/api"
	"caravan/backend/platform/slug"
	"caravan/backend/seed"
)

// scenes map words in the name of a stay or an activity to what its image shows. The first scene that the
// itinerary's own images contain is used: nothing is drawn that is not there.
var scenes = []struct {
	words     []string
	landscape []string
}{
	{[]string{"market", "class", "kitchen", "cook", "walk", "street", "old town", "souk", "workshop", "studio", "print",
		"museum", "casa", "riad"}, []string{"oldtown", "hilltown", "pueblo", "medina", "duomo", "city"}},
	{[]string{"wine", "vine", "olive", "tasting", "mezcal", "palenque", "harvest", "cellar", "farm"},
		[]string{"vineyard", "ricefield"}},
	{[]string{"swim", "beach", "surf", "sail", "boat", "kayak", "dhow", "whale", "snorkel", "island"},
		[]string{"coast", "islands", "reef", "lake", "fjord"}},
	{[]string{"temple", "shrine", "monast", "ruin", "tomb", "albán", "pyramid"}, []string{"temple", "canyon", "oldtown"}},
	{[]string{"hike", "trek", "peak", "pass", "ridge", "lodge", "hut", "summit"},
		[]string{"mountains", "highlands", "volcano", "canyon"}},
	{[]string{"camp", "camel", "dune", "desert", "star"}, []string{"desert", "canyon", "savanna"}},
	{[]string{"forest", "jungle", "canopy", "waterfall"}, []string{"jungle", "lake"}},
	{[]string{"drive", "safari", "game"}, []string{"savanna"}},
}

// lights are the palettes of an image by the starting hour.
var lights = []struct {
	until   string
	palette string
}{{"10:00", "dawn"}, {"15:00", "noon"}, {"18:00", "ochre"}, {"20:00", "sunset"}, {"24:00", "dusk"}}

// pictures are drawn for a stay or an activity, of the place and in the light of the hour.
func pictures(s seed.Service, it seed.Itinerary) []api.Photo {
	shown := []string{it.Photos.Hero.Landscape}
	for _, a := range it.Photos.Others {
		shown = append(shown, a.Landscape)
	}
	palette := "dusk"
	for _, light := range lights {
		if s.StartTime != "" && s.StartTime < light.until {
			palette = light.palette
			break
		}
	}
	key := slug.Of("place", it.Slug+" "+s.Name)
	landscape := shown[len(key)%len(shown)]
	name := strings.ToLower(s.Name + " " + s.Accommodation)
	for _, scene := range scenes {
		fits := func(word string) bool { return strings.Contains(name, word) }
		at := slices.IndexFunc(scene.landscape, func(l string) bool { return slices.Contains(shown, l) })
		if at >= 0 && slices.ContainsFunc(scene.words, fits) {
			landscape = scene.landscape[at]
			break
		}
	}
	return []api.Photo{photo(seed.Art{Landscape: landscape, Palette: palette, Seed: key}, "", s.Name)}
}

func located(p *seed.Place) api.OptAddressLocation {
	if p == nil {
		return api.OptAddressLocation{}
	}
	at := api.AddressLocation{Name: p.Name}
	if p.Lat != 0 || p.Lng != 0 {
		at.GeoLocation = api.NewOptGeoLocation(api.GeoLocation{Lat: p.Lat, Lng: p.Lng})
	}
	return api.NewOptAddressLocation(at)
}
