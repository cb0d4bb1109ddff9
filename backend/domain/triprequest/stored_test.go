package triprequest_test

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api/triprequestapi"
)

// A form that was stored in the contract's form is read completely, and written unchanged.
func TestStoredFormIsRead(t *testing.T) {
	raw, err := os.ReadFile("testdata/stored/form.json")
	if err != nil {
		t.Fatal(err)
	}
	form, err := triprequest.ReadForm(raw)
	if err != nil {
		t.Fatal(err)
	}
	var asSent triprequestapi.TripRequestForm
	if err := asSent.UnmarshalJSON(raw); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(*form, asSent) {
		t.Errorf("read as\n%+v\ninstead of\n%+v", *form, asSent)
	}
	again, err := triprequest.WriteForm(form)
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
	if is["version"] != 1.0 {
		t.Errorf("version %v", is["version"])
	}
	delete(is, "version")
	if !reflect.DeepEqual(was, is) {
		t.Errorf("written as\n%v\ninstead of\n%v", is, was)
	}
}
