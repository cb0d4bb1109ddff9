package app_test

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/platform/mail/inbox"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// supported is a marketplace with an order, and a person of its support.
type supported struct {
	*apptest.Server
	trip    apptest.Trip
	token   string // of support
	booking string
	buyer   string
}

func newSupported(t *testing.T) supported {
	t.Helper()
	return newSupportedAfter(t, func(*apptest.Server) {})
}

// newSupportedAfter changes the marketplace before its trip exists.
func newSupportedAfter(t *testing.T, change func(*apptest.Server)) supported {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	change(s)
	m := supported{Server: s, trip: s.LiveTrip(t, 2, 6), buyer: "robin.quick@people.example"}
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	payment, refused, err := s.Book(t.Context(), m.trip.ID, m.buyer, card, 2)
	if err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	m.booking = payment["bookingId"].(string)
	m.token = s.SignIn(t, s.Person(t, "support"))
	return m
}

// policy changes one of the marketplace's policies.
func (m supported) policy(t *testing.T, item map[string]any) {
	t.Helper()
	policies := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: m.trip.Admin})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: m.trip.Admin, Body: map[string]any{
		"version": policies["version"], "items": []any{item},
	}})
}

// insideWindow makes the booking's terms give nothing back.
func (m supported) insideWindow(t *testing.T) {
	t.Helper()
	err := m.Services.DB.InTenantTx(t.Context(), m.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`UPDATE booking SET policy = jsonb_set(policy, '{cancellationWindowDays}', '3000') WHERE id = $1`, m.booking)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (m supported) get(t *testing.T, path string) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: path, Token: m.token})
}

func (m supported) post(t *testing.T, path string, body map[string]any) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "POST", Path: path, Token: m.token, Body: body})
}

// refused expects a rejection, with a sentence that contains the given words.
func (m supported) refused(t *testing.T, path string, body map[string]any, sentence string) {
	t.Helper()
	a := m.post(t, path, body)
	said := a.Error + " " + strings.Join(slices.Collect(maps.Values(a.Fields)), " ")
	if a.Status < 400 || a.Status >= 500 || a.Status == http.StatusNotFound || !strings.Contains(said, sentence) {
		t.Errorf("POST %s %v: %d %s", path, body, a.Status, a.Text)
	}
}

func (m supported) person(t *testing.T, email string) map[string]any {
	t.Helper()
	return m.get(t, "/api/admin/users?q="+url.QueryEscape(email))["items"].([]any)[0].(map[string]any)
}

// Support corrects names, closes and opens accounts, and cannot change roles or the accounts of staff.
func TestSupportHelpsWithAccountsButNotWithRoles(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	buyer := m.person(t, m.buyer)
	path := "/api/admin/users/" + buyer["id"].(string)
	if offered := texts(buyer["supportActions"]); slices.Contains(offered, "merge") ||
		slices.Contains(offered, "standIn") ||
		!slices.Contains(offered, "erase") || !slices.Contains(offered, "disable") {
		t.Errorf("offered on a traveler's account: %v", offered)
	}
	if a := m.post(t, path, map[string]any{"version": buyer["version"], "lastName": "Quirk"}); a.Status != http.StatusOK ||
		a.Data["lastName"] != "Quirk" {
		t.Fatalf("a name is corrected: %d %s", a.Status, a.Text)
	}
	version := m.get(t, path)["version"]
	for field, value := range map[string]any{"group": "admin", "readOnly": true} {
		m.refused(t, path, map[string]any{"version": version, field: value}, "")
	}
	for _, forbidden := range []string{"/merge/calculate", "/impersonate", "/assignments"} {
		m.refused(t, path+forbidden, map[string]any{}, "")
	}
	if entries := m.get(t, "/api/metadata/audit-logs?objectType=Member&objectId="+
		buyer["id"].(string))["items"].([]any); len(entries) == 0 {
		t.Error("the trail of the person is empty")
	}

	owner := m.person(t, apptest.AdminEmail)
	if offered := owner["supportActions"]; offered != nil {
		t.Errorf("offered on an admin's account: %v", offered)
	}
	staff := "/api/admin/users/" + owner["id"].(string)
	const only = "Only admins can change the accounts of staff."
	m.refused(t, staff, map[string]any{"version": owner["version"], "firstName": "Eve"}, only)
	m.refused(t, staff+"/reset-token", nil, only)
	m.refused(t, staff+"/resend-activation", nil, only)
	if a := m.Call(t, apptest.Request{Method: "DELETE", Path: staff + "/sessions",
		Token: m.token}); a.Status != http.StatusForbidden || a.Error != only {
		t.Errorf("an admin is signed out: %d %s", a.Status, a.Text)
	}
}

// Support gives money back by the policy, and beyond it up to the marketplace's limit; prices stay the admins'.
func TestSupportRefundsWithinTheLimit(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	path := "/api/admin/bookings/" + m.booking
	if got := texts(m.get(t, path)["supportActions"]); strings.Join(got, " ") != "refund move cancel" {
		t.Errorf("what support can do: %v", got)
	}
	m.refused(t, path+"/discount/calculate", map[string]any{}, "")
	item := m.get(t, path+"/money")["items"].([]any)[0].(map[string]any)
	part := func(minor int) map[string]any {
		return map[string]any{"affectedItems": []any{map[string]any{"itemId": item["itemId"], "amountMinor": minor}},
			"reason": "The guide did not come."}
	}
	wordless := part(100_00)
	delete(wordless, "reason")
	m.refused(t, path+"/refund", wordless, "Say why this is refunded")

	limit := map[string]any{"path": "payment.supportRefundUpToMinor", "number": 150_00}
	m.refused(t, "/api/admin/policies", map[string]any{"version": 1, "items": []any{limit}}, "")
	m.policy(t, limit)

	if a := m.post(t, path+"/refund", part(100_00)); a.Status != http.StatusOK {
		t.Fatalf("a refund within the limit: %d %s", a.Status, a.Text)
	}
	m.refused(t, path+"/refund", part(100_00), "Support can refund up to $50.00 of this booking.")
	m.insideWindow(t)
	m.refused(t, path+"/cancel/calculate", map[string]any{"refund": "full"}, "Refund by the policy, or ask an admin.")
	if a := m.post(t, path+"/cancel",
		map[string]any{"refund": "policy", "reason": "Asked by mail."}); a.Status != http.StatusOK {
		t.Errorf("a cancellation by the policy: %d %s", a.Status, a.Text)
	}
	if got := texts(m.get(t, path)["supportActions"]); strings.Join(got, " ") != "reinstate" {
		t.Errorf("what support can do with a canceled order: %v", got)
	}
}

// Support sees a trip and cancels it, pauses and resumes a webhook, and changes nothing else of either.
func TestSupportCancelsTripsAndResumesWebhooks(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	path := "/api/admin/trips/" + m.trip.ID
	of := m.get(t, path)
	actions := of["availableActions"].([]any)
	if len(actions) != 1 || actions[0].(map[string]any)["to"] != "cancelled" {
		t.Errorf("offered on a trip: %v", actions)
	}
	for _, field := range of["editableFields"].([]any) {
		if field := field.(map[string]any); field["editable"] == true {
			t.Errorf("editable: %v", field)
		}
	}
	const cancelsOnly = "Support can cancel a trip but not change it."
	m.refused(t, path, map[string]any{"version": of["version"], "name": "Another name"}, cancelsOnly)
	m.refused(t, path, map[string]any{"version": of["version"], "status": "complete"}, cancelsOnly)
	if a := m.post(t, path, map[string]any{"version": of["version"], "status": "cancelled",
		"reason": "The host quit."}); a.Status != http.StatusOK {
		t.Errorf("the trip is canceled: %d %s", a.Status, a.Text)
	}

	made := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/webhooks", Token: m.trip.Admin,
		Body: map[string]any{"url": "https://hooks.partner.example/caravan",
			"eventTypes": []string{}}})["webhook"].(map[string]any)
	hook := "/api/admin/webhooks/" + made["id"].(string)
	m.refused(t, hook, map[string]any{"version": made["version"], "url": "https://elsewhere.example/"},
		"Support can pause and resume webhooks")
	m.refused(t, hook, map[string]any{"version": made["version"], "state": "archived"},
		"Support can pause and resume webhooks")
	a := m.post(t, hook, map[string]any{"version": made["version"], "state": "paused"})
	if a.Status != http.StatusOK || strings.Join(texts(a.Data["availableActions"]), " ") != "resume" {
		t.Errorf("a webhook is paused: %d %s", a.Status, a.Text)
	}
}

// What is for admins, support is refused: over REST and RPC, in its own marketplace and in others.
func TestSupportIsRefusedWhatIsForAdmins(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	owner := m.person(t, apptest.AdminEmail)["id"].(string)
	buyer := m.person(t, m.buyer)["id"].(string)
	operator := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.trip.Operator})["operatorId"].(string)
	trip, booking := "/api/admin/trips/"+m.trip.ID, "/api/admin/bookings/"+m.booking
	for what, r := range map[string]apptest.Request{
		"a setting": {Method: "POST", Path: "/api/admin/tenant",
			Body: map[string]any{"version": 1, "name": "Ours"}},
		"a provider": {Method: "POST", Path: "/api/admin/tenant/providers",
			Body: map[string]any{"version": 1, "service": "email", "choice": "deployment"}},
		"a price": {Method: "POST", Path: "/api/me/trips/" + m.trip.ID,
			Body: map[string]any{"version": 1, "prices": map[string]any{"initialMinor": 1, "remainingMinor": 1}}},
		"a discount": {Method: "POST", Path: booking + "/discount/apply", Body: map[string]any{"amountMinor": 1,
			"reason": "Kind"}},
		"a discount code": {Method: "POST", Path: "/api/admin/discounts", Body: map[string]any{"code": "FREE"}},
		"a person": {Method: "POST", Path: "/api/admin/users",
			Body: map[string]any{"email": "eve@people.example", "group": "admin"}},
		"an assignment": {Method: "POST", Path: "/api/admin/users/" + buyer + "/assignments",
			Body: map[string]any{"hostIds": []string{}, "tripIds": []string{}}},
		"an operator's member": {Method: "POST", Path: "/api/admin/operators/" + operator + "/members",
			Body: map[string]any{"email": "eve@people.example"}},
		"a key": {Method: "POST", Path: "/api/me/operators/" + operator + "/api-keys",
			Body: map[string]any{"name": "Mine"}},
		"a payout": {Method: "POST", Path: "/api/admin/payouts/" + m.trip.ID + "/approve"},
		"a policy": {Method: "POST", Path: "/api/admin/policies",
			Body: map[string]any{"version": 1, "items": []any{}}},
		"a marketplace":      {Method: "POST", Path: "/api/admin/tenants", Body: map[string]any{"name": "Ours"}},
		"marketplaces":       {Method: "GET", Path: "/api/admin/tenants"},
		"the policies":       {Method: "GET", Path: "/api/admin/policies"},
		"the settings":       {Method: "GET", Path: "/api/admin/tenant"},
		"the keys":           {Method: "GET", Path: "/api/admin/api-keys"},
		"the discount codes": {Method: "GET", Path: "/api/admin/discounts"},
		"the reviews":        {Method: "GET", Path: "/api/admin/reviews"},
		"the insurer's account": {Method: "GET",
			Path: "/api/admin/insurers/234db006-0256-579e-a700-fa913fc61ec9/payout-account"},
		"the audit log's file": {Method: "GET", Path: "/api/metadata/audit-logs/file"},
		"an admin impersonated": {Method: "POST", Path: "/api/admin/users/" + owner + "/impersonate",
			Body: map[string]any{"reason": "Curious"}},
		"a person impersonated": {Method: "POST", Path: "/api/admin/users/" + buyer + "/impersonate",
			Body: map[string]any{"reason": "Curious"}},
		"impersonation by RPC": {Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
			Body: map[string]any{"userId": owner, "reason": "Curious"}},
		"a page's cache cleared": {Method: "POST", Path: "/api/admin/cache/clear/trip-details/" + m.trip.ID},
	} {
		r.Token = m.token
		if a := m.Call(t, r); a.Status != http.StatusForbidden {
			t.Errorf("%s: %s %s: %d %s", what, r.Method, r.Path, a.Status, a.Text)
		}
	}
	elsewhere := m.On("solstice.localhost")
	for _, path := range []string{"/api/admin/users", "/api/admin/trips", "/api/admin/bookings", booking, trip} {
		if a := elsewhere.Call(t, apptest.Request{Method: "GET", Path: path,
			Token: m.token}); a.Status != http.StatusUnauthorized {
			t.Errorf("in another marketplace: GET %s: %d %s", path, a.Status, a.Text)
		}
	}
}

// Support frees the account of someone who lost their second factor, but not of staff, of people of other
// marketplaces, or on behalf of a marketplace that isn't the platform's.
func TestSupportFreesAccountsOfItsPeople(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	token := m.SignIn(t, m.Person(t, "support"))
	free := func(s *apptest.Server, token, email string) apptest.Answer {
		t.Helper()
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/accounts/reset-second-factor", Token: token,
			Body: map[string]string{"email": email, "reason": "Lost the phone, seen by video"}})
	}
	traveler := m.Person(t, "traveler")
	enrol(t, m.Server, m.SignIn(t, traveler))
	if a := free(m.Server, token, traveler); a.Status != http.StatusOK {
		t.Fatalf("a traveler: %d %s", a.Status, a.Text)
	}
	if step(login(t, m.Server, traveler, loader.DemoPassword)) == "confirm" {
		t.Error("the factor is still asked for")
	}
	if a := free(m.Server, token, m.email); a.Status != http.StatusForbidden {
		t.Errorf("an admin: %d %s", a.Status, a.Text)
	}
	if a := free(m.Server, token, "admin@solstice.example"); a.Status < 400 {
		t.Errorf("an admin of another marketplace: %d %s", a.Status, a.Text)
	}
	if a := free(m.Server, token, m.theirs.Person(t, "traveler")); a.Fields["email"] == "" {
		t.Errorf("a traveler of another marketplace: %d %s", a.Status, a.Text)
	}
	theirs := m.theirs.SignIn(t, m.theirs.Person(t, "support"))
	if a := free(m.theirs, theirs, traveler); a.Status != http.StatusForbidden {
		t.Errorf("by support of another marketplace: %d %s", a.Status, a.Text)
	}
}

// Support erases a traveler by the same preview and confirmation as admins, and the trail names it.
func TestSupportErasesTravelers(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	email := m.Person(t, "traveler")
	path := "/api/admin/users/" + m.person(t, email)["id"].(string)
	quote := m.Must(t, apptest.Request{Method: "POST", Path: path + "/erase/calculate", Token: m.token})
	if quote["possible"] != true {
		t.Fatalf("%v", quote)
	}
	body := map[string]any{"email": email, "reason": "Asked by mail",
		"version": quote["person"].(map[string]any)["version"]}
	if a := m.post(t, path+"/erase", body); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "the person is erased", func() bool { return m.get(t, path)["erasedAt"] != nil })
	me := m.get(t, "/api/me/profile")["id"]
	entries := m.get(t, "/api/metadata/audit-logs?action=member.erase")["items"].([]any)
	if len(entries) != 1 || entries[0].(map[string]any)["actorId"] != me {
		t.Errorf("the trail: %v", entries)
	}
	colleague := "/api/admin/users/" + m.person(t, m.Person(t, "tripManager"))["id"].(string)
	if got := m.Must(t, apptest.Request{Method: "POST", Path: colleague + "/erase/calculate",
		Token: m.token}); got["possible"] != false {
		t.Errorf("a trip manager: %v", got)
	}
}

// An email bounced after the mail server accepted it, so it counts as sent: it follows the corrected address, too.
func TestSupportResendsWhatBouncedLater(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	wrong, right := testkit.Email("pia-typed-wrong"), testkit.Email("pia-typed-right")
	card, err := m.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := m.Book(t.Context(), m.trip.ID, wrong, card, 1); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	mails := func(to, state string) []any {
		return m.get(t, "/api/admin/emails?hook=booking_received&recipient="+url.QueryEscape(to)+state)["items"].([]any)
	}
	m.Eventually(t, "the mail is accepted", func() bool { return len(mails(wrong, "&sent=true")) == 1 })
	path := "/api/admin/users/" + m.person(t, wrong)["id"].(string)
	if a := m.post(t, path, map[string]any{"version": m.get(t, path)["version"],
		"email": right}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	found := mails(right, "&failed=true")
	if len(found) != 1 || len(mails(wrong, "")) != 0 {
		t.Fatalf("what bounced later follows the person: %v", found)
	}
	one := found[0].(map[string]any)
	if one["problem"] != "Sent to "+wrong+", which wasn’t this person’s address." || one["sentAt"] == nil {
		t.Errorf("what became of it: %v", one)
	}
	if a := m.post(t, "/api/admin/emails/"+one["id"].(string)+"/resend", nil); a.Status != http.StatusOK ||
		a.Data["recipient"] != right {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "the mail arrives", func() bool { return len(mails(right, "&sent=true&failed=false")) == 1 })
}

// An email bounced: support corrects the address, and sends the same email again to the new one.
func TestSupportResendsWhatBounced(t *testing.T) {
	t.Parallel()
	m := newSupported(t)
	wrong, right := "pia"+inbox.Bounces, testkit.Email("pia-reachable")
	card, err := m.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := m.Book(t.Context(), m.trip.ID, wrong, card, 1); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	failed := func(to string) []any {
		return m.get(t, "/api/admin/emails?hook=booking_received&failed=true&recipient="+url.QueryEscape(to))["items"].([]any)
	}
	m.Eventually(t, "the mail bounces", func() bool { return len(failed(wrong)) == 1 })
	path := "/api/admin/users/" + m.person(t, wrong)["id"].(string)
	if a := m.post(t, path, map[string]any{"version": m.get(t, path)["version"],
		"email": right}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	found := failed(right)
	if len(found) != 1 || len(failed(wrong)) != 0 {
		t.Fatalf("what bounced follows the person: %v", found)
	}
	id := found[0].(map[string]any)["id"].(string)
	if a := m.post(t, "/api/admin/emails/"+id+"/resend", nil); a.Status != http.StatusOK || a.Data["recipient"] != right {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "the mail arrives", func() bool {
		sent := m.get(t, "/api/admin/emails?hook=booking_received&sent=true&recipient="+url.QueryEscape(
			right))["items"].([]any)
		return len(sent) == 1 && sent[0].(map[string]any)["id"] != id
	})
}
