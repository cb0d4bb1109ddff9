package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// oneLink has the calls around emailed links.
type oneLink struct {
	*apptest.Server
	t *testing.T
}

func (s oneLink) ask(email string) (link, code string) {
	s.t.Helper()
	s.Must(s.t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
		Body: map[string]string{"email": email}})
	return mailedSecret(s.t, s.Server, email)
}

func (s oneLink) reset(link, password string) int {
	return s.Call(s.t, apptest.Request{Method: "POST", Path: "/authentication/reset-user-token?token=" + link,
		Body: map[string]any{"password": password}}).Status
}

func (s oneLink) shown(page, link string) int {
	return s.Call(s.t, apptest.Request{Method: "GET", Path: page + "?token=" + link}).Status
}

func (s oneLink) typed(email, code string) int {
	return s.Call(s.t, apptest.Request{Method: "POST", Path: "/authentication/verify-code",
		Body: map[string]string{"email": email, "code": code}}).Status
}

func (s oneLink) signsIn(email, password string) bool {
	return s.Call(s.t, apptest.Request{Method: "POST", Path: "/authentication/login",
		Body: map[string]string{"email": email, "password": password}}).Status == http.StatusOK
}

const (
	resetPage    = "/authentication/profile-password-reset"
	activatePage = "/activation/profile"
)

// A newer link invalidates the previous one of its kind; setting a password, in any way, invalidates all of them,
// with their codes. A used link signs in someone who has the password that it set, and changes nothing.
func TestOneLinkIsWorthSomethingAtATime(t *testing.T) {
	t.Parallel()
	server := apptest.Start(t)
	server.Small(t)
	s := oneLink{server, t}
	email, first := newcomer(t, server, "host")

	older, olderCode := s.ask(email)
	newer, _ := s.ask(email)
	const second, third, fourth = "two lanterns by the quiet river", "three lanterns by the quiet river",
		"four lanterns by the quiet river"
	t.Run("the older link and its code are worth nothing", func(t *testing.T) {
		if s.shown(resetPage, older) != http.StatusNotFound || s.reset(older, second) != http.StatusNotFound ||
			s.typed(email, olderCode) != http.StatusBadRequest {
			t.Error("they still work")
		}
	})
	if got := s.reset(newer, second); got != http.StatusOK {
		t.Fatalf("the newer link: %d", got)
	}
	t.Run("the same request again is answered again, and changes nothing", func(t *testing.T) {
		if got := s.reset(newer, second); got != http.StatusOK {
			t.Errorf("again: %d", got)
		}
		if got := s.reset(newer, third); got != http.StatusNotFound || s.signsIn(email, third) || !s.signsIn(email, second) {
			t.Errorf("again with another password: %d", got)
		}
	})
	t.Run("a password that is changed ends links and codes", func(t *testing.T) {
		link, code := s.ask(email)
		token := login(t, server, email, second)["token"].(string)
		server.Must(t, apptest.Request{Method: "POST", Path: "/authentication/change-password", Token: token,
			Body: map[string]string{"currentPassword": second, "password": third}})
		if s.shown(resetPage, link) != http.StatusNotFound || s.reset(link, fourth) != http.StatusNotFound ||
			s.typed(email, code) != http.StatusBadRequest {
			t.Error("they still work")
		}
		if got := s.reset(newer, third); got != http.StatusNotFound {
			t.Errorf("a link that was used before leads in: %d", got)
		}
	})
	if s.signsIn(email, first) || s.signsIn(email, fourth) || !s.signsIn(email, third) {
		t.Error("another password than the last opens the account")
	}
}

// An unused link is worthless once the account has a password, even though it would be valid for two weeks.
func TestAnUnusedActivationLinkSetsNoPassword(t *testing.T) {
	t.Parallel()
	server := apptest.Start(t)
	server.Small(t)
	s := oneLink{server, t}
	boss, email := server.SignIn(t, apptest.AdminEmail), testkit.Email("unused")
	made := server.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: boss,
		Body: map[string]any{"email": email, "firstName": "Una", "lastName": "Used", "group": "traveler"}})
	older, olderCode := mailedSecret(t, server, email)
	server.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + made["id"].(string) + "/resend-activation",
		Token: boss})
	newer, _ := mailedSecret(t, server, email)
	if s.shown(activatePage, older) != http.StatusNotFound || s.typed(email, olderCode) != http.StatusBadRequest {
		t.Error("the link that was sent before still works")
	}
	activate := func(link, password string) int {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + link,
			Body: map[string]any{"password": password}}).Status
	}
	const chosen, other = "five lanterns by the quiet river", "six lanterns by the quiet river"
	if got := activate(newer, chosen); got != http.StatusOK {
		t.Fatalf("%d", got)
	}
	for _, link := range []string{older, newer} {
		if got := activate(link, other); got == http.StatusOK {
			t.Error("a link sets a second password")
		}
	}
	if !s.signsIn(email, chosen) || s.signsIn(email, other) {
		t.Error("the password was changed")
	}
}

// Links of two marketplaces to the same account are invalidated together.
func TestLinksEndInEveryMarketplace(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	here, there := oneLink{m.Server, t}, oneLink{m.theirs, t}
	email, password := newcomer(t, m.Server, "host")
	m.invite(t, email)
	login(t, m.theirs, email, password)
	ours, _ := here.ask(email)
	theirs, theirCode := there.ask(email)
	const chosen, other = "seven ships in the quiet harbour", "eight ships in the quiet harbour"
	if got := here.reset(ours, chosen); got != http.StatusOK {
		t.Fatalf("%d", got)
	}
	if there.shown(resetPage, theirs) != http.StatusNotFound || there.reset(theirs, other) != http.StatusNotFound ||
		there.typed(email, theirCode) != http.StatusBadRequest {
		t.Error("the other marketplace's link still works")
	}
	if !there.signsIn(email, chosen) || there.signsIn(email, other) {
		t.Error("another password than the last opens the account")
	}
}
