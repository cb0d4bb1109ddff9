package linked_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"caravan/backend/app/linked"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/tripapi"
)

// shape is what schema.org publishes about a type, as far as pages use it.
type shape struct {
	// Of are the types whose properties it inherits.
	Of []string `json:"of"`
	// Has are its own properties, each with the types that schema.org expects there.
	Has map[string][]string `json:"has"`
}

func shapes(t *testing.T) map[string]shape {
	t.Helper()
	raw, err := os.ReadFile("testdata/schemaorg.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]shape
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

type published map[string]shape

// ranges returns the types that a property may have on a thing; nil if schema.org has no such property there.
func (p published) ranges(kind, property string) []string {
	if found := p[kind].Has[property]; found != nil {
		return found
	}
	for _, above := range p[kind].Of {
		if found := p.ranges(above, property); found != nil {
			return found
		}
	}
	return nil
}

// is reports whether a type is another one, or a subtype of it.
func (p published) is(kind, wanted string) bool {
	return kind == wanted || slices.ContainsFunc(p[kind].Of, func(above string) bool { return p.is(above, wanted) })
}

func kindsOf(thing map[string]any) []string {
	switch kind := thing["@type"].(type) {
	case string:
		return []string{kind}
	case []any:
		out := make([]string, len(kind))
		for i := range kind {
			out[i], _ = kind[i].(string)
		}
		return out
	}
	return nil
}

// check compares a thing, and those within it, with what schema.org publishes.
func (p published) check(t *testing.T, at string, thing map[string]any) {
	t.Helper()
	kinds := kindsOf(thing)
	if len(kinds) == 0 {
		t.Errorf("%s has no type", at)
	}
	for _, kind := range kinds {
		if _, known := p[kind]; !known {
			t.Errorf("%s is of the type %s, which the table does not have", at, kind)
		}
	}
	for name, value := range thing {
		if strings.HasPrefix(name, "@") {
			continue
		}
		var ranges []string
		for _, kind := range kinds {
			ranges = append(ranges, p.ranges(kind, name)...)
		}
		if ranges == nil {
			t.Errorf("%s has %s, which schema.org does not know of %v", at, name, kinds)
			continue
		}
		values, many := value.([]any)
		if !many {
			values = []any{value}
		}
		for _, one := range values {
			p.checkValue(t, at+"."+name, one, ranges)
		}
	}
}

func (p published) checkValue(t *testing.T, at string, value any, ranges []string) {
	t.Helper()
	fits := false
	switch value := value.(type) {
	case map[string]any:
		for _, kind := range kindsOf(value) {
			fits = fits || slices.ContainsFunc(ranges, func(wanted string) bool { return p.is(kind, wanted) })
		}
		p.check(t, at, value)
	case float64:
		fits = slices.Contains(ranges, "Number") || slices.Contains(ranges, "Integer") && value == float64(int(value))
	case string:
		fits = fitsText(value, ranges)
	}
	if !fits {
		t.Errorf("%s is %v; schema.org expects %v", at, value, ranges)
	}
}

func fitsText(value string, ranges []string) bool {
	for _, kind := range ranges {
		switch kind {
		case "Text":
			return true
		case "URL":
			if strings.HasPrefix(value, "https://") {
				return true
			}
		case "Date":
			if _, err := time.Parse(time.DateOnly, value); err == nil {
				return true
			}
		case "Thing": // identified by its URL, as search engines read it
			if strings.HasPrefix(value, "https://") {
				return true
			}
		case "EventStatusType", "EventAttendanceModeEnumeration", "ItemAvailability":
			if strings.HasPrefix(value, "https://schema.org/") {
				return true
			}
		}
	}
	return false
}

func said(t *testing.T, things ...linked.Thing) []map[string]any {
	t.Helper()
	var out struct {
		Context string           `json:"@context"`
		Graph   []map[string]any `json:"@graph"`
	}
	if err := json.Unmarshal([]byte(linked.Graph(things...)), &out); err != nil || out.Context != "https://schema.org" {
		t.Fatal(err, out.Context)
	}
	return out.Graph
}

// What pages tell search engines consists of types and properties that schema.org publishes, with values that it
// expects.
func TestLinkedDataHasTheShapesOfSchemaOrg(t *testing.T) {
	const origin = "https://meridian.example"
	trip := tripapi.PublicTrip{
		TripPath: "rice", Name: "Rice", TripSummary: "Along the rivers.", HostName: "Maya", Destination: "Hội An",
		Country: "Vietnam", StartDate: time.Date(2027, 4, 1, 0, 0, 0, 0, time.UTC), EndDate: time.Date(2027, 4, 8, 0, 0, 0,
			0, time.UTC),
		MaximumSpots: 12, SpotsLeft: 3, FromPriceMinor: 125_000, Currency: "EUR", Bookable: true,
	}
	trip.HostPage.PagePath = api.NewOptString("maya")
	soldOut, closed := trip, trip
	soldOut.Bookable, soldOut.SoldOut, soldOut.SpotsLeft = false, true, 0
	closed.Bookable = false
	of := func(trip tripapi.PublicTrip) linked.Thing {
		return linked.Trip(tenant.Tenant{Brand: "Meridian"}, trip, origin+"/trips/rice", origin+"/cards/rice.png")
	}
	host := hostapi.PublicProfile{DisplayName: "Maya", Bio: api.NewOptString("Cooks.")}
	known := published(shapes(t))
	for i, thing := range said(t, of(trip), of(soldOut), of(closed), linked.Crumbs("Meridian", origin+"/", "Rice",
		origin+"/trips/rice"),
		linked.Host(host, origin+"/hosts/maya", origin+"/maya.png"), linked.List("Trips", origin+"/trips",
			[]string{origin + "/trips/rice"}),
		linked.Rating(origin+"/hosts/maya", "Maya", 4.5, 12),
		linked.Thing{"@type": "Organization", "name": "Meridian", "url": origin + "/"},
		linked.Thing{"@type": "WebSite", "name": "Meridian", "url": origin + "/", "description": "Trips."}) {
		known.check(t, strings.Join(kindsOf(thing), "+")+" "+string(rune('0'+i)), thing)
	}
}
