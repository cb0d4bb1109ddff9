package app_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// A traveler appears on the trip's public page by their own choice, for as long as they choose, and never if
// underage. Nobody else can choose for them, and the choice applies to one trip and one person.
func TestWhoIsGoingByConsent(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	email := s.Person(t, "traveler")
	if _, refused, err := s.Book(t.Context(), trip.ID, email, card, 2); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	traveler, stranger := s.SignIn(t, email), s.SignIn(t, s.Person(t, "traveler"))
	execute := func(sql string, args ...any) {
		t.Helper()
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), sql, args...)
			return err
		})
	}
	execute(`UPDATE member SET profile = profile || '{"profilePictureUrl": "/public/images/robin"}' WHERE email = $1`,
		email)
	choose := func(token string, shown bool) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{
			Method: "PUT", Path: "/api/me/trips/" + trip.ID + "/introduction", Token: token,
			Body: map[string]any{"shown": shown},
		})
	}
	going := func(what string, want int) []any {
		t.Helper()
		page := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + trip.Path})
		people := page["going"].([]any)
		if len(people) != want || page["spotsTaken"] != 2.0 {
			t.Errorf("%s: the page shows %v of %v", what, people, page["spotsTaken"])
		}
		return people
	}
	shown := func() any {
		t.Helper()
		bookings := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings", Token: traveler})["items"].([]any)
		return bookings[0].(map[string]any)["shownOnTripPage"]
	}

	going("before anybody chose", 0)
	if got := shown(); got != false {
		t.Errorf("before he chose, the booking says %v", got)
	}
	for who, token := range map[string]string{"nobody": "", "a stranger": stranger, "the host": trip.Host,
		"an admin": trip.Admin} {
		if a := choose(token, true); a.Status < http.StatusBadRequest || a.Status >= http.StatusInternalServerError {
			t.Errorf("%s chooses: %d %s", who, a.Status, a.Text)
		}
	}
	going("after others tried", 0)

	for range 2 { // a repeat changes nothing
		if a := choose(traveler, true); a.Status != http.StatusOK || a.Data["shownOnTripPage"] != true {
			t.Fatalf("choosing to be shown: %d %s", a.Status, a.Text)
		}
	}
	people := going("chosen", 1)
	if one := people[0].(map[string]any); len(one) != 2 || one["firstName"] != "Robin" ||
		one["pictureUrl"] != "/public/images/robin" {
		t.Errorf("shown is %v", one)
	}
	if a := choose(traveler, false); a.Status != http.StatusOK || a.Data["shownOnTripPage"] != false {
		t.Fatalf("taking it back: %d %s", a.Status, a.Text)
	}
	going("taken back", 0)

	choose(traveler, true)
	for what, change := range map[string][2]string{
		"given to another person": {"shown_by = gen_random_uuid()", "shown_by = member_id"},
		"moved to another trip":   {"shown_on = gen_random_uuid()", "shown_on = '" + trip.ID + "'"},
		"known to be a child":     {"date_of_birth = '2020-01-01'", "date_of_birth = NULL"},
		"no longer travels":       {"status = 'cancelled'", "status = 'created'"},
	} {
		const update = "UPDATE booking_participant SET %s WHERE member_id = (SELECT id FROM member WHERE email = $1)"
		execute(fmt.Sprintf(update, change[0]), email)
		going(what, 0)
		execute(fmt.Sprintf(update, change[1]), email)
		going("not "+what, 1)
	}
	execute(
		"UPDATE booking_participant SET date_of_birth = '2020-01-01', shown_by = NULL WHERE member_id = (SELECT id FROM member WHERE email = $1)",
		email)
	if a := choose(traveler, true); a.Status != http.StatusConflict || a.Code != "illegal_state" || shown() != nil {
		t.Errorf("a child chooses: %d %s, and its booking says %v", a.Status, a.Text, shown())
	}
	if a := choose(traveler, false); a.Status != http.StatusOK {
		t.Errorf("taking it back is always possible: %d %s", a.Status, a.Text)
	}
}
