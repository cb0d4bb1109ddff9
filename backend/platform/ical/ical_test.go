package ical_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	ics "github.com/arran4/golang-ical"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/ical"
)

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	at, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func write(t *testing.T, c ical.Calendar) string {
	t.Helper()
	text, err := c.Write()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ics.ParseCalendar(strings.NewReader(string(text))); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	return string(text)
}

// Lines have at most 75 bytes, end in CRLF and split no character; texts are escaped, all-day events end on the
// day after the last, and times are in the zone of the place, whose rules are included.
func TestCalendar(t *testing.T) {
	lisbon := zone(t, "Europe/Lisbon")
	at := time.Date(2027, 10, 30, 14, 30, 0, 0, lisbon)
	text := write(t, ical.Calendar{
		Name: "Lunch; dinner, tea", Zone: lisbon, Now: at, Refresh: 6 * time.Hour,
		Events: []ical.Event{
			{
				UID: "trip@acme.test", Sequence: 7, Summary: "日本語の旅 " + strings.Repeat("長い名前", 12), Description: "One\nTwo, three",
				Location: "Évora, Portugal", Address: "https://acme.test/trips/1?a=b,c", From: civil.New(2027, 10, 30),
				To: civil.New(2027, 11, 2), Status: ical.Confirmed,
			},
			{UID: "ride@acme.test", Summary: "Arrival transfer", Starts: at, Ends: at.Add(48 * time.Hour),
				Status: ical.Cancelled},
		},
	})
	for _, line := range strings.SplitAfter(text, "\r\n") {
		if len(strings.TrimSuffix(line, "\r\n")) > 75 || strings.ContainsAny(strings.TrimSuffix(line, "\r\n"), "\r\n") ||
			!utf8.ValidString(line) {
			t.Errorf("line %q", line)
		}
	}
	whole := strings.ReplaceAll(text, "\r\n ", "")
	for _, want := range []string{
		"METHOD:PUBLISH\r\n", `X-WR-CALNAME:Lunch\; dinner\, tea` + "\r\n", "REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n",
		"SEQUENCE:7\r\n", `DESCRIPTION:One\nTwo\, three` + "\r\n", "DTSTART;VALUE=DATE:20271030\r\n",
		"DTEND;VALUE=DATE:20271103\r\n", "URL:https://acme.test/trips/1?a=b,c\r\n",
		"DTSTART;TZID=Europe/Lisbon:20271030T143000\r\n", "DTEND;TZID=Europe/Lisbon:20271101T133000\r\n",
		"STATUS:CANCELLED\r\n",
		"BEGIN:DAYLIGHT\r\nDTSTART:20270328T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nTZNAME:WEST\r\nEND:DAYLIGHT\r\n",
		"BEGIN:STANDARD\r\nDTSTART:20271031T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\nTZNAME:WET\r\nEND:STANDARD\r\n",
	} {
		if !strings.Contains(whole, want) {
			t.Errorf("without %q:\n%s", want, whole)
		}
	}
	if n := strings.Count(text, "BEGIN:VTIMEZONE"); n != 1 {
		t.Errorf("%d zones", n)
	}
}

// A zone whose offset has been constant for long has one rule.
func TestZoneWithoutSummerTime(t *testing.T) {
	kathmandu := zone(t, "Asia/Kathmandu")
	at := time.Date(2027, 6, 1, 9, 0, 0, 0, kathmandu)
	text := write(t, ical.Calendar{Name: "Trek", Now: at,
		Events: []ical.Event{{UID: "1", Summary: "Ride", Starts: at, Ends: at.Add(time.Hour), Status: ical.Tentative}}})
	if !strings.Contains(text, "TZOFFSETTO:+0545\r\n") || strings.Count(text, "BEGIN:STANDARD") != 1 ||
		strings.Contains(text, "DAYLIGHT") {
		t.Error(text)
	}
}
