package app_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"caravan/backend/app/apptest"
)

// The operator's calendar has every departure of a year with how full it is; nobody else's operator sees it.
func TestDeparturesOfAYear(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, s.Person(t, "traveler"), card, 2); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	operator := s.SignIn(t, apptest.OperatorEmail)
	start := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID, Token: operator})["startDate"]
	day, err := time.Parse(time.DateOnly, start.(string)[:10])
	if err != nil {
		t.Fatal(err)
	}
	find := func(token string, year int) map[string]any {
		t.Helper()
		rows := s.Must(t, apptest.Request{Method: "GET", Path: fmt.Sprintf("/api/me/departures?year=%d", year),
			Token: token})["itineraries"].([]any)
		for _, row := range rows {
			for _, d := range row.(map[string]any)["departures"].([]any) {
				if departure := d.(map[string]any); departure["tripId"] == trip.ID {
					return departure
				}
			}
		}
		return nil
	}
	got := find(operator, day.Year())
	if got == nil || got["spotsTaken"] != 2.0 || got["maximumSpots"] != 6.0 || got["quantityTaken"] != 1.0 ||
		got["startDate"] != day.Format(time.DateOnly) {
		t.Errorf("the departure is %v", got)
	}
	if other := find(operator, day.Year()-1); other != nil {
		t.Errorf("the year before has %v", other)
	}
	a := s.Call(t, apptest.Request{Method: "GET", Path: fmt.Sprintf("/api/me/departures?year=%d", day.Year()),
		Token: s.SignIn(t, apptest.HostEmail)})
	if a.Status != http.StatusForbidden {
		t.Errorf("a host gets %d", a.Status)
	}
}
