package app_test

import (
	"net/http"
	"os"
	"strconv"
	"testing"

	"caravan/backend/app/apptest"
)

// proofRuns returns how often a proof runs: few times by default, as often as `make proof` asks otherwise.
func proofRuns(t testing.TB, variable string, few int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return few
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// A traveler changes their booking and cancels it, with the calls that the portal makes.
func TestManageBookingOverHTTP(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	payment, refused, err := s.Book(t.Context(), trip.ID, apptest.TravelerEmail, card, 2)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	me, id := s.SignIn(t, apptest.TravelerEmail), payment["bookingId"].(string)
	inventory := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + "/inventory", Token: me})
	left := int(inventory["singleSupplement"].(map[string]any)["available"].(float64))
	for total, want := range map[int]bool{left: true, left + 1: false} {
		a := s.Must(t, apptest.Request{Method: "GET",
			Path: "/api/me/trips/" + trip.ID + "/inventory/single-supplement?total=" + strconv.Itoa(total), Token: me})
		if got := a["singleSupplement"].(map[string]any)["available"]; got != want {
			t.Errorf("%d of %d private rooms available: %v", total, left, got)
		}
	}
	laysOutWhatCanBeChosen(t, s, me, id)
	rooms := []any{
		map[string]any{"roomType": "single", "travelers": []int{0}},
		map[string]any{"roomType": "single", "travelers": []int{1}},
	}
	cart := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/bookings/" + id + "/cart", Token: me,
		Body: map[string]any{"travelersRooms": rooms}})
	if cart["outcome"] != "paid" || len(cart["added"].([]any)) != 2 ||
		cart["totalMinor"] != cart["upgrade"].(map[string]any)["totalMinor"] {
		t.Fatalf("cart %v", cart)
	}
	update := apptest.Request{Method: "PATCH", Path: "/api/me/bookings/" + id, Token: me,
		Header: map[string]string{"Idempotency-Key": "manage-" + id}, Body: map[string]any{
			"version": cart["version"], "totalMinor": cart["totalMinor"], "travelersRooms": rooms,
			"payment": map[string]any{"paymentOption": "minimum", "amountMinor": least(cart), "paymentMethod": card},
		}}
	updated := s.Must(t, update)
	if updated["successTitle"] != "Payment Complete" || updated["payment"].(map[string]any)["status"] != "succeeded" {
		t.Fatalf("updated %v", updated)
	}
	addOns := updated["booking"].(map[string]any)["addOns"].([]any)
	if len(addOns) != 2 {
		t.Fatalf("%d add-ons", len(addOns))
	}
	if a := s.Call(t, apptest.Request{Method: "PATCH", Path: "/api/me/bookings/" + id, Token: trip.Host,
		Header: update.Header, Body: update.Body}); a.Status != http.StatusNotFound {
		t.Errorf("the host changed it: %d %s", a.Status, a.Text)
	}
	// The traveler reads and chooses in German; English readers get the reason in English.
	german := map[string]string{"Accept-Language": "de"}
	offer := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + id + "/cancellation", Token: me,
		Header: german})
	quote, reason, method := offer["quote"].(object), offer["cancelReasons"].([]any)[4],
		offer["refundMethods"].([]any)[0].(object)["description"]
	if reason != "Visum oder Reisebeschränkungen" || method != "Erstattungsregeln" {
		t.Errorf("in German: %v, %v", reason, method)
	}
	cancel := object{"quoteId": quote["id"], "cancellationDetails": object{
		"reason": reason, "refundMethodDescription": method, "refundMinor": quote["refundMinor"],
		"tripCreditMinor": quote["tripCreditMinor"],
	}}
	done := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/bookings/" + id + "/cancel", Token: me, Body: cancel,
		Header: german})
	if done["status"] != "cancelled" || done["cancellation"].(object)["reason"] != reason {
		t.Fatalf("canceled in German: %v, %v", done["status"], done["cancellation"])
	}
	if read := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + id,
		Token: me}); read["cancellation"].(object)["reason"] != "Visa or travel restrictions" {
		t.Errorf("in English: %v", read["cancellation"])
	}
	waitFor(t, "the money is back",
		func() bool { return count(t, s, "SELECT count(*) FROM booking WHERE is_pending_cancellation") == 0 })
	people := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + id + "/reinstatable-travelers",
		Token: trip.Admin})["travelers"].([]any)
	back := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + id + "/reinstate", Token: trip.Admin,
		Body: map[string]any{
			"bookingStatus": "pending", "secondaryTravelerIds": []any{people[0].(map[string]any)["id"]},
		}})
	if back["status"] != "pending" || back["dueMinor"] != back["totalMinor"] {
		t.Fatalf("reinstated %v, due %v of %v", back["status"], back["dueMinor"], back["totalMinor"])
	}
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + id + "/cancel", Token: trip.Admin,
		Body: map[string]any{"reason": "Asked by mail", "refund": "full"}})
}

// The cart says who travels, how they can sleep, which add-ons each has or could have, and what is paid with the
// change.
func laysOutWhatCanBeChosen(t *testing.T, s *apptest.Server, me, booking string) {
	t.Helper()
	cart := func(body map[string]any) map[string]any {
		return s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/bookings/" + booking + "/cart", Token: me,
			Body: body})
	}
	shown := cart(map[string]any{})
	rooms := shown["roomSelection"].(map[string]any)
	places := rooms["rooms"].([]any)[0].(map[string]any)
	if len(shown["travelers"].([]any)) != 2 || rooms["editable"] != true || rooms["allPrivate"] != false ||
		len(shown["payments"].([]any)) != 0 {
		t.Errorf("nothing chosen: %v", shown)
	}
	if types := places["roomTypes"].([]any); places["travelers"] != 2.0 || len(types) != 2 || types[0] != "twin" {
		t.Errorf("places of a pair: %v", places)
	}
	addOns := func(cart map[string]any, status string) (all []map[string]any) {
		for _, one := range cart["addOns"].([]any) {
			if item := one.(map[string]any); item["status"] == status {
				all = append(all, item)
			}
		}
		return all
	}
	could := addOns(shown, "AVAILABLE")
	if len(could) == 0 || len(could)%2 != 0 {
		t.Fatalf("%d add-ons can be chosen by two travelers", len(could))
	}
	first := could[0]
	if first["next"] != "PENDING_ADDITION" || first["quantity"] != 1.0 || first["manageMode"] != "default" ||
		first["reason"] != nil {
		t.Errorf("an add-on that can be chosen: %v", first)
	}
	chosen := cart(map[string]any{"addOns": []any{map[string]any{"serviceId": first["serviceId"], "user": first["user"],
		"status": first["next"]}}})
	pending, payments := addOns(chosen, "PENDING_ADDITION"), chosen["payments"].([]any)
	if len(pending) != 1 || pending[0]["next"] != "AVAILABLE" ||
		pending[0]["addOnId"] != chosen["added"].([]any)[0].(map[string]any)["addOnId"] {
		t.Errorf("a chosen add-on: %v", pending)
	}
	if len(payments) == 0 || payments[0].(map[string]any)["option"] != "minimum" ||
		payments[0].(map[string]any)["amountMinor"].(float64) <= 0 {
		t.Errorf("what is paid with it: %v", payments)
	}
}

// least returns the smallest amount that a cart can be paid with.
func least(cart map[string]any) any {
	return cart["payments"].([]any)[0].(map[string]any)["amountMinor"]
}
