package plain_test

import (
	"strings"
	"testing"

	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/plain"
)

func TestJSONNamesTheFieldsThatCannotBeKept(t *testing.T) {
	for body, want := range map[string]string{
		`{"a":"x"}`:                            "",
		`{"a":"😀 \ud83d\ude00 \\u0000 ä"}`:     "",
		`{"a":"\u0000"}`:                       "a",
		`{"a":{"b":["x","\ud800"]}}`:           "a.b[1]",
		`{"a":"\ud800\u0041"}`:                 "a",
		`{"a":"\udc00"}`:                       "a",
		"{\"a\":\"\xff\"}":                     "a",
		`{"a":{"k\u0000":1}}`:                  "a",
		`["\uD800"]`:                           "[0]",
		`{"a":`:                                "",
		strings.Repeat("[", 100):               strings.Repeat("[0]", 65),
		`{"a":"` + strings.Repeat("x", 9) + ``: "",
	} {
		faults := plain.JSON([]byte(body))
		if _, found := faults[want]; found != (want != "") || len(faults) > 1 {
			t.Errorf("%.40s: %v, want %q", body, faults, want)
		}
	}
}

func TestLengthIsInCharacters(t *testing.T) {
	if plain.Text(strings.Repeat("ä", 10), 10) != "" || plain.Text(strings.Repeat("ä", 11), 10) == "" ||
		plain.Text(strings.Repeat("x", 99), 0) != "" {
		t.Error("length")
	}
}

func TestMessageNamesTheFields(t *testing.T) {
	faults := plain.Message(&supplyv1.Itinerary{Name: "x\x00", Cities: []string{"a", "b\x00"},
		Services: []*supplyv1.Service{{Title: strings.Repeat("x", 11)}}}, 10)
	for _, field := range []string{"name", "cities[1]", "services[0].title"} {
		if faults[field] == "" {
			t.Errorf("%s is not named: %v", field, faults)
		}
	}
	if len(faults) != 3 {
		t.Errorf("%v", faults)
	}
}
