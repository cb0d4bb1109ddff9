package civil_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgtype"
	"pgregory.net/rapid"

	"caravan/backend/platform/civil"
	"caravan/backend/testkit/random"
)

func anyDate() *rapid.Generator[civil.Date] {
	return rapid.Custom(func(t *rapid.T) civil.Date {
		return civil.New(1900, 1, 1).AddDays(rapid.IntRange(0, 80_000).Draw(t, "day"))
	})
}

func TestDateRoundTrips(t *testing.T) {
	types := pgtype.NewMap()
	random.Check(t, func(t *rapid.T) {
		d := anyDate().Draw(t, "date")

		parsed, err := civil.Parse(d.String())
		if err != nil || parsed != d {
			t.Fatalf("parse: %v, %v", parsed, err)
		}
		text, err := json.Marshal(map[string]civil.Date{"d": d})
		if err != nil || string(text) != `{"d":"`+d.String()+`"}` {
			t.Fatalf("json: %s, %v", text, err)
		}
		var back map[string]civil.Date
		if err := json.Unmarshal(text, &back); err != nil || back["d"] != d {
			t.Fatalf("json back: %v, %v", back, err)
		}
		for _, format := range []int16{pgtype.TextFormatCode, pgtype.BinaryFormatCode} {
			wire, err := types.Encode(pgtype.DateOID, format, d, nil)
			if err != nil {
				t.Fatalf("encode: %v", err)
			}
			var scanned civil.Date
			if err := types.Scan(pgtype.DateOID, format, wire, &scanned); err != nil || scanned != d {
				t.Fatalf("scan: %v, %v", scanned, err)
			}
		}
	})
}

func TestDateArithmetic(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		d := anyDate().Draw(t, "date")
		n := rapid.IntRange(-50_000, 50_000).Draw(t, "n")
		later := d.AddDays(n)
		if later.Sub(d) != n {
			t.Fatalf("%v + %d − %v = %d", d, n, d, later.Sub(d))
		}
		if later.After(d) != (n > 0) || later.Before(d) != (n < 0) {
			t.Fatalf("order of %v and %v", d, later)
		}
	})
}

func TestAddMonthsKeepsTheMonth(t *testing.T) {
	for _, c := range []struct {
		from civil.Date
		n    int
		want string
	}{
		{civil.New(2026, 1, 31), 1, "2026-02-28"},
		{civil.New(2026, 11, 30), 15, "2028-02-29"},
		{civil.New(2026, 3, 15), -3, "2025-12-15"},
	} {
		if got := c.from.AddMonths(c.n).String(); got != c.want {
			t.Errorf("%v + %d months = %s, want %s", c.from, c.n, got, c.want)
		}
	}
}

func TestZeroDate(t *testing.T) {
	var d civil.Date
	if v, err := d.Value(); v != nil || err != nil {
		t.Errorf("value: %v, %v", v, err)
	}
	d = civil.New(2026, 1, 1)
	if err := d.Scan(nil); err != nil || !d.IsZero() {
		t.Errorf("scan nil: %v, %v", d, err)
	}
	if err := d.Scan(7); err == nil {
		t.Error("scanned a number")
	}
	for _, bad := range []string{"2026-02-30", "2026/01/01", "yesterday"} {
		if _, err := civil.Parse(bad); err == nil {
			t.Errorf("parsed %q", bad)
		}
	}
}

func TestInKeepsTheDay(t *testing.T) {
	east := time.FixedZone("east", 13*3600)
	if got := civil.Of(civil.New(2026, 5, 1).In(east)); got != civil.New(2026, 5, 1) {
		t.Errorf("got %v", got)
	}
	if got := civil.Today(civil.New(2026, 5, 1).In(east)); got != civil.New(2026, 4, 30) {
		t.Errorf("UTC day: %v", got)
	}
}
