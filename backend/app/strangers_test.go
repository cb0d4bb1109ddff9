package app_test

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// watchedOry is a proxy in front of a port of Kratos that records its requests, without ids.
type watchedOry struct {
	mu    sync.Mutex
	calls []string
}

var anyID = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f-]{27}`)

func (k *watchedOry) before(t *testing.T, port, target string) string {
	t.Helper()
	to, err := url.Parse(target)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(to)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		k.mu.Lock()
		query := r.URL.Query()
		query.Del("credentials_identifier")
		k.calls = append(k.calls, port+" "+r.Method+" "+anyID.ReplaceAllString(r.URL.Path+"?"+query.Encode(), "id"))
		k.mu.Unlock()
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// during returns the calls made while do runs.
func (k *watchedOry) during(do func()) []string {
	k.mu.Lock()
	k.calls = nil
	k.mu.Unlock()
	do()
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Clone(k.calls)
}

var requestID = regexp.MustCompile(`"requestId":"[^"]*"`)

// Neither a response nor the work behind it reveals who has an account: members and strangers cost the same and
// get the same response.
func TestMembersAndStrangersAreTreatedAlike(t *testing.T) {
	t.Parallel()
	var kratos watchedOry
	s := apptest.Start(t, func(c *app.Config) {
		c.KratosPublicURL, c.KratosAdminURL = kratos.before(t, "public", c.KratosPublicURL), kratos.before(t, "admin",
			c.KratosAdminURL)
	})
	s.Small(t)
	waits := testkit.Email("waits")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: s.SignIn(t, apptest.AdminEmail),
		Body: map[string]any{"email": waits, "firstName": "Nia", "lastName": "Obi", "group": "traveler"}})
	mailed(t, s, waits)
	asked := func() (jobs int) {
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT count(*) FROM river.river_job WHERE kind = 'account_mail'").Scan(&jobs)
		})
		return jobs
	}
	for name, ask := range map[string]struct {
		path  string
		body  func(email string) map[string]string
		ory   int // calls that reach Kratos
		jobs  int
		wants int
	}{
		"sign in": {"/authentication/login", func(email string) map[string]string {
			return map[string]string{"email": email, "password": "not-the-password"}
		}, 4, 0, http.StatusUnauthorized},
		"new password": {"/authentication/request-new-password", func(email string) map[string]string {
			return map[string]string{"email": email}
		}, 0, 1, http.StatusOK},
		"sign up": {"/authentication/signup/host", func(email string) map[string]string {
			return map[string]string{"email": email, "firstName": "Sam", "lastName": "Same"}
		}, 0, 1, http.StatusOK},
		"code": {"/authentication/verify-code", func(email string) map[string]string {
			return map[string]string{"email": email, "code": "000000"}
		}, 0, 0, http.StatusBadRequest},
	} {
		var first []string
		var told string
		for _, email := range []string{apptest.HostEmail, waits, testkit.Email("stranger")} {
			var a apptest.Answer
			before := asked()
			calls := kratos.during(func() {
				a = s.Call(t, apptest.Request{Method: "POST", Path: ask.path, Body: ask.body(email)})
			})
			after := asked()
			text := requestID.ReplaceAllString(a.Text, "")
			if first == nil {
				first, told = append(calls, ""), text
			}
			if a.Status != ask.wants || len(calls) != ask.ory || after-before != ask.jobs {
				t.Errorf("%s of %s: %d %s, %d jobs, Kratos heard %q", name, email, a.Status, a.Text, after-before, calls)
			}
			if strings.Join(append(calls, ""), "\n") != strings.Join(first, "\n") || text != told {
				t.Errorf("%s differs for %s:\n%s\n%q\n%s\n%q", name, email, told, first, text, calls)
			}
		}
	}
}

// An invalid name at sign-up is reported at its field; names that make unusual paths can sign up all the same.
func TestNamesAtSignup(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	signup := func(email, first, last string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host",
			Body: map[string]string{"email": email, "firstName": first, "lastName": last}})
	}
	for _, name := range []string{"___", " ", "4711", "<b>Win</b>", "https://evil.example", "a@b.example"} {
		if a := signup(testkit.Email("odd"), name, "Duarte"); a.Status != http.StatusBadRequest ||
			a.Fields["firstName"] == "" || a.Fields["lastName"] != "" {
			t.Errorf("%q: %d %s", name, a.Status, a.Text)
		}
	}
	for name, page := range map[string]string{"ana_": "ana-maria", "_Ana": "ana-maria-2", "Мария": "mariia-maria",
		"Jo--": "jo-maria"} {
		email := testkit.Email("odd")
		if a := signup(email, name, "_Maria_"); a.Status != http.StatusOK {
			t.Fatalf("%q: %d %s", name, a.Status, a.Text)
		}
		mailed(t, s, email)
		var path string
		inTenant(t, s, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(),
				`SELECT h.page_path FROM host h JOIN member m ON m.id = h.member_id WHERE m.email = $1`, email).Scan(&path)
		})
		if strings.TrimRight(path, "-2") != strings.TrimRight(page, "-2") {
			t.Errorf("%q has the page %q, not %q", name, path, page)
		}
	}
}
