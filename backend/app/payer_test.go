package app_test

import (
	"net/http"
	"net/url"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// couple is a booking of two people with accounts, paid by the first one with a saved card.
type couple struct {
	movable
	first, second string // their addresses
	people        []string
}

func bookedByTwo(t *testing.T) couple {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	c := couple{movable: movable{Server: s, from: s.LiveTrip(t, 2, 6)}, first: testkit.Email("pia"),
		second: testkit.Email("sol")}
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	hold := s.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + c.from.ID + "/holds",
		Body: map[string]any{"spots": 2}})
	s.Must(t, apptest.Request{
		Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold["token"].(string)}, Body: map[string]any{
			"customer":               map[string]any{"firstName": "Pia", "lastName": "First", "email": c.first},
			"additionalParticipants": []any{map[string]any{"firstName": "Sol", "lastName": "Second", "email": c.second}},
			"paymentOption":          "minimum", "paymentMethod": card, "saveCard": true, "termsAccepted": true,
			"amountMinor": hold["quote"].(map[string]any)["depositMinor"],
		},
	})
	s.Eventually(t, "the booking is made", func() bool {
		items := c.get(t, "/api/admin/bookings?tripId="+c.from.ID)["items"].([]any)
		if len(items) == 1 {
			c.booking = items[0].(map[string]any)["id"].(string)
		}
		return len(items) == 1
	})
	b := c.get(t, "/api/admin/bookings/"+c.booking)
	c.people = []string{b["customer"].(map[string]any)["id"].(string),
		b["additionalParticipants"].([]any)[0].(map[string]any)["id"].(string)}
	return c
}

// enter opens the account of an invited person.
func (c couple) enter(t *testing.T, email string) string {
	t.Helper()
	opened := c.Must(t, apptest.Request{
		Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t, c.Server, email),
		Body: map[string]string{"password": loader.DemoPassword},
	})
	return opened["token"].(string)
}

// TestAnotherTravelerPays changes the payer, twice with one key: the balance becomes the other's, and no saved
// card is transferred.
func TestAnotherTravelerPays(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	former, next := c.enter(t, c.first), c.enter(t, c.second)
	c.Eventually(t, "automatic payment is on", func() bool {
		return count(t, c.Server, "SELECT count(*) FROM automatic_payment WHERE status = 'on'") == 1
	})
	before := c.get(t, "/api/admin/bookings/"+c.booking)
	payers := before["payers"].([]any)
	if len(payers) != 1 || payers[0].(map[string]any)["participantId"] != c.people[1] {
		t.Fatalf("who could pay: %v", payers)
	}
	body := map[string]any{"participantId": c.people[1], "reason": "A separation", "version": before["version"]}
	for who, token := range map[string]string{
		"a trip manager": c.SignIn(t, c.Person(t, "tripManager")), "the host": c.from.Host, "who pays": former,
		"who could": next, "nobody": "",
	} {
		if a := c.post(t, token, "/payer", uuid.NewString(), body); a.Status < http.StatusUnauthorized ||
			a.Status > http.StatusNotFound {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	there, stranger := open(t, c.Server, c.from.Admin, true)
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + c.booking + "/payer",
		Token: stranger, Body: body}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin: %d %s", a.Status, a.Text)
	}
	for what, wrong := range map[string]map[string]any{
		"nobody of the booking": {"participantId": uuid.NewString(), "reason": "A mistake", "version": before["version"]},
		"who pays already":      {"participantId": c.people[0], "reason": "A mistake", "version": before["version"]},
		"no reason":             {"participantId": c.people[1], "reason": " ", "version": before["version"]},
	} {
		if a := c.post(t, c.from.Admin, "/payer", uuid.NewString(), wrong); a.Status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	stale := map[string]any{"participantId": c.people[1], "reason": "A separation", "version": 99}
	if a := c.post(t, c.from.Admin, "/payer", uuid.NewString(), stale); a.Status != http.StatusConflict {
		t.Errorf("another version: %d %s", a.Status, a.Text)
	}
	key := uuid.NewString()
	for range 2 {
		if a := c.post(t, c.from.Admin, "/payer", key, body); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	c.isSecondsNow(t, former, next, before)
}

func (c couple) isSecondsNow(t *testing.T, former, next string, before map[string]any) {
	t.Helper()
	now := c.get(t, "/api/admin/bookings/"+c.booking)
	if now["customer"].(map[string]any)["id"] != c.people[1] ||
		now["additionalParticipants"].([]any)[0].(map[string]any)["id"] != c.people[0] {
		t.Errorf("the party: %v %v", now["customer"], now["additionalParticipants"])
	}
	if now["dueMinor"] != before["dueMinor"] || now["paidMinor"] != before["paidMinor"] {
		t.Errorf("%v paid, %v due; before %v, %v", now["paidMinor"], now["dueMinor"], before["paidMinor"], before["dueMinor"])
	}
	if n := count(t, c.Server,
		"SELECT count(*) FROM automatic_payment WHERE status = 'on' OR card_id IS NOT NULL"); n != 0 {
		t.Errorf("%d kept cards went over", n)
	}
	mine := func(token string) bool {
		a := c.Call(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + c.booking, Token: token})
		return a.Status == http.StatusOK && a.Data["isPrimary"] == true
	}
	c.Eventually(t, "the booking is the other's", func() bool { return mine(next) && !mine(former) })
	card, err := c.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	pay := func(token string) apptest.Answer {
		return c.Call(t, apptest.Request{
			Method: "POST", Path: "/api/me/bookings/" + c.booking + "/payments", Token: token,
			Header: map[string]string{"Idempotency-Key": uuid.NewString()},
			Body:   map[string]any{"paymentOption": "full", "amountMinor": now["dueMinor"], "paymentMethod": card},
		})
	}
	c.Eventually(t, "the former payer pays no more", func() bool {
		a := pay(former)
		return a.Status == http.StatusForbidden || a.Status == http.StatusNotFound
	})
	if a := pay(next); a.Status != http.StatusOK {
		t.Errorf("the new payer pays: %d %s", a.Status, a.Text)
	}
	for _, email := range []string{c.first, c.second} {
		if list := c.get(t, "/api/admin/emails?hook=payer_changed&recipient="+url.QueryEscape(email))["items"].([]any); len(
			list) != 1 {
			t.Errorf("%d mails to %s", len(list), email)
		}
	}
}

// TestATripManagerWaivesFeesWithinTheLimit has the policy decide: nothing without it, at most its limit for a
// booking in total, only fees, and any amount for an admin.
func TestATripManagerWaivesFeesWithinTheLimit(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	manager := c.SignIn(t, c.Person(t, "tripManager"))
	fee := "fee." + c.people[1]
	c.charge(t, 10_000)
	waive := func(token, item string, minor int, key string) apptest.Answer {
		t.Helper()
		return c.post(t, token, "/waive", key, map[string]any{"itemId": item, "amountMinor": minor,
			"reason": "A lost passport"})
	}
	actions := func() []string {
		return texts(c.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + c.booking,
			Token: manager})["supportActions"])
	}
	if a := waive(manager, fee, 1, uuid.NewString()); a.Status != http.StatusBadRequest || a.Fields["amountMinor"] == "" ||
		len(actions()) != 0 {
		t.Errorf("without a policy: %d %s %v", a.Status, a.Text, actions())
	}
	policies := c.get(t, "/api/admin/policies")
	c.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: c.from.Admin, Body: map[string]any{
		"version": policies["version"], "items": []any{map[string]any{"path": "payment.waiveUpToMinor", "number": 6_000}},
	}})
	c.Eventually(t, "the policy is known", func() bool { return len(actions()) == 1 })
	fees := c.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + c.booking + "/fees", Token: manager})
	if fees["waivableMinor"] != 6_000.0 || len(fees["items"].([]any)) != 1 {
		t.Errorf("%v", fees)
	}
	for who, token := range map[string]string{"the host": c.from.Host, "nobody": ""} {
		if a := waive(token, fee, 1_000, uuid.NewString()); a.Status < http.StatusUnauthorized ||
			a.Status > http.StatusNotFound {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	if a := waive(manager, "spot."+c.people[1], 1_000, uuid.NewString()); a.Status != http.StatusBadRequest {
		t.Errorf("a spot: %d %s", a.Status, a.Text)
	}
	key := uuid.NewString()
	for range 2 {
		if a := waive(manager, fee, 4_000, key); a.Status != http.StatusOK || a.Data["reductionMinor"] != 4_000.0 {
			t.Errorf("within the limit: %d %s", a.Status, a.Text)
		}
	}
	if a := waive(manager, fee, 2_001, uuid.NewString()); a.Status != http.StatusBadRequest {
		t.Errorf("beyond it in two parts: %d %s", a.Status, a.Text)
	}
	if a := waive(manager, fee, 2_000, uuid.NewString()); a.Status != http.StatusOK {
		t.Errorf("up to it: %d %s", a.Status, a.Text)
	}
	if a := waive(c.from.Admin, fee, 4_000, uuid.NewString()); a.Status != http.StatusOK {
		t.Errorf("an admin waives the rest: %d %s", a.Status, a.Text)
	}
}

// charge adds a fee to the second traveler's price.
func (c couple) charge(t *testing.T, minor int64) {
	t.Helper()
	ctx := tenant.With(t.Context(), c.Tenant(t))
	booking, trip := uuid.MustParse(c.booking), uuid.MustParse(c.from.ID)
	fee := payment.Charge{ParticipantID: uuid.MustParse(c.people[1]), Line: "fee", Memo: "Traveler change fee",
		AmountMinor: minor}
	err := c.Services.DB.InTenantTx(ctx, c.Tenant(t).ID, func(tx pgx.Tx) error {
		return payment.Post(ctx, tx, payment.Transaction{
			BookingID: &booking, TripID: &trip, At: time.Now(), Entries: payment.Charges(c.Tenant(t).Currency, fee),
		})
	})
	if err != nil {
		t.Fatal(err)
	}
}
