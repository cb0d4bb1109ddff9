package app_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// Whoever asks reads how travelers rated an itinerary: status, data.overallRating and message; an itinerary that is not
// live, or does not exist, is missing (H-517, H-518).
func TestRatingOfAnItineraryOverHTTP(t *testing.T) {
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
	itinerary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID, Token: trip.Host})["itineraryId"].(string)
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
	if code, got := read(itinerary); code != http.StatusOK || !got.Success || got.Status != "success" || got.Message != "No ratings yet." || got.Data.OverallRating != nil || got.Data.Responses != 0 {
		t.Errorf("before the first rating: %d %+v", code, got)
	}
	rate := apptest.Request{Method: "POST", Path: "/api/me/trips/" + trip.ID + "/review", Token: traveler, Body: map[string]any{"rating": 4, "comment": "Well led."}}
	s.Eventually(t, "the traveler's right to his trip", func() bool { return s.Call(t, rate).Status != http.StatusNotFound })
	if a := s.Call(t, rate); a.Status != http.StatusConflict {
		t.Errorf("rated before it is complete: %d %s", a.Status, a.Text)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'complete' WHERE id = $1", trip.ID)
		return err
	})
	s.Must(t, rate)
	if code, got := read(itinerary); code != http.StatusOK || got.Status != "success" || got.Message != "1 traveler rated it 4.0 of 5." || got.Data.OverallRating == nil || *got.Data.OverallRating != 4 || got.Data.Responses != 1 {
		t.Errorf("after it: %d %+v", code, got)
	}
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
