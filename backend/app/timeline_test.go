package app_test

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// told is an entry of a timeline as a caller sees it.
type told struct {
	id, kind string
	at       time.Time
	entry    map[string]any
}

// timeline reads a whole timeline in pages.
func (m supported) timeline(t *testing.T, of, id, query string, page int) []told {
	t.Helper()
	var out []told
	base := fmt.Sprintf("/api/admin/timeline?objectType=%s&objectId=%s&limit=%d%s", of, id, page, query)
	for cursor := ""; ; {
		data := m.get(t, base+cursor)
		items := data["items"].([]any)
		if len(items) > page {
			t.Fatalf("%d entries on a page of %d", len(items), page)
		}
		for _, item := range items {
			e := item.(map[string]any)
			at, err := time.Parse(time.RFC3339, e["at"].(string))
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, told{e["id"].(string), e["kind"].(string), at, e})
		}
		next, more := data["nextCursor"].(string)
		if !more {
			return out
		}
		cursor = "&cursor=" + next
	}
}

func idsOf(entries []told) []string {
	ids := make([]string, len(entries))
	for i, e := range entries {
		ids[i] = e.id
	}
	return ids
}

// newLived is a supported marketplace where something of each kind happened: its operator is told by webhook, the
// trip has an export and payouts, and a job names the trip.
func newLived(t *testing.T) (m supported, host, operator string) {
	t.Helper()
	m = newSupportedAfter(t, func(s *apptest.Server) {
		token := s.SignIn(t, apptest.OperatorEmail)
		operator = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})["operatorId"].(string)
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + operator + "/webhooks", Token: token,
			Body: map[string]any{"url": "https://hooks.partner.example/caravan", "eventTypes": []string{}}})
	})
	host = m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.trip.Host})["hostId"].(string)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/exports", Token: m.trip.Host,
		Body: map[string]any{"kind": "tripTravelers", "tripId": m.trip.ID}})
	m.exec(t, `
		INSERT INTO payout (tenant_id, id, payee_kind, payee_id, trip_id, kind, amount_minor, currency, status, due_on,
			created_at, sent_at)
		SELECT current_setting('caravan.tenant_id')::uuid, gen_random_uuid(), p.payee, p.id, $2, p.kind, 12500, 'USD',
			p.status, now(), now() - interval '1 hour', p.sent
		FROM (VALUES ('host', $1::uuid, 'firstHalf', 'sent', now()), ('operator', $3::uuid, 'operator', 'scheduled', NULL))
			p (payee, id, kind, status, sent)`, host, m.trip.ID, operator)
	m.exec(t, `
		INSERT INTO river.river_job (kind, args, max_attempts, state, finalized_at)
		SELECT 'trip_opened', jsonb_build_object('tenantId', current_setting('caravan.tenant_id'), 'tripId', $1::text), 3,
			'completed', now()`, m.trip.ID)
	m.Eventually(t, "the provider's news and the partner's deliveries", func() bool {
		return count(t, m.Server, "SELECT count(*) FROM payment_event WHERE payment_id IS NOT NULL") > 0 &&
			count(t, m.Server, "SELECT count(*) FROM webhook_delivery WHERE booking_id IS NOT NULL") > 0 &&
			count(t, m.Server, "SELECT count(*) FROM event WHERE seq IS NULL") == 0
	})
	return m, host, operator
}

func (m supported) exec(t *testing.T, sql string, args ...any) {
	t.Helper()
	err := m.Services.DB.InTenantTx(t.Context(), m.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), sql, args...)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A timeline has everything that happened to a record, newest first. Its pages neither repeat nor leave out an entry,
// even where entries of different kinds have the same time.
func TestTimelinesHaveEverythingOnce(t *testing.T) {
	t.Parallel()
	m, host, operator := newLived(t)
	m.exec(t, `UPDATE email SET created_at = '2026-01-05T10:00:00Z'`)
	m.exec(t, `UPDATE webhook_delivery SET created_at = '2026-01-05T10:00:00Z' WHERE seq % 2 = 0`)
	m.exec(t, `UPDATE export SET created_at = '2026-01-05T10:00:00Z'`)
	m.exec(t, `UPDATE payment SET created_at = '2026-01-05T10:00:00Z'`)
	m.exec(t, `UPDATE payout SET created_at = '2026-01-05T10:00:00Z' WHERE sent_at IS NULL`)
	m.exec(t, `UPDATE river.river_job SET created_at = '2026-01-05T10:00:00Z' WHERE kind = 'trip_opened'`)
	for of, want := range map[string]struct {
		id    string
		kinds []string
	}{
		"Trip":     {m.trip.ID, []string{"change", "email", "job", "money", "webhook"}},
		"Booking":  {m.booking, []string{"change", "email", "money", "webhook"}},
		"Member":   {m.person(t, m.buyer)["id"].(string), []string{"email", "money", "webhook"}},
		"Host":     {host, []string{"email", "job", "money", "webhook"}},
		"Operator": {operator, []string{"email", "money", "webhook"}},
	} {
		t.Run(of, func(t *testing.T) {
			// Jobs that send emails come and go, and deliveries are tried again; what there is stays.
			all := m.timeline(t, of, want.id, "", 100)
			if !slices.IsSortedFunc(all, func(a, b told) int { return b.at.Compare(a.at) }) {
				t.Errorf("not sorted: %v", all)
			}
			kinds := map[string]int{}
			for _, e := range all {
				kinds[e.kind]++
				if e.entry[e.kind] == nil {
					t.Errorf("no %s: %v", e.kind, e.entry)
				}
			}
			for _, kind := range want.kinds {
				if kinds[kind] == 0 {
					t.Errorf("no %s among %v", kind, kinds)
				}
			}
			for _, page := range []int{1, 2, 3, 7} {
				got := m.timeline(t, of, want.id, "", page)
				if !slices.Equal(idsOf(got), idsOf(all)) {
					t.Errorf("in pages of %d: %v\nat once: %v", page, idsOf(got), idsOf(all))
				}
			}
			var narrowed []told
			for kind := range kinds {
				part := m.timeline(t, of, want.id, "&kind="+kind, 2)
				if len(part) != kinds[kind] {
					t.Errorf("%d of kind %s, want %d", len(part), kind, kinds[kind])
				}
				narrowed = append(narrowed, part...)
			}
			sorted := func(entries []told) []string {
				return slices.Sorted(slices.Values(idsOf(entries)))
			}
			if !slices.Equal(sorted(narrowed), sorted(all)) || len(slices.Compact(sorted(all))) != len(all) {
				t.Errorf("kinds together: %v\nat once: %v", sorted(narrowed), sorted(all))
			}
		})
	}
}

// Entries say what happened, to whom and how it ended.
func TestTimelinesTellWhatHappened(t *testing.T) {
	t.Parallel()
	m, host, _ := newLived(t)
	find := func(entries []told, kind string, fits func(map[string]any) bool) map[string]any {
		for _, e := range entries {
			if part, _ := e.entry[kind].(map[string]any); part != nil && fits(part) {
				return part
			}
		}
		return nil
	}
	booked := m.timeline(t, "Booking", m.booking, "", 100)
	if paid := find(booked, "money", func(e map[string]any) bool { return e["what"] == "payment" }); paid == nil ||
		paid["state"] != "done" || paid["orderId"] == nil || paid["bookingId"] != m.booking {
		t.Errorf("payment: %v", paid)
	}
	mail := find(booked, "email", func(e map[string]any) bool { return e["hook"] == "booking_received" })
	if mail == nil || mail["recipient"] != m.buyer {
		t.Errorf("email: %v", mail)
	}
	if news := find(booked, "webhook", func(e map[string]any) bool { return e["received"] == true }); news == nil ||
		news["event"] != "payment.succeeded" || news["address"] != "sandbox" {
		t.Errorf("received: %v", news)
	}
	if sent := find(booked, "webhook", func(e map[string]any) bool { return e["received"] == false }); sent == nil ||
		!strings.HasPrefix(sent["event"].(string), "booking.") || sent["address"] != "https://hooks.partner.example/caravan" {
		t.Errorf("sent: %v", sent)
	}
	mails := m.timeline(t, "Trip", m.trip.ID, "&kind=email", 100)
	if listed := m.get(t, "/api/admin/emails?limit=100&about="+m.trip.ID)["items"].([]any); len(mails) == 0 ||
		len(listed) != len(mails) {
		t.Errorf("%d emails about the trip are listed, %d in its timeline", len(listed), len(mails))
	}
	lived := m.timeline(t, "Host", host, "&kind=money", 100)
	slices.SortStableFunc(lived, func(a, b told) int { return cmp.Compare(a.id, b.id) })
	if len(lived) != 2 || lived[1].id != lived[0].id+"/sent" {
		t.Errorf("a payout is planned and sent: %v", lived)
	}
	job := find(m.timeline(t, "Trip", m.trip.ID, "&kind=job", 100), "job",
		func(e map[string]any) bool { return e["requestedBy"] != nil })
	if job == nil || job["label"] != "Write an export" {
		t.Errorf("export: %v", job)
	}
}

// What support does about a case is in the history of the order and the person: corrections of a traveler or a ride,
// emails that are sent again, and what is done to the account that a person signs in with.
func TestTimelinesTellWhatSupportDid(t *testing.T) {
	t.Parallel()
	m, _, _ := newLived(t)
	by := m.get(t, "/api/me/profile")
	does := func(of, id, action string) {
		t.Helper()
		for _, e := range m.timeline(t, of, id, "&kind=change", 3) {
			if change := e.entry["change"].(map[string]any); change["action"] == action && change["actorId"] == by["id"] {
				return
			}
		}
		t.Errorf("%s of support is not in the timeline of the %s", action, of)
	}
	ok := func(path string, body map[string]any) {
		t.Helper()
		if a := m.post(t, path, body); a.Status != http.StatusOK {
			t.Fatalf("%s: %d %s", path, a.Status, a.Text)
		}
	}
	person := m.person(t, m.buyer)["id"].(string)

	traveler := m.get(t, "/api/admin/travelers?q="+m.buyer)["items"].([]any)[0].(map[string]any)
	ok("/api/admin/travelers/"+traveler["id"].(string), map[string]any{"version": traveler["version"],
		"lastName": "Quicker"})
	does("Booking", m.booking, "traveler.update")

	ride, order := uuid.Must(uuid.NewV7()), uuid.Must(uuid.NewV7())
	m.exec(t, `
		INSERT INTO ground_transfer_order (tenant_id, id, trip_id, booking_id, quotes, contact, state, created_at, ended_at)
		SELECT current_setting('caravan.tenant_id')::uuid, $1, $2, $3, '{}', '{}', 'placed', now(), now()`, order, m.trip.ID,
		m.booking)
	m.exec(t, `
		INSERT INTO ground_transfer (tenant_id, id, trip_id, booking_id, order_id, add_on_id, type, code, status, company,
			company_id, quote_ref, origin, destination, pickup_at, time_zone, duration_seconds, distance_meters, vehicle,
			passengers, carry_on_luggage, checked_luggage, flight_number, first_name, last_name, email, phone, price_minor, company_minor,
			currency, free_until, created_at)
		SELECT current_setting('caravan.tenant_id')::uuid, $1, $2, $3, $4, '', 'arrival', 'R1', 'confirmed', 'Fleet',
			'fcc53fa5-e88f-5c6a-a403-a5b471049ccf', '',
			m.place, m.place, now() + interval '90 days', 'UTC', 1800, 20000, '{}', 1, 0, 0, 'TP 1', 'Robin', 'Quick', $5, '',
			1000, 0, 'USD', now() + interval '80 days', now()
		FROM (SELECT '{"Kind": "airport", "Name": "Airport"}'::jsonb AS place) m`, ride, m.trip.ID, m.booking, order, m.buyer)
	m.exec(t, `
		INSERT INTO audit_log (tenant_id, id, at, actor_id, action, object_type, object_id, request_id, ip, user_agent)
		SELECT current_setting('caravan.tenant_id')::uuid, gen_random_uuid(), now(), $1, 'groundtransfer.update',
			'GroundTransfer', $2, '', '', ''`, by["id"], ride)
	does("Booking", m.booking, "groundtransfer.update")

	m.exec(t, `UPDATE email SET sent_at = now() WHERE sent_at IS NULL`)
	for _, item := range m.get(t, "/api/admin/emails?limit=100&recipient="+m.buyer)["items"].([]any) {
		if email := item.(map[string]any); email["hook"] == "booking_received" {
			ok("/api/admin/emails/"+email["id"].(string)+"/resend", map[string]any{})
		}
	}
	does("Member", person, "email.resent")

	other := m.Person(t, "traveler")
	ok("/api/admin/accounts/sign-out", map[string]any{"email": other, "reason": "Lost the phone"})
	does("Member", m.person(t, other)["id"].(string), "account.sessions_end")
}

// Admins and support read timelines, read-only ones, too. Others do not, and another marketplace's admins find nothing.
func TestTimelinesAreForStaff(t *testing.T) {
	t.Parallel()
	m, host, operator := newLived(t)
	records := map[string]string{"Trip": m.trip.ID, "Booking": m.booking, "Host": host, "Operator": operator,
		"Member": m.person(t, m.buyer)["id"].(string)}
	there := m.On("solstice.localhost")
	tokens := map[*apptest.Server][]string{
		m.Server: {m.trip.Host, m.trip.Operator, m.SignIn(t, m.Person(t, "tripManager")), ""},
		there:    {there.SignIn(t, "admin@solstice.example")},
	}
	for of, id := range records {
		path := "/api/admin/timeline?objectType=" + of + "&objectId=" + id
		for server, all := range tokens {
			for _, token := range all {
				if a := server.Call(t, apptest.Request{Method: "GET", Path: path, Token: token}); a.Status < 401 ||
					a.Status > 404 || server == there && a.Status != http.StatusNotFound {
					t.Errorf("%s: %d %s", of, a.Status, a.Text)
				}
			}
		}
		for _, wrong := range []string{"Trip", "Booking", "Host", "Operator", "Member"} {
			if wrong != of {
				a := m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/timeline?objectType=" + wrong + "&objectId=" + id,
					Token: m.token})
				if a.Status != http.StatusNotFound {
					t.Errorf("%s as %s: %d", of, wrong, a.Status)
				}
			}
		}
		if a := m.Call(t, apptest.Request{Method: "GET", Path: path + "&cursor=nonsense",
			Token: m.token}); a.Status != http.StatusBadRequest {
			t.Errorf("a cursor of another list: %d %s", a.Status, a.Text)
		}
	}
	reader := m.person(t, m.Person(t, "support"))
	m.exec(t, `UPDATE member SET read_only = true WHERE id = $1`, reader["id"])
	token := m.SignIn(t, reader["email"].(string))
	m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/timeline?objectType=Trip&objectId=" + m.trip.ID,
		Token: token})
}
