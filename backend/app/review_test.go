package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// Anyone can read how travelers rated an itinerary: status, data.overallRating and message; an itinerary that is
// not live, or does not exist, is a 404 (H-517, H-518).
func TestRatingOfAnItineraryOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 1); err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	traveler := s.SignIn(t, apptest.TravelerEmail)
	itinerary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID,
		Token: trip.Host})["itineraryId"].(string)
	type report struct {
		Success bool   `json:"success"`
		Status  string `json:"status"`
		Message string `json:"message"`
		Data    struct {
			OverallRating *float64 `json:"overallRating"`
			Responses     int      `json:"responses"`
		} `json:"data"`
	}
	read := func(id string) (int, report) {
		t.Helper()
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/public/review/itinerary/" + id + "/report"})
		var out report
		if err := json.Unmarshal([]byte(a.Text), &out); err != nil {
			t.Fatalf("%v: %s", err, a.Text)
		}
		return a.Status, out
	}
	if code, got := read(itinerary); code != http.StatusOK || !got.Success || got.Status != "success" ||
		got.Message != "No ratings yet." || got.Data.OverallRating != nil || got.Data.Responses != 0 {
		t.Errorf("before the first rating: %d %+v", code, got)
	}
	rate := apptest.Request{Method: "POST", Path: "/api/me/trips/" + trip.ID + "/review", Token: traveler,
		Body: map[string]any{"rating": 4, "comment": "Well led."}}
	s.Eventually(t, "the traveler's right to his trip",
		func() bool { return s.Call(t, rate).Status != http.StatusNotFound })
	if a := s.Call(t, rate); a.Status != http.StatusConflict {
		t.Errorf("rated before it is complete: %d %s", a.Status, a.Text)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'complete' WHERE id = $1", trip.ID)
		return err
	})
	s.Must(t, rate)
	if code, got := read(itinerary); code != http.StatusOK || got.Status != "success" ||
		got.Message != "1 traveler rated it 4.0 of 5." || got.Data.OverallRating == nil || *got.Data.OverallRating != 4 ||
		got.Data.Responses != 1 {
		t.Errorf("after it: %d %+v", code, got)
	}
	moderatesReviews(t, s, trip, traveler, itinerary)
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE itinerary SET status = 'incomplete' WHERE id = $1", itinerary)
		return err
	})
	for name, id := range map[string]string{"not live": itinerary, "unknown": uuid.NewString()} {
		if code, got := read(id); code != http.StatusNotFound || got.Success || got.Data.OverallRating != nil {
			t.Errorf("%s: %d %+v", name, code, got)
		}
	}
}

// moderatesReviews: a comment waits for an admin; a hidden one is on no page and in no average, its author reads
// the reason, and an edit waits again. Nobody else reads the list or decides.
func moderatesReviews(t *testing.T, s *apptest.Server, trip apptest.Trip, traveler, itinerary string) {
	t.Helper()
	admin := s.SignIn(t, apptest.AdminEmail)
	list := apptest.Request{Method: "GET", Path: "/api/admin/reviews?state=waiting", Token: admin}
	items := s.Must(t, list)["items"].([]any)
	if len(items) != 1 || items[0].(map[string]any)["comment"] != "Well led." {
		t.Fatalf("what waits: %v", items)
	}
	waits := func() bool {
		return strings.Contains(s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting", Token: admin}).Text,
			`"review"`)
	}
	if !waits() {
		t.Error("the admin's home does not say that a review waits")
	}
	decide := apptest.Request{Method: "POST", Path: "/api/admin/reviews/" + items[0].(map[string]any)["id"].(string),
		Token: admin, Body: map[string]any{"hidden": true}}
	if a := s.Call(t, decide); a.Status != http.StatusUnprocessableEntity && a.Status != http.StatusBadRequest {
		t.Errorf("hidden without a reason: %d %s", a.Status, a.Text)
	}
	for name, token := range map[string]string{"traveler": traveler, "host": trip.Host, "nobody": ""} {
		decide.Token, list.Token = token, token
		if a, b := s.Call(t, decide), s.Call(t, list); a.Status < 400 || b.Status < 400 {
			t.Errorf("%s moderates: %d %d", name, a.Status, b.Status)
		}
	}
	decide.Token, list.Token, decide.Body = admin, admin, map[string]any{"hidden": true, "reason": "It names a person."}
	public := func() (responses float64) {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/public/review/itinerary/" + itinerary +
			"/responses"})["responses"].(float64)
	}
	if n := public(); n != 1 {
		t.Errorf("%v shown before", n)
	}
	if got := s.Must(t, decide); got["state"] != "hidden" || got["hiddenReason"] != "It names a person." ||
		fmt.Sprint(got["availableActions"]) != "[show]" {
		t.Errorf("hidden: %v", got)
	}
	if n := public(); n != 0 || waits() {
		t.Errorf("%v shown while hidden, or it still waits", n)
	}
	mine := apptest.Request{Method: "POST", Path: "/api/me/trips/" + trip.ID + "/review", Token: traveler,
		Body: map[string]any{"rating": 4, "comment": "Led well."}}
	if got := s.Must(t, mine); got["hiddenReason"] != "It names a person." {
		t.Errorf("its author reads: %v", got)
	}
	if !waits() || public() != 0 {
		t.Error("what is said instead does not wait, or is shown before it was read")
	}
	decide.Body = map[string]any{"hidden": false}
	if got := s.Must(t, decide); got["state"] != "shown" || public() != 1 ||
		fmt.Sprint(got["availableActions"]) != "[hide]" {
		t.Errorf("shown again: %v", got)
	}
	audited := 0
	inTenant(t, s, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			"SELECT count(*) FROM audit_log WHERE action IN ('trip.hide_review', 'trip.show_review')").Scan(&audited)
	})
	if audited != 2 {
		t.Errorf("%d decisions are in the log", audited)
	}
}
