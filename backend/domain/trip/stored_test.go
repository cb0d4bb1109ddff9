package trip_test

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"caravan/backend/domain/trip"
)

// A content written before contents had a version is read completely, and written unchanged.
func TestStoredContentIsRead(t *testing.T) {
	raw, err := os.ReadFile("testdata/stored/content.json")
	if err != nil {
		t.Fatal(err)
	}
	var content trip.Content
	var was, is map[string]any
	if err := json.Unmarshal(raw, &content); err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(content)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &was); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(again, &is); err != nil {
		t.Fatal(err)
	}
	delete(is, "version")
	if !reflect.DeepEqual(was, is) {
		t.Errorf("read as\n%v\ninstead of\n%v", is, was)
	}
	if c := content.HostCompanions; len(c) != 1 || c[0].Email.Value != "noor@example.com" ||
		c[0].DateOfBirth.Value.Year() != 1990 || !c[0].ID.Set {
		t.Errorf("companions of the host: %+v", c)
	}
	if o := content.OptionalServices; len(o) != 1 || o[0].PriceMinor.Value != 40_00 || o[0].Quantity.Value != 5 {
		t.Errorf("optional services: %+v", o)
	}
}
