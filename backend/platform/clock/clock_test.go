package clock_test

import (
	"testing"
	"time"

	"caravan/backend/platform/clock"
	"caravan/backend/platform/clock/clocktest"
)

func TestClocks(t *testing.T) {
	zone := time.FixedZone("east", 5*3600)
	at := time.Date(2026, 3, 1, 2, 0, 0, 0, zone)

	var fixed clock.Clock = clock.Fixed(at)
	if got := fixed.Now(); !got.Equal(at) || got.Location() != time.UTC {
		t.Errorf("fixed: %v", got)
	}
	manual := clocktest.NewManual(at)
	manual.Advance(time.Hour)
	manual.Advance(-24 * time.Hour)
	if got := manual.Now(); !got.Equal(at.Add(time.Hour)) {
		t.Errorf("manual: %v", got)
	}
	if (clock.System{}).Now().Location() != time.UTC {
		t.Error("system time is not UTC")
	}
}
