package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/stripe/stripetest"
)

// returned is a refund that a bank sent back: it waits in the queue.
type returned struct {
	attacked
	id, ref string
	minor   int64
}

// queue lists refunds.
func (m atStripe) queue(t *testing.T, query string) []map[string]any {
	t.Helper()
	page := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/refunds?" + query, Token: m.Admin})
	items := []map[string]any{}
	for _, item := range page["items"].([]any) {
		items = append(items, item.(map[string]any))
	}
	return items
}

func (r returned) one(t *testing.T) map[string]any {
	t.Helper()
	return r.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/refunds/" + r.id, Token: r.Admin})
}

// act does something with the refund; each call has a key of its own.
func (r returned) act(t *testing.T, token, what string, body map[string]any) apptest.Answer {
	t.Helper()
	return r.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/refunds/" + r.id + "/" + what, Token: token,
		Body: body, Header: map[string]string{"Idempotency-Key": uuid.NewString()}})
}

func (r returned) instead(t *testing.T, way string, with map[string]any) apptest.Answer {
	t.Helper()
	body := map[string]any{"way": way, "reason": "The card is closed", "amountMinor": r.minor}
	for name, value := range with {
		body[name] = value
	}
	return r.act(t, r.Admin, "replace", body)
}

func (r returned) is(t *testing.T, state string) {
	t.Helper()
	last := ""
	r.Eventually(t, "the refund is "+state, func() bool {
		last = fmt.Sprint(r.one(t)["state"])
		return last == state
	})
}

// returns books, takes an amount off the price, and lets the bank send the refund back.
func (m atStripe) returns(t *testing.T, minor int64) returned {
	t.Helper()
	return m.attack(t, "full").returns(t, minor)
}

func (a attacked) returns(t *testing.T, minor int64) returned {
	t.Helper()
	m := a.atStripe
	item := a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking + "/money",
		Token: a.Admin})["items"].([]any)[0].(map[string]any)
	got := a.desk(t, "/refund", map[string]any{
		"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": minor}}, "reason": "A room less"})
	if got.Status != http.StatusOK {
		t.Fatalf("refund: %d %s", got.Status, got.Text)
	}
	order := a.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + a.booking,
		Token: a.Admin})["orderId"].(string)
	r := returned{attacked: a, minor: minor}
	m.Eventually(t, "the order's refund arrived", func() bool {
		found := m.queue(t, "q="+order)
		if len(found) == 1 {
			r.id = found[0]["id"].(string)
		}
		return len(found) == 1 && found[0]["state"] == "arrived"
	})
	refs := m.there.IDs("refund")
	r.ref = refs[len(refs)-1]
	m.there.ReturnRefund(r.ref, "lost_or_stolen_card")
	r.is(t, "failed")
	return r
}

// TestRefundsQueue works on refunds that a bank sent back, over HTTP and with Stripe's stand-in.
func TestRefundsQueue(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	t.Run("is sent again once", m.sentAgainOnce)
	t.Run("is paid by bank, and arrives after all", m.paidByBank)
	t.Run("two admins", m.twoAdmins)
	t.Run("becomes credit", m.becomesCredit)
	t.Run("to another payment", m.toAnotherPayment)
	t.Run("is covered by a cancellation", m.coveredByCancellation)
	t.Run("arrives while it is sent again", m.arrivesWhileSentAgain)
	t.Run("is found", m.refundIsFound)
	t.Run("in bulk", m.refundsInBulk)
}

func (m atStripe) sentAgainOnce(t *testing.T) {
	r := m.returns(t, 5_000)
	one := r.one(t)
	if one["failureCode"] != "lost_or_stolen_card" || !strings.Contains(one["failure"].(string), "lost or stolen") ||
		one["cause"] != "priceReduction" || one["customer"] != "Pia First" || one["askedBy"] == nil ||
		len(one["steps"].([]any)) != 4 || len(one["entries"].([]any)) != 4 {
		t.Errorf("%v", one)
	}
	waiting := r.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/waiting", Token: r.Admin})["groups"].([]any)
	if !slices.ContainsFunc(waiting, func(g any) bool { return g.(map[string]any)["kind"] == "refund" }) {
		t.Errorf("it doesn't wait: %v", waiting)
	}
	// Support sees it, and what it cannot do.
	support := r.SignIn(t, r.Person(t, "support"))
	seen := r.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/refunds/" + r.id, Token: support})
	if seen.Status != http.StatusOK || len(seen.Data["availableActions"].([]any)) != 0 {
		t.Errorf("support: %d %s", seen.Status, seen.Text)
	}
	if got := r.act(t, support, "retry", nil); got.Status != http.StatusForbidden {
		t.Errorf("support sends it again: %d %s", got.Status, got.Text)
	}
	before, _ := m.there.Sum("refund", "succeeded", "")
	again := func() apptest.Answer { return r.act(t, r.Admin, "retry", nil) }
	if n, answers := atOnce(again, again, again, again); n != 1 {
		t.Errorf("%d of four were accepted: %v", n, answers)
	}
	r.is(t, "arrived")
	if after, _ := m.there.Sum("refund", "succeeded", ""); after-before != r.minor {
		t.Errorf("Stripe sent %d", after-before)
	}
	if got := again(); got.Status == http.StatusOK {
		t.Error("one that arrived was sent again")
	}
	// News of the first attempt come again, and late.
	m.there.LandRefund(r.ref)
	r.Eventually(t, "what was sent twice is a difference", func() bool { return len(r.open(t, "refundTwice")) == 1 })
	r.settle(t, "refundTwice")
	if r.due(t) != r.minor {
		t.Errorf("%d is due of what was sent twice", r.due(t))
	}
	m.sound(t, "sent twice")
}

func (r returned) open(t *testing.T, kind string) []map[string]any {
	t.Helper()
	found := []map[string]any{}
	for _, one := range r.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/reconciliation?status=open",
		Token: r.Admin})["items"].([]any) {
		if d := one.(map[string]any); d["kind"] == kind && d["refundId"] == r.id {
			found = append(found, d)
		}
	}
	return found
}

// settle compares, which must leave the difference as it is, and settles it.
func (r returned) settle(t *testing.T, kind string) {
	t.Helper()
	r.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/reconciliation", Token: r.Admin})
	found := r.open(t, kind)
	if len(found) != 1 {
		t.Fatalf("%s: %v", kind, found)
	}
	r.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/reconciliation/" + found[0]["id"].(string) + "/settle",
		Token: r.Admin})
}

func (m atStripe) paidByBank(t *testing.T) {
	r := m.returns(t, 4_000)
	if got := r.instead(t, "bank", nil); got.Status != http.StatusBadRequest {
		t.Errorf("without a reference: %d %s", got.Status, got.Text)
	}
	if got := r.instead(t, "bank", map[string]any{"reference": "SEPA 1", "amountMinor": r.minor + 1}); got.Code !=
		"amount_mismatch" {
		t.Errorf("another amount: %d %s", got.Status, got.Text)
	}
	pays := func() apptest.Answer { return r.instead(t, "bank", map[string]any{"reference": "SEPA 1"}) }
	again := func() apptest.Answer { return r.act(t, r.Admin, "retry", nil) }
	if n, answers := atOnce(pays, pays, pays); n != 1 {
		t.Fatalf("%d of three were accepted: %v", n, answers)
	}
	if got := again(); got.Status == http.StatusOK {
		t.Error("what was paid by bank was sent again")
	}
	r.is(t, "paidAnotherWay")
	if r.due(t) != 0 {
		t.Errorf("%d is due", r.due(t))
	}
	m.sound(t, "paid by bank")
	m.there.LandRefund(r.ref)
	r.Eventually(t, "what arrives after all is a difference", func() bool { return len(r.open(t, "refundTwice")) == 1 })
	r.settle(t, "refundTwice")
	if r.due(t) != r.minor {
		t.Errorf("%d is due of what the traveler got twice", r.due(t))
	}
	m.sound(t, "arrived after all")
}

func (m atStripe) twoAdmins(t *testing.T) {
	m.policy(t, map[string]any{"path": "payment.payoutTwoApprovalsFromMinor", "number": 6_000})
	r := m.returns(t, 6_000)
	transfer := map[string]any{"reference": "SEPA 2"}
	if got := r.instead(t, "bank", transfer); got.Status != http.StatusOK || got.Data["state"] != "failed" ||
		got.Data["awaits"] == nil {
		t.Fatalf("first: %d %s", got.Status, got.Text)
	}
	if got := r.instead(t, "bank", transfer); got.Code != "illegal_state" {
		t.Errorf("the same admin: %d %s", got.Status, got.Text)
	}
	second := r.SignIn(t, r.Person(t, "admin"))
	body := map[string]any{"way": "bank", "reason": "Seen", "amountMinor": r.minor, "reference": "SEPA 3"}
	if got := r.act(t, second, "replace", body); got.Status != http.StatusBadRequest {
		t.Errorf("another transfer: %d %s", got.Status, got.Text)
	}
	body["reference"] = "SEPA 2"
	if got := r.act(t, second, "replace", body); got.Status != http.StatusOK || got.Data["state"] != "paidAnotherWay" {
		t.Errorf("second: %d %s", got.Status, got.Text)
	}
	m.policy(t, map[string]any{"path": "payment.payoutTwoApprovalsFromMinor", "number": 0})
}

func (m atStripe) becomesCredit(t *testing.T) {
	r := m.returns(t, 3_000)
	if got := r.instead(t, "credit", nil); got.Status != http.StatusOK || got.Data["state"] != "paidAnotherWay" {
		t.Fatalf("%d %s", got.Status, got.Text)
	}
	credits := r.Must(t, apptest.Request{Method: "GET", Path: "/api/me/credits", Token: r.token})
	if minor(credits, "usableMinor") != r.minor || r.due(t) != 0 {
		t.Errorf("%v, %d is due", credits, r.due(t))
	}
	m.sound(t, "became credit")
}

// toAnotherPayment pays the balance with another card, and refunds to it what the first one did not take.
func (m atStripe) toAnotherPayment(t *testing.T) {
	a := m.attack(t, "minimum")
	if got := a.pays(t, stripetest.Good, a.due(t), 0); got.Status != http.StatusOK {
		t.Fatalf("balance: %d %s", got.Status, got.Text)
	}
	m.Eventually(t, "the balance is paid", func() bool { return a.due(t) == 0 })
	r := a.returns(t, 2_000)
	if got := r.instead(t, "payment", map[string]any{"paymentId": uuid.NewString()}); got.Status != http.StatusBadRequest {
		t.Errorf("a payment of no one: %d %s", got.Status, got.Text)
	}
	ways := r.one(t)["ways"].([]any)
	if len(ways) != 3 || ways[0].(map[string]any)["way"] != "payment" {
		t.Fatalf("%v", ways)
	}
	pays := func() apptest.Answer {
		return r.instead(t, "payment", map[string]any{"paymentId": ways[0].(map[string]any)["paymentId"]})
	}
	if n, answers := atOnce(pays, pays, pays); n != 1 {
		t.Errorf("%d of three were accepted: %v", n, answers)
	}
	r.is(t, "paidAnotherWay")
	r.rests(t, "to another payment")
	if r.due(t) != 0 {
		t.Errorf("%d is due", r.due(t))
	}
}

// coveredByCancellation cancels the booking with what the failed refund was for: it cannot be paid twice.
func (m atStripe) coveredByCancellation(t *testing.T) {
	r := m.returns(t, 2_500)
	if got := r.desk(t, "/cancel", map[string]any{"reason": "The trip is off", "refund": "full"}); got.Status !=
		http.StatusOK {
		t.Fatalf("cancel: %d %s", got.Status, got.Text)
	}
	if got := r.act(t, r.Admin, "retry", nil); got.Code != "illegal_state" {
		t.Errorf("sent again although covered: %d %s", got.Status, got.Text)
	}
	if got := r.instead(t, "bank", map[string]any{"reference": "SEPA 4"}); got.Code != "illegal_state" {
		t.Errorf("paid although covered: %d %s", got.Status, got.Text)
	}
	if got := r.instead(t, "covered", nil); got.Status != http.StatusOK || got.Data["state"] != "paidAnotherWay" {
		t.Errorf("closed: %d %s", got.Status, got.Text)
	}
	r.rests(t, "covered")
}

// arrivesWhileSentAgain reports the success of the first attempt while the second is on its way: whichever is booked
// first, the other is a difference.
func (m atStripe) arrivesWhileSentAgain(t *testing.T) {
	r := m.returns(t, 1_500)
	atOnce(func() apptest.Answer { return r.act(t, r.Admin, "retry", nil) },
		func() apptest.Answer { m.there.LandRefund(r.ref); return apptest.Answer{} })
	r.is(t, "arrived")
	r.Eventually(t, "the other is a difference", func() bool {
		r.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/reconciliation", Token: r.Admin})
		return len(r.open(t, "refundTwice")) == 1
	})
	r.settle(t, "refundTwice")
	m.sound(t, "arrived while sent again")
}

func (m atStripe) refundIsFound(t *testing.T) {
	r := m.returns(t, 1_000)
	all := m.queue(t, "limit=100")
	if len(all) < 5 || all[0]["state"] != "failed" || all[0]["id"] != r.id {
		t.Errorf("not first: %v", all)
	}
	for query, found := range map[string]bool{
		"state=failed": true, "state=arrived": false, "cause=priceReduction": true, "cause=ride": false, "currency=USD": true,
		"currency=EUR": false, "tripId=" + m.ID: true, "tripId=" + uuid.NewString(): false, "from=2020-01-01": true,
		"from=2999-01-01": false, "until=2020-01-01": false, "q=Pia": true, "q=4242": true, "q=Nobody": false,
		"q=Pia&state=failed&tripId=" + m.ID: true,
	} {
		got := slices.ContainsFunc(m.queue(t, "limit=100&"+query), func(i map[string]any) bool { return i["id"] == r.id })
		if got != found {
			t.Errorf("%s: %v", query, got)
		}
	}
	// Page by page, each once.
	seen, cursor := map[string]bool{}, ""
	for range len(all) + 1 {
		page := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/refunds?limit=2&sort=-amount" + cursor,
			Token: m.Admin})
		for _, item := range page["items"].([]any) {
			id := item.(map[string]any)["id"].(string)
			if seen[id] {
				t.Errorf("%s twice", id)
			}
			seen[id] = true
		}
		next, more := page["nextCursor"].(string)
		if !more {
			break
		}
		cursor = "&cursor=" + next
	}
	if len(seen) != len(all) {
		t.Errorf("%d of %d", len(seen), len(all))
	}
	for path, token := range map[string]string{"/api/admin/refunds": m.Trip.Host, "/api/admin/refunds/" + r.id: r.token} {
		if got := m.Call(t, apptest.Request{Method: "GET", Path: path, Token: token}); got.Status != http.StatusForbidden {
			t.Errorf("%s: %d", path, got.Status)
		}
	}
	if got := m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/refunds/" + uuid.NewString(),
		Token: m.Admin}); got.Status != http.StatusNotFound {
		t.Errorf("missing: %d", got.Status)
	}
}

func (m atStripe) refundsInBulk(t *testing.T) {
	r := m.returns(t, 1_100)
	run, path := map[string]any{"action": "retryRefunds", "ids": []any{r.id}, "start": false},
		"/api/admin/bulk-runs/"+uuid.NewString()
	preview := m.Must(t, apptest.Request{Method: "PUT", Path: path, Token: m.Admin, Body: run})
	rows := preview["rows"].([]any)
	if len(rows) != 1 || !strings.Contains(rows[0].(map[string]any)["name"].(string), "Pia First") ||
		!strings.Contains(rows[0].(map[string]any)["name"].(string), "$11") {
		t.Errorf("%v", preview)
	}
	narrowed := m.Must(t, apptest.Request{Method: "PUT", Path: "/api/admin/bulk-runs/" + uuid.NewString(), Token: m.Admin,
		Body: map[string]any{"action": "retryRefunds", "query": "state=failed&q=Pia&from=2020-01-01&tripId=" + m.ID,
			"start": false}})
	if minor(narrowed, "total") < 1 {
		t.Errorf("%v", narrowed)
	}
	run["start"] = true
	m.Must(t, apptest.Request{Method: "PUT", Path: path, Token: m.Admin, Body: run})
	r.is(t, "arrived")
}
