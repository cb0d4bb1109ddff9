package app_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// movable is a booking with private rooms, its trip, and the trip that it moves to, which costs less and has one
// private room.
type movable struct {
	*apptest.Server
	from, to apptest.Trip
	booking  string
	buyer    string
}

func movableBooking(t *testing.T) movable {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	m := movable{Server: s, from: s.LiveTrip(t, 2, 6), to: s.LiveTrip(t, 2, 6), buyer: "moira.west@people.example"}
	m.exec(t, "UPDATE trip SET single_supplement_quantity = 2 WHERE id = $1", m.from.ID)
	m.exec(t,
		`UPDATE trip SET single_supplement_quantity = 1, initial_price_minor = initial_price_minor - 10000, remaining_price_minor = remaining_price_minor - 10000
		WHERE id = $1`, m.to.ID)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	rooms := []any{map[string]any{"roomType": "single", "travelers": []int{0}},
		map[string]any{"roomType": "single", "travelers": []int{1}}}
	hold := s.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + m.from.ID + "/holds",
		Body: map[string]any{"spots": 2, "rooms": rooms}})
	s.Must(t, apptest.Request{
		Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold["token"].(string)}, Body: map[string]any{
			"customer":               map[string]any{"firstName": "Moira", "lastName": "West", "email": m.buyer},
			"additionalParticipants": []any{map[string]any{"firstName": "Ned", "lastName": "West"}}, "paymentOption": "full",
			"paymentMethod": card, "termsAccepted": true, "amountMinor": hold["quote"].(map[string]any)["totalMinor"],
		},
	})
	s.Eventually(t, "the booking is paid", func() bool {
		items := m.get(t, "/api/admin/bookings?tripId="+m.from.ID)["items"].([]any)
		if len(items) == 1 {
			m.booking = items[0].(map[string]any)["id"].(string)
		}
		return len(items) == 1
	})
	return m
}

func (m movable) exec(t *testing.T, query string, args ...any) {
	t.Helper()
	err := m.Services.DB.InTenantTx(t.Context(), m.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), query, args...)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (m movable) get(t *testing.T, path string) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: path, Token: m.from.Admin})
}

func (m movable) post(t *testing.T, token, path, key string, body map[string]any) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{
		Method: "POST", Path: "/api/admin/bookings/" + m.booking + path, Token: token, Body: body,
		Header: map[string]string{"Idempotency-Key": key},
	})
}

// taken returns the taken spots and private rooms of both trips.
func (m movable) taken(t *testing.T) (from, to, rooms int) {
	t.Helper()
	return count(t, m.Server, "SELECT spots_taken FROM trip WHERE id = '"+m.from.ID+"'"),
		count(t, m.Server, "SELECT spots_taken FROM trip WHERE id = '"+m.to.ID+"'"),
		count(t, m.Server, "SELECT 10 * (SELECT single_supplement_taken FROM trip WHERE id = '"+m.from.ID+
			"') + (SELECT single_supplement_taken FROM trip WHERE id = '"+m.to.ID+"')")
}

// TestABookingMovesToAnotherTrip previews a move, checks that it is denied to those without permission, performs
// it twice with one key, and checks spots, books, emails and people.
func TestABookingMovesToAnotherTrip(t *testing.T) {
	t.Parallel()
	m := movableBooking(t)
	manager := m.SignIn(t, m.Person(t, "tripManager"))
	there, stranger := open(t, m.Server, m.from.Admin, true)
	before := m.get(t, "/api/admin/bookings/"+m.booking)
	if !strings.Contains(strings.Join(texts(before["supportActions"]), " "), "move") {
		t.Errorf("what an admin can do: %v", before["supportActions"])
	}
	target := map[string]any{"tripId": m.to.ID}
	a := m.post(t, m.from.Admin, "/move/calculate", uuid.NewString(), target)
	if a.Status != http.StatusOK || a.Data["possible"] != true {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	shown := a.Data
	gone := shown["gone"].([]any)
	if len(gone) != 1 || gone[0].(map[string]any)["traveler"] != "Ned West" ||
		gone[0].(map[string]any)["label"] != "Private room" {
		t.Errorf("what the other trip does not have: %v", gone)
	}
	difference, refund := shown["differenceMinor"].(float64), shown["refundMinor"].(float64)
	if difference >= -20_000 || refund != -difference || shown["dueMinor"].(float64) != 0 {
		t.Errorf("%v", shown)
	}
	if from, to, rooms := m.taken(t); from != 2 || to != 0 || rooms != 20 {
		t.Errorf("looking took %d %d %d", from, to, rooms)
	}

	body := map[string]any{"tripId": m.to.ID, "reason": "The dates changed", "totalMinor": shown["totalMinor"]}
	m.refusesMoves(t, body, map[string]string{"a trip manager": manager, "a host": m.from.Host, "nobody": ""})
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + m.booking + "/move",
		Token: stranger, Body: body}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin: %d %s", a.Status, a.Text)
	}
	key := uuid.NewString()
	for range 2 {
		if a := m.post(t, m.from.Admin, "/move", key, body); a.Status != http.StatusOK ||
			a.Data["trip"].(map[string]any)["id"] != m.to.ID {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if from, to, rooms := m.taken(t); from != 0 || to != 2 || rooms != 1 {
		t.Errorf("after the move %d %d %d", from, to, rooms)
	}
	m.booksAreRight(t, shown["totalMinor"].(float64))
	m.everybodyKnows(t)
}

func texts(list any) []string {
	var out []string
	all, _ := list.([]any)
	for _, one := range all {
		out = append(out, one.(string))
	}
	return out
}

// refusesMoves tries moves that must be rejected, and checks that nothing moves.
func (m movable) refusesMoves(t *testing.T, body map[string]any, who map[string]string) {
	t.Helper()
	email := m.Person(t, "admin")
	looker := m.SignIn(t, email)
	me := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: looker})
	m.Must(t, apptest.Request{
		Method: "POST", Path: "/api/admin/users/" + me["id"].(string), Token: m.from.Admin,
		Body: map[string]any{"version": me["version"], "readOnly": true},
	})
	who["who only looks"] = looker
	for name, token := range who {
		a := m.post(t, token, "/move", uuid.NewString(), body)
		if !slices.Contains([]int{http.StatusForbidden, http.StatusUnauthorized, http.StatusNotFound}, a.Status) {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	with := func(change map[string]any) map[string]any {
		out := map[string]any{}
		for name, value := range body {
			out[name] = value
		}
		for name, value := range change {
			out[name] = value
		}
		return out
	}
	for what, row := range map[string]struct {
		body   map[string]any
		status int
	}{
		"the same trip":   {with(map[string]any{"tripId": m.from.ID}), http.StatusBadRequest},
		"an unknown trip": {with(map[string]any{"tripId": uuid.NewString()}), http.StatusBadRequest},
		"no reason":       {with(map[string]any{"reason": " "}), http.StatusBadRequest},
		"another price":   {with(map[string]any{"totalMinor": 1}), http.StatusConflict},
	} {
		if a := m.post(t, m.from.Admin, "/move", uuid.NewString(), row.body); a.Status != row.status {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	m.exec(t, "UPDATE trip SET spots_taken = maximum_spots - 1 WHERE id = $1", m.to.ID)
	full := m.post(t, m.from.Admin, "/move/calculate", uuid.NewString(), map[string]any{"tripId": m.to.ID})
	if full.Data["possible"] != false || full.Data["reason"] == "" {
		t.Errorf("a trip without enough spots: %d %s", full.Status, full.Text)
	}
	m.exec(t, "UPDATE trip SET spots_taken = 0 WHERE id = $1", m.to.ID)
	if from, to, rooms := m.taken(t); from != 2 || to != 0 || rooms != 20 {
		t.Errorf("a refusal took %d %d %d", from, to, rooms)
	}
}

// booksAreRight checks the books: the former trip has sold nothing, the other has the full price.
func (m movable) booksAreRight(t *testing.T, total float64) {
	t.Helper()
	sold := func(trip string) int {
		return count(t, m.Server,
			"SELECT coalesce(-sum(amount_minor), 0) FROM ledger_entry WHERE account = 'deferred_trip_revenue' AND trip_id = '"+
				trip+"'")
	}
	if from, to := sold(m.from.ID), sold(m.to.ID); from != 0 || float64(to) != total {
		t.Errorf("sold %d and %d of %v", from, to, total)
	}
	m.Eventually(t, "the refund has arrived", func() bool {
		return count(t, m.Server, "SELECT count(*) FROM refund WHERE status = 'succeeded'") == 1
	})
	now := m.get(t, "/api/admin/bookings/"+m.booking)
	if now["totalMinor"].(float64) != total || now["paidMinor"].(float64) != total || now["dueMinor"].(float64) != 0 {
		t.Errorf("%v paid of %v", now["paidMinor"], now["totalMinor"])
	}
	ctx := tenant.With(t.Context(), m.Tenant(t))
	err := m.Services.DB.ReadTenant(ctx, m.Tenant(t).ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(ctx, tx)
		if len(faults) > 0 {
			t.Errorf("the books: %v", faults)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// everybodyKnows checks the emails, the partners' events and the audit trail.
func (m movable) everybodyKnows(t *testing.T) {
	t.Helper()
	mails := func(recipient, hook string) int {
		return len(m.get(t, "/api/admin/emails?hook="+hook+"&recipient="+url.QueryEscape(recipient))["items"].([]any))
	}
	if n := mails(m.buyer, "booking_moved"); n != 1 {
		t.Errorf("%d mails to the customer", n)
	}
	if host, operator := mails(apptest.HostEmail, "group_changed"), mails(apptest.OperatorEmail,
		"group_changed"); host != 2 || operator != 2 {
		t.Errorf("%d mails to the host, %d to the operator", host, operator)
	}
	if n := count(t, m.Server, "SELECT count(*) FROM event WHERE type = 'booking.moved'"); n != 1 {
		t.Errorf("%d events", n)
	}
	trail := m.get(t, "/api/metadata/audit-logs?objectType=Booking&objectId="+m.booking)["items"].([]any)
	moves := 0
	for _, entry := range trail {
		if entry.(map[string]any)["action"] == "booking.move" {
			moves++
		}
	}
	if moves != 1 {
		t.Errorf("%d entries of the trail", moves)
	}
}
