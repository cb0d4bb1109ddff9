package place_test

import (
	"testing"

	"caravan/backend/domain/place"
)

func TestCountriesAndRegions(t *testing.T) {
	us, ok := place.Find("us")
	if !ok || us.Name != "United States" || !us.Has("US-CA") || us.Has("CA-ON") {
		t.Fatalf("%+v", us)
	}
	if mc, ok := place.Find("SG"); !ok || mc.Name != "Singapore" {
		t.Errorf("%+v", mc)
	}
	if _, ok := place.Find("ZZ"); ok {
		t.Error("ZZ is no country")
	}
	seen := map[string]bool{}
	without := 0
	for _, c := range place.Countries() {
		if seen[c.Code] || len(c.Code) != 2 || c.Name == "" {
			t.Errorf("%+v", c)
		}
		seen[c.Code] = true
		if len(c.Regions) == 0 {
			without++
		}
		for _, r := range c.Regions {
			if len(r.Code) > 10 || r.Code[:3] != c.Code+"-" || r.Name == "" {
				t.Errorf("%s has %+v", c.Code, r)
			}
		}
	}
	if len(seen) < 240 || without == 0 {
		t.Errorf("%d countries, %d without regions", len(seen), without)
	}
}
