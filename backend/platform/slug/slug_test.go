package slug_test

import (
	"strings"
	"testing"

	"caravan/backend/platform/slug"
)

func TestOf(t *testing.T) {
	for name, want := range map[string]string{
		"Nine Islands: Slow Azores": "nine-islands-slow-azores",
		"São Miguel & Pico":         "sao-miguel-and-pico",
		"_ana_maria_":               "ana-maria",
		"___":                       "trip",
		"Ærø":                       "aero",
		"Jo":                        "trip-jo",
		"!":                         "trip",
		"":                          "trip",
		"京都":                        "jing-du",
		strings.Repeat("long ", 40): strings.Trim(strings.Repeat("long-", 16), "-"),
	} {
		if got := slug.Of("trip", name); got != want {
			t.Errorf("%q is %q, not %q", name, got, want)
		}
	}
}
