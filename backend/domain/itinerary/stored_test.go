package itinerary_test

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"caravan/backend/domain/itinerary"
)

// Rows that were written before they had a version are read completely, and written unchanged.
func TestStoredItinerariesAreRead(t *testing.T) {
	for file, again := range map[string]func(raw []byte) ([]byte, error){
		"content.json": func(raw []byte) ([]byte, error) {
			var c itinerary.Content
			if err := json.Unmarshal(raw, &c); err != nil {
				return nil, err
			}
			return json.Marshal(c)
		},
		"service.json": func(raw []byte) ([]byte, error) {
			s, err := itinerary.ReadService(raw)
			if err != nil {
				return nil, err
			}
			return itinerary.WriteService(s)
		},
	} {
		t.Run(file, func(t *testing.T) {
			raw, err := os.ReadFile("testdata/stored/" + file)
			if err != nil {
				t.Fatal(err)
			}
			written, err := again(raw)
			if err != nil {
				t.Fatal(err)
			}
			var was, is map[string]any
			if err := json.Unmarshal(raw, &was); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(written, &is); err != nil {
				t.Fatal(err)
			}
			if is["version"] != 1.0 {
				t.Errorf("version %v", is["version"])
			}
			delete(is, "version")
			if !reflect.DeepEqual(was, is) {
				t.Errorf("read as\n%v\ninstead of\n%v", is, was)
			}
		})
	}
}
