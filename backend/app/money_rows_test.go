package app_test

import (
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant/company"
)

const (
	anybody = "everybody may"
	noInput = "it takes no input"
	noTime  = "it has no wrong time"
)

type object = map[string]any

func at(of map[string]any, name string) string { return of[name].(string) }

// rows are the table, ordered so that one success enables the next.
func (m moneyBench) rows() []moneyRow {
	trip, booking := m.objects["Trip"], m.objects["Booking"]
	gone := m.goneBooking(trip)
	return append(append(append(m.checkoutRows(trip), m.travelerRows(booking, gone)...), m.adminRows(booking, gone)...),
		m.payoutRows(trip, booking)...)
}

// goneBooking returns a canceled, refunded booking of the traveler.
func (m moneyBench) goneBooking(trip string) string {
	m.Helper()
	payment, refused, err := m.Book(m.Context(), trip, apptest.TravelerEmail, m.card(apptest.CardGood), 2)
	if err != nil || refused != nil {
		m.Fatalf("%v %+v", err, refused)
	}
	id := at(payment, "bookingId")
	m.must("POST", "/api/admin/bookings/"+id+"/cancel", m.tokens[admin],
		object{"reason": "For the table", "refund": "full"})
	m.quiet()
	return id
}

func (m moneyBench) held(trip string) (id string, secret map[string]string, quote object) {
	m.Helper()
	h := m.must("POST", "/public/trips/"+trip+"/holds", "", object{"spots": 1})
	return at(h, "id"), map[string]string{"X-Hold-Token": at(h, "token")}, h["quote"].(object)
}

func (m moneyBench) checkoutRows(trip string) []moneyRow {
	id, secret, quote := m.held(trip)
	free, freeSecret, _ := m.held(trip)
	over, overSecret, _ := m.held(trip)
	m.must("DELETE", "/public/holds/"+over, "", nil, overSecret)
	wrong := map[string]string{"X-Hold-Token": "none of yours, none of yours"}
	customer := object{"firstName": "Ada", "lastName": "Book", "email": "ada.table@example.com"}
	order := func(terms bool) object {
		return object{"customer": customer, "paymentOption": "minimum", "amountMinor": quote["depositMinor"],
			"paymentMethod": m.card(authenticationCard), "termsAccepted": terms}
	}
	gone := map[string]string{"id": over}
	pay := map[string]string{}
	paySecret := map[string]string{}
	waiting := object{"spots": 1, "customer": object{"firstName": "Wil", "lastName": "Wait",
		"email": "wil.table@example.com"}}
	return []moneyRow{
		{operation: "createHold", path: map[string]string{"tripId": trip}, caller: anonymous, denied: anybody,
			bad: object{"spots": 0}, illegal: object{"spots": 50}, body: object{"spots": 1}},
		{operation: "quoteHoldInsurance", path: map[string]string{"id": id}, caller: anonymous, header: secret, secret: wrong,
			body: object{"customer": customer},
			bad:  object{"customer": object{"firstName": "Ada", "lastName": "Book"}}, illegal: object{"customer": customer},
			lateOn: gone, lateAs: overSecret},
		{operation: "payHold", path: map[string]string{"id": id}, caller: anonymous, header: secret, secret: wrong,
			body: order(true), bad: order(false), illegal: order(true), lateOn: gone, lateAs: overSecret,
			then: func(data map[string]any) {
				pay["id"], paySecret["X-Payment-Secret"] = at(data, "paymentId"), at(data, "secret")
			}},
		{operation: "authenticatePayment", path: pay, header: paySecret, caller: anonymous,
			secret: map[string]string{"X-Payment-Secret": "none of yours, none of yours"}, body: object{"approve": true},
			bad: object{"approve": "perhaps"}, illegal: "one that has ended says how it ended"},
		{operation: "applyHoldDiscount", path: map[string]string{"id": free}, caller: anonymous, header: freeSecret,
			secret: wrong, bad: object{"code": "NOSUCHCODE"},
			body: object{"code": "NOSUCHCODE"}, illegal: object{"code": "NOSUCHCODE"}, lateOn: gone, lateAs: overSecret,
			elsewhere: "TestACodeAtCheckoutIsUsedOnce"},
		{operation: "removeHoldDiscount", path: map[string]string{"id": free}, caller: anonymous, header: freeSecret,
			secret: wrong, bad: noInput, illegal: object{}, lateOn: gone, lateAs: overSecret},
		{operation: "remindOfHold", path: map[string]string{"id": free}, caller: anonymous, header: freeSecret, secret: wrong,
			bad:     object{"email": "nobody"},
			body:    object{"email": "ada.table@example.com"},
			illegal: "the mail is about a hold that has ended, so it may be asked for then too"},
		{operation: "releaseHold", path: map[string]string{"id": free}, caller: anonymous, header: freeSecret, secret: wrong,
			bad: noInput, illegal: "one that has ended stays as it is"},
		{operation: "createSandboxToken", caller: anonymous, denied: anybody, bad: object{"number": "4242", "expMonth": 12,
			"expYear": time.Now().Year() + 3, "cvc": "123"},
			illegal: noTime, body: object{"number": "4242424242424242", "expMonth": 12, "expYear": time.Now().Year() + 3,
				"cvc": "123"}},
		{operation: "joinWaitlist", path: map[string]string{"tripId": trip}, caller: anonymous, denied: anybody,
			bad: object{"spots": 0, "customer": waiting["customer"]},
			// It is illegal while there are spots; they are taken in between.
			illegal: waiting, body: waiting, elsewhere: "TestWaitlistGoesByParty"},
	}
}

// authenticationCard requires authentication by the cardholder.
const authenticationCard = "4000002500003155"

func (m moneyBench) travelerRows(booking, gone string) []moneyRow {
	me := m.tokens[ownTraveler]
	of := map[string]string{"id": booking}
	on := map[string]string{"id": gone}
	now := m.must("GET", "/api/me/bookings/"+booking, me, nil)
	party := now["customer"].(object)
	offers := m.must("POST", "/api/me/bookings/"+booking+"/cart", me,
		object{})["serviceInventory"].(object)["offers"].([]any)
	added := []any{object{"serviceId": offers[0].(object)["serviceId"], "user": party["id"], "status": "PENDING_ADDITION"}}
	cart := object{"addOns": added}
	change, remove, automatic, transfer, paid := object{}, object{}, object{}, object{}, object{}
	wrongChange := object{}
	card := m.card(apptest.CardGood)
	kept, credit := map[string]string{}, map[string]string{}
	quote, insure, wrongInsure, drop := object{}, object{}, object{}, object{}
	return []moneyRow{
		{operation: "previewBookingChange", path: of, caller: ownTraveler, denied: ownHost, body: cart,
			bad: object{"addOns": []any{object{"serviceId": uuid.NewString(), "user": party["id"],
				"status": "PENDING_ADDITION"}}}, illegal: "it tells that the booking can not be edited"},
		{operation: "updateBooking", path: of, caller: ownTraveler, denied: ownHost, body: change, bad: wrongChange,
			illegal: change, lateOn: on, prepare: func() {
				shown := m.must("POST", "/api/me/bookings/"+booking+"/cart", me, cart)
				change["version"], change["totalMinor"], change["addOns"] = shown["version"], shown["totalMinor"], added
				change["payment"] = object{"paymentOption": "minimum", "amountMinor": least(shown), "paymentMethod": card}
				wrongChange["version"], wrongChange["totalMinor"], wrongChange["addOns"], wrongChange["payment"] = shown["version"],
					1, added, change["payment"]
			}},
		{operation: "removeAddOns", path: of, caller: ownTraveler, denied: ownHost, body: remove,
			bad: object{"addOnIds": []string{}, "version": 1, "totalMinor": 0}, illegal: remove, lateOn: on, prepare: func() {
				full := m.must("GET", "/api/me/bookings/"+booking, me, nil)
				addOn := full["addOns"].([]any)[0].(object)
				shown := m.must("POST", "/api/me/bookings/"+booking+"/cart", me,
					object{"addOns": []any{object{"addOnId": addOn["addOnId"], "status": "PENDING_REMOVAL"}}})
				remove["addOnIds"], remove["version"], remove["totalMinor"] = []any{addOn["addOnId"]}, shown["version"],
					shown["totalMinor"]
			}},
		{operation: "payBooking", path: of, caller: ownTraveler, denied: ownHost, body: paid,
			bad: object{"paymentOption": "custom", "amountMinor": 1, "paymentMethod": card}, illegal: object{
				"paymentOption": "full", "amountMinor": 10_000, "paymentMethod": card}, lateOn: on, prepare: func() {
				paid["paymentOption"], paid["amountMinor"], paid["paymentMethod"] = "custom", 10_000, card
			}},
		{operation: "replaceParticipant", path: map[string]string{"id": booking, "participantId": at(party, "id")},
			caller: ownTraveler, denied: ownHost,
			body:    object{"traveler": object{"firstName": "Robin", "lastName": "Quicker", "email": party["email"]}},
			bad:     object{"traveler": object{"firstName": "", "lastName": ""}},
			illegal: object{"traveler": object{"firstName": "Robin", "lastName": "Quicker"}}, lateOn: on},
		{operation: "getReplacementOffer", path: map[string]string{"id": booking, "participantId": at(party, "id")},
			caller: ownTraveler, denied: ownHost,
			bad: noInput, illegal: "it tells that the spot cannot go to another person"},
		{operation: "saveCard", caller: ownTraveler, denied: asTraveler,
			body: object{"paymentMethod": m.card(apptest.CardGood)}, bad: object{}, illegal: noTime, then: func(map[string]any) {
				list := m.must("GET", "/api/me/cards", me, nil)["items"].([]any)
				kept["id"] = at(list[0].(object), "id")
				automatic["on"], automatic["cardId"] = true, kept["id"]
			}},
		{operation: "setAutomaticPayment", path: of, caller: ownTraveler, denied: ownHost, body: automatic,
			bad: object{"on": true}, illegal: noTime},
		{operation: "removeCard", path: kept, caller: ownTraveler, denied: otherHost, bad: noInput, badPath: nil,
			illegal: noTime},
		{operation: "transferCredit", path: credit, caller: ownTraveler, denied: asTraveler, body: transfer,
			bad: object{"email": "nobody at all"}, illegal: transfer, repeated: true, prepare: func() {
				credit["id"], transfer["email"] = m.credit(booking, 5_000), apptest.HostEmail
			}},
		{operation: "declineInsurance", path: of, caller: ownTraveler, denied: ownHost, bad: noInput, illegal: noTime},
		{operation: "quoteInsurance", path: of, caller: ownTraveler, denied: ownHost, body: object{},
			bad: object{"participants": []string{uuid.NewString()}}, illegal: object{}, lateOn: on,
			then: func(data map[string]any) {
				quote = data
				insure["quoteId"], insure["amountMinor"], insure["paymentMethod"] = quote["quoteId"], quote["totalMinor"], card
				wrongInsure["quoteId"], wrongInsure["amountMinor"], wrongInsure["paymentMethod"] = quote["quoteId"], 1, card
			}},
		{operation: "buyInsurance", path: of, caller: ownTraveler, denied: ownHost, body: insure, bad: wrongInsure,
			illegal: insure, repeated: true},
		{operation: "repriceQuotes", path: of, caller: ownTraveler, denied: ownHost,
			body: object{"status": "pending", "role": "traveler"},
			bad:  object{"status": "pending", "role": "traveler", "travelAmountMinor": 1}, illegal: "it reprices what there is"},
		{operation: "cancelInsurance", path: of, caller: ownTraveler, denied: ownHost, body: drop,
			bad: object{"bookingId": uuid.NewString(), "addOnId": uuid.NewString()}, illegal: drop, repeated: true,
			prepare: func() {
				m.quiet()
				list := m.must("GET", "/api/me/insurance-policies", me, nil)["items"].([]any)
				drop["bookingId"], drop["addOnId"] = booking, list[0].(object)["addOnId"]
			}},
	}
}

func (m moneyBench) adminRows(booking, gone string) []moneyRow {
	of, on := map[string]string{"id": booking}, map[string]string{"id": gone}
	items, few := object{}, object{"affectedItems": []any{object{"itemId": "none"}}}
	trip := map[string]string{"tripId": m.objects["Trip"]}
	orders := object{}
	code, changed, stale := map[string]string{}, object{}, object{}
	discount, unknown := object{"code": "TABLE10"}, object{"code": "NOSUCHCODE"}
	cancel, wrongCancel := object{}, object{}
	back := object{"bookingStatus": "pending", "secondaryTravelerIds": []any{}}
	return []moneyRow{
		{operation: "exportBookings", caller: admin, denied: manager, bad: noInput, illegal: noTime},
		{operation: "confirmBookings", path: trip, caller: ownHost, denied: otherHost, body: orders,
			bad: object{"orderIds": []string{}}, illegal: orders, repeated: true, prepare: func() {
				ids := []any{}
				for _, b := range m.must("GET", "/api/admin/bookings?tripId="+m.objects["Trip"], m.tokens[admin],
					nil)["items"].([]any) {
					if of := b.(object); of["status"] == "pending" {
						ids = append(ids, of["id"])
					}
				}
				orders["orderIds"] = ids
			}},
		{operation: "cancelBookings", path: trip, caller: ownHost, denied: otherHost,
			body: object{"orders": []any{object{"id": gone, "status": "pending", "refundMinor": 0}}},
			bad:  object{"orders": []any{}}, illegal: object{
				"orders": []any{object{"id": gone, "status": "pending", "refundMinor": 0}}}, elsewhere: "TestHostRejects"},
		{operation: "adminCalculateRefund", path: of, caller: admin, denied: manager, body: items, bad: few, illegal: items,
			lateOn: on, prepare: func() {
				list := m.must("GET", "/api/admin/bookings/"+booking+"/money", m.tokens[admin], nil)["items"].([]any)
				items["affectedItems"] = []any{object{"itemId": list[0].(object)["itemId"], "amountMinor": 1_000}}
			}},
		{operation: "adminRefundBooking", path: of, caller: admin, denied: manager, body: items, bad: few, illegal: items,
			lateOn: on},
		{operation: "createDiscountCode", caller: admin, denied: manager, body: object{"code": "TABLE10", "percentBp": 1_000,
			"active": true}, bad: object{"code": "x"},
			illegal: object{"code": "TABLE10", "percentBp": 1_000}, repeated: true, then: func(data map[string]any) {
				code["id"] = at(data, "id")
				changed["code"], changed["percentBp"], changed["active"], changed["version"] = "TABLE10", 2_000, true,
					data["version"]
				stale["code"], stale["percentBp"], stale["active"], stale["version"] = "TABLE10", 2_000, true, 99
			}},
		{operation: "updateDiscountCode", path: code, caller: admin, denied: manager, body: changed, bad: object{"code": "x"},
			illegal: stale},
		{operation: "adminCalculateDiscount", path: of, caller: admin, denied: manager, body: discount, bad: unknown,
			illegal: discount, lateOn: on},
		{operation: "adminApplyDiscount", path: of, caller: admin, denied: manager, body: discount, bad: unknown,
			illegal: discount, repeated: true},
		{operation: "adminRemoveDiscount", path: of, caller: admin, denied: manager, body: discount, bad: unknown,
			illegal: discount, repeated: true},
		{operation: "runReconciliation", caller: admin, denied: manager, bad: noInput, illegal: noTime},
		{operation: "settleDifference", path: map[string]string{"id": uuid.NewString()}, caller: admin, denied: manager,
			bad: object{}, illegal: noTime, elsewhere: "TestReconciliationFindsExplainsAndSettles"},
		{operation: "adminCalculateCancellation", path: of, caller: admin, denied: manager, body: object{"refund": "full"},
			bad: object{"refund": "some"}, illegal: object{"refund": "full"}, lateOn: on, then: func(data map[string]any) {
				cancel["reason"], cancel["refund"], cancel["refundMinor"] = "For the table", "full", data["refundMinor"]
				wrongCancel["reason"], wrongCancel["refund"], wrongCancel["refundMinor"] = "For the table", "full", 1
			}},
		{operation: "cancelBooking", path: of, caller: ownTraveler, denied: ownHost, bad: object{"quoteId": "old",
			"cancellationDetails": object{"reason": "The price", "refundMinor": 1, "tripCreditMinor": 0}},
			illegal: object{"quoteId": "old", "cancellationDetails": object{"reason": "The price", "refundMinor": 0,
				"tripCreditMinor": 0}}, lateOn: on, elsewhere: "TestManageBookingOverHTTP"},
		{operation: "adminCancelBooking", path: of, caller: admin, denied: manager, body: cancel, bad: wrongCancel,
			illegal: cancel, lateOn: on},
		{operation: "waiveFee", path: of, caller: manager, denied: ownTraveler,
			bad:     object{"itemId": "spot.none", "amountMinor": 1, "reason": "For the table"},
			illegal: "the test of the success forces it", elsewhere: "TestATripManagerWaivesFeesWithinTheLimit"},
		{operation: "changePayer", path: of, caller: admin, denied: manager, bad: object{"participantId": uuid.NewString(),
			"reason": "For the table", "version": 1},
			illegal: "the test of the success forces it", elsewhere: "TestAnotherTravelerPays"},
		{operation: "adminCalculateMove", path: of, caller: admin, denied: manager, bad: object{},
			illegal: "it tells why it can not move", elsewhere: "TestABookingMovesToAnotherTrip"},
		{operation: "moveBooking", path: of, caller: admin, denied: manager, bad: object{"tripId": m.objects["Trip"],
			"reason": "For the table", "totalMinor": 1},
			illegal: "the test of the success forces it", elsewhere: "TestABookingMovesToAnotherTrip"},
		{operation: "adminCalculateReinstatement", path: of, caller: manager, denied: ownTraveler, body: back,
			bad:     object{"bookingStatus": "closed", "secondaryTravelerIds": []any{}},
			illegal: "it tells why it can not come back", prepare: func() { m.quiet() }},
		{operation: "reinstateBooking", path: of, caller: manager, denied: ownTraveler, body: back,
			bad:     object{"bookingStatus": "pending", "secondaryTravelerIds": []any{uuid.NewString()}},
			illegal: back, repeated: true},
	}
}

func (m moneyBench) payoutRows(trip, booking string) []moneyRow {
	account := object{"holder": "Harper Lane", "number": "DE89 3704 0044 0532 0130 00"}
	mistyped := object{"holder": "Harper Lane", "number": "DE89 3704 0044 0532 0130 01"}
	host, operator := m.objects["Host"], m.objects["Operator"]
	hosts := m.must("GET", "/api/admin/hosts?limit=50", m.tokens[admin], nil)["items"].([]any)
	other := ""
	for _, h := range hosts {
		if id := at(h.(object), "id"); id != host {
			other = id
		}
	}
	payout := uuid.Must(uuid.NewV7()).String()
	insurer := m.Tenant(m.T).Companies.Of(company.Insurance)[0].ID.String()
	refer := map[string]string{"id": host}
	return []moneyRow{
		{operation: "setHostPayoutAccount", path: map[string]string{"id": host}, caller: ownHost, denied: impersonating,
			body: account, bad: mistyped, illegal: noTime},
		{operation: "setOperatorPayoutAccount", path: map[string]string{"operatorId": operator}, caller: ownOperator,
			denied: asOperator, body: account, bad: mistyped, illegal: noTime},
		{operation: "setInsurerPayoutAccount", path: map[string]string{"insurer": insurer}, caller: admin,
			denied: manager, body: account, bad: mistyped, illegal: account,
			lateOn: map[string]string{"insurer": uuid.NewString()}},
		{operation: "setHostReferrer", path: refer, caller: admin, denied: manager, body: object{"referrerId": other},
			bad: object{"referrerId": host}, illegal: object{"referrerId": other}, repeated: true},
		{operation: "actOnPayout", path: map[string]string{"id": payout, "action": "hold"}, caller: admin, denied: manager,
			body: object{"reason": "Looked at"}, bad: object{}, illegal: object{},
			lateOn: map[string]string{"action": "release"}, prepare: func() {
				m.exec(
					`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, trip_id, kind, amount_minor, currency, status, due_on, created_at)
					VALUES ($1, $2, 'host', $3, $4, 'firstHalf', 1000, 'USD', 'scheduled', current_date + 30, now())`,
					m.Tenant(m.T).ID, payout, host, trip)
			}},
	}
}
