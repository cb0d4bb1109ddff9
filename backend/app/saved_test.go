package app_test

import (
	"net/http"
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// Saved trips are private to their owner, saving is idempotent, and an entry disappears when it is removed or its
// page is gone.
func TestSavedTrips(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	traveler, other := s.SignIn(t, s.Person(t, "traveler")), s.SignIn(t, s.Person(t, "traveler"))
	const path = "/api/me/saved-trips"
	paths := func(answer map[string]any) []string {
		found := []string{}
		for _, item := range answer["items"].([]any) {
			found = append(found, item.(map[string]any)["tripPath"].(string))
		}
		return found
	}
	save := func(saved bool, of ...string) []string {
		t.Helper()
		return paths(s.Must(t, apptest.Request{Method: "POST", Path: path, Token: traveler,
			Body: map[string]any{"tripPaths": of, "saved": saved}}))
	}
	holds := func(what, token string, want ...string) {
		t.Helper()
		if got := paths(s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})); !slices.Equal(got, want) {
			t.Errorf("%s: saved are %v, not %v", what, got, want)
		}
	}

	holds("at first", traveler)
	for range 2 {
		if got := save(true, live.Path, "no-such-trip"); !slices.Equal(got, []string{live.Path}) {
			t.Errorf("saved: %v", got)
		}
	}
	holds("saved", traveler, live.Path)
	holds("somebody else", other)
	refused(t, s, apptest.Request{Method: "GET", Path: path}, http.StatusUnauthorized)
	refused(t, s, apptest.Request{Method: "POST", Path: path, Body: map[string]any{"tripPaths": []string{live.Path},
		"saved": true}}, http.StatusUnauthorized)
	refused(t, s, apptest.Request{Method: "POST", Path: path, Token: traveler,
		Body: map[string]any{"tripPaths": make([]string, 101), "saved": true}},
		http.StatusBadRequest)
	hide := func(to string) {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "UPDATE trip SET status = $2 WHERE id = $1", live.ID, to)
			return err
		})
	}
	hide("cancelled")
	holds("it was canceled", traveler)
	hide("live")
	if got := save(false, live.Path); len(got) != 0 {
		t.Errorf("let go of: %v", got)
	}
	holds("let go of", traveler)
}
