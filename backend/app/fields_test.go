package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// tripFields checks what a host's response for a trip contains, sentence by sentence (H-193 to H-203).
func tripFields(t *testing.T, s *apptest.Server, live apptest.Trip) {
	s.Move(t, live, live.Admin, "/api/admin/trips/", map[string]any{
		"promotionalAssets": map[string]any{"portalUrl": "https://assets.example/p", "albumUrl": "https://assets.example/a",
			"featuredImageUrl": "https://assets.example/f.jpg"},
		"preparationListUrl": "https://assets.example/list.pdf",
	})
	s.Move(t, live, live.Host, "/api/me/trips/", map[string]any{
		"promoteEmails": []any{map[string]any{"kind": "launch", "hostBlurb": "We open tomorrow.", "subject": "Come along",
			"active": true}},
	})
	trip := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID, Token: live.Host})
	for sentence, names := range map[string]string{
		"H-194": "id name destination status publishStatus lastPublishDate launchDate startDate endDate",
		"H-195": "photos tripPath spotsLeft servicesByDay operator categories tripSummary",
		"H-197": "prices minimumSpots maximumSpots minimumTripThreshold",
		"H-198": "bookingAutoConfirmation soldOut passportRequired travelerInsuranceRequired",
		"H-199": "hasHostCompletedPromoteTutorial",
		"H-200": "promoteEmails", "H-201": "preparationListUrl tripRequestId", "H-202": "promotionalAssets",
		"H-203": "dates soldOut spotsLeft customizable steps hostGroup",
	} {
		for name := range strings.FieldsSeq(names) {
			if _, has := trip[name]; !has {
				t.Errorf("%s: the answer has no %s", sentence, name)
			}
		}
	}
	part := func(of, names string) {
		t.Helper()
		object, _ := trip[of].(map[string]any)
		for name := range strings.FieldsSeq(names) {
			if text, _ := object[name].(string); text == "" {
				t.Errorf("%s has no %s: %v", of, name, object)
			}
		}
	}
	part("promotionalAssets", "portalUrl albumUrl featuredImageUrl")
	part("dates", "startEnd tripFormDue first2BookingDue tripClose")
	emails := trip["promoteEmails"].([]any)
	first := emails[0].(map[string]any)
	if first["kind"] != "launch" || first["hostBlurb"] != "We open tomorrow." || first["subject"] != "Come along" ||
		first["active"] != true {
		t.Errorf("%v", first)
	}
	for i, email := range emails[1:] {
		drip := email.(map[string]any)
		if drip["kind"] == "" || drip["name"] == "" || drip["sortOrder"] != float64(i+1) || drip["scheduledLabel"] == "" ||
			drip["status"] == nil {
			t.Errorf("%v", drip)
		}
	}
	if len(emails) < 2 {
		t.Error("no follow-ups")
	}
	if groups := trip["hostGroup"]; groups == "" || trip["customizable"] != false {
		t.Errorf("%v %v", groups, trip["customizable"])
	}

	change := func(what map[string]any) apptest.Answer {
		what["version"] = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID,
			Token: live.Host})["version"]
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/trips/" + live.ID, Token: live.Host, Body: what})
	}
	long := change(map[string]any{
		"promoteEmails": []any{map[string]any{"kind": "launch", "hostBlurb": strings.Repeat("ä", 1201)}}})
	if long.Status != http.StatusBadRequest || !strings.Contains(long.Text, "1200 characters length maximum") { // H-416
		t.Errorf("copy that is too long: %d %s", long.Status, long.Text)
	}
	photos := make([]any, 11)
	for i := range photos {
		photos[i] = map[string]any{"url": "/files/a.jpg"}
	}
	if a := change(map[string]any{"photos": photos}); a.Status != http.StatusBadRequest { // H-378, O-137
		t.Errorf("eleven photos: %d %s", a.Status, a.Text)
	}
	after := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID, Token: live.Host})
	if got := after["promoteEmails"].([]any)[0].(map[string]any)["hostBlurb"]; got != "We open tomorrow." {
		t.Errorf("a refused update changed the copy: %v", got)
	}
}

// categoriesAndReviews are calls related to a trip.
func categoriesAndReviews(t *testing.T, s *apptest.Server, live apptest.Trip, itinerary string) {
	categories := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/categories",
		Token: live.Operator})["items"].([]any)
	for _, one := range categories { // H-180, H-527, O-196
		c := one.(map[string]any)
		if c["_id"] == "" || c["name"] == "" || c["icon"] == "" || c["colorScheme"] == "" {
			t.Errorf("%v", c)
		}
	}
	if len(categories) < 5 {
		t.Errorf("%d categories", len(categories))
	}
	// H-517
	report := s.Call(t, apptest.Request{Method: "GET", Path: "/api/public/review/itinerary/" + itinerary + "/report"})
	if report.Status != http.StatusOK || report.Data["overallRating"] == nil && !strings.Contains(report.Text,
		`"success":true`) {
		t.Errorf("%d %s", report.Status, report.Text)
	}
}

// A service has at most ten images, as a trip has at most ten photos (O-222).
func TestServicesHaveTenImages(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, apptest.OperatorEmail)
	list := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries", Token: token})["items"].([]any)
	path := "/api/me/itineraries/" + list[0].(map[string]any)["id"].(string)
	save := func(images int) apptest.Answer {
		now := s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
		days := now["servicesByDay"].([]any)
		shown := make([]any, images)
		for i := range shown {
			shown[i] = map[string]any{"url": "/media/a.jpg"}
		}
		days[0].(map[string]any)["services"].([]any)[0].(map[string]any)["images"] = shown
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: token,
			Body: map[string]any{"version": now["version"], "servicesByDay": days}})
	}
	if a := save(11); a.Status != http.StatusBadRequest || len(a.Fields) == 0 {
		t.Errorf("eleven images: %d %s", a.Status, a.Text)
	}
	if a := save(10); a.Status != http.StatusOK {
		t.Errorf("ten images: %d %s", a.Status, a.Text)
	}
}

// A day has at most five photos of its own, uploaded by its operator, and hosts see them on the itinerary.
func TestDaysHaveFivePhotosOfTheirOwn(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, apptest.OperatorEmail)
	list := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries", Token: token})["items"].([]any)
	path := "/api/me/itineraries/" + list[0].(map[string]any)["id"].(string)
	url := upload(t, s, token, photo(t, 90, 60)).url
	save := func(token, alt string, photos int) apptest.Answer {
		now := s.Must(t, apptest.Request{Method: "GET", Path: path, Token: s.SignIn(t, apptest.OperatorEmail)})
		days := now["servicesByDay"].([]any)
		shown := make([]any, photos)
		for i := range shown {
			shown[i] = map[string]any{"url": fmt.Sprintf("%s?%d", url, i), "alt": alt}
		}
		days[1].(map[string]any)["photos"] = shown
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: token,
			Body: map[string]any{"version": now["version"], "servicesByDay": days}})
	}
	for _, test := range []struct {
		alt    string
		photos int
	}{{"The pass", 6}, {strings.Repeat("x", 201), 1}} {
		a := save(token, test.alt, test.photos)
		named := false
		for field := range a.Fields {
			named = named || strings.HasPrefix(field, "servicesByDay[1].photos")
		}
		if a.Status != http.StatusBadRequest || !named {
			t.Errorf("%d photos: %d %s", test.photos, a.Status, a.Text)
		}
	}
	if a := save(s.SignIn(t, apptest.HostEmail), "The pass", 1); a.Status != http.StatusForbidden &&
		a.Status != http.StatusNotFound {
		t.Errorf("a host saves photos: %d %s", a.Status, a.Text)
	}
	if a := save(token, "The pass", 2); a.Status != http.StatusOK {
		t.Fatalf("two photos: %d %s", a.Status, a.Text)
	}
	seen := s.Must(t, apptest.Request{Method: "GET", Path: path, Token: s.SignIn(t, apptest.HostEmail)})
	photos, _ := seen["servicesByDay"].([]any)[1].(map[string]any)["photos"].([]any)
	if len(photos) != 2 || photos[0].(map[string]any)["alt"] != "The pass" {
		t.Errorf("a host sees %v", photos)
	}
}
