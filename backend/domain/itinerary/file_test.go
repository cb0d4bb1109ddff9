package itinerary_test

import (
	"caravan/backend/domain/itinerary/files"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
)

func importFile(m *triptest.Market, content string) (uuid.UUID, error) {
	var id uuid.UUID
	err := m.DB.InTenantTx(m.Operator(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		id, err = m.Itineraries.ImportTx(m.Operator(), tx, content)
		return err
	})
	return id, err
}

// A file recreates the same itinerary: exported, imported and exported again it differs only in ids.
func TestFileMakesTheSameItineraryAgain(t *testing.T) {
	m := triptest.Open(t)
	it := get(m)
	bed := it.ServicesByDay[0].Services[1].ID.Value
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		_, err := m.Itineraries.CreateAlternativeTx(m.Operator(), tx, m.ItineraryID, bed,
			alternative(it.Version, "Lake Lodge"))
		return err
	})
	packages := it.Packages
	packages[0].ValidityPeriods = []api.ValidityPeriod{period(civil.New(2026, 9, 1), civil.New(2026, 9, 30),
		[]int{1, 2}, 800_00)}
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{
		Version: it.Version + 1, Packages: packages, Photos: []api.Photo{{URL: "/media/a.jpg"}},
		TripLeadTime: api.NewOptLeadTime(api.LeadTime{Months: api.NewOptInt(2)}),
		AdditionalOptionalServices: []api.OptionalService{{ID: uuid.New(), Name: "Massage", Type: api.ServiceTypeActivity,
			PriceMinor: api.NewOptInt64(40_00)}},
	}))
	name, file, err := m.Itineraries.Export(m.Operator(), m.ItineraryID)
	if err != nil || name != "itinerary-andes-on-foot.json" {
		t.Fatalf("%s %v", name, err)
	}
	copied, err := importFile(m, string(file))
	if err != nil {
		t.Fatal(err)
	}
	got, err := m.Itineraries.Get(m.Operator(), copied)
	if err != nil || got.Status != itinerary.Incomplete || got.ServicesByDay[0].Services[1].ID.Value == bed {
		t.Errorf("%+v %v", got, err)
	}
	_, again, err := m.Itineraries.Export(m.Operator(), copied)
	if err != nil {
		t.Fatal(err)
	}
	var before, after any
	m.Must(json.Unmarshal(file, &before))
	m.Must(json.Unmarshal(again, &after))
	if b, a := withoutIDs(before), withoutIDs(after); b != a {
		t.Errorf("before\n%s\nafter\n%s", b, a)
	}
}

func withoutIDs(v any) string {
	var strip func(v any)
	strip = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			delete(v, "id")
			for _, inner := range v {
				strip(inner)
			}
		case []any:
			for _, inner := range v {
				strip(inner)
			}
		}
	}
	strip(v)
	text, _ := json.Marshal(v)
	return string(text)
}

func TestFaultsOfAFileAreNamedByFieldAndLine(t *testing.T) {
	m := triptest.Open(t)
	for _, test := range []struct {
		name, file string
		want       map[string]string
	}{
		{"no JSON", "{\n  \"kind\": oops\n}", map[string]string{"file": "Line 2: This isn’t valid JSON"}},
		{"another form", "{\n\"kind\": \"cake\",\n\"schemaVersion\": 7,\n\"itinerary\": []\n}", map[string]string{
			"kind": `Line 2: This must be "caravan.itinerary"`, "schemaVersion": "Line 3: This must be 1",
			"itinerary": "Line 4: This must be an object",
		}},
		{"form of fields", `{
  "kind": "caravan.itinerary", "schemaVersion": 1,
  "itinerary": {
    "name": 7,
    "country": "Peru",
    "lengthInDays": 0,
    "colour": "red",
    "servicesByDay": [
      { "day": 1, "services": [
        { "type": "dance" },
        { "type": "meal", "startTime": "25:00",
          "starRating": 9 }
      ] }
    ]
  }
}`, map[string]string{
			"itinerary.name": "Line 4: This value isn’t allowed here", "itinerary.destination": "Line 3: This field is required",
			"itinerary.lengthInDays": "Line 6: This value isn’t allowed here", "itinerary.colour": "Line 7: Unknown field",
			"itinerary.servicesByDay[0].services[0].type":       "Line 10: This value isn’t allowed here",
			"itinerary.servicesByDay[0].services[1].startTime":  "Line 11: This value isn’t allowed here",
			"itinerary.servicesByDay[0].services[1].starRating": "Line 12: This value isn’t allowed here",
		}},
		{"rules", `{ "kind": "caravan.itinerary", "schemaVersion": 1, "itinerary": {
  "name": "Andes", "country": "Peru", "destination": "Cusco", "lengthInDays": 1,
  "tripSummary": "Short.",
  "servicesByDay": [ { "day": 1, "services": [
    { "type": "info", "title": "Day 1", "description": "x" } ] } ] } }`, map[string]string{
			"itinerary.tripSummary":                        "Line 3: The trip summary must be at least 100 characters",
			"itinerary.servicesByDay[0].services[0].title": "Line 5: Enter a more descriptive title",
		}},
	} {
		_, err := importFile(m, test.file)
		e := refusal(t, err)
		for field, message := range test.want {
			if e.Fields[field] != message {
				t.Errorf("%s: %s is %q, want %q", test.name, field, e.Fields[field], message)
			}
		}
		if len(e.Fields) != len(test.want) {
			t.Errorf("%s: %v", test.name, e.Fields)
		}
	}
}

// Whatever a file contains, reading it reports errors or returns a draft.
func FuzzReadFile(f *testing.F) {
	f.Add(
		`{"kind":"caravan.itinerary","schemaVersion":1,"itinerary":{"name":"x","country":"y","destination":"z","lengthInDays":1}}`)
	f.Add(
		`{"kind":"caravan.itinerary","schemaVersion":1,"itinerary":{"servicesByDay":[{"day":1,"services":[{"type":"meal","alternatives":[{}]}]}]}}`)
	f.Add(`[` + strings.Repeat("[", 50))
	f.Fuzz(func(t *testing.T, content string) {
		draft, _, faults := files.ReadFile([]byte(content))
		if draft == nil && len(faults) == 0 {
			t.Fatal("neither a draft nor a fault")
		}
	})
}
