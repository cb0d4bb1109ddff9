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

// A moment names its zone the way people do; a zone without an abbreviation is shown by its offset.
func TestMomentsNameTheirZone(t *testing.T) {
	t.Parallel()
	at := time.Date(2027, time.January, 18, 15, 4, 0, 0, time.UTC)
	for name, want := range map[string]string{
		"Europe/Lisbon": "January 18, 2027, 3:04 PM WET", "America/Sao_Paulo": "January 18, 2027, 12:04 PM GMT-3",
		"Asia/Kathmandu": "January 18, 2027, 8:49 PM GMT+5:45", "UTC": "January 18, 2027, 3:04 PM UTC",
	} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := spoken.MomentIn("en", at.In(zone)); got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
	}
}
