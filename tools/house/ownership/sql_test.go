package ownership

import (
	"slices"
	"testing"
)

func TestTouches(t *testing.T) {
	tables := map[string]string{"trip": "trip", "booking": "booking", "hold": "booking"}
	for text, want := range map[string][]touch{
		"SELECT * FROM trip": {{Read, "trip"}},
		"SELECT 1 FROM trip t, booking AS b JOIN hold h": {{Read, "trip"}, {Read, "booking"},
			{Read, "hold"}},
		"DELETE FROM trip USING booking":                                             {{Write, "trip"}, {Read, "booking"}},
		"INSERT INTO hold (id) SELECT id FROM ONLY booking":                          {{Write, "hold"}, {Read, "booking"}},
		"UPDATE trip t SET name = 'FROM hold' -- FROM hold":                          {{Write, "trip"}},
		"WHERE name IS DISTINCT FROM trip.name FOR UPDATE":                           nil,
		"INSERT INTO trip (a) VALUES (1) ON CONFLICT DO UPDATE SET a = 2":            {{Write, "trip"}},
		"a sentence from trip to booking":                                            nil,
		"SELECT extract(year FROM start_date) FROM held h":                           nil,
		"FROM (SELECT 1 FROM booking) x JOIN LATERAL (SELECT 1 FROM hold) y ON true": {{Read, "booking"}, {Read, "hold"}},
	} {
		if got := touches(text, tables); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}
