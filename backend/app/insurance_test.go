package app_test

import (
	"net/http"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// A traveler is offered insurance, buys it, reads the confirmation of benefits, and cancels it.
func TestInsuranceOverHTTP(t *testing.T) {
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
	path := "/api/me/bookings/" + id + "/insurance"
	get := func() map[string]any { return s.Must(t, apptest.Request{Method: "GET", Path: path, Token: me}) }
	if offer := get(); offer["offered"] != true || offer["declined"] != false || len(offer["policies"].([]any)) != 0 {
		t.Fatalf("%v", offer)
	}
	if declined := s.Must(t, apptest.Request{Method: "POST", Path: path + "/decline",
		Token: me}); declined["declined"] != true {
		t.Errorf("%v", declined)
	}
	quote := s.Must(t, apptest.Request{Method: "POST", Path: path + "/quote", Token: me, Body: map[string]any{}})
	buy := apptest.Request{Method: "POST", Path: path, Token: me,
		Header: map[string]string{"Idempotency-Key": "insure-" + id}, Body: map[string]any{
			"quoteId": quote["quoteId"], "amountMinor": quote["totalMinor"], "paymentMethod": card,
		}}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: path, Token: trip.Host, Header: buy.Header,
		Body: buy.Body}); a.Status != http.StatusNotFound {
		t.Errorf("the host bought insurance: %d", a.Status)
	}
	if paid := s.Must(t, buy); paid["status"] != "succeeded" {
		t.Fatalf("%v", paid)
	}
	payments := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + id, Token: me})["payments"].([]any)
	if insured := payments[len(payments)-1].(map[string]any); insured["insuranceMinor"] != quote["totalMinor"] ||
		insured["amountMinor"] != float64(0) {
		t.Errorf("the history shows %v", payments)
	}
	var policy map[string]any
	waitFor(t, "the policies are bought", func() bool {
		list := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/insurance-policies", Token: me})["items"].([]any)
		policy = list[0].(map[string]any)
		return len(list) == 2 && policy["status"] == "confirmed" && list[1].(map[string]any)["status"] == "confirmed"
	})
	if policy["display"] != "POLICY # "+policy["policyNumber"].(string) || policy["cancellable"] != true ||
		get()["declined"] != false {
		t.Errorf("%v", policy)
	}
	pdf := s.Call(t, apptest.Request{Method: "GET", Path: policy["confirmationOfBenefitsUrl"].(string), Token: me})
	if pdf.Status != http.StatusOK || !strings.HasPrefix(pdf.Text, "%PDF-") {
		t.Errorf("confirmation of benefits: %d %.60s", pdf.Status, pdf.Text)
	}
	cancelled := s.Must(t, apptest.Request{Method: "POST", Path: path + "/cancel", Token: me,
		Header: map[string]string{"Idempotency-Key": "cancel-" + id}, Body: map[string]any{
			"bookingId": id, "addOnId": policy["addOnId"],
		}})
	if cancelled["status"] != "cancelled" || cancelled["display"] != "CANCELLED" {
		t.Errorf("%v", cancelled)
	}
	reprice := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/bookings/" + id + "/reprice-quotes", Token: me,
		Body: map[string]any{
			"status": "pending", "role": "traveler", "travelersRooms": []any{
				map[string]any{"roomType": "single", "travelers": []int{0}},
				map[string]any{"roomType": "single", "travelers": []int{1}},
			},
		}})
	if reprice["insuranceChangeMinor"].(float64) <= 0 || len(reprice["repricedAddOns"].([]any)) != 1 {
		t.Errorf("%v", reprice)
	}
	history := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + id, Token: me})["payments"].([]any)
	if back := history[len(history)-1].(map[string]any); back["type"] != "refund" ||
		back["insuranceMinor"] != -policy["premiumMinor"].(float64) || back["amountMinor"] != float64(0) {
		t.Errorf("the history shows %v", history)
	}
	waitFor(t, "the premium is back",
		func() bool { return count(t, s, "SELECT count(*) FROM refund WHERE status = 'succeeded'") == 1 })
	booksAreStraight(t, s, s.Tenant(t))
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/public/insurance/webhooks/http",
		Body: map[string]any{"tenantId": s.Tenant(t).ID, "policyRef": "x"}}); a.Status != http.StatusUnauthorized {
		t.Errorf("unsigned news: %d", a.Status)
	}
}
