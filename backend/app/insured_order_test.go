package app_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
)

// insuredOrder is a party of two that buys insurance with its first payment.
type insuredOrder struct {
	*apptest.Server
	*testing.T
	trip             apptest.Trip
	card             string
	me, booking      string
	deposit, premium float64
}

func (o *insuredOrder) must(method, path, token string, body any, header map[string]string) map[string]any {
	o.Helper()
	return o.Must(o.T, apptest.Request{Method: method, Path: path, Token: token, Body: body, Header: header})
}

// policies returns the booking's policies, once all of them have a status.
func (o *insuredOrder) policies(status string) (premiums float64) {
	o.Helper()
	waitFor(o.T, "the policies are "+status, func() bool {
		premiums = 0
		list := o.must("GET", "/api/me/insurance-policies", o.me, nil, nil)["items"].([]any)
		for _, item := range list {
			policy := item.(map[string]any)
			if policy["status"] != status || policy["bookingId"] != o.booking {
				return false
			}
			premiums += policy["premiumMinor"].(float64)
		}
		return len(list) == 2
	})
	return premiums
}

// pays holds spots, insures them and pays both together. A product that was not offered is rejected without a
// charge.
func (o *insuredOrder) pays() {
	o.Helper()
	hold := o.must("POST", "/public/trips/"+o.trip.ID+"/holds", "", object{"spots": 2}, nil)
	path, secret := "/public/holds/"+at(hold, "id"), map[string]string{"X-Hold-Token": at(hold, "token")}
	if hold["insuranceOffered"] != true {
		o.Fatalf("insurance is not offered: %v", hold)
	}
	party := object{
		"customer":               object{"firstName": "Robin", "lastName": "Quick", "email": apptest.TravelerEmail},
		"additionalParticipants": []any{object{"firstName": "Companion", "lastName": "Quicker"}},
	}
	quote := o.must("POST", path+"/insurance", "", party, secret)
	o.deposit, o.premium = hold["quote"].(object)["depositMinor"].(float64), quote["totalMinor"].(float64)
	order := object{
		"paymentOption": "minimum", "amountMinor": o.deposit, "paymentMethod": o.card, "termsAccepted": true,
		"insuranceQuoteId": quote["quoteId"], "insuranceMinor": o.premium,
	}
	for name, value := range party {
		order[name] = value
	}
	for name, wrong := range map[string]object{"another price": {"insuranceMinor": o.premium - 1},
		"no price": {"insuranceMinor": 0}, "another quote": {"insuranceQuoteId": uuid.NewString()}} {
		bad := object{}
		for field, value := range order {
			bad[field] = value
		}
		for field, value := range wrong {
			bad[field] = value
		}
		a := o.Call(o.T, apptest.Request{Method: "POST", Path: path + "/payment", Header: secret, Body: bad})
		if a.Status < 400 || a.Status >= 500 || a.Error == "" {
			o.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	if n := count(o.T, o.Server, "SELECT count(*) FROM payment"); n != 0 {
		o.Fatalf("%d payments of what was refused", n)
	}
	paid := o.must("POST", path+"/payment", "", order, secret)
	if paid["status"] != "succeeded" {
		o.Fatalf("%v", paid)
	}
	o.booking, o.me = at(paid, "bookingId"), o.SignIn(o.T, apptest.TravelerEmail)
}

// upgrades gives each traveler a private room, which raises the insured trip price.
func (o *insuredOrder) upgrades() {
	o.Helper()
	rooms := []any{object{"roomType": "single", "travelers": []int{0}},
		object{"roomType": "single", "travelers": []int{1}}}
	cart := o.must("POST", "/api/me/bookings/"+o.booking+"/cart", o.me, object{"travelersRooms": rooms}, nil)
	more := cart["insuranceAdjustmentMinor"].(float64)
	if more <= 0 || cart["totalWithInsuranceMinor"].(float64) != cart["totalMinor"].(float64)+more {
		o.Fatalf("the insurance does not follow: %v", cart)
	}
	change := func(amount float64) apptest.Request {
		return apptest.Request{Method: http.MethodPatch, Path: "/api/me/bookings/" + o.booking, Token: o.me,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()}, Body: object{
				"version": cart["version"], "totalMinor": cart["totalMinor"], "travelersRooms": rooms,
				"insuranceQuoteId": cart["insuranceQuoteId"],
				"payment":          object{"paymentOption": "minimum", "amountMinor": amount, "paymentMethod": o.card},
			}}
	}
	minimum := least(cart).(float64) - more
	if a := o.Call(o.T, change(minimum+more-1)); a.Status < 400 || a.Status >= 500 {
		o.Errorf("an amount that was not shown: %d %s", a.Status, a.Text)
	}
	updated := o.Must(o.T, change(minimum+more))
	if updated["payment"].(object)["status"] != "succeeded" {
		o.Fatalf("%v", updated)
	}
	o.deposit, o.premium = o.deposit+minimum, o.premium+more
}

// cancels cancels the whole booking by its rules: the trip price by the refund quote, and the premiums of
// policies within their cancellation period.
func (o *insuredOrder) cancels() {
	o.Helper()
	quote := o.must("GET", "/api/me/bookings/"+o.booking+"/cancellation", o.me, nil, nil)["quote"].(object)
	refund := quote["refundMinor"].(float64)
	if refund > o.deposit {
		o.Fatalf("the refund quote of %v knows the insurance: %v was paid for the trip", refund, o.deposit)
	}
	done := o.must("POST", "/api/me/bookings/"+o.booking+"/cancel", o.me,
		object{"quoteId": quote["id"], "cancellationDetails": object{
			"reason": "Visa or travel restrictions", "refundMethodDescription": "Refund Policy", "refundMinor": refund,
			"tripCreditMinor": quote["tripCreditMinor"],
		}}, nil)
	if done["status"] != "cancelled" {
		o.Fatalf("%v", done["status"])
	}
	o.policies("cancelled")
	waitFor(o.T, "the money is back", func() bool {
		return count(o.T, o.Server, "SELECT count(*) FROM refund WHERE status <> 'succeeded'") == 0 &&
			count(o.T, o.Server, "SELECT coalesce(sum(amount_minor), 0) FROM refund") == int(refund+o.premium)
	})
}

// A party is insured with its first payment, the insurance follows a change of the booking, and both are refunded
// by their own rules; what is owed to the insurer matches the policies, to the cent, throughout.
func TestFromAHoldToAnInsuredOrder(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	o := &insuredOrder{Server: s, T: t, trip: s.LiveTrip(t, 2, 10)}
	var err error
	if o.card, err = s.CardToken(t.Context(), apptest.CardGood); err != nil {
		t.Fatal(err)
	}
	holds := func(when string, insurer float64) {
		t.Helper()
		owed := count(t, s, "SELECT coalesce(-sum(amount_minor), 0) FROM ledger_entry WHERE account = 'insurance_payable'")
		clearing := count(t, s, "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = 'provider_clearing'")
		if owed != int(insurer) {
			t.Errorf("%s: the insurer is owed %d, want %v", when, owed, insurer)
		}
		if kept := count(t, s,
			"SELECT coalesce((SELECT sum(amount_minor) FROM payment WHERE status = 'succeeded'), 0) - coalesce((SELECT sum(amount_minor) FROM refund WHERE status = 'succeeded'), 0)"); kept != clearing {
			t.Errorf("%s: payments less refunds are %d, the books have %d", when, kept, clearing)
		}
		booksAreStraight(t, s, s.Tenant(t))
	}
	o.pays()
	if got := o.policies("confirmed"); got != o.premium {
		t.Errorf("the policies cost %v, %v was paid", got, o.premium)
	}
	holds("insured", o.premium)
	booking := o.must("GET", "/api/me/bookings/"+o.booking, o.me, nil, nil)
	if booking["paidMinor"] != o.deposit {
		t.Errorf("the balance knows the premium: %v paid, the deposit is %v", booking["paidMinor"], o.deposit)
	}
	o.upgrades()
	waitFor(t, "the policies follow", func() bool { return o.policies("confirmed") == o.premium })
	holds("changed", o.premium)
	o.cancels()
	holds("cancelled", 0)
}
