package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// tardy are travelers who act on outdated information: whatever they try changes nothing.
type tardy struct {
	*apptest.Server
	*testing.T
	trip     apptest.Trip
	me, card string
}

// everything is a digest of bookings, money, holds, and transfers.
const everything = `SELECT concat_ws(' ',
	(SELECT string_agg(concat(id, status, version, spots, supplements), ' ' ORDER BY id) FROM booking),
	(SELECT string_agg(concat(booking_id, member_id, email), ' ' ORDER BY id) FROM booking_participant),
	(SELECT string_agg(concat(id, spots_taken, single_supplement_taken), ' ' ORDER BY id) FROM trip),
	(SELECT string_agg(concat(id, state), ' ' ORDER BY id) FROM hold WHERE state IN ('active', 'paying', 'converted')),
	(SELECT count(*) FROM payment), (SELECT count(*) FROM refund), (SELECT count(*) FROM ledger_entry),
	(SELECT count(*) FROM ground_transfer), (SELECT count(*) FROM insurance_policy))`

func (l *tardy) stands() (all string) {
	l.Helper()
	inTenant(l.T, l.Server, func(tx pgx.Tx) error { return tx.QueryRow(l.Context(), everything).Scan(&all) })
	return all
}

func (l *tardy) sets(query string, values ...any) {
	l.Helper()
	inTenant(l.T, l.Server, func(tx pgx.Tx) error {
		done, err := tx.Exec(l.Context(), query, values...)
		if err == nil && done.RowsAffected() == 0 {
			l.Fatalf("nothing to change: %s", query)
		}
		return err
	})
}

// refused makes a call that must be rejected with a stable code and this message, and change nothing.
func (l *tardy) refused(what string, r apptest.Request, status int, code, says string) apptest.Answer {
	l.Helper()
	before := l.stands()
	a := l.Call(l.T, r)
	said := a.Error
	for _, field := range a.Fields {
		said += " " + field
	}
	if a.Status != status || a.Code != code || !strings.Contains(said, says) {
		l.Errorf("%s: %d %s %q, want %d %s %q", what, a.Status, a.Code, said, status, code, says)
	}
	if l.stands() != before {
		l.Errorf("%s: refused, and something changed", what)
	}
	return a
}

func (l *tardy) must(method, path string, body any) map[string]any {
	l.Helper()
	return l.Must(l.T, apptest.Request{Method: method, Path: path, Token: l.me, Body: body})
}

// books creates a booking of the traveler that is paid as far as required.
func (l *tardy) books(email string, spots int) (booking string) {
	l.Helper()
	paid, refused, err := l.Book(l.Context(), l.trip.ID, email, l.card, spots)
	if err != nil || refused != nil {
		l.Fatalf("book: %v %+v", err, refused)
	}
	return at(paid, "bookingId")
}

func latecomer(t *testing.T, spots int) *tardy {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	l := &tardy{Server: s, T: t, trip: s.LiveTrip(t, 2, spots)}
	var err error
	if l.card, err = s.CardToken(t.Context(), apptest.CardGood); err != nil {
		t.Fatal(err)
	}
	l.me = s.SignIn(t, apptest.TravelerEmail)
	return l
}

// Prices that were shown and no longer apply are rejected with the new ones, whatever they were for, and
// repeating the order succeeds.
func TestPricesThatHoldNoLongerAreRefused(t *testing.T) {
	t.Parallel()
	l := latecomer(t, 10)
	booking := "/api/me/bookings/" + l.books(apptest.TravelerEmail, 2)
	approve(t, l.Server, l.trip.ID)
	l.changes(booking)
	l.insures(booking)
	l.rides()
	l.cancels(booking)
	booksAreStraight(t, l.Server, l.Tenant(t))
}

// changes requests private rooms at an outdated price, and then with a cart that another device replaced.
func (l *tardy) changes(booking string) {
	l.Helper()
	rooms := []any{object{"roomType": "single", "travelers": []int{0}},
		object{"roomType": "single", "travelers": []int{1}}}
	shown := func() map[string]any { return l.must("POST", booking+"/cart", object{"travelersRooms": rooms}) }
	update := func(key string, cart map[string]any) apptest.Request {
		return apptest.Request{Method: "PATCH", Path: booking, Token: l.me, Header: key8("rooms-" + key), Body: object{
			"version": cart["version"], "totalMinor": cart["totalMinor"], "travelersRooms": rooms,
			"payment": object{"paymentOption": "minimum", "amountMinor": least(cart), "paymentMethod": l.card},
		}}
	}
	old := shown()
	l.sets("UPDATE trip SET single_supplement_price_minor = single_supplement_price_minor + 5000 WHERE id = $1", l.trip.ID)
	a := l.refused("a dearer room", update("dearer", old), http.StatusConflict, "amount_mismatch",
		"The price of your changes is different now. Review it and try again.")
	now := shown()
	if a.Details["totalMinor"] != now["totalMinor"] || now["totalMinor"] == old["totalMinor"] {
		l.Errorf("told %v, shown %v", a.Details, now["totalMinor"])
	}
	l.Must(l.T, update("now", now))
	l.refused("a cart from before", update("again", now), http.StatusConflict, "conflict",
		"Reload to see the latest version, then try again.")
}

// insures requests the policy at an expired quote.
func (l *tardy) insures(booking string) {
	l.Helper()
	buy := func(quote map[string]any) apptest.Request {
		return apptest.Request{Method: "POST", Path: booking + "/insurance", Token: l.me, Body: object{
			"quoteId": quote["quoteId"], "amountMinor": quote["totalMinor"], "paymentMethod": l.card,
		}}
	}
	old := l.must("POST", booking+"/insurance/quote", object{})
	l.sets("UPDATE insurance_quote SET expires_at = created_at WHERE id = $1", old["quoteId"])
	l.refused("an old quote of the insurer", buy(old), http.StatusConflict, "amount_mismatch",
		"The price of your insurance has changed. Review it and try again.")
}

// rides orders a vehicle at an expired quote.
func (l *tardy) rides() {
	l.Helper()
	r := &rides{Server: l.Server, trip: l.trip.ID, token: l.me, card: l.card}
	r.plan(l.T)
	order := func(key string, quote any) apptest.Request {
		return apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: l.me, Header: key8(key),
			Body: r.order(quote, quote.(object)["priceMinor"])}
	}
	quotes := r.quotes(l.T, l.me)
	l.sets("UPDATE ground_transfer_quote SET expires_at = created_at")
	l.refused("an old price of a ride", order("old-ride", quotes[0]), http.StatusConflict, "amount_mismatch",
		"The price of your ride has changed. Review it and try again.")
	l.Must(l.T, order("new-ride", r.quotes(l.T, l.me)[0]))
}

// cancels with a refund that was shown before more was paid.
func (l *tardy) cancels(booking string) {
	l.Helper()
	shown := func() map[string]any { return l.must("GET", booking+"/cancellation", nil)["quote"].(object) }
	cancel := func(quote map[string]any) apptest.Request {
		return apptest.Request{Method: "POST", Path: booking + "/cancel", Token: l.me,
			Body: object{"quoteId": quote["id"], "cancellationDetails": object{
				"reason": "The price", "refundMethodDescription": "Refund Policy", "refundMinor": quote["refundMinor"],
				"tripCreditMinor": quote["tripCreditMinor"],
			}}}
	}
	old, due := shown(), l.must("GET", booking, nil)["dueMinor"]
	l.must("POST", booking+"/payments", object{"paymentOption": "full", "amountMinor": due, "paymentMethod": l.card})
	a := l.refused("an old refund", cancel(old), http.StatusConflict, "amount_mismatch",
		"Your refund has changed. Review it and try again.")
	now := shown()
	if a.Details["refundMinor"] != now["refundMinor"] || now["refundMinor"] == old["refundMinor"] {
		l.Errorf("told %v, shown %v", a.Details, now["refundMinor"])
	}
	l.refused("the balance again", apptest.Request{Method: "POST", Path: booking + "/payments", Token: l.me, Body: object{
		"paymentOption": "full", "amountMinor": due, "paymentMethod": l.card}}, http.StatusConflict, "illegal_state",
		"There’s nothing left to pay.")
	l.Must(l.T, cancel(now))
	l.Eventually(l.T, "the money and the ride are back", func() bool {
		return count(l.T, l.Server, "SELECT count(*) FROM booking WHERE is_pending_cancellation") == 0 &&
			count(l.T, l.Server, "SELECT count(*) FROM refund WHERE aside = 'transfer' AND status = 'succeeded'") == 1
	})
	l.refused("what is over", cancel(now), http.StatusConflict, "illegal_state", "canceled")
	l.refused("the balance of what is over", apptest.Request{Method: "POST", Path: booking + "/payments", Token: l.me,
		Body: object{
			"paymentOption": "full", "amountMinor": due, "paymentMethod": l.card}}, http.StatusConflict, "illegal_state",
		"This booking is canceled.")
}

// A hold that expires during the checkout is reported at each remaining step, nothing is charged, and its link
// still has the choices, so that they can be held again with one click. Another person's link does not open it.
func TestAHoldThatRunsOutInTheMiddle(t *testing.T) {
	t.Parallel()
	l := latecomer(t, 10)
	hold := l.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + l.trip.ID + "/holds",
		Body: object{"spots": 2}})
	path, secret := "/public/holds/"+at(hold, "id"), map[string]string{"X-Hold-Token": at(hold, "token")}
	party := object{
		"customer":               object{"firstName": "Robin", "lastName": "Quick", "email": apptest.TravelerEmail},
		"additionalParticipants": []any{object{"firstName": "Companion", "lastName": "Quicker"}},
	}
	order := object{
		"customer": party["customer"], "additionalParticipants": party["additionalParticipants"], "paymentOption": "minimum",
		"paymentMethod": l.card, "termsAccepted": true, "amountMinor": hold["quote"].(object)["depositMinor"],
	}
	others := l.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + l.trip.ID + "/holds",
		Body: object{"spots": 1}})
	with := map[string]string{"X-Hold-Token": at(others, "token")}
	l.refused("by another's link", apptest.Request{Method: "GET", Path: path, Header: with}, http.StatusNotFound,
		"not_found", "could not be found.")
	l.refused("paid by another's link", apptest.Request{Method: "POST", Path: path + "/payment", Header: with,
		Body: order}, http.StatusNotFound, "not_found", "could not be found.")
	l.sets("UPDATE hold SET expires_at = created_at WHERE id = $1", hold["id"])
	const over = "Your time to book has run out. Choose your spots again."
	for what, r := range map[string]apptest.Request{
		"paying": {Path: path + "/payment", Body: order}, "insurance": {Path: path + "/insurance", Body: party},
		"a discount": {Path: path + "/discount", Body: object{"code": "SUMMER"}},
	} {
		r.Method, r.Header = "POST", secret
		l.refused(what, r, http.StatusConflict, "hold_expired", over)
	}
	if left := l.Must(t, apptest.Request{Method: "GET", Path: path, Header: secret}); left["state"] != "expired" ||
		left["spots"] != 2.0 || left["tripPath"] != l.trip.Path {
		t.Errorf("what the link tells: %v", left)
	}
	l.books(apptest.TravelerEmail, 2)
}

// Paying for offered spots after they expired is rejected; the next party gets them.
func TestWhoPaysForAnOfferTooLate(t *testing.T) {
	t.Parallel()
	l := latecomer(t, 2)
	first := l.books("first@late.example", 2)
	join := func(email string) string {
		return at(l.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + l.trip.ID + "/waitlist", Body: object{
			"spots": 2, "customer": object{"firstName": "Wil", "lastName": "Wait", "email": email},
			"additionalParticipants": []any{object{"firstName": "Friend", "lastName": "Too"}},
		}}), "bookingId")
	}
	mine, next := join(apptest.TravelerEmail), join("next@late.example")
	state := func(booking string) any {
		return l.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + booking,
			Token: l.trip.Admin})["status"]
	}
	pay := func() apptest.Request {
		b := l.must("GET", "/api/me/bookings/"+mine, nil)
		return apptest.Request{Method: "POST", Path: "/api/me/bookings/" + mine + "/payments", Token: l.me, Body: object{
			"paymentOption": "full", "amountMinor": b["totalMinor"], "paymentMethod": l.card}}
	}
	l.refused("before an offer", pay(), http.StatusConflict, "illegal_state",
		"You’re on the waitlist. You pay once spots open for your party.")
	l.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + first + "/cancel", Token: l.trip.Admin,
		Body: object{"reason": "Asked by mail", "refund": "full"}})
	l.Eventually(t, "the offer", func() bool { return state(mine) == "awaiting" })
	l.sets("UPDATE booking SET offer_expires_at = created_at WHERE id = $1", mine)
	l.Eventually(t, "the next party's offer", func() bool { return state(next) == "awaiting" })
	l.Eventually(t, "the end of the first", func() bool { return state(mine) == "cancelled" })
	l.refused("too late", pay(), http.StatusConflict, "hold_expired",
		"The time to pay for these spots has run out, and you haven’t been charged.")
	booking := l.must("GET", "/api/me/bookings/"+mine, nil)
	if why := booking["cancellation"].(object)["reason"]; why != "The time to pay your deposit has run out." {
		t.Errorf("the booking tells %v", why)
	}
}

// Other people's links and ids, and one's own outdated ones, are rejected with a message: bookings, invitations,
// parental signatures, and calendars.
func TestLinksOfOthersAndFromBefore(t *testing.T) {
	t.Parallel()
	l := latecomer(t, 10)
	booking := l.books(apptest.TravelerEmail, 2)
	path := "/api/me/bookings/" + booking
	person := func() (email, token string) {
		email = l.Person(t, "traveler")
		return email, l.SignIn(t, email)
	}
	_, stranger := person()
	for what, r := range map[string]apptest.Request{
		"a booking": {Method: "GET", Path: path}, "its rooms": {Method: "POST", Path: path + "/cart", Body: object{}},
		"its end": {Method: "GET", Path: path + "/cancellation"}, "its account": {Method: "GET", Path: path + "/statement"},
		"its insurance": {Method: "GET", Path: path + "/insurance"},
		"its balance": {Method: "POST", Path: path + "/payments", Body: object{"paymentOption": "full",
			"amountMinor": 1, "paymentMethod": l.card}},
		"a calendar":           {Method: "GET", Path: "/api/me/trips/" + l.trip.ID + "/calendar"},
		"a parent's signature": {Method: "POST", Path: "/api/me/trips/" + l.trip.ID + "/minor-disclaimer", Body: object{}},
		"terms": {Method: "POST", Path: "/api/me/trips/" + l.trip.ID + "/accept-traveler-terms",
			Body: object{}},
		"rides": {Method: "GET", Path: "/api/me/trips/" + l.trip.ID + "/ground-transfers"},
	} {
		l.refused("signed out: "+what, r, http.StatusUnauthorized, "unauthenticated", "Sign in")
		r.Token = stranger
		l.refused(what, r, http.StatusNotFound, "not_found", "could not be found.")
	}
	l.refused("a calendar's address", apptest.Request{Method: "GET", Path: "/public/calendars/no-such-address/trips.ics"},
		http.StatusNotFound, "not_found", "This calendar could not be found.")
	l.replaced(path)
}

// replaced gives the companion's spot to one person after another: the former holder loses access, and the old
// invitation leads to no booking.
func (l *tardy) replaced(path string) {
	l.Helper()
	companion := l.must("GET", path, nil)["additionalParticipants"].([]any)[0].(object)["id"].(string)
	give := func(email string) {
		offer := l.must("GET", path+"/participants/"+companion, nil)
		l.must("POST", path+"/participants/"+companion, object{
			"feeMinor": offer["feeMinor"], "traveler": object{"firstName": "Cleo", "lastName": "Comes", "email": email},
		})
	}
	before := l.Person(l.T, "traveler")
	token := l.SignIn(l.T, before)
	open := apptest.Request{Method: "GET", Path: path, Token: token}
	give(before)
	l.Eventually(l.T, "the companion is let in", func() bool { return l.Call(l.T, open).Status == http.StatusOK })
	invited := "invited-" + companion[24:] + "@people.example"
	give(invited)
	old := mailed(l.T, l.Server, invited)
	l.Eventually(l.T, "who had the spot is out", func() bool { return l.Call(l.T, open).Status == http.StatusNotFound })
	l.refused("one's own link from before", open, http.StatusNotFound, "not_found", "could not be found.")
	give(l.Person(l.T, "traveler"))
	made := l.Must(l.T, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + old,
		Body: object{"password": "a quiet harbour at seven"}})
	if list := l.Must(l.T, apptest.Request{Method: "GET", Path: "/api/me/bookings",
		Token: at(made, "token")})["items"].([]any); len(list) != 0 {
		l.Errorf("the old invitation leads to %v", list)
	}
	activate := func(token string) apptest.Request {
		return apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + token,
			Body: object{"password": "another harbour at eight"}}
	}
	l.refused("the invitation again", activate(old), http.StatusNotFound, "not_found", "This link")
	guessed := []byte(old)
	slices.Reverse(guessed)
	l.refused("no invitation", activate(string(guessed)), http.StatusNotFound, "not_found", "This link")
}
