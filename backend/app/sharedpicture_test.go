package app_test

import (
	"net/http"
	"regexp"
	"testing"

	"caravan/backend/app/apptest"
)

var sharedPicture = regexp.MustCompile(`property="og:image" content="https?://[^/]+([^"]+)"`)

// After a sale the share image of a trip changes: at the shared URL, which may be cached for at most a minute,
// and at a new URL in the head of the page.
func TestSharedPictureAfterASale(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	shared := func() string {
		t.Helper()
		found := sharedPicture.FindStringSubmatch(opened(t, s, "/trips/"+live.Path).Text)
		if found == nil {
			t.Fatal("the page names no picture")
		}
		return found[1]
	}
	picture := func(address string) apptest.Answer {
		t.Helper()
		a := s.Call(t, apptest.Request{Method: "GET", Path: address})
		if a.Status != http.StatusOK || a.Header.Get("Content-Type") != "image/png" ||
			a.Header.Get("Cache-Control") != "public, max-age=30" {
			t.Fatalf("%s: %d %v", address, a.Status, a.Header)
		}
		return a
	}
	address := shared()
	before := picture(address)
	if again := picture(address); again.Header.Get("ETag") != before.Header.Get("ETag") {
		t.Error("the picture changes by itself")
	}
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), live.ID, "robin.quick@people.example", card, 2); err != nil ||
		refused != nil {
		t.Fatal(err, refused)
	}
	after := picture(address)
	if after.Header.Get("ETag") == before.Header.Get("ETag") || after.Text == before.Text {
		t.Error("the address that was shared still shows the spots before the sale")
	}
	s.Eventually(t, "the page names another picture", func() bool { return shared() != address })
	if latest := picture(shared()); latest.Header.Get("ETag") != after.Header.Get("ETag") {
		t.Error("the new address shows another picture")
	}
}
