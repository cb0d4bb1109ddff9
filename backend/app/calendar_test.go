package app_test

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	ics "github.com/arran4/golang-ical"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// calendarOf parses a calendar as programs do.
func calendarOf(t *testing.T, a apptest.Answer) *ics.Calendar {
	t.Helper()
	if a.Status != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/calendar") {
		t.Fatalf("calendar: %d %s %s", a.Status, a.Header.Get("Content-Type"), a.Text)
	}
	if kept := a.Header.Get("Cache-Control"); kept != "private, no-store" {
		t.Errorf("kept as %q", kept)
	}
	cal, err := ics.ParseCalendar(strings.NewReader(a.Text))
	if err != nil {
		t.Fatalf("%v: %s", err, a.Text)
	}
	return cal
}

func eventText(e *ics.VEvent, name ics.Property) string {
	if p := e.GetProperty(ics.ComponentProperty(name)); p != nil {
		return p.Value
	}
	return ""
}

func sequence(t *testing.T, e *ics.VEvent) int {
	t.Helper()
	n, err := strconv.Atoi(eventText(e, ics.PropertySequence))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

var feedPath = regexp.MustCompile(`/public/calendars/[\w-]{43}/trips\.ics$`)

// A traveler downloads a trip for their calendar, and subscribes another calendar to a private URL: changes
// increase the sequence, a canceled trip remains as canceled. Wrong, revoked, and other marketplaces' URLs return
// 404.
func TestCalendarOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	token := s.SignIn(t, apptest.TravelerEmail)
	get := func(path, token string) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	file := "/api/me/trips/" + trip.ID + "/calendar"
	if a := get(file, token); a.Status != http.StatusNotFound {
		t.Errorf("before the booking: %d %s", a.Status, a.Text)
	}
	if feed := get("/api/me/calendar-feed", token).Data; feed["active"] != false || feed["url"] != nil {
		t.Errorf("before the first address: %v", feed)
	}
	made := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/calendar-feed", Token: token})
	first := feedPath.FindString(made["url"].(string))
	if first == "" || made["active"] != true {
		t.Fatalf("the address: %v", made)
	}
	if again := get("/api/me/calendar-feed", token).Data; again["url"] != made["url"] {
		t.Errorf("shown again: %v", again)
	}
	if cal := calendarOf(t, get(first, "")); len(cal.Events()) != 0 {
		t.Errorf("without trips: %d events", len(cal.Events()))
	}
	paid, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	s.Eventually(t, "the traveler's right to his trip", func() bool { return get(file, token).Status == http.StatusOK })
	one := calendarOf(t, get(file, token))
	if len(one.Events()) != 1 || len(one.Timezones()) != 1 {
		t.Fatalf("the file: %s", get(file, token).Text)
	}
	summary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID, Token: trip.Host})
	event := one.Events()[0]
	if eventText(event, ics.PropertySummary) != summary["name"] || eventText(event, ics.PropertyStatus) != "TENTATIVE" ||
		eventText(event, ics.PropertyDtstart) != strings.ReplaceAll(summary["startDate"].(string), "-", "") ||
		!strings.HasPrefix(event.Id(), paid["bookingId"].(string)+"@") ||
		!strings.HasSuffix(eventText(event, ics.PropertyUrl), "/app/traveler/trips/"+trip.ID+"/trip-overview") {
		t.Errorf("the event: %s", get(file, token).Text)
	}
	if a := get(file, trip.Operator); a.Status != http.StatusForbidden {
		t.Errorf("who sees the trip and has no spot on it: %d", a.Status)
	}
	followed := calendarOf(t, get(first, "")).Events()
	if len(followed) != 1 || followed[0].Id() != event.Id() || sequence(t, followed[0]) != sequence(t, event) {
		t.Fatalf("the feed: %s", get(first, "").Text)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE trip SET name = 'Later lakes', start_date = start_date + 1, end_date = end_date + 1, version = version + 1 WHERE id = $1",
			trip.ID)
		return err
	})
	moved := calendarOf(t, get(first, "")).Events()[0]
	if eventText(moved, ics.PropertySummary) != "Later lakes" || sequence(t, moved) <= sequence(t, event) ||
		eventText(moved, ics.PropertyDtstart) <= eventText(event, ics.PropertyDtstart) {
		t.Errorf("after a change: %s", get(first, "").Text)
	}
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + paid["bookingId"].(string) + "/cancel",
		Token: trip.Admin, Body: map[string]any{
			"reason": "Ill", "refund": "policy",
		}})
	gone := calendarOf(t, get(first, "")).Events()[0]
	if gone.Id() != event.Id() || eventText(gone, ics.PropertyStatus) != "CANCELLED" ||
		sequence(t, gone) <= sequence(t, moved) {
		t.Errorf("after the cancellation: %s", get(first, "").Text)
	}
	strangerFeeds(t, s, token, first)
}

// strangerFeeds revokes feeds: by creating another, at their person's request, and with the account.
func strangerFeeds(t *testing.T, s *apptest.Server, token, first string) {
	t.Helper()
	read := func(s *apptest.Server, path string) int {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "GET", Path: path}).Status
	}
	if a := s.Call(t,
		apptest.Request{Method: "POST", Path: "/api/me/calendar-feed"}); a.Status != http.StatusUnauthorized {
		t.Errorf("an address for nobody: %d", a.Status)
	}
	next := feedPath.FindString(s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/calendar-feed",
		Token: token})["url"].(string))
	host := feedPath.FindString(s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/calendar-feed",
		Token: s.SignIn(t, apptest.HostEmail)})["url"].(string))
	if cal := calendarOf(t, s.Call(t, apptest.Request{Method: "GET", Path: host})); len(cal.Events()) != 0 {
		t.Errorf("another person's address has %d events of the traveler's", len(cal.Events()))
	}
	wrong := strings.Replace(next, "/calendars/", "/calendars/x", 1)
	for path, want := range map[string]int{first: http.StatusNotFound, wrong: http.StatusNotFound, next: http.StatusOK} {
		if got := read(s, path); got != want {
			t.Errorf("%s: %d, want %d", path, got, want)
		}
	}
	if got := read(s.On("summit.localhost"), next); got != http.StatusNotFound {
		t.Errorf("at another marketplace: %d", got)
	}
	disable := func(status string) {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "UPDATE member SET status = $1 WHERE email = $2", status, apptest.TravelerEmail)
			return err
		})
	}
	disable("disabled")
	if got := read(s, next); got != http.StatusNotFound {
		t.Errorf("of an account that is closed: %d", got)
	}
	disable("active")
	if a := s.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/calendar-feed",
		Token: token}); a["active"] != false {
		t.Errorf("removed: %v", a)
	}
	if got := read(s, next); got != http.StatusNotFound {
		t.Errorf("after the end: %d", got)
	}
}
