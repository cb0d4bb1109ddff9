package app_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
)

// account is an account of a traveler.
type account struct{ id, email, token string }

func (c couple) account(t *testing.T, email, token string) account {
	t.Helper()
	for _, one := range c.get(t, "/api/admin/users?q="+url.QueryEscape(email))["items"].([]any) {
		if of := one.(map[string]any); of["email"] == email {
			return account{id: of["id"].(string), email: email, token: token}
		}
	}
	t.Fatalf("nobody with %s", email)
	return account{}
}

// stays creates a second account of the same person and signs in to it.
func (c couple) stays(t *testing.T) account {
	t.Helper()
	email := c.Person(t, "traveler")
	return c.account(t, email, c.SignIn(t, email))
}

func (c couple) merge(t *testing.T, token, into, key string, body map[string]any) apptest.Answer {
	t.Helper()
	return c.Call(t, apptest.Request{
		Method: "POST", Path: "/api/admin/users/" + into + "/merge", Token: token, Body: body,
		Header: map[string]string{"Idempotency-Key": key},
	})
}

func (c couple) preview(t *testing.T, into, from string) map[string]any {
	t.Helper()
	return c.Must(t, apptest.Request{
		Method: "POST", Path: "/api/admin/users/" + into + "/merge/calculate", Token: c.from.Admin,
		Body: map[string]any{"otherId": from},
	})
}

// merging is the request of an admin who saw the preview.
func merging(preview map[string]any, from string) map[string]any {
	return map[string]any{
		"otherId": from, "reason": "Signed up twice", "version": preview["stays"].(map[string]any)["version"],
		"otherVersion": preview["goes"].(map[string]any)["version"],
	}
}

// TestTwoAccountsBecomeOne previews a merge, checks that it is denied to those without permission, performs it
// twice with one key, and finds bookings, money, permissions and emails with the remaining account, and no access
// left for the merged one.
func TestTwoAccountsBecomeOne(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	goes := c.account(t, c.first, c.enter(t, c.first))
	stays := c.stays(t)
	c.Eventually(t, "automatic payment is on", func() bool {
		return count(t, c.Server, "SELECT count(*) FROM automatic_payment WHERE status = 'on'") == 1
	})
	c.Must(t, apptest.Request{Method: "POST", Path: "/api/me/saved-trips", Token: goes.token,
		Body: map[string]any{"tripPaths": []string{c.from.Path}, "saved": true}})
	c.exec(t, `INSERT INTO trip_credit (tenant_id, id, member_id, amount_minor, currency, reason, expires_on, created_at)
		SELECT tenant_id, gen_random_uuid(), id, 5000, 'USD', 'Kindness', now() + interval '1 year', now() FROM member WHERE id = $1`,
		goes.id)

	seen := c.preview(t, stays.id, goes.id)
	if seen["possible"] != true || len(seen["reasons"].([]any)) != 0 {
		t.Fatalf("%v", seen)
	}
	if got := fmt.Sprint(parts(seen["moves"]), parts(seen["ends"])); got !=
		"map[bookings:1 credits:1 payments:1 savedTrips:1] map[automaticPayments:1 cards:1 sessions:1]" {
		t.Errorf("what moves and ends: %s", got)
	}
	if n := count(t, c.Server, "SELECT count(*) FROM booking WHERE customer_id = '"+goes.id+"'"); n != 1 {
		t.Errorf("looking moved %d bookings", 1-n)
	}
	body := merging(seen, goes.id)
	c.refusesMerges(t, stays, body)
	key := uuid.NewString()
	for range 2 {
		if a := c.merge(t, c.from.Admin, stays.id, key, body); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	c.isOne(t, stays, goes)
	c.leadsToWhoStays(t, stays, goes)
}

func parts(list any) map[string]int {
	out := map[string]int{}
	for _, one := range list.([]any) {
		of := one.(map[string]any)
		out[of["part"].(string)] = int(of["count"].(float64))
	}
	return out
}

// refusesMerges tries merges that are not allowed.
func (c couple) refusesMerges(t *testing.T, stays account, body map[string]any) {
	t.Helper()
	for who, token := range map[string]string{
		"a trip manager": c.SignIn(t, c.Person(t, "tripManager")), "the host": c.from.Host, "the operator": c.from.Operator,
		"the traveler": stays.token, "nobody": "",
	} {
		if a := c.merge(t, token, stays.id, uuid.NewString(), body); a.Status != http.StatusForbidden &&
			a.Status != http.StatusUnauthorized {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	there, stranger := open(t, c.Server, c.from.Admin, true)
	for path, sent := range map[string]map[string]any{"/merge": body, "/merge/calculate": {"otherId": body["otherId"]}} {
		a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + stays.id + path, Token: stranger,
			Body: sent})
		if a.Status != http.StatusNotFound {
			t.Errorf("another marketplace's admin at %s: %d %s", path, a.Status, a.Text)
		}
	}
	for what, wrong := range map[string]map[string]any{
		"with itself":           {"otherId": stays.id},
		"with nobody":           {"otherId": uuid.NewString()},
		"without a reason":      {"reason": " "},
		"an old version":        {"version": 99},
		"the other's is an old": {"otherVersion": 99},
	} {
		changed := maps.Clone(body)
		maps.Copy(changed, wrong)
		want := http.StatusBadRequest
		if strings.Contains(what, "old") {
			want = http.StatusConflict
		}
		if a := c.merge(t, c.from.Admin, stays.id, uuid.NewString(), changed); a.Status != want {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
}

// isOne checks that everything belongs to the remaining account.
func (c couple) isOne(t *testing.T, stays, goes account) {
	t.Helper()
	b := c.get(t, "/api/admin/bookings/"+c.booking)
	if customer := b["customer"].(map[string]any); customer["email"] != stays.email || customer["lastName"] != "First" {
		t.Errorf("the customer: %v", customer)
	}
	if of, left := c.bookingsOf(t, stays), c.bookingsOf(t, goes); len(of) != 1 || of[0] != c.booking || len(left) != 0 {
		t.Errorf("who stays has %v, who goes %v", of, left)
	}
	c.Eventually(t, "who stays may do what the other could", func() bool {
		return c.Call(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + c.booking + "/cancellation",
			Token: stays.token}).Status == http.StatusOK
	})
	if a := c.Call(t, apptest.Request{Method: "GET", Path: "/api/me/bookings",
		Token: goes.token}); a.Status != http.StatusUnauthorized {
		t.Errorf("the other's session: %d %s", a.Status, a.Text)
	}
	for what, query := range map[string]string{
		"cards kept": "SELECT count(*) FROM saved_card WHERE removed_at IS NULL AND member_id IN ('" + goes.id +
			"', '" + stays.id + "')",
		"automatic payments":     "SELECT count(*) FROM automatic_payment WHERE status <> 'off'",
		"credits of who goes":    "SELECT count(*) FROM trip_credit WHERE member_id = '" + goes.id + "'",
		"what else who goes has": "SELECT count(*) FROM saved_trip WHERE member_id = '" + goes.id + "'",
		"travelers of who goes":  "SELECT count(*) FROM booking_participant WHERE member_id = '" + goes.id + "'",
	} {
		if n := count(t, c.Server, query); n != 0 {
			t.Errorf("%s: %d", what, n)
		}
	}
	c.Eventually(t, "who goes is related to nothing", func() bool {
		left := c.Call(t, apptest.Request{
			Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/ListRelations", Token: c.from.Admin,
			Body: map[string]any{"userId": goes.id},
		})
		return left.Status == http.StatusOK && !strings.Contains(left.Text, `"relation"`)
	})
	credits := c.get(t, "/api/admin/users/"+stays.id+"/credits")["items"].([]any)
	if len(credits) != 1 {
		t.Errorf("credits of who stays: %v", credits)
	}
	for _, email := range []string{stays.email, goes.email} {
		if n := count(t, c.Server, "SELECT count(*) FROM email WHERE template = 'accounts_merged' AND recipient = '"+email+
			"'"); n != 1 {
			t.Errorf("%d mails to %s", n, email)
		}
	}
	if n := count(t, c.Server, `SELECT count(*) FROM event WHERE type = 'booking.updated' AND after ->> 'memberId' = '`+
		stays.id+`'`); n != 1 {
		t.Errorf("%d events for partners", n)
	}
	for id, action := range map[string]string{stays.id: "member.merge", goes.id: "member.merged"} {
		entries := c.get(t, "/api/metadata/audit-logs?objectType=Member&objectId="+id)["items"].([]any)
		if entry := entries[0].(map[string]any); entry["action"] != action ||
			entry["after"].(map[string]any)["reason"] != "Signed up twice" {
			t.Errorf("the trail of %s: %v", id, entry)
		}
	}
}

// leadsToWhoStays checks that the merged account cannot be revived in any way.
func (c couple) leadsToWhoStays(t *testing.T, stays, goes account) {
	t.Helper()
	closed := c.get(t, "/api/admin/users/"+goes.id)
	if closed["mergedIntoId"] != stays.id || closed["supportActions"] != nil || closed["status"] != "disabled" {
		t.Errorf("what is shown of it: %v %v %v", closed["mergedIntoId"], closed["supportActions"], closed["status"])
	}
	enable := map[string]any{"version": closed["version"], "disabled": false}
	if a := c.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + goes.id, Token: c.from.Admin,
		Body: enable}); a.Status != http.StatusConflict {
		t.Errorf("enabling it: %d %s", a.Status, a.Text)
	}
	again := c.preview(t, stays.id, goes.id)
	if again["possible"] != false || !strings.Contains(texts(again["reasons"])[0], "already") {
		t.Errorf("merging it again: %v", again)
	}
	trip := c.LiveTrip(t, 2, 6)
	card, err := c.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	paid, refused, err := c.Book(t.Context(), trip.ID, goes.email, card, 1)
	if err != nil || refused != nil {
		t.Fatalf("%v %+v", err, refused)
	}
	if of := c.bookingsOf(t, stays); len(of) != 2 || !slices.Contains(of, paid["bookingId"].(string)) {
		t.Errorf("booked with the old address: %v, not %v", of, paid["bookingId"])
	}
}

func (c couple) bookingsOf(t *testing.T, of account) (ids []string) {
	t.Helper()
	for _, one := range c.get(t, "/api/admin/bookings?memberId="+of.id)["items"].([]any) {
		ids = append(ids, one.(map[string]any)["id"].(string))
	}
	return ids
}

// TestWhatCannotBeMerged triggers every reason for a rejection, and checks that nothing changes.
func TestWhatCannotBeMerged(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	first, second := c.account(t, c.first, ""), c.account(t, c.second, "")
	host := c.account(t, apptest.HostEmail, "")
	refused := func(what, into, from, words string) {
		t.Helper()
		seen := c.preview(t, into, from)
		if why := strings.Join(texts(seen["reasons"]), " "); seen["possible"] != false || !strings.Contains(why, words) {
			t.Errorf("%s: %v", what, seen)
		}
		if a := c.merge(t, c.from.Admin, into, uuid.NewString(), merging(seen, from)); a.Status != http.StatusConflict ||
			!strings.Contains(a.Text, words) {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	refused("two of one trip", first.id, second.id, "on the same trip")
	refused("a host", first.id, host.id, "Only accounts of travelers")
	stays := c.stays(t)
	c.exec(t,
		`INSERT INTO dispute (tenant_id, id, payment_id, provider_ref, amount_minor, currency, status, reason, opened_at)
		SELECT tenant_id, gen_random_uuid(), id, 'dp_merge', 100, currency, 'open', 'fraudulent', now() FROM payment WHERE booking_id = $1`,
		c.booking)
	refused("a disputed payment", stays.id, first.id, "disputed")
	c.exec(t, "UPDATE dispute SET status = 'won', closed_at = now() WHERE provider_ref = 'dp_merge'")
	c.exec(t, "UPDATE member SET status = 'disabled' WHERE id = $1", stays.id)
	refused("a disabled account", stays.id, first.id, "disabled")
	c.exec(t, "UPDATE member SET status = 'active' WHERE id = $1", stays.id)
	c.exec(t, "UPDATE booking_participant SET date_of_birth = '1990-05-01' WHERE member_id = $1", first.id)
	trip := c.LiveTrip(t, 2, 6)
	card, err := c.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, no, err := c.Book(t.Context(), trip.ID, stays.email, card, 1); err != nil || no != nil {
		t.Fatalf("%v %+v", err, no)
	}
	c.exec(t, "UPDATE booking_participant SET date_of_birth = '1999-05-01' WHERE member_id = $1", stays.id)
	refused("two dates of birth", stays.id, first.id, "dates of birth")
	if n := count(t, c.Server, "SELECT count(*) FROM member WHERE merged_into IS NOT NULL"); n != 0 {
		t.Errorf("%d were merged", n)
	}
}

// TestAMergeMeetsBookingsUnderWay merges an account while people book with its address: in either order, no
// booking is left with the merged account.
func TestAMergeMeetsBookingsUnderWay(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	goes, stays := c.account(t, c.first, ""), c.stays(t)
	trips := []apptest.Trip{c.LiveTrip(t, 2, 8), c.LiveTrip(t, 2, 8)}
	card, err := c.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	faults := make(chan string, 8)
	for _, trip := range trips {
		all.Go(func() {
			if _, refused, err := c.Book(context.WithoutCancel(t.Context()), trip.ID, goes.email, card, 1); err != nil ||
				refused != nil {
				faults <- fmt.Sprintf("booking: %v %+v", err, refused)
			}
		})
	}
	all.Go(func() {
		for {
			seen, err := c.Try(t.Context(), apptest.Request{
				Method: "POST", Path: "/api/admin/users/" + stays.id + "/merge/calculate", Token: c.from.Admin,
				Body: map[string]any{"otherId": goes.id},
			})
			if err != nil {
				faults <- err.Error()
				return
			}
			if seen.Status != http.StatusOK || seen.Data["possible"] != true {
				continue // a payment is in progress
			}
			done, err := c.Try(t.Context(), apptest.Request{
				Method: "POST", Path: "/api/admin/users/" + stays.id + "/merge", Token: c.from.Admin,
				Body: merging(seen.Data, goes.id),
			})
			if err != nil || done.Status == http.StatusOK {
				return
			}
		}
	})
	all.Wait()
	close(faults)
	for fault := range faults {
		t.Error(fault)
	}
	for _, query := range []string{
		"SELECT count(*) FROM booking WHERE customer_id = '" + goes.id + "'",
		"SELECT count(*) FROM booking_participant WHERE member_id = '" + goes.id + "'",
	} {
		if n := count(t, c.Server, query); n != 0 {
			t.Errorf("%s: %d", query, n)
		}
	}
	if n := count(t, c.Server, "SELECT count(*) FROM booking WHERE customer_id = '"+stays.id+"'"); n != 3 {
		t.Errorf("who stays has %d bookings", n)
	}
}
