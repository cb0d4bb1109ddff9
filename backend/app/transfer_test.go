package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// rides is the common setup of the ground transfer tests: a trip whose itinerary is approved.
type rides struct {
	*apptest.Server
	trip, token, card string
	leg               map[string]any // of the arrival
}

// approve approves the itinerary as the admin, which opens transfer booking (T-195).
func approve(t *testing.T, s *apptest.Server, trip string) {
	t.Helper()
	err := s.Services.DB.InTenantTx(t.Context(), s.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET admin_technical_at = now() WHERE id = $1", trip)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (r *rides) offer(t *testing.T, token string) map[string]any {
	t.Helper()
	return r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + r.trip + "/ground-transfers", Token: token})
}

// plan requests an arrival at noon of the last day of its window.
func (r *rides) plan(t *testing.T) {
	t.Helper()
	day := r.offer(t, r.token)["arrival"].(map[string]any)["until"].(string)
	r.leg = map[string]any{
		"originPlaceId": "iata:LIS", "destinationPlaceId": "geonames:2267057", "passengers": 1, "carryOnLuggage": 1,
		"checkedLuggage": 1, "pickupDateTime": day + "T12:00:00", "flightNumber": "TP 201",
	}
}

func (r *rides) quotes(t *testing.T, token string) []any {
	t.Helper()
	return r.Must(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/quotes", Token: token,
		Body: map[string]any{"tripId": r.trip, "arrival": r.leg}})["arrivalQuotes"].([]any)
}

func (r *rides) order(quote any, amount any) map[string]any {
	body := map[string]any{
		"tripId": r.trip, "paymentMethod": r.card,
		"items": []any{map[string]any{"quoteId": quote.(map[string]any)["externalId"], "type": "arrival",
			"quoteRequest": r.leg}},
		"contact": map[string]any{
			"firstName": "Ines", "lastName": "Marques", "email": "ines@travelers.example", "phone": "+351 912 345 678",
			"termsAndConditions": true,
		},
	}
	if amount != nil {
		body["amountMinor"] = amount
	}
	return body
}

// ride books a transfer for the traveler and waits until its company has it.
func (r *rides) ride(t *testing.T) map[string]any {
	t.Helper()
	quote := r.quotes(t, r.token)[0]
	booked := r.Must(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: r.token,
		Header: key8("ride-" + r.trip), Body: r.order(quote, quote.(map[string]any)["priceMinor"])})
	if booked["payment"].(map[string]any)["status"] != "succeeded" {
		t.Fatalf("%v", booked)
	}
	id := booked["groundTransfers"].([]any)[0].(map[string]any)["id"].(string)
	var ride map[string]any
	waitFor(t, "the company has the ride", func() bool {
		ride = r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/ground-transfers/" + id, Token: r.token})
		return ride["displayStatus"] == "confirmed"
	})
	return ride
}

func key8(text string) map[string]string { return map[string]string{"Idempotency-Key": text} }

// newRide books a transfer on a trip that the traveler has booked, for tests that need one.
func newRide(t *testing.T, s *apptest.Server, trip, traveler, card string) string {
	t.Helper()
	approve(t, s, trip)
	r := &rides{Server: s, trip: trip, token: traveler, card: card}
	r.plan(t)
	return r.ride(t)["id"].(string)
}

// A traveler is notified when transfers can be booked, sees prices, pays for a transfer, finds it in the list,
// edits it and cancels it free of charge; what is not theirs to change is rejected by name.
func TestGroundTransfersOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	paid, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 2)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	r := &rides{Server: s, trip: trip.ID, token: s.SignIn(t, apptest.TravelerEmail), card: card}
	if offer := r.offer(t, r.token); offer["bookable"] != false ||
		offer["reason"] != "You can book rides once the trip’s itinerary is approved." {
		t.Errorf("%v", offer)
	}
	r.plan(t)
	early := s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/quotes", Token: r.token,
		Body: map[string]any{"tripId": r.trip, "arrival": r.leg}})
	if early.Status != http.StatusConflict || early.Code != "illegal_state" {
		t.Errorf("quotes before the approval: %d %s", early.Status, early.Text)
	}
	approve(t, s, trip.ID)
	if offer := r.offer(t, r.token); offer["bookable"] != true || offer["maximumPassengers"].(float64) != 2 ||
		offer["pricesShown"] != true || offer["bookingId"] != paid["bookingId"] {
		t.Errorf("%v", offer)
	}
	if offer := r.offer(t, trip.Host); offer["pricesShown"] != false || offer["bookable"] != false ||
		offer["opensOn"] == nil {
		t.Errorf("the host's: %v", offer)
	}
	r.refusals(t)
	ride := r.ride(t)
	r.list(t, ride, trip)
	r.addOn(t, ride)
	price := ride["journey"].(map[string]any)["priceSummary"].(map[string]any)["totalMinor"].(float64)
	if paid := r.paidForRides(t, paid["bookingId"].(string)); len(paid) != 1 || paid[0] != price {
		t.Errorf("the history of payments tells %v of a ride of %v", paid, price)
	}
	if flights := r.arrivals(t, trip.Operator); !slices.Equal(flights, []string{"TP 201", ""}) {
		t.Errorf("the manifest before a correction: %q", flights) // the ride takes one of two
	}
	r.correct(t, ride)
	if flights := r.arrivals(t, trip.Operator); !slices.Equal(flights, []string{"LH 1166", ""}) {
		t.Errorf("the manifest after it: %q", flights)
	}
	r.cancel(t, ride)
	if flights := r.arrivals(t, trip.Operator); !slices.Equal(flights, []string{"", ""}) {
		t.Errorf("the manifest without the ride: %q", flights)
	}
	waitFor(t, "the price is back",
		func() bool { return count(t, s, "SELECT count(*) FROM refund WHERE status = 'succeeded'") == 1 })
	if told := r.paidForRides(t, paid["bookingId"].(string)); len(told) != 2 || told[1] != -price {
		t.Errorf("the history of payments tells %v when the ride's %v went back", told, price)
	}
	booksAreStraight(t, s, s.Tenant(t))
	if n := count(t, s,
		"SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = 'transfer_payable'"); n != 0 {
		t.Errorf("%d are still owed for a ride that was cancelled", n)
	}
}

// arrivals returns the flight numbers of the operator's manifest, and expects the same in the file.
func (r *rides) arrivals(t *testing.T, token string) (numbers []string) {
	t.Helper()
	m := r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + r.trip + "/manifest", Token: token})
	sheet := r.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + r.trip + "/traveler-manifest",
		Token: token})
	for _, party := range m["parties"].([]any) {
		for _, one := range party.(map[string]any)["travelers"].([]any) {
			leg, _ := one.(map[string]any)["arrival"].(map[string]any)
			number, _ := leg["flightNumber"].(string)
			numbers = append(numbers, number)
			if number != "" && !strings.Contains(sheet.Text, r.leg["pickupDateTime"].(string)[:10]+" "+number) {
				t.Errorf("%s is not in the file: %s", number, sheet.Text)
			}
		}
	}
	return numbers
}

// refusals are requests and orders that change nothing.
func (r *rides) refusals(t *testing.T) {
	t.Helper()
	with := func(field string, value any) map[string]any {
		leg := map[string]any{}
		for name, is := range r.leg {
			leg[name] = is
		}
		leg[field] = value
		return leg
	}
	for field, c := range map[string]struct {
		value any
		says  string
	}{
		"destinationPlaceId": {"iata:LIS", "Drop-off cannot be the same as Pickup"}, "passengers": {3, "Max 2 passengers"},
		"originPlaceId": {"iata:???", "Choose a place from the list"}, "flightNumber": {" ", "This field is required"},
		"pickupDateTime": {"2020-01-01T12:00:00", "Please enter a date inside the range"},
	} {
		a := r.Call(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/quotes", Token: r.token,
			Body: map[string]any{"tripId": r.trip, "arrival": with(field, c.value)}})
		if a.Status != http.StatusBadRequest || a.Fields["arrival."+field] != c.says {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	none := r.Must(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/quotes", Token: r.token,
		Body: map[string]any{"tripId": r.trip, "arrival": with("flightNumber", "XX2")}})
	if none["arrivalError"] != true || len(none["arrivalQuotes"].([]any)) != 0 ||
		len(none["departureQuotes"].([]any)) != 0 {
		t.Errorf("a company out of reach: %v", none)
	}
	quotes := r.quotes(t, r.token)
	prices := make([]float64, len(quotes))
	for i, q := range quotes {
		prices[i] = q.(map[string]any)["priceMinor"].(float64)
	}
	if len(prices) < 3 || !slices.IsSorted(prices) {
		t.Errorf("prices are %v", prices)
	}
	contact := r.order(quotes[0], prices[0])
	contact["contact"] = map[string]any{"firstName": "", "lastName": "4", "email": "nobody", "phone": "912",
		"termsAndConditions": false}
	a := r.Call(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: r.token,
		Header: key8("bad-contact"), Body: contact})
	for field, says := range map[string]string{
		"contact.firstName": "This field is required", "contact.lastName": "Enter a valid name",
		"contact.email":              "Invalid email format",
		"contact.phone":              "Please provide a valid phone number including international code",
		"contact.termsAndConditions": "Please accept the terms and conditions",
	} {
		if a.Fields[field] != says {
			t.Errorf("%s: %q", field, a.Fields[field])
		}
	}
	if a := r.Call(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: r.token,
		Header: key8("bad-amount"), Body: r.order(quotes[0], prices[0]-1)}); a.Code != "amount_mismatch" {
		t.Errorf("another amount: %d %s", a.Status, a.Text)
	}
	other := r.order(quotes[0], prices[0])
	other["items"].([]any)[0].(map[string]any)["quoteRequest"] = with("passengers", 2)
	if a := r.Call(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: r.token,
		Header: key8("bad-wish"), Body: other}); a.Fields["items.0.quoteRequest"] == "" {
		t.Errorf("another wish: %d %s", a.Status, a.Text)
	}
	if n := count(t, r.Server, "SELECT count(*) FROM ground_transfer"); n != 0 {
		t.Errorf("%d rides of refused orders", n)
	}
}

// list finds the transfer by ids, filters, words and order, for its owner only.
func (r *rides) list(t *testing.T, ride map[string]any, trip apptest.Trip) {
	t.Helper()
	id := ride["id"].(string)
	found := func(query, token string) int {
		return len(r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/ground-transfers" + query,
			Token: token})["items"].([]any))
	}
	for query, want := range map[string]int{
		"": 1, "?ids=" + id + "," + trip.ID: 1, "?ids=" + trip.ID: 0,
		"?tripId=" + r.trip + "&type=arrival&status=confirmed": 1, "?type=departure": 0,
		"?status=completed": 0, "?q=marques+tp": 1, "?q=nowhere": 0, "?sort=-pickup": 1,
		"?bookingId=" + ride["bookingId"].(string): 1,
	} {
		if n := found(query, r.token); n != want {
			t.Errorf("%s: %d rides, not %d", query, n, want)
		}
	}
	if a := r.Call(t, apptest.Request{Method: "GET", Path: "/api/me/ground-transfers?sort=weather",
		Token: r.token}); a.Fields["sort"] == "" {
		t.Errorf("an unknown order: %s", a.Text)
	}
	if found("", trip.Admin) != 1 || found("", trip.Host) != 0 || found("", trip.Operator) != 0 {
		t.Error("who sees a traveler's ride")
	}
	journey := ride["journey"].(map[string]any)
	if journey["priceSummary"] == nil || journey["cancellationDetails"] == nil ||
		journey["traveler"].(map[string]any)["phone"] != "+351 912 345 678" {
		t.Errorf("%v", ride)
	}
	if hidden := r.Call(t, apptest.Request{Method: "GET", Path: "/api/me/ground-transfers/" + id,
		Token: trip.Host}); hidden.Status != http.StatusNotFound || !strings.Contains(hidden.Text,
		"This ride could not be found") {
		t.Errorf("the host reads it: %d %s", hidden.Status, hidden.Text)
	}
}

// addOn finds the transfer among the booking's add-ons by its short id, and reprices the insurance of transfers
// to be booked.
func (r *rides) addOn(t *testing.T, ride map[string]any) {
	t.Helper()
	booking := "/api/me/bookings/" + ride["bookingId"].(string)
	var found []map[string]any
	for _, one := range r.Must(t, apptest.Request{Method: "GET", Path: booking, Token: r.token})["addOns"].([]any) {
		if addOn := one.(map[string]any); addOn["type"] == "groundTransfer" {
			found = append(found, addOn)
		}
	}
	price := ride["journey"].(map[string]any)["priceSummary"].(map[string]any)["totalMinor"]
	if len(found) != 1 || found[0]["addOnId"] != ride["addOnId"] || found[0]["deleted"] != false ||
		found[0]["quantity"].(float64) != 1 || found[0]["unitPriceWithFeeMinor"] != price {
		t.Errorf("the ride %v among the add-ons: %v", ride["addOnId"], found)
	}
	reprice := func(quotes ...any) apptest.Answer {
		return r.Call(t, apptest.Request{Method: "POST", Path: booking + "/reprice-quotes", Token: r.token,
			Body: map[string]any{"groundTransferQuoteIds": quotes}})
	}
	if a := reprice(r.quotes(t, r.token)[0].(map[string]any)["externalId"]); a.Status != http.StatusOK ||
		a.Data["insuranceChangeMinor"].(float64) != 0 || a.Data["quoteId"] != nil {
		t.Errorf("a party without insurance: %d %s", a.Status, a.Text)
	}
	if a := reprice(r.trip); a.Status != http.StatusBadRequest ||
		a.Fields["groundTransferQuoteIds"] != "This quote isn’t for this ride" {
		t.Errorf("a quote that is none: %d %s", a.Status, a.Text)
	}
}

// correct changes what a traveler may, and nothing else.
func (r *rides) correct(t *testing.T, ride map[string]any) {
	t.Helper()
	path := "/api/me/ground-transfers/" + ride["id"].(string)
	patch := func(token string, body map[string]any) apptest.Answer {
		return r.Call(t, apptest.Request{Method: "PATCH", Path: path, Token: token, Body: body})
	}
	version := ride["version"]
	if a := patch(r.token, map[string]any{"version": version, "passengers": 2}); a.Status != http.StatusBadRequest ||
		a.Fields["passengers"] != "You cannot change this field" {
		t.Errorf("a read-only field: %d %s", a.Status, a.Text)
	}
	if a := patch(r.token, map[string]any{"version": version, "phone": "12", "firstName": " "}); a.Fields["phone"] == "" ||
		a.Fields["firstName"] != "This field is required" {
		t.Errorf("bad input: %d %s", a.Status, a.Text)
	}
	changed := r.Must(t, apptest.Request{Method: "PATCH", Path: path, Token: r.token,
		Body: map[string]any{"version": version, "flightNumber": "LH 1166", "firstName": "Inês"}})
	traveler := changed["journey"].(map[string]any)["traveler"].(map[string]any)
	if traveler["flightNumber"] != "LH 1166" || traveler["firstName"] != "Inês" || changed["version"] == version {
		t.Errorf("%v", changed)
	}
	if a := patch(r.token, map[string]any{"version": version, "flightNumber": "TP 1"}); a.Status != http.StatusConflict ||
		a.Code != "conflict" {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	if n := count(t, r.Server, "SELECT count(*) FROM simulated_ride WHERE traveler->>'flightNumber' = 'LH 1166'"); n != 1 {
		t.Error("the company was not told")
	}
	if n := count(t, r.Server, "SELECT count(*) FROM audit_log WHERE action = 'groundtransfer.update'"); n != 1 {
		t.Errorf("%d entries in the trail", n)
	}
}

// paidForRides lists the booking's payments for transfers, oldest first.
func (r *rides) paidForRides(t *testing.T, bookingID string) (minor []float64) {
	t.Helper()
	for _, p := range r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + bookingID,
		Token: r.token})["payments"].([]any) {
		if p := p.(map[string]any); p["transferMinor"] != nil {
			if p["amountMinor"] != 0.0 {
				t.Errorf("a ride pays for the booking: %v", p)
			}
			minor = append(minor, p["transferMinor"].(float64))
		}
	}
	return minor
}

func (r *rides) cancel(t *testing.T, ride map[string]any) {
	t.Helper()
	request := apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/" + ride["id"].(string) + "/cancel",
		Token: r.token, Header: key8("cancel-ride"), Body: map[string]any{}}
	cancelled := r.Must(t, request)
	if cancelled["displayStatus"] != "cancelled" || cancelled["cancellationType"] != "traveler" {
		t.Errorf("%v", cancelled)
	}
	price := ride["journey"].(map[string]any)["priceSummary"].(map[string]any)["totalMinor"]
	if details :=
		cancelled["journey"].(map[string]any)["cancellationDetails"].(map[string]any); details["refundMinor"] != price {
		t.Errorf("%v of %v goes back", details["refundMinor"], price)
	}
	if again := r.Must(t, request); again["version"] != cancelled["version"] {
		t.Error("the same call cancelled twice")
	}
	request.Header = key8("cancel-ride-again")
	if a := r.Call(t, request); a.Status != http.StatusConflict || a.Code != "illegal_state" {
		t.Errorf("a cancelled ride: %d %s", a.Status, a.Text)
	}
	if a := r.Call(t, apptest.Request{Method: "PATCH", Path: "/api/me/ground-transfers/" + ride["id"].(string),
		Token: r.token,
		Body: map[string]any{"version": cancelled["version"],
			"flightNumber": "TP 9"}}); a.Fields["flightNumber"] != "You can no longer change this ride." {
		t.Errorf("a cancelled ride is corrected: %d %s", a.Status, a.Text)
	}
}

// The duration of a route is returned without booking anything; an unknown place is rejected at its field.
func TestDurationsOfRides(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, apptest.TravelerEmail)
	ask := func(from, to string) apptest.Request {
		return apptest.Request{Method: "POST", Path: "/api/me/ground-transfers/durations", Token: token,
			Body: map[string]any{"arrival": map[string]any{"originPlaceId": from, "destinationPlaceId": to}}}
	}
	out := s.Must(t, ask("iata:LIS", "geonames:2267057"))
	estimated := out["arrival"].(map[string]any)["estimatedDuration"].(float64)
	seconds := time.Duration(estimated * float64(time.Second))
	if seconds < 10*time.Minute || seconds > time.Hour || out["departure"] != nil {
		t.Errorf("%v", out)
	}
	if a := s.Call(t, ask("iata:LIS", "nowhere")); a.Status != http.StatusBadRequest ||
		a.Fields["arrival.destinationPlaceId"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
}
