package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
)

// An open page polls what is left: while nothing is sold the response is empty, and after another buyer's booking
// the next one contains it. What has no public page, or belongs to another marketplace, is left out.
func TestAnOpenPageFollowsASale(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	address := "/public/trip-sales?paths=nowhere," + live.Path
	ask := func(tag string) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "GET", Path: address, Header: map[string]string{"If-None-Match": tag}})
	}
	sale := func(a apptest.Answer) map[string]any {
		t.Helper()
		items := a.Data["items"].([]any)
		if len(items) != 1 {
			t.Fatal(a.Text)
		}
		return items[0].(map[string]any)
	}
	first := ask("")
	tag := first.Header.Get("ETag")
	if before := sale(first); before["spotsLeft"] != 6.0 || before["bookable"] != true || before["stage"] != "live" ||
		tag == "" {
		t.Fatal(first.Text, first.Header)
	}
	if again := ask(tag); again.Status != http.StatusNotModified || again.Text != "" {
		t.Errorf("nothing was sold: %d %s", again.Status, again.Text)
	}
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		email string
		spots int
		left  float64
	}{{"robin.quick@people.example", 2, 4}, {"ana.slow@people.example", 4, 0}} {
		if _, refused, err := s.Book(t.Context(), live.ID, step.email, card, step.spots); err != nil || refused != nil {
			t.Fatal(err, refused)
		}
		var heard apptest.Answer
		s.Eventually(t, "the open page hears of the sale", func() bool {
			heard = ask(tag)
			return heard.Status == http.StatusOK && sale(heard)["spotsLeft"] == step.left
		})
		page := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
		for name, is := range sale(heard) {
			if page[name] != is {
				t.Errorf("%s is %v, on the page %v", name, is, page[name])
			}
		}
		tag = heard.Header.Get("ETag")
	}
	if there := s.On("solstice.localhost").Call(t, apptest.Request{Method: "GET", Path: address}); len(
		there.Data["items"].([]any)) != 0 {
		t.Errorf("another marketplace tells of it: %s", there.Text)
	}
}
