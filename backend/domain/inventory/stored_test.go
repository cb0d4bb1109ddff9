package inventory_test

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"caravan/backend/domain/inventory"
)

// Nights that were written before they had a version are read completely, and written unchanged.
func TestStoredNightsAreRead(t *testing.T) {
	raw, err := os.ReadFile("testdata/stored/nights.json")
	if err != nil {
		t.Fatal(err)
	}
	nights, err := inventory.ReadNights(raw)
	if err != nil || nights.Single.Value.MaxNights.Value != 3 || nights.Double.Value.PriceMinor != 70_00 ||
		nights.Double.Value.MaxNights.Set {
		t.Fatalf("%+v %v", nights, err)
	}
	again, err := inventory.WriteNights(*nights)
	if err != nil {
		t.Fatal(err)
	}
	var was, is map[string]any
	if err := json.Unmarshal(raw, &was); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(again, &is); err != nil {
		t.Fatal(err)
	}
	if delete(is, "version"); !reflect.DeepEqual(was, is) {
		t.Errorf("read as\n%v\ninstead of\n%v", is, was)
	}
	if none, err := inventory.ReadNights([]byte("null")); none != nil || err != nil {
		t.Errorf("no nights: %+v %v", none, err)
	}
}
