package app_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
)

// Flipping a switch of a marketplace changes what its people may do from the next call on, and nobody else's.
func TestSwitchesChangeWhatIsOffered(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	flip := func(on bool) {
		t.Helper()
		now := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: trip.Admin})
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant", Token: trip.Admin,
			Body: map[string]any{"version": now["version"], "features": map[string]any{"waitlist": on,
				"accommodationAlternatives": on, "publicProfile": on}}})
	}
	join := func() apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + trip.ID + "/waitlist",
			Body: map[string]any{"spots": 1, "customer": map[string]any{"firstName": "Wil", "lastName": "Wait",
				"email": "wil@people.example"}}})
	}
	itinerary := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID,
		Token: trip.Operator})["itineraryId"].(string)
	add := func() apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries/" + itinerary + "/services/" +
			uuid.NewString() + "/alternatives", Token: trip.Operator,
			Body: map[string]any{"version": 1, "name": "Lake Lodge", "accommodationType": "hotel", "occupancy": "double",
				"starRating": 4, "description": "By the lake"}})
	}
	const noWaitlist, noAlternatives = "This trip doesn’t have a waitlist.",
		"Accommodation alternatives aren’t available here."
	host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/user", Token: trip.Host})
	for _, on := range []bool{false, true} {
		flip(on)
		page := s.Call(t, apptest.Request{Method: "GET", Path: "/public/hosts/" + host["pagePath"].(string)})
		if (page.Status == http.StatusOK) != on || on && page.Data["id"] != host["id"] {
			t.Errorf("public profile %v: %d %s", on, page.Status, page.Text)
		}
		if a := join(); a.Status != http.StatusConflict || (a.Error == noWaitlist) == on {
			t.Errorf("waitlist %v: %d %s", on, a.Status, a.Text)
		}
		if a := add(); a.Status == http.StatusOK || (a.Error == noAlternatives) == on {
			t.Errorf("alternatives %v: %d %s", on, a.Status, a.Text)
		}
	}
}
