package app_test

import (
	"net/http"
	"reflect"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/platform/places"
)

// TestTripsOverHTTP requests everything that host, operator, admin and stranger read along a trip's lifecycle,
// through the contract, permissions and encoding of the running server.
func TestTripsOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	get := func(token, path string) map[string]any {
		t.Helper()
		return s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	me := get(trip.Host, "/api/me/host/user")
	host := me["id"].(string)
	if home := get(trip.Host, "/api/me/host/"+host+"/home-trips"); len(home["upcoming"].([]any)) != 1 {
		t.Errorf("home %v", home)
	}
	// What a host sees about themselves, and nobody else does (H-495).
	for _, part := range []string{"home-trips", "public-profile", "earnings", "important-dates", "home-progress",
		"review-responses"} {
		path := "/api/me/host/" + host + "/" + part
		get(trip.Host, path)
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path,
			Token: trip.Operator}); a.Status != http.StatusForbidden && a.Status != http.StatusNotFound {
			t.Errorf("an operator asks for %s: %d", part, a.Status)
		}
	}
	get(trip.Host, "/api/me/audience")
	get(trip.Admin, "/api/admin/hosts?q=a")
	for _, token := range []string{trip.Host, trip.Operator} {
		list := get(token, "/api/me/itineraries?limit=1")
		id := list["items"].([]any)[0].(map[string]any)["id"].(string)
		get(token, "/api/me/itineraries/"+id)
		if list := get(token, "/api/me/trips?status=live"); len(list["items"].([]any)) != 1 {
			t.Errorf("trips %v", list)
		}
		if list := get(token, "/api/me/trip-requests"); len(list["items"].([]any)) != 1 {
			t.Errorf("requests %v", list)
		}
	}
	get(trip.Admin, "/api/admin/trips?q=a")
	get(trip.Admin, "/api/admin/trip-requests?status=trip-created")
	companions := "/api/admin/trips/" + trip.ID + "/host-companions"
	if seen := get(trip.Admin, companions); seen["submitted"] != false || seen["editable"] != true {
		t.Errorf("companions %v", seen)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: companions,
		Token: trip.Host}); a.Status != http.StatusForbidden {
		t.Errorf("a host reads what admins correct: %d", a.Status)
	}
	as := map[string]map[string]any{"operator": get(trip.Operator, "/api/me/trips/"+trip.ID),
		"host": get(trip.Host, "/api/me/trips/"+trip.ID)}
	if as["operator"]["prices"] != nil || as["host"]["operatorCosts"] != nil || as["host"]["prices"] == nil ||
		as["operator"]["operatorCosts"] == nil {
		t.Error("host and operator do not see their own parts")
	}
	itinerary := as["host"]["itineraryId"].(string)
	departures := get(trip.Operator, "/api/me/itineraries/"+itinerary+"/inventory")["items"].([]any)
	get(trip.Operator, "/api/me/itineraries/"+itinerary+"/inventory/"+departures[0].(map[string]any)["id"].(string))

	if list := get("", "/public/trips"); len(list["items"].([]any)) != 1 {
		t.Errorf("public %v", list)
	}
	page := get("", "/public/trip-details?path="+trip.Path)
	if page["bookable"] != true || page["stage"] != "live" {
		t.Errorf("page %v %v", page["stage"], page["bookable"])
	}
	for _, rpc := range []struct{ token, method, row string }{{trip.Host, "EarningsTable", "earningsMinor"},
		{trip.Operator, "CostTable", "operatorTotalMinor"}} {
		a := s.Call(t, apptest.Request{
			Method: "POST", Path: "/rpc/caravan.pricing.v1.PricingService/" + rpc.method, Token: rpc.token,
			Body: map[string]any{"tripId": trip.ID},
		})
		if a.Status != http.StatusOK || !strings.Contains(a.Text, rpc.row) {
			t.Errorf("%s: %d %s", rpc.method, a.Status, a.Text)
		}
	}

	for name, refused := range map[string]apptest.Request{
		"a stranger's view":    {Method: "GET", Path: "/api/me/trips/" + trip.ID},
		"another host's terms": {Method: "GET", Path: "/api/me/trips/" + trip.ID + "/host-terms", Token: trip.Operator},
		"an unknown path":      {Method: "GET", Path: "/public/trip-details?path=nowhere"},
	} {
		if a := s.Call(t, refused); a.Status < 400 || a.Status >= 500 {
			t.Errorf("%s: %d", name, a.Status)
		}
	}
}

// TestTripsOnAMap lists a trip that begins at an airport of the embedded list next to one whose airport is
// unknown: the first has coordinates, the second has none.
func TestTripsOnAMap(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	known, unknown := s.LiveTrip(t, 2, 6), s.LiveTrip(t, 2, 6)
	inTenant(t, s, func(tx pgx.Tx) error {
		for id, code := range map[string]string{known.ID: "LIS", unknown.ID: "XXX"} {
			_, err := tx.Exec(t.Context(),
				"UPDATE trip SET content = jsonb_set(content, '{arrival,code}', to_jsonb($2::text)) WHERE id = $1", id, code)
			if err != nil {
				return err
			}
		}
		return nil
	})
	at := map[string]any{}
	for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: "/public/trips"})["items"].([]any) {
		card := item.(map[string]any)
		at[card["tripPath"].(string)] = card["at"]
	}
	lisbon, _ := places.Airport("LIS")
	want := map[string]any{known.Path: map[string]any{"lat": lisbon.Lat, "lng": lisbon.Lng}, unknown.Path: nil}
	if !reflect.DeepEqual(at, want) {
		t.Errorf("the trips stand at %v, want %v", at, want)
	}
}
