package app_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// linksOf returns the paths of a host's own links by kind.
func linksOf(t *testing.T, s *apptest.Server, host string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/links", Token: host})["items"].([]any) {
		link := item.(map[string]any)
		out[link["linkType"].(string)] = link["path"].(string)
	}
	return out
}

// Every host has a survey, an email collection and an invitation from the start; the people who respond become
// the host's audience (H-034, H-035, H-089).
func TestPublicLinksOfAHost(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	host := s.SignIn(t, apptest.HostEmail)
	links := linksOf(t, s, host)
	open := func(path string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/public/links/" + path})
	}
	for _, kind := range []string{"survey", "emailCapture", "referral"} {
		if a := open(links[kind]); a.Status != http.StatusOK || a.Data["linkType"] != kind || a.Data["hostName"] == "" {
			t.Fatalf("%s: %d %s", kind, a.Status, a.Text)
		}
	}
	if a := s.On("solstice.localhost").Call(t,
		apptest.Request{Method: "GET", Path: "/public/links/" + links["survey"]}); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace: %d", a.Status)
	}
	if a := open("no-such-link"); a.Status != http.StatusNotFound {
		t.Errorf("no link: %d", a.Status)
	}
	audience := func() map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/audience", Token: host})
	}
	before := audience()
	if before["surveyUrl"] != "/public/l/"+links["survey"] {
		t.Errorf("the host shares %v", before["surveyUrl"])
	}

	places := open(links["survey"]).Data["destinations"].([]any)
	if len(places) == 0 {
		t.Fatal("the survey offers nowhere to go")
	}
	reply := func(changed ...any) map[string]any {
		out := map[string]any{"age": 34, "budgetMinor": 250_000, "destination": places[0], "timeOfYear": "fall"}
		for i := 0; i < len(changed); i += 2 {
			out[changed[i].(string)] = changed[i+1]
		}
		return out
	}
	answer := func(path string, body map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/links/" + path + "/answers", Body: body})
	}
	for field, body := range map[string]map[string]any{
		"destination": reply("destination", "Atlantis"), "timeOfYear": reply("timeOfYear", "teatime"), "age": reply("age", 5),
		"budgetMinor": reply("budgetMinor", -1), "email": reply("marketingOptIn", true),
	} {
		if a := answer(links["survey"], body); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	email := "fan-" + uuid.NewString()[:8] + "@people.example"
	for _, body := range []map[string]any{reply(), reply("gender", "nonBinary"), reply("email", email, "marketingOptIn",
		true), reply("email", strings.ToUpper(email), "budgetMinor", 90_000, "marketingOptIn", true)} {
		if a := answer(links["survey"], body); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if a := answer(links["referral"], reply()); a.Status != http.StatusNotFound {
		t.Errorf("an answer to an invitation: %d", a.Status)
	}
	counted := func(a map[string]any, which string) float64 {
		return a[which].(map[string]any)["responses"].(float64)
	}
	now := audience()
	// Two without an address, and one who responded again with a smaller budget.
	if got := counted(now, "allResponses") - counted(before, "allResponses"); got != 3 {
		t.Errorf("%v answers, not 3", got)
	}
	if got := counted(now, "qualifiedResponses") - counted(before, "qualifiedResponses"); got != 2 {
		t.Errorf("%v qualified answers, not 2", got)
	}

	join := func(body map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/links/" + links["emailCapture"] + "/contacts",
			Body: body})
	}
	for field, body := range map[string]map[string]any{"email": {"email": "nobody", "consent": true},
		"consent": {"email": email, "consent": false}} {
		if a := join(body); a.Status != http.StatusBadRequest || a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	other := "list-" + email
	for range 2 {
		if a := join(map[string]any{"email": other, "consent": true}); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if got := audience()["marketingListSize"].(float64) - before["marketingListSize"].(float64); got != 2 {
		t.Errorf("the list grew by %v, not by 2", got)
	}
}

// A closed link says so and accepts nothing; a disabled one is a 404 (H-318, H-319).
func TestClosedLinksTakeNothing(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	links := linksOf(t, s, s.SignIn(t, apptest.HostEmail))
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE host SET status = 'created' WHERE id = (SELECT host_id FROM link WHERE path = $1)", links["emailCapture"])
		return err
	})
	a := s.Call(t, apptest.Request{Method: "GET", Path: "/public/links/" + links["emailCapture"]})
	if a.Data["locked"] != true || a.Data["lockedReason"] == nil {
		t.Errorf("of a host who is not ready to qualify: %d %s", a.Status, a.Text)
	}
	join := apptest.Request{Method: "POST", Path: "/public/links/" + links["emailCapture"] + "/contacts",
		Body: map[string]any{"email": "a@people.example", "consent": true}}
	if a := s.Call(t, join); a.Status != http.StatusConflict {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE link SET active = false WHERE path = $1", links["survey"])
		return err
	})
	if a := s.Call(t,
		apptest.Request{Method: "GET", Path: "/public/links/" + links["survey"]}); a.Status != http.StatusNotFound {
		t.Errorf("switched off: %d", a.Status)
	}
}

// A host who signs up through an invitation is recorded as referred by the inviting host, once (H-130, H-621).
func TestInvitationsTellWhoBroughtAHost(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	links := linksOf(t, s, s.SignIn(t, apptest.HostEmail))
	page := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/host/user",
		Token: s.SignIn(t, apptest.HostEmail)})["pagePath"].(string)
	referrer := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: s.SignIn(t, apptest.HostEmail)})["hostId"].(string)
	for referral, want := range map[string]int{links["referral"]: 1, page: 1, links["survey"]: 0, "nobodys": 0} {
		email := "brought-" + uuid.NewString()[:8] + "@people.example"
		s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host",
			Body: map[string]string{"email": email, "firstName": "Bo", "lastName": "Brought", "referral": referral}})
		mailed(t, s, email)
		var count int
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(),
				`SELECT count(*) FROM host_referral r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.referred_id
				JOIN member m ON m.tenant_id = h.tenant_id AND m.id = h.member_id WHERE m.email = $1 AND r.referrer_id = $2`, email,
				referrer).Scan(&count)
		})
		if count != want {
			t.Errorf("by %q: %d, not %d", referral, count, want)
		}
	}
}
