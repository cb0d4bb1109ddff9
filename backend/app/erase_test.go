package app_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

func (c couple) erasure(t *testing.T, id string) map[string]any {
	t.Helper()
	return c.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + id + "/erase/calculate",
		Token: c.from.Admin})
}

func (c couple) erase(t *testing.T, token, id, key string, body map[string]any) apptest.Answer {
	t.Helper()
	return c.Call(t, apptest.Request{
		Method: "POST", Path: "/api/admin/users/" + id + "/erase", Token: token, Body: body,
		Header: map[string]string{"Idempotency-Key": key},
	})
}

// tells writes personal data of an account to every table that stores some.
func (c couple) tells(t *testing.T, of account) {
	t.Helper()
	c.exec(t,
		"UPDATE booking_participant SET phone = '+1 555 0100', date_of_birth = '1990-05-01', instagram_handle = '@pia' WHERE member_id = $1",
		of.id)
	c.exec(t, `INSERT INTO trip_form (tenant_id, participant_id, trip_id, open_part, complete, version, updated_at)
		SELECT p.tenant_id, p.id, b.trip_id, '{"note": "Pia swims"}', true, 1, now() FROM booking_participant p
		JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id WHERE p.member_id = $1`, of.id)
	c.exec(t,
		`INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at) SELECT tenant_id, gen_random_uuid(), id, $1, now() FROM host LIMIT 1`,
		of.email)
	c.exec(t, `INSERT INTO survey_response (tenant_id, id, host_id, age, email, marketing_opt_in, answered_at)
		SELECT tenant_id, gen_random_uuid(), id, 31, $1, true, now() FROM host LIMIT 1`, of.email)
	c.exec(t,
		`INSERT INTO opening_watch (tenant_id, id, host_id, email, language, asked_at) SELECT tenant_id, gen_random_uuid(), id, $1, 'en', now() FROM host LIMIT 1`,
		of.email)
	c.exec(t, `INSERT INTO image (tenant_id, id, member_id, content_type, bytes, width, height, created_at)
		SELECT tenant_id, gen_random_uuid(), id, 'image/png', 1, 1, 1, now() FROM member WHERE id = $1`, of.id)
	c.exec(t,
		`INSERT INTO dispute (tenant_id, id, payment_id, provider_ref, amount_minor, currency, status, reason, opened_at, closed_at, evidence)
		SELECT tenant_id, gen_random_uuid(), id, 'dp_pia', 100, currency, 'lost', 'fraudulent', now(), now(), '{"explanation": "Pia swims"}'
		FROM payment WHERE member_id = $1 LIMIT 1`, of.id)
	c.exec(t, `INSERT INTO dispute_file (tenant_id, id, dispute_id, kind, name, content_type, bytes, pages, created_at)
		SELECT d.tenant_id, gen_random_uuid(), d.id, 'receipt', 'Pia.pdf', 'application/pdf', 1, 1, now() FROM dispute d
		JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id WHERE p.member_id = $1`, of.id)
	c.Must(t, apptest.Request{Method: "POST", Path: "/api/me/saved-trips", Token: of.token,
		Body: map[string]any{"tripPaths": []string{c.from.Path}, "saved": true}})
}

// TestAPersonIsErased verifies that an erasure is refused while a trip is ahead, that a job then performs it once per
// idempotency key, and that the person's data remains only in the sealed audit trail. The books and the other members
// of the party are unchanged.
func TestAPersonIsErased(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	gone := c.account(t, c.first, c.enter(t, c.first))
	c.tells(t, gone)

	ahead := c.erasure(t, gone.id)
	if why := strings.Join(texts(ahead["reasons"]), " "); ahead["possible"] != false ||
		!strings.Contains(why, "a trip that is not over") ||
		!strings.Contains(why, "A balance is not settled") {
		t.Fatalf("with a trip ahead: %v", ahead)
	}
	body := map[string]any{"email": gone.email, "reason": "Asked for by mail",
		"version": ahead["person"].(map[string]any)["version"]}
	if a := c.erase(t, c.from.Admin, gone.id, uuid.NewString(), body); a.Status != http.StatusConflict {
		t.Fatalf("with a trip ahead: %d %s", a.Status, a.Text)
	}
	c.exec(t, "UPDATE booking SET status = 'cancelled', cancelled_at = now() WHERE id = $1", c.booking)

	seen := c.erasure(t, gone.id)
	if seen["possible"] != true {
		t.Fatalf("afterwards: %v", seen)
	}
	erases, keeps := parts(seen["erases"]), parts(seen["keeps"])
	for _, part := range []string{"travelers", "tripForms", "lists", "answers", "savedTrips", "cards", "automaticPayments",
		"evidence", "pictures", "emails", "sessions"} {
		if erases[part] == 0 {
			t.Errorf("%s are not erased: %v", part, erases)
		}
	}
	if keeps["bookings"] != 1 || keeps["payments"] != 1 {
		t.Errorf("what stays: %v", keeps)
	}
	if b := c.get(t, "/api/admin/bookings/"+c.booking); b["customer"].(map[string]any)["firstName"] != "Pia" {
		t.Fatalf("looking erased: %v", b["customer"])
	}
	c.refusesErasures(t, gone, body)
	books := count(t, c.Server, "SELECT coalesce(sum(abs(amount_minor)), 0)::int FROM ledger_entry")
	key := uuid.NewString()
	for range 2 {
		if a := c.erase(t, c.from.Admin, gone.id, key, body); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	c.Eventually(t, "a job has erased the person", func() bool {
		return c.get(t, "/api/admin/users/"+gone.id)["erasedAt"] != nil &&
			count(t, c.Server, "SELECT count(*) FROM image WHERE member_id = '"+gone.id+"'") == 0
	})
	if now := count(t, c.Server, "SELECT coalesce(sum(abs(amount_minor)), 0)::int FROM ledger_entry"); now != books {
		t.Errorf("the books: %d, before %d", now, books)
	}
	c.isForgotten(t, gone)
}

// refusesErasures attempts erasures that must be rejected.
func (c couple) refusesErasures(t *testing.T, gone account, body map[string]any) {
	t.Helper()
	for who, token := range map[string]string{"a trip manager": c.SignIn(t, c.Person(t, "tripManager")),
		"the host": c.from.Host, "the person": gone.token, "nobody": ""} {
		if a := c.erase(t, token, gone.id, uuid.NewString(), body); a.Status != http.StatusForbidden &&
			a.Status != http.StatusUnauthorized {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	there, stranger := open(t, c.Server, c.from.Admin, true)
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + gone.id + "/erase", Token: stranger,
		Body: body}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin: %d %s", a.Status, a.Text)
	}
	for what, wrong := range map[string]map[string]any{
		"another's address": {"email": c.second, "reason": "x", "version": body["version"]},
		"no reason":         {"email": gone.email, "reason": " ", "version": body["version"]},
	} {
		if a := c.erase(t, c.from.Admin, gone.id, uuid.NewString(), wrong); a.Status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	if a := c.erase(t, c.from.Admin, gone.id, uuid.NewString(), map[string]any{"email": gone.email, "reason": "x",
		"version": 99}); a.Status != http.StatusConflict {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	host := c.account(t, apptest.HostEmail, "")
	if of := c.erasure(t, host.id); of["possible"] != false || !strings.Contains(texts(of["reasons"])[0],
		"Only travelers") {
		t.Errorf("a host: %v", of)
	}
}

// isForgotten searches for a person in every table, on the support screens, and in the events sent to partners.
func (c couple) isForgotten(t *testing.T, gone account) {
	t.Helper()
	c.findsNowhere(t, gone.email, "Pia")
	left := c.get(t, "/api/admin/users/"+gone.id)
	if left["firstName"] != "Erased" || left["status"] != "disabled" || left["supportActions"] != nil ||
		!strings.HasSuffix(left["email"].(string), "@erased.invalid") {
		t.Errorf("what is left: %v", left)
	}
	b := c.get(t, "/api/admin/bookings/"+c.booking)
	if b["customer"].(map[string]any)["firstName"] != "Erased" ||
		b["additionalParticipants"].([]any)[0].(map[string]any)["lastName"] != "Second" {
		t.Errorf("the booking: %v %v", b["customer"], b["additionalParticipants"])
	}
	if items := c.get(t, "/api/admin/users?q="+url.QueryEscape(gone.email))["items"].([]any); len(items) != 0 {
		t.Errorf("found again: %v", items)
	}
	if n := count(t, c.Server,
		"SELECT count(*) FROM event WHERE type = 'booking.traveler_erased' AND after ->> 'memberId' = '"+gone.id+
			"'"); n != 1 {
		t.Errorf("%d events for partners", n)
	}
	entry := c.get(t, "/api/metadata/audit-logs?objectType=Member&objectId="+gone.id)["items"].([]any)[0].(map[string]any)
	if entry["action"] != "member.erase" || entry["after"].(map[string]any)["reason"] != "Asked for by mail" {
		t.Errorf("the trail: %v", entry)
	}
	if a := c.Call(t, apptest.Request{Method: "GET", Path: "/api/me/bookings",
		Token: gone.token}); a.Status != http.StatusUnauthorized {
		t.Errorf("the session: %d %s", a.Status, a.Text)
	}
	enable := map[string]any{"version": left["version"], "disabled": false}
	if a := c.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + gone.id, Token: c.from.Admin,
		Body: enable}); a.Status != http.StatusConflict {
		t.Errorf("enabling: %d %s", a.Status, a.Text)
	}
	if again := c.erasure(t, gone.id); again["possible"] != false || !strings.Contains(texts(again["reasons"])[0],
		"has been erased") {
		t.Errorf("erasing again: %v", again)
	}
	trip := c.LiveTrip(t, 2, 6)
	card, err := c.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, no, err := c.Book(t.Context(), trip.ID, gone.email, card, 1); err != nil || no != nil {
		t.Fatalf("%v %+v", err, no)
	}
	c.Eventually(t, "the address comes back as somebody new", func() bool {
		items := c.get(t, "/api/admin/users?q="+url.QueryEscape(gone.email))["items"].([]any)
		return len(items) == 1 && items[0].(map[string]any)["id"] != gone.id
	})
}

// findsNowhere searches every row of the marketplace. It skips the audit trail, which is sealed, and the responses
// stored for idempotency keys, which expire within days.
func (c couple) findsNowhere(t *testing.T, words ...string) {
	t.Helper()
	kept := map[string]bool{"audit_log": true, "idempotency_key": true}
	inTenant(t, c.Server, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(),
			`SELECT c.table_name FROM information_schema.columns c JOIN pg_tables p ON p.schemaname = 'public' AND p.tablename = c.table_name
			WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' ORDER BY 1`)
		if err != nil {
			return err
		}
		tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		for _, table := range tables {
			for _, word := range words {
				var n int
				find := "SELECT count(*) FROM " + pgx.Identifier{table}.Sanitize() + ` of WHERE of::text ~ ('\m' || $1 || '\M')`
				if err := tx.QueryRow(t.Context(), find, word).Scan(&n); err != nil {
					return err
				}
				if n > 0 && !kept[table] {
					t.Errorf("%q stands in %d rows of %s", word, n, table)
				}
			}
		}
		return nil
	})
}
