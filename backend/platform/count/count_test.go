package count_test

import (
	"testing"

	"caravan/backend/platform/count"
)

func TestNumbersAgreeWithTheirNouns(t *testing.T) {
	for got, want := range map[string]string{
		count.Of(0, "day"): "0 days", count.Of(1, "day"): "1 day", count.Of(2, "day"): "2 days",
		count.Of(-1, "day"):             "-1 days",
		count.Of(1, "party", "parties"): "1 party", count.Of(3, "party", "parties"): "3 parties",
		count.Of(1, "person", "people"): "1 person",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
