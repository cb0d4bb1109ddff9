package app_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// TestAWrongAddressIsCorrected: an email bounces; an admin corrects the address of a person who never signed in,
// the bookings follow, the link sent to the wrong address stops working, and the person gets in with the new one.
func TestAWrongAddressIsCorrected(t *testing.T) {
	t.Parallel()
	c := bookedByTwo(t)
	wrong := c.account(t, c.first, "")
	stale := mailed(t, c.Server, c.first)
	right := testkit.Email("pia-right")
	path := "/api/admin/users/" + wrong.id
	correct := func(token, email string) apptest.Answer {
		t.Helper()
		return c.Call(t, apptest.Request{Method: "POST", Path: path, Token: token,
			Body: map[string]any{"version": c.get(t, path)["version"], "email": email}})
	}
	if a := correct(c.SignIn(t, c.Person(t, "tripManager")), right); a.Status != http.StatusForbidden {
		t.Errorf("a trip manager: %d %s", a.Status, a.Text)
	}
	for what, email := range map[string]string{"no address": "pia at home", "somebody else’s": c.second} {
		if a := correct(c.from.Admin, email); a.Status != http.StatusBadRequest || a.Fields["email"] == "" {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	if a := correct(c.from.Admin, strings.ToUpper(right)); a.Status != http.StatusOK || a.Data["email"] != right {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	customer := c.get(t, "/api/admin/bookings/"+c.booking)["customer"].(map[string]any)
	if customer["email"] != right {
		t.Errorf("the booking writes to %v", customer["email"])
	}
	activate := func(token string) apptest.Answer {
		t.Helper()
		return c.Call(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + token,
			Body: map[string]string{"password": loader.DemoPassword}})
	}
	if a := activate(stale); a.Status < http.StatusBadRequest {
		t.Errorf("the link that went to the wrong address: %d %s", a.Status, a.Text)
	}
	in := activate(mailed(t, c.Server, right))
	if in.Status != http.StatusOK {
		t.Fatalf("the new link: %d %s", in.Status, in.Text)
	}
	c.Eventually(t, "the traveler sees the booking", func() bool {
		a := c.Call(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + c.booking,
			Token: in.Data["token"].(string)})
		return a.Status == http.StatusOK
	})
	if a := correct(c.from.Admin, testkit.Email("pia-taken")); a.Status != http.StatusBadRequest ||
		!strings.Contains(a.Fields["email"], "only they can change it") {
		t.Errorf("of somebody who signs in: %d %s", a.Status, a.Text)
	}
	trail := c.get(t, "/api/metadata/audit-logs?objectType=Member&action="+url.QueryEscape("member.update")+"&objectId="+
		wrong.id)["items"].([]any)
	if len(trail) != 1 || trail[0].(map[string]any)["after"].(map[string]any)["email"] != right {
		t.Errorf("the trail: %v", trail)
	}
}
