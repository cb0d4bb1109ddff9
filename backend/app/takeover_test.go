package app_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

// letter is an email as received by the deployment's own mail server.
type letter struct{ Subject, From, Text string }

// letterTo waits for an email to an address whose subject has a prefix.
func letterTo(t *testing.T, s *apptest.Server, email, subject string) letter {
	t.Helper()
	inbox := s.Services.Config.MailInboxURL
	var found letter
	s.Eventually(t, fmt.Sprintf("the mail %q", subject), func() bool {
		var list struct {
			Messages []struct{ ID, Subject string }
		}
		fetch(t, inbox+"/api/messages?to="+url.QueryEscape(email), &list)
		for _, m := range list.Messages {
			if strings.HasPrefix(m.Subject, subject) {
				fetch(t, inbox+"/api/messages/"+m.ID, &found)
				return true
			}
		}
		return false
	})
	return found
}

// holdsNoSecret fails if an email could open or change an account, or did not come from the deployment.
func (l letter) holdsNoSecret(t *testing.T) {
	t.Helper()
	if mailedLink.MatchString(l.Text) || mailedCode.MatchString(l.Text) {
		t.Errorf("%s holds a link or a code:\n%s", l.Subject, l.Text)
	}
	if !strings.Contains(l.From, "no-reply@deployment.example") {
		t.Errorf("%s comes from %s", l.Subject, l.From)
	}
}

// twoMarkets is the platform's marketplace with a platform operator, and another one whose malicious admin
// configured a mail server of their own.
type twoMarkets struct {
	*apptest.Server                 // the platform's
	theirs          *apptest.Server // the other one
	admin           string          // session of its admin
	own             *ownMailServer  // its mail server
	email           string          // of the platform operator
	token, secret   string          // the platform operator's session and authenticator secret
}

func openTwo(t *testing.T) twoMarkets {
	t.Helper()
	s := apptest.Start(t, func(c *app.Config) { c.WebhookLoopback = true })
	s.Small(t)
	m := twoMarkets{Server: s, theirs: s.On("solstice.localhost"), own: startMailServer(t)}
	m.email = s.Person(t, "admin")
	m.token = s.SignIn(t, m.email)
	m.secret = enrol(t, s, m.token)
	m.admin = m.theirs.SignIn(t, "admin@solstice.example")
	now := m.theirs.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
	m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.admin,
		Body: map[string]any{
			"version": now["version"], "service": "email", "choice": "smtp",
			"secrets":  map[string]string{"password": m.own.password},
			"settings": map[string]string{"host": "127.0.0.1", "port": m.own.port, "username": "postmaster", "tls": "none"},
		}})
	return m
}

// invite adds a person to the other marketplace, as its admin.
func (m twoMarkets) invite(t *testing.T, email string) (path string) {
	t.Helper()
	made := m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: m.admin,
		Body: map[string]any{"email": email, "firstName": "Pia", "lastName": "Form", "group": "traveler"}})
	return "/api/admin/users/" + made["id"].(string)
}

// theirsDo is a call of the other marketplace's admin.
func (m twoMarkets) theirsDo(t *testing.T, method, path string, body any) apptest.Answer {
	t.Helper()
	return m.theirs.Call(t, apptest.Request{Method: method, Path: path, Token: m.admin, Body: body})
}

// stands fails unless the platform operator's account is unchanged: its session works, and the password and the
// authenticator open another one.
func (m twoMarkets) stands(t *testing.T) {
	t.Helper()
	if a := m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/tenants",
		Token: m.token}); a.Status != http.StatusOK {
		t.Errorf("his session: %d %s", a.Status, a.Text)
	}
	in := login(t, m.Server, m.email, loader.DemoPassword)
	if step(in) != "confirm" {
		t.Errorf("his second factor is not asked for: %v", in)
	}
}

// The admin of one marketplace, with a mail server of their own, invites the platform operator, and tries
// everything that once gave access to the account: reading the email, setting the password, taking the second
// factor.
func TestAMarketplaceCannotTakeAnAccountOver(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	path := m.invite(t, m.email)

	t.Run("the invitation holds nothing that opens the account, and leaves by the deployment's server",
		func(t *testing.T) {
			told := letterTo(t, m.Server, m.email, "Du gehörst jetzt zu ")
			told.holdsNoSecret(t)
			if !strings.Contains(told.Text, "/login?destination=") {
				t.Errorf("it does not lead to the sign-in:\n%s", told.Text)
			}
			if a := m.theirsDo(t, "POST", path+"/resend-activation", nil); a.Status != http.StatusOK {
				t.Errorf("again: %d %s", a.Status, a.Text)
			}
		})
	t.Run("the person signs in and has access", func(t *testing.T) {
		in := login(t, m.theirs, m.email, loader.DemoPassword)
		token := in["token"].(string)
		m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: token,
			Body: map[string]string{"method": "totp", "code": code(t, m.secret)}})
		if me := m.theirs.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: token}); me["status"] != "active" {
			t.Errorf("%v", me)
		}
		if a := m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/tenants",
			Token: token}); a.Status != http.StatusUnauthorized {
			t.Errorf("a session of one marketplace opens another: %d %s", a.Status, a.Text)
		}
		if a := m.theirs.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: m.token}); a.Status != http.StatusUnauthorized {
			t.Errorf("and the other way: %d %s", a.Status, a.Text)
		}
		t.Run("the admin ends the sessions here, and only these", func(t *testing.T) {
			if a := m.theirsDo(t, "DELETE", path+"/sessions", nil); a.Status != http.StatusOK {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
			if a := m.theirs.Call(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
				Token: token}); a.Status != http.StatusUnauthorized {
				t.Errorf("the session here: %d %s", a.Status, a.Text)
			}
			m.stands(t)
		})
	})
	t.Run("a reset that an admin asks for changes nothing", func(t *testing.T) {
		if a := m.theirsDo(t, "POST", path+"/reset-token", nil); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		letterTo(t, m.Server, m.email, "Wähl ein neues Passwort für ").holdsNoSecret(t)
	})
	t.Run("a reset goes to the person only, whoever requests it", func(t *testing.T) {
		m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
			Body: map[string]string{"email": m.email}})
		mail := letterTo(t, m.Server, m.email, "Setz dein Passwort für ")
		if !strings.Contains(mail.From, "no-reply@deployment.example") {
			t.Errorf("it comes from %s", mail.From)
		}
	})
	t.Run("factors and sessions are not a marketplace's", func(t *testing.T) {
		for _, r := range []apptest.Request{
			{Method: "DELETE", Path: path + "/second-factor"},
			{Method: "POST", Path: "/api/admin/accounts/reset-second-factor", Body: map[string]string{"email": m.email,
				"reason": "Lost"}},
			{Method: "POST", Path: "/api/admin/accounts/sign-out", Body: map[string]string{"email": m.email, "reason": "Lost"}},
		} {
			if a := m.theirsDo(t, r.Method, r.Path, r.Body); a.Status != http.StatusForbidden &&
				a.Status != http.StatusNotFound && a.Status != http.StatusMethodNotAllowed {
				t.Errorf("%s %s: %d %s", r.Method, r.Path, a.Status, a.Text)
			}
		}
	})
	t.Run("disabling a person here leaves them active elsewhere", func(t *testing.T) {
		now := m.theirs.Must(t, apptest.Request{Method: "GET", Path: path, Token: m.admin})
		if a := m.theirsDo(t, "POST", path, map[string]any{"version": now["version"], "disabled": true,
			"firstName": "Nobody"}); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		if a := m.theirs.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
			Body: map[string]string{"email": m.email, "password": loader.DemoPassword}}); a.Status != http.StatusUnauthorized {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	m.stands(t)
	if n := m.own.mails(m.email); n != 0 {
		t.Errorf("%d mails about the account went through the marketplace's own server", n)
	}
}

// Two marketplaces invite a person without an account. The first link used sets the password; the other link
// grants nothing: the person signs in.
func TestASecondInvitationSetsNoPassword(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	email := testkit.Email("both")
	m.invite(t, email)
	theirLink := mailed(t, m.Server, email)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: m.SignIn(t, apptest.AdminEmail),
		Body: map[string]any{"email": email, "firstName": "Pia", "lastName": "Form", "group": "traveler"}})
	ourLink := mailed(t, m.Server, email)
	const chosen, other = "a lantern for the harbour at nine", "another lantern for the harbour"
	m.Must(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + ourLink,
		Body: map[string]any{"password": chosen}})

	if a := m.theirs.Call(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + theirLink,
		Body: map[string]any{"password": other}}); a.Status == http.StatusOK {
		t.Fatalf("the other marketplace's link set a password: %s", a.Text)
	}
	if a := m.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
		Body: map[string]string{"email": email, "password": other}}); a.Status != http.StatusUnauthorized {
		t.Fatalf("the password was changed: %d", a.Status)
	}
	if me := login(t, m.theirs, email, chosen)["profile"].(map[string]any); me["status"] != "active" {
		t.Errorf("signing in does not make the membership his: %v", me)
	}
	if n := m.own.mails(email); n != 0 {
		t.Errorf("%d mails about the account went through the marketplace's own server", n)
	}
}

// An account unknown to the deployment's records still cannot be changed by an invitation.
func TestAnInvitationToAnAccountThatIsNotOnRecord(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	email, password := testkit.Email("elsewhere"), "quiet harbour with nine lanterns"
	ctx := t.Context()
	id, err := m.Services.Kratos.CreateIdentity(ctx, email, "Ella Elsewhere")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Services.Kratos.SetPassword(ctx, id, password); err != nil {
		t.Fatal(err)
	}
	m.invite(t, email)
	link := mailed(t, m.Server, email)
	a := m.theirs.Call(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + link,
		Body: map[string]any{"password": "a password of the admin's own"}})
	if a.Status != http.StatusConflict || !strings.Contains(a.Error, "Sign in with your password") {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if me := login(t, m.theirs, email, password)["profile"].(map[string]any); me["status"] != "active" {
		t.Errorf("%v", me)
	}
}

// A marketplace sends from no address of another's, nor from the deployment's; without a verified domain its
// emails come from the deployment's address.
func TestAMarketplaceSendsFromItsOwnAddress(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	platform := m.Tenant(t)
	for name, address := range map[string]string{
		"another's sender": strings.ToUpper(platform.SenderEmail), "another's support": platform.SupportEmail,
		"the deployment's": "no-reply@deployment.example", "of the deployment's domain": "billing@deployment.example",
	} {
		now := m.theirs.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
		if a := m.theirsDo(t, "POST", "/api/admin/tenant", map[string]any{"version": now["version"],
			"senderEmail": address}); a.Fields["senderEmail"] == "" {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	now := m.theirs.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
	if now["mailsFrom"] != now["senderEmail"] {
		t.Errorf("with a mail server of its own: %v", now["mailsFrom"])
	}
	m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.admin,
		Body: map[string]any{
			"version": now["version"], "service": "email", "choice": "deployment"}})
	if now = m.theirs.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant",
		Token: m.admin}); now["mailsFrom"] != "no-reply@deployment.example" {
		t.Errorf("by the deployment's server: %v", now["mailsFrom"])
	}
	a := m.theirsDo(t, "POST", "/api/admin/tenant", map[string]any{"version": now["version"],
		"senderEmail": "hello@solstice.localhost"})
	if a.Status != http.StatusOK || a.Data["mailsFrom"] != "hello@solstice.localhost" {
		t.Errorf("of its own host name: %d %s", a.Status, a.Text)
	}
	sent := m.theirs.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/test-mail", Token: m.admin})
	if from, _ := sent["from"].(string); !strings.Contains(from, "hello@solstice.localhost") {
		t.Errorf("%v", sent)
	}
}

// A platform operator resets an account whose person lost every second factor; the person is notified.
func TestThePlatformFreesAnAccount(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	operator := m.SignIn(t, apptest.AdminEmail)
	act := func(path string, body map[string]string) apptest.Answer {
		return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/accounts/" + path, Token: operator, Body: body})
	}
	for field, body := range map[string]map[string]string{
		"email": {"email": testkit.Email("nobody"), "reason": "Lost the phone"}, "reason": {"email": m.email, "reason": "  "},
	} {
		if a := act("reset-second-factor", body); a.Fields[field] == "" {
			t.Errorf("%s: %d %s", field, a.Status, a.Text)
		}
	}
	if a := act("reset-second-factor",
		map[string]string{"email": m.email, "reason": "Lost the phone, seen by video"}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if got := profileStatus(t, m.Server, m.token); got != http.StatusUnauthorized {
		t.Errorf("the old session: %d", got)
	}
	in := login(t, m.Server, m.email, loader.DemoPassword)
	if step(in) == "confirm" {
		t.Errorf("the factor is still asked for: %v", in)
	}
	letterTo(t, m.Server, m.email, "Your account was changed").holdsNoSecret(t)
	if entries := auditItems(t, m.Server, operator, "action=account.second_factor_reset"); len(entries) != 1 {
		t.Errorf("%d entries", len(entries))
	}
	again := in["token"].(string)
	if a := act("sign-out",
		map[string]string{"email": m.email, "reason": "The laptop was stolen"}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if got := profileStatus(t, m.Server, again); got != http.StatusUnauthorized {
		t.Errorf("signed out: %d", got)
	}
}
