package app_test

import (
	"encoding/json"
	"net/http"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/platform/principal"
)

var givenAnswers = regexp.MustCompile(
	`(?s)<script id="given-answers" type="application/json">(.*?)</script></body></html>`)

// openedBy returns a portal's page as the owner of the session gets it, and the responses that it carries.
func openedBy(t *testing.T, s *apptest.Server, token, path string,
	header ...string) (page apptest.Answer, answers map[string]any) {
	t.Helper()
	r := apptest.Request{Method: "GET", Path: path, Header: map[string]string{"Accept": "text/html",
		"Sec-Fetch-Dest": "document"}}
	if token != "" {
		r.Header["Cookie"] = principal.SessionCookie(false) + "=" + token
	}
	for i := 0; i < len(header); i += 2 {
		r.Header[header[i]] = header[i+1]
	}
	page = s.Call(t, r)
	found := givenAnswers.FindStringSubmatch(page.Text)
	if found == nil {
		return page, nil
	}
	var given struct {
		Now     string
		Answers map[string]any
	}
	if err := json.Unmarshal([]byte(found[1]), &given); err != nil || given.Now == "" {
		t.Fatal(err, page.Text)
	}
	return page, given.Answers
}

// A portal's page carries the responses to its first calls, exactly those that the visitor's own calls would receive.
func TestAnswersThatTravelInAPage(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, titledPages)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	email := s.Person(t, "traveler")
	if _, refused, err := s.Book(t.Context(), trip.ID, email, card, 2); err != nil || refused != nil {
		t.Fatal(err, refused)
	}
	traveler, stranger := s.SignIn(t, email), s.SignIn(t, s.Person(t, "traveler"))
	booking := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings",
		Token: traveler})["items"].([]any)[0].(map[string]any)["id"].(string)
	manage := "/app/traveler/trips/" + trip.ID + "/manage-booking"

	// same compares each response with that of the visitor's own call.
	same := func(t *testing.T, token string, answers map[string]any) {
		t.Helper()
		for address, given := range answers {
			a := s.Call(t, apptest.Request{Method: "GET", Path: address, Token: token})
			var own struct{ Data any }
			if err := json.Unmarshal([]byte(a.Text), &own); err != nil || a.Status != http.StatusOK ||
				!reflect.DeepEqual(own.Data, given) {
				t.Errorf("%s is given as %v; the call says %d %s", address, given, a.Status, a.Text)
			}
		}
	}

	t.Run("signed in", func(t *testing.T) {
		page, answers := openedBy(t, s, traveler, manage)
		if page.Header.Get("Cache-Control") != "private, no-store" || page.Header.Get("ETag") != "" {
			t.Errorf("the page may be kept: %v", page.Header)
		}
		for _, address := range []string{
			"/public/tenant", "/api/me/profile", "/api/me/bookings?limit=100", "/api/me/trips/" + trip.ID + "/inventory",
			"/api/me/bookings/" + booking + "/insurance", "/api/me/bookings/" + booking + "/cancellation",
		} {
			if answers[address] == nil {
				t.Errorf("%s is not in the page", address)
			}
		}
		same(t, traveler, answers)
	})
	t.Run("another one sees nothing of it", func(t *testing.T) {
		page, answers := openedBy(t, s, stranger, manage)
		same(t, stranger, answers)
		if strings.Contains(page.Text, booking) || answers["/api/me/trips/"+trip.ID+"/inventory"] != nil {
			t.Error(page.Text)
		}
		_, answers = openedBy(t, s, stranger, "/admin/users")
		if answers["/api/me/profile"] == nil || answers["/api/admin/users?limit=50"] != nil ||
			answers["/api/admin/waiting"] != nil {
			t.Errorf("a traveler opens the admin's page: %v", answers)
		}
		same(t, stranger, answers)
	})
	t.Run("signed out", func(t *testing.T) {
		page, answers := openedBy(t, s, "", manage)
		if answers != nil || page.Header.Get("ETag") == "" {
			t.Errorf("%v %v", answers, page.Header)
		}
		if page, answers = openedBy(t, s, uuid.NewString(), manage); page.Status != http.StatusOK || answers != nil {
			t.Errorf("a session that is over: %d %v", page.Status, answers)
		}
		if _, answers = openedBy(t, s, "", manage, "Authorization", "Bearer "+traveler); answers != nil {
			t.Errorf("a program's token opens no page: %v", answers)
		}
	})
	t.Run("each portal", func(t *testing.T) {
		for path, of := range map[string]struct{ email, address string }{
			"/app/host":     {apptest.HostEmail, "/api/me/host/user"},
			"/app/operator": {apptest.OperatorEmail, "/api/me/trips?limit=100"},
			"/admin":        {apptest.AdminEmail, "/api/admin/users?limit=50"},
			"/app/traveler": {apptest.TravelerEmail, "/api/me/bookings?limit=100"},
		} {
			token := s.SignIn(t, of.email)
			if _, answers := openedBy(t, s, token, path); answers[of.address] == nil {
				t.Errorf("%s: %v", path, answers)
			}
		}
		_, answers := openedBy(t, s, s.SignIn(t, apptest.AdminEmail), "/admin/users?group=host")
		if answers["/api/admin/waiting"] == nil || answers["/api/admin/users?limit=50"] != nil {
			t.Errorf("of a list that is narrowed in the address the whole one is no answer: %v", answers)
		}
	})
	t.Run("what is written stays text", func(t *testing.T) {
		const name = `</script><script>alert(1)</script> __CSP_NONCE__`
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE trip SET name = $2 WHERE id = $1`, trip.ID, name)
			return err
		})
		page, answers := openedBy(t, s, traveler, manage)
		if answers == nil || strings.Contains(page.Text, "<script>alert") {
			t.Fatal(page.Text)
		}
		first := answers["/api/me/bookings?limit=100"].(map[string]any)["items"].([]any)[0].(map[string]any)
		if got := first["trip"].(map[string]any)["name"]; got != name {
			t.Errorf("the trip is named %v", got)
		}
	})
	t.Run("nothing but an id of the address comes into a call", func(t *testing.T) {
		for _, id := range []string{"..", "%2e%2e", "a%3Fb", "x%2F..%2F..%2Fprofile"} {
			_, answers := openedBy(t, s, traveler, "/app/traveler/trips/"+id+"/manage-booking")
			same(t, traveler, answers)
			for address := range answers {
				if strings.Contains(address, "trips") {
					t.Errorf("%s asks %s", id, address)
				}
			}
		}
	})
}
