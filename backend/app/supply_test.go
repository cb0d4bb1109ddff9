package app_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"strings"
	"testing"
	"time"

	"connectrpc.com/connect"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	eventsv1 "caravan/backend/gen/proto/caravan/events/v1"
	"caravan/backend/gen/proto/caravan/events/v1/eventsv1connect"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/gen/proto/caravan/supply/v1/supplyv1connect"
)

// Operators upload alongside their supply, and partners push theirs, as their portals and systems do.
func TestOperatorsLoadAndPush(t *testing.T) {
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

	own := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/operator", Token: trip.Operator})
	profile := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: trip.Operator})
	if own["id"] != profile["operatorId"] || own["displayName"] == "" {
		t.Errorf("%v", own)
	}
	currencies := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/currencies",
		Token: trip.Operator})["items"].([]any)
	if first := currencies[0].(map[string]any); len(currencies) < 30 || first["id"] == "" || first["name"] == "" ||
		first["code"] == "" {
		t.Errorf("%v", currencies)
	}
	found := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/places?q=cusco&type=locality",
		Token: trip.Operator})["items"].([]any)
	place := s.Must(t, apptest.Request{Method: "GET",
		Path: "/api/metadata/places/" + found[0].(map[string]any)["placeId"].(string), Token: trip.Host})
	if place["geoLocation"].(map[string]any)["lat"].(float64) > -13 {
		t.Errorf("%v", place)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/places/nowhere",
		Token: trip.Host}); a.Status != http.StatusNotFound {
		t.Errorf("%d %s", a.Status, a.Text)
	}

	manifest := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/traveler-manifest",
		Token: trip.Operator})
	if manifest.Status != http.StatusOK || !strings.HasPrefix(manifest.Text, "Order ID,Status,Traveler") ||
		!strings.Contains(manifest.Text, apptest.TravelerEmail) ||
		!strings.Contains(manifest.Header.Get("Content-Disposition"), "travelers-") ||
		strings.Contains(manifest.Text, "Paid") {
		t.Errorf("%d %s %s", manifest.Status, manifest.Header.Get("Content-Disposition"), manifest.Text)
	}
	printed := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/traveler-manifest.pdf",
		Token: trip.Operator})
	if !strings.HasPrefix(printed.Text, "%PDF-") || printed.Header.Get("Content-Type") != "application/pdf" ||
		!strings.Contains(printed.Header.Get("Content-Disposition"), ".pdf") {
		// Without a browser the response says so, and where else the list is available.
		if printed.Status != http.StatusServiceUnavailable || !withoutBrowser(printed) {
			t.Errorf("%d %s %.200s", printed.Status, printed.Header, printed.Text)
		}
		t.Log(printed.Error)
	}
	// The itinerary is for everyone on the trip; only those of others are denied.
	for who, token := range map[string]string{"the operator": trip.Operator, "the host": trip.Host} {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/itinerary.pdf", Token: token})
		if a.Status == http.StatusServiceUnavailable && withoutBrowser(a) {
			continue
		}
		if !strings.HasPrefix(a.Text, "%PDF-") || !strings.Contains(a.Text, "/StructTreeRoot") ||
			!strings.Contains(a.Header.Get("Content-Disposition"), "itinerary-") || len(a.Text) > 1_500_000 {
			t.Errorf("%s: %d, %d bytes, %s %.200s", who, a.Status, len(a.Text), a.Header, a.Text)
		}
	}
	traveler := s.SignIn(t, apptest.TravelerEmail)
	bookings := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings", Token: traveler})["items"].([]any)
	// So is each other document, for those it concerns.
	for path, token := range map[string]string{
		"/api/me/trips/" + trip.ID + "/rooming-list.pdf":                                   trip.Operator,
		"/api/me/trips/" + trip.ID + "/services-agreement.pdf":                             trip.Host,
		"/api/me/bookings/" + bookings[0].(map[string]any)["id"].(string) + "/invoice.pdf": traveler,
	} {
		a := s.Call(t, apptest.Request{Method: "GET", Path: path, Token: token})
		if missing := withoutBrowser(a); !missing && (!strings.HasPrefix(a.Text, "%PDF-") ||
			!strings.Contains(a.Text, "/StructTreeRoot")) {
			t.Errorf("%s: %d %.200s", path, a.Status, a.Text)
		}
		other := trip.Operator
		if token == trip.Operator {
			other = trip.Host
		}
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path, Token: other}); a.Status != http.StatusForbidden &&
			a.Status != http.StatusNotFound {
			t.Errorf("%s as another: %d", path, a.Status)
		}
	}
	for _, path := range []string{"/traveler-manifest", "/traveler-manifest.pdf"} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + path,
			Token: trip.Host}); a.Status == http.StatusOK {
			t.Error("a host has the operator's manifest")
		}
	}

	parties := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/manifest",
		Token: trip.Operator})
	party := parties["parties"].([]any)[0].(map[string]any)
	if first := party["travelers"].([]any)[0].(map[string]any); parties["travelers"].(float64) < 1 ||
		first["email"] != apptest.TravelerEmail ||
		first["customer"] != true || len(parties["rooms"].([]any)) == 0 || parties["hostName"] == "" {
		t.Errorf("%v", parties)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/manifest",
		Token: trip.Host}); a.Status == http.StatusOK {
		t.Error("a host has the operator's manifest")
	}

	push := apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/PushItineraries",
		Token: trip.Operator, Body: map[string]any{
			"itineraries": []any{
				map[string]any{"externalId": "P-1", "name": "Lagoons", "country": "Chile", "destination": "Chiloé",
					"lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8},
				map[string]any{"externalId": "P-2", "country": "Chile", "destination": "Chiloé", "lengthInDays": 2,
					"minimumSpots": 2, "maximumSpots": 8},
			},
		}}
	a := s.Call(t, push)
	if a.Status != http.StatusOK || !strings.Contains(a.Text, `"OUTCOME_CREATED"`) ||
		!strings.Contains(a.Text, `"OUTCOME_FAILED"`) || !strings.Contains(a.Text, "A name is required") {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if again := s.Call(t, push); !strings.Contains(again.Text, `"OUTCOME_UNCHANGED"`) {
		t.Errorf("%s", again.Text)
	}
	push.Token = trip.Host
	if a := s.Call(t, push); a.Status != http.StatusForbidden {
		t.Errorf("a host pushes supply: %d %s", a.Status, a.Text)
	}
	var changes apptest.Answer
	eventually(t, "the feed has what was pushed", func() bool {
		changes = s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/ListChanges",
			Token: trip.Operator, Body: map[string]any{"limit": 500}})
		return changes.Status == http.StatusOK && strings.Contains(changes.Text, `"externalId":"P-1"`)
	})
	if !strings.Contains(changes.Text, `"inventory.taken"`) || !strings.Contains(changes.Text, `"itinerary.created"`) {
		t.Errorf("%s", changes.Text)
	}
}

// A partner's system follows its supply with a key: it sees what its own push changed, continues from its cursor
// without duplicates, and is disconnected when the key is revoked.
func TestPartnersWatchTheirSupplyWithAKey(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	key, id := m.Key(t, m.operator, m.operatorID, "events:read", "itineraries:write")
	client := supplyv1connect.NewSupplyServiceClient(http.DefaultClient, rpcURL(m.Server))
	watch := func(after int64) *connect.ServerStreamForClient[supplyv1.WatchChangesResponse] {
		request := connect.NewRequest(&supplyv1.WatchChangesRequest{After: after})
		request.Header().Set("Authorization", "Bearer "+key)
		stream, err := client.WatchChanges(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		return stream
	}
	next := func(stream *connect.ServerStreamForClient[supplyv1.WatchChangesResponse]) *supplyv1.WatchChangesResponse {
		for stream.Receive() {
			if stream.Msg().Change != nil {
				return stream.Msg()
			}
		}
		t.Fatalf("the stream ended: %v", stream.Err())
		return nil
	}
	push := func(name string) {
		request := connect.NewRequest(&supplyv1.PushItinerariesRequest{Itineraries: []*supplyv1.Itinerary{
			{ExternalId: "P-9", Name: name, Country: "Chile", Destination: "Chiloé", LengthInDays: 2, MinimumSpots: 2,
				MaximumSpots: 8},
		}})
		request.Header().Set("Authorization", "Bearer "+key)
		answer, err := client.PushItineraries(t.Context(), request)
		if err != nil || answer.Msg.Results[0].Outcome == supplyv1.Outcome_OUTCOME_FAILED {
			t.Fatalf("%v %v", err, answer)
		}
	}
	stream := watch(0)
	push("Lagoons")
	var made *supplyv1.WatchChangesResponse
	for made == nil || made.Change.ExternalId != "P-9" {
		made = next(stream)
	}
	if made.Change.Action != "itinerary.created" || made.Change.Kind != "itinerary" || made.Cursor != made.Change.Cursor {
		t.Errorf("%v", made)
	}
	push("Lagoons by Boat")
	changed := next(stream)
	if changed.Change.Action != "itinerary.updated" || changed.Change.Version != 2 || changed.Cursor <= made.Cursor {
		t.Errorf("%v", changed)
	}
	onward := watch(made.Cursor)
	if got := next(onward); got.Change.Cursor != changed.Change.Cursor {
		t.Errorf("after the first: %v", got)
	}
	onward.Close()
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/revoke", Token: m.operator})
	for stream.Receive() {
	}
	if code := connect.CodeOf(stream.Err()); code != connect.CodeUnauthenticated {
		t.Errorf("the stream of an ended key: %v", stream.Err())
	}
}

// Events about their supply use the partners' own references: in the webhook payload and in the event stream, for
// pushed and for withdrawn items.
func TestPartnersAreToldTheirOwnReferences(t *testing.T) {
	t.Parallel()
	m := openMarket(t, func(c *app.Config) { c.WebhookLoopback = true })
	partner := receive(t)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + m.operatorID + "/webhooks", Token: m.operator,
		Body: map[string]any{"url": partner.URL + "/hook", "eventTypes": []string{"itinerary.created", "inventory.created",
			"inventory.deleted"}}})
	key, _ := m.Key(t, m.operator, m.operatorID, "events:read")
	request := connect.NewRequest(&eventsv1.FollowRequest{})
	request.Header().Set("Authorization", "Bearer "+key)
	stream, err := eventsv1connect.NewEventsServiceClient(http.DefaultClient, rpcURL(m.Server)).Follow(t.Context(),
		request)
	if err != nil {
		t.Fatal(err)
	}
	stream.Receive() // the start of the stream

	supply := supplyv1connect.NewSupplyServiceClient(http.DefaultClient, rpcURL(m.Server))
	itineraries := connect.NewRequest(&supplyv1.PushItinerariesRequest{Itineraries: []*supplyv1.Itinerary{
		{ExternalId: "P-7", Name: "Lagoons", Country: "Chile", Destination: "Chiloé", LengthInDays: 2, MinimumSpots: 2,
			MaximumSpots: 8},
	}})
	departure := &supplyv1.Departure{
		ExternalId: "D-7", ItineraryExternalId: "P-7", PackageLevel: "standard",
		StartDate: time.Now().AddDate(0, 6, 0).Format(time.DateOnly), QuantityAvailable: 1,
		CostSchedule: []*supplyv1.CostTier{{NumberOfTravelers: 2, PriceMinor: 700_00}},
	}
	push := func() {
		t.Helper()
		departures := connect.NewRequest(&supplyv1.PushDeparturesRequest{Departures: []*supplyv1.Departure{departure}})
		departures.Header().Set("Authorization", "Bearer "+m.operator)
		if a, err := supply.PushDepartures(t.Context(), departures); err != nil ||
			a.Msg.Results[0].Outcome == supplyv1.Outcome_OUTCOME_FAILED {
			t.Fatalf("%v %v", err, a)
		}
	}
	itineraries.Header().Set("Authorization", "Bearer "+m.operator)
	if a, err := supply.PushItineraries(t.Context(), itineraries); err != nil ||
		a.Msg.Results[0].Outcome == supplyv1.Outcome_OUTCOME_FAILED {
		t.Fatalf("%v %v", err, a)
	}
	push()
	departure.Removed = true
	push()

	want := map[string]string{"itinerary.created": "P-7", "inventory.created": "D-7", "inventory.deleted": "D-7"}
	followed := map[string]string{}
	for len(followed) < len(want) && stream.Receive() {
		if e := stream.Msg().Event; e != nil && want[e.Type] != "" {
			followed[e.Type] = e.ExternalId
		}
	}
	if !maps.Equal(followed, want) {
		t.Errorf("followed %v, %v", followed, stream.Err())
	}
	eventually(t, "three deliveries", func() bool { return partner.count() >= len(want) })
	partner.mu.Lock()
	defer partner.mu.Unlock()
	delivered := map[string]string{}
	for _, body := range partner.bodies {
		var message struct {
			Type string
			Data struct{ ExternalID string }
		}
		if err := json.Unmarshal(body, &message); err != nil {
			t.Fatal(err)
		}
		delivered[message.Type] = message.Data.ExternalID
	}
	if !maps.Equal(delivered, want) {
		t.Errorf("delivered %v", delivered)
	}
}
