package spoken_test

import (
	"testing"
	"time"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/spoken"
)

func TestShortDays(t *testing.T) {
	t.Parallel()
	from := civil.New(2027, time.April, 13)
	for _, c := range []struct {
		in   string
		to   civil.Date
		want string
	}{
		{"en", civil.New(2027, time.April, 19), "Apr 13 – 19, 2027"},
		{"en", civil.New(2027, time.May, 2), "Apr 13 – May 2, 2027"},
		{"en", civil.New(2028, time.January, 2), "Apr 13, 2027 – Jan 2, 2028"},
		{"de", civil.New(2027, time.April, 19), "13.–19. Apr. 2027"},
		{"de", civil.New(2027, time.May, 2), "13. Apr. – 2. Mai 2027"},
		{"es", civil.New(2027, time.April, 19), "13–19 abr. 2027"},
		{"es", civil.New(2028, time.January, 2), "13 abr. 2027 – 2 ene. 2028"},
		{"en", civil.Date{}, ""},
	} {
		if got := spoken.ShortDays(c.in, from, c.to); got != c.want {
			t.Errorf("%s, to %s: %q, not %q", c.in, c.to, got, c.want)
		}
	}
}
