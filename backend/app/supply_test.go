package app_test

import (
	"net/http"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// What operators load beside their supply, and the supply of partners, as their portals and systems call it.
func TestOperatorsLoadAndPush(t *testing.T) {
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

	own := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/operator", Token: trip.Operator})
	profile := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: trip.Operator})
	if own["id"] != profile["operatorId"] || own["displayName"] == "" {
		t.Errorf("%v", own)
	}
	currencies := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/currencies", Token: trip.Operator})["items"].([]any)
	if first := currencies[0].(map[string]any); len(currencies) < 30 || first["id"] == "" || first["name"] == "" || first["code"] == "" {
		t.Errorf("%v", currencies)
	}
	found := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/places?q=cusco&type=locality", Token: trip.Operator})["items"].([]any)
	place := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/places/" + found[0].(map[string]any)["placeId"].(string), Token: trip.Host})
	if place["geoLocation"].(map[string]any)["lat"].(float64) > -13 {
		t.Errorf("%v", place)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/places/nowhere", Token: trip.Host}); a.Status != http.StatusNotFound {
		t.Errorf("%d %s", a.Status, a.Text)
	}

	manifest := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/traveler-manifest", Token: trip.Operator})
	if manifest.Status != http.StatusOK || !strings.HasPrefix(manifest.Text, "Order ID,Status,Traveler") || !strings.Contains(manifest.Text, apptest.TravelerEmail) ||
		!strings.Contains(manifest.Header.Get("Content-Disposition"), "travelers-") || strings.Contains(manifest.Text, "Paid") {
		t.Errorf("%d %s %s", manifest.Status, manifest.Header.Get("Content-Disposition"), manifest.Text)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/traveler-manifest", Token: trip.Host}); a.Status == http.StatusOK {
		t.Error("a host has the operator's manifest")
	}

	push := apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/PushItineraries", Token: trip.Operator, Body: map[string]any{
		"itineraries": []any{
			map[string]any{"externalId": "P-1", "name": "Lagoons", "country": "Chile", "destination": "Chiloé", "lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8},
			map[string]any{"externalId": "P-2", "country": "Chile", "destination": "Chiloé", "lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8},
		},
	}}
	a := s.Call(t, push)
	if a.Status != http.StatusOK || !strings.Contains(a.Text, `"OUTCOME_CREATED"`) || !strings.Contains(a.Text, `"OUTCOME_FAILED"`) || !strings.Contains(a.Text, "A name is required") {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if again := s.Call(t, push); !strings.Contains(again.Text, `"OUTCOME_UNCHANGED"`) {
		t.Errorf("%s", again.Text)
	}
	push.Token = trip.Host
	if a := s.Call(t, push); a.Status != http.StatusForbidden {
		t.Errorf("a host pushes supply: %d %s", a.Status, a.Text)
	}
	changes := s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/ListChanges", Token: trip.Operator, Body: map[string]any{"limit": 500}})
	if changes.Status != http.StatusOK || !strings.Contains(changes.Text, `"externalId":"P-1"`) || !strings.Contains(changes.Text, "departure.taken") {
		t.Errorf("%d %s", changes.Status, changes.Text)
	}
}
