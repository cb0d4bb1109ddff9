package app_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
)

// An admin emails a link with which a host, or an operator's admins, set up their payout account: it says when it was
// sent, to whom, whether it was opened, and that it is done, after which no more is sent.
func TestPayoutAccountsAreStartedByALink(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	host, admin := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.AdminEmail)
	support := s.SignIn(t, s.Person(t, "support"))
	id := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})["hostId"].(string)
	operator := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: s.SignIn(t, apptest.OperatorEmail)})["operatorId"].(string)
	path := "/api/admin/payees/host/" + id + "/setup"
	read := func(path, token string) map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	send := func(path, token, key string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: token,
			Header: map[string]string{"Idempotency-Key": key}})
	}
	before := read(path, admin)
	if before["ready"] != false || before["sendable"] != true || before["sentAt"] != nil ||
		before["recipients"].([]any)[0] != apptest.HostEmail {
		t.Fatalf("before: %v", before)
	}
	if shown := read(path, support); shown["sendable"] != false {
		t.Errorf("support reads %v", shown)
	}
	if a := send(path, support, uuid.NewString()); a.Status != http.StatusForbidden {
		t.Errorf("support sends: %d %s", a.Status, a.Text)
	}

	key := uuid.NewString()
	for range 2 { // a repeated request sends one email
		if a := send(path, admin, key); a.Status != http.StatusOK || a.Data["sentAt"] == nil || a.Data["openedAt"] != nil ||
			a.Data["sentTo"].([]any)[0] != apptest.HostEmail {
			t.Fatalf("send: %d %s", a.Status, a.Text)
		}
	}
	mails := read("/api/admin/emails?hook=payout_setup", admin)["items"].([]any)
	if len(mails) != 1 {
		t.Fatalf("%d emails", len(mails))
	}
	text := read("/api/admin/emails/"+mails[0].(map[string]any)["id"].(string), admin)["plain"].(string)
	at := strings.Index(text, "/public/payout-setups/")
	if at < 0 {
		t.Fatalf("no link: %s", text)
	}
	link := text[at : at+len("/public/payout-setups/")+36]
	if len(auditItems(t, s, admin, "action=payout.setup_sent")) != 1 {
		t.Error("it is not in the audit log")
	}

	open := func(s *apptest.Server, link, token string) (int, string) {
		client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+link, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Host = s.Host
		if token != "" {
			req.Header.Set("Authorization", "Bearer "+token)
		}
		res, err := client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		if err := res.Body.Close(); err != nil {
			t.Fatal(err)
		}
		return res.StatusCode, res.Header.Get("Location")
	}
	for _, wrong := range []string{"/public/payout-setups/" + uuid.NewString(), "/public/payout-setups/x"} {
		if status, _ := open(s, wrong, host); status != http.StatusNotFound {
			t.Errorf("%s: %d", wrong, status)
		}
	}
	there := s.On("solstice.localhost")
	if status, _ := open(there, link, ""); status != http.StatusNotFound || read(path, admin)["openedAt"] != nil {
		t.Errorf("at another marketplace: %d", status)
	}
	signIn := "/login?destination=" + url.QueryEscape(link)
	if status, to := open(s, link, ""); status != http.StatusSeeOther || to != signIn ||
		read(path, admin)["openedAt"] != nil {
		t.Errorf("a mail server opens: %d %s", status, to)
	}
	if open(s, link, admin); read(path, admin)["openedAt"] != nil {
		t.Error("it counts as opened by someone who did not get it")
	}
	if status, to := open(s, link, host); status != http.StatusSeeOther || to != "/app/host/earnings?tab=account" {
		t.Errorf("open: %d %s", status, to)
	}
	opened := read(path, admin)["openedAt"]
	if open(s, link, host); opened == nil || read(path, admin)["openedAt"] != opened {
		t.Errorf("opened %v", opened)
	}

	s.Must(t, apptest.Request{Method: "PUT", Path: "/api/me/host/" + id + "/payout-account", Token: host,
		Body: map[string]any{"holder": "Harper Lane", "number": "DE89370400440532013000"}})
	if done := read(path, admin); done["ready"] != true || done["sendable"] != false || done["finishedAt"] == nil ||
		done["reason"] == nil {
		t.Errorf("done: %v", done)
	}
	if a := send(path, admin, uuid.NewString()); a.Status != http.StatusConflict {
		t.Errorf("sent though there is an account: %d %s", a.Status, a.Text)
	}

	if a := send("/api/admin/payees/operator/"+operator+"/setup", admin, uuid.NewString()); a.Status != http.StatusOK ||
		len(a.Data["sentTo"].([]any)) == 0 {
		t.Errorf("operator: %d %s", a.Status, a.Text)
	}
	elsewhere := there.SignIn(t, "admin@solstice.example")
	for _, nobody := range []string{path, "/api/admin/payees/operator/" + operator + "/setup"} {
		for _, method := range []string{"GET", "POST"} {
			if a := there.Call(t, apptest.Request{Method: method, Path: nobody, Token: elsewhere,
				Header: map[string]string{"Idempotency-Key": uuid.NewString()}}); a.Status != http.StatusNotFound {
				t.Errorf("another marketplace's admin: %s %d %s", method, a.Status, a.Text)
			}
		}
	}
}
