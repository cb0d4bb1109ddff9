package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

var mailedLink = regexp.MustCompile(`/(?:create-account|change-password)/([A-Za-z0-9_-]+)`)

// A marketplace writes in its own language: in the tests, English or German.
var (
	mailedCode  = regexp.MustCompile(`(?:this code|diesen Code ein): (\d{6})`)
	linkSubject = regexp.MustCompile(`^(?:(?:Activate|Reset) your |Aktiviere dein Konto bei |Setz dein Passwort für )`)
	mailsRead   sync.Map // how many emails to an address the tests have read
)

// mailed returns the token of the latest link that was emailed to an address.
func mailed(t *testing.T, s *apptest.Server, email string) string {
	t.Helper()
	link, _ := mailedSecret(t, s, email)
	return link
}

// mailedSecret waits in the mail sink for the next link to an address, and returns its token and its code.
func mailedSecret(t *testing.T, s *apptest.Server, email string) (link, code string) {
	t.Helper()
	read, _ := mailsRead.LoadOrStore(email, 0)
	inbox := s.Services.Config.MailInboxURL
	var list []struct{ ID, Subject string }
	s.Eventually(t, "a mail with a link to "+email, func() bool {
		var answer struct {
			Messages []struct{ ID, Subject string }
		}
		fetch(t, inbox+"/api/messages?to="+url.QueryEscape(email), &answer)
		list = slices.DeleteFunc(answer.Messages, func(m struct{ ID, Subject string }) bool {
			return !linkSubject.MatchString(m.Subject)
		})
		return len(list) > read.(int)
	})
	mailsRead.Store(email, len(list))
	var message struct{ Text string }
	fetch(t, inbox+"/api/messages/"+list[0].ID, &message)
	found, digits := mailedLink.FindStringSubmatch(message.Text), mailedCode.FindStringSubmatch(message.Text)
	if found == nil || digits == nil {
		t.Fatalf("no link or code in %s", message.Text)
	}
	return found[1], digits[1]
}

func fetch(t *testing.T, address string, into any) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if err := json.NewDecoder(res.Body).Decode(into); err != nil {
		t.Fatalf("%s: %v", address, err)
	}
}

// Wherever a password is chosen, a leaked one is rejected with a specific message, and another may be tried.
func TestLeakedPasswordsAreRefused(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	const leaked = "password1234"
	refused := func(t *testing.T, r apptest.Request) {
		t.Helper()
		a := s.Call(t, r)
		if a.Status != http.StatusBadRequest || a.Code != "invalid_input" || !strings.Contains(a.Fields["password"],
			"known from leaks") {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	email := testkit.Email("newhost")
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host", Body: map[string]string{"email": email,
		"firstName": "Nora", "lastName": "New"}})
	activate := apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t, s, email),
		Body: map[string]string{"password": leaked}}
	t.Run("activation", func(t *testing.T) { refused(t, activate) })
	activate.Body = map[string]string{"password": loader.DemoPassword}
	token := s.Must(t, activate)["token"].(string)

	t.Run("change", func(t *testing.T) {
		refused(t, apptest.Request{Method: "POST", Path: "/authentication/change-password", Token: token,
			Body: map[string]string{"currentPassword": loader.DemoPassword, "password": leaked}})
	})
	t.Run("reset", func(t *testing.T) {
		s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
			Body: map[string]string{"email": email}})
		reset := apptest.Request{Method: "POST", Path: "/authentication/reset-user-token?token=" + mailed(t, s, email),
			Body: map[string]string{"password": leaked}}
		refused(t, reset)
		reset.Body = map[string]string{"password": "copper ferry under sunlit pines"}
		s.Must(t, reset)
	})
}

// People with the same name who sign up concurrently each get a page of their own.
func TestNamesakesSignUpAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	var all sync.WaitGroup
	for range 8 {
		email := testkit.Email("namesake")
		all.Go(func() {
			answer, err := s.Try(t.Context(), apptest.Request{Method: "POST", Path: "/authentication/signup/host",
				Body: map[string]string{"email": email, "firstName": "Inés", "lastName": "Duarte"}})
			if err != nil || answer.Status != http.StatusOK {
				t.Errorf("%d %s %v", answer.Status, answer.Text, err)
			}
		})
	}
	all.Wait()
	var paths int
	s.Eventually(t, "eight pages", func() bool {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), `SELECT count(*) FROM host WHERE page_path ~ '^ines-duarte(-[2-8])?$'`).Scan(&paths)
		})
		return paths == 8
	})
}
