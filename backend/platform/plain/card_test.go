package plain_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/plain"
)

// The portals' rule is held to the same texts.
func TestCardNumbersAreTold(t *testing.T) {
	raw, err := os.ReadFile("testdata/cards.json")
	if err != nil {
		t.Fatal(err)
	}
	var texts struct{ Cards, Others []string }
	if err := json.Unmarshal(raw, &texts); err != nil || len(texts.Cards) == 0 || len(texts.Others) == 0 {
		t.Fatal(texts, err)
	}
	for _, text := range texts.Cards {
		if !plain.Card(text) {
			t.Errorf("%q is a card", text)
		}
	}
	for _, text := range texts.Others {
		if plain.Card(text) {
			t.Errorf("%q is no card", text)
		}
	}
}

func TestNoFieldTakesACard(t *testing.T) {
	for body, want := range map[string]string{
		`{"a":{"b":["x","4242 4242 4242 4242"]}}`:   "a.b[1]",
		`{"a":"\u0034242\u00204242\n42424242"}`:     "",
		`{"a":"\u0034242\u00204242\u002042424242"}`: "a",
		`{"a":4242424242424242}`:                    "a",
		`{"a":{"4242424242424242":1}}`:              "a",
	} {
		if faults := plain.JSON([]byte(body)); faults[want] == "" == (want != "") || len(faults) > 1 {
			t.Errorf("%s: %v, want %q", body, faults, want)
		}
	}
	if plain.Text("3782 822463 10005", 0) == "" {
		t.Error("text")
	}
	faults := plain.Message(&supplyv1.Itinerary{Name: "4242424242424242", Cities: []string{"a", "4242-4242-4242-4242"}}, 0)
	if faults["name"] == "" || faults["cities[1]"] == "" || len(faults) != 2 {
		t.Errorf("%v", faults)
	}
}

// A long text costs time in proportion to its length.
func BenchmarkCard(b *testing.B) {
	text := strings.Repeat("4242 4242 x 12-3 ", 60_000)
	for b.Loop() {
		plain.Card(text)
	}
}
