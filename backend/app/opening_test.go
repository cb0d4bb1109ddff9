package app_test

import (
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

var openingLink = regexp.MustCompile(`/public/openings/[A-Za-z0-9_.-]+`)

// opening is a marketplace with a trip that opens next week.
type opening struct {
	*apptest.Server
	trip apptest.Trip
}

func openingNextWeek(t *testing.T) opening {
	s := apptest.Start(t)
	s.Small(t)
	o := opening{s, s.ApprovedTrip(t, 2, 6)}
	s.Move(t, o.trip, o.trip.Host, "/api/me/trips/",
		map[string]any{"launchDate": time.Now().AddDate(0, 0, 7).UTC().Truncate(time.Hour).Format(time.RFC3339)})
	return o
}

func (o opening) ask(body map[string]any) apptest.Request {
	return apptest.Request{Method: "POST", Path: "/public/openings", Body: body}
}

func (o opening) watch(t *testing.T, email string) apptest.Answer {
	t.Helper()
	return o.Call(t, o.ask(map[string]any{"email": email, "consent": true, "tripId": o.trip.ID}))
}

// link returns where the email that asks for confirmation leads. stranger has an address that no other test uses:
// all tests share one inbox.
func (o opening) stranger(name string) string { return name + "@" + o.trip.ID + ".example" }

func (o opening) link(t *testing.T, email string) string {
	t.Helper()
	link := openingLink.FindString(letterTo(t, o.Server, email, "").Text)
	if link == "" {
		t.Fatalf("no link was mailed to %s", email)
	}
	return link
}

func (o opening) launch(t *testing.T) {
	t.Helper()
	o.Move(t, o.trip, o.trip.Host, "/api/me/trips/", map[string]any{"status": "live"})
}

func (o opening) waiting(t *testing.T) float64 {
	t.Helper()
	return o.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + o.trip.ID + "/opening-watchers",
		Token: o.trip.Host})["waiting"].(float64)
}

func (o opening) told(t *testing.T) map[string]written {
	t.Helper()
	out := map[string]written{}
	for _, m := range mailsOf(t, o.Server, "trip_opened") {
		if _, twice := out[m.To]; twice {
			t.Errorf("%s was told twice", m.To)
		}
		out[m.To] = m
	}
	return out
}

// People who ask and confirm are notified once when the trip opens; those who did not confirm, or have
// unsubscribed in the meantime, are not.
func TestNotifyMeWhenItOpens(t *testing.T) {
	t.Parallel()
	o := openingNextWeek(t)
	ann, bob, eve := o.stranger("ann"), o.stranger("bob"), o.stranger("eve")
	for _, bad := range []map[string]any{
		{"email": "ann", "consent": true, "tripId": o.trip.ID}, {"email": ann, "consent": false, "tripId": o.trip.ID},
		{"email": ann, "consent": true},
	} {
		refused(t, o.Server, o.ask(bad), http.StatusBadRequest)
	}
	refused(t, o.Server, o.ask(map[string]any{"email": ann, "consent": true, "hostId": o.trip.ID}), http.StatusNotFound)
	for _, email := range []string{strings.ToUpper(ann[:1]) + ann[1:], bob, eve} {
		if a := o.watch(t, email); a.Status != http.StatusOK || a.Data["about"] != "trip" {
			t.Fatalf("%s: %d %s", email, a.Status, a.Text)
		}
	}
	if n := o.waiting(t); n != 0 {
		t.Errorf("%v wait before anybody confirmed", n)
	}
	for _, email := range []string{ann, eve} {
		link := o.link(t, email)
		if page := o.Call(t, apptest.Request{Method: "GET", Path: link}); page.Status != http.StatusOK ||
			!strings.Contains(page.Text, "<form") {
			t.Fatalf("%d %s", page.Status, page.Text)
		}
		for range 2 {
			if page := o.Call(t, apptest.Request{Method: "POST", Path: link}); page.Status != http.StatusOK ||
				!strings.Contains(page.Text, "on the list") {
				t.Fatalf("%d %s", page.Status, page.Text)
			}
		}
	}
	refused(t, o.Server, apptest.Request{Method: "POST", Path: o.link(t, bob) + "x"}, http.StatusNotFound)
	if n := o.waiting(t); n != 2 {
		t.Errorf("%v wait", n)
	}
	asked := len(mailsOf(t, o.Server, "opening_confirm"))
	if o.watch(t, ann); len(mailsOf(t, o.Server, "opening_confirm")) != asked {
		t.Error("who waits already is asked again")
	}
	key := strings.TrimPrefix(o.link(t, eve), "/public/openings/")
	if page := o.Call(t, apptest.Request{Method: "POST", Path: "/public/unsubscribe/" + key,
		Body:   "List-Unsubscribe=One-Click",
		Header: map[string]string{"Content-Type": "application/x-www-form-urlencoded"}}); page.Status != http.StatusOK ||
		o.waiting(t) != 1 {
		t.Errorf("unsubscribed: %d, %v wait", page.Status, o.waiting(t))
	}
	o.launch(t)
	o.Eventually(t, "the mail of the opening", func() bool { return len(o.told(t)) > 0 })
	told := o.told(t)
	if m := told[ann]; len(told) != 1 || m.OneClick != "List-Unsubscribe=One-Click" {
		t.Errorf("told: %v", told)
	} else if address, err := url.Parse(strings.Trim(m.Unsubscribe, "<>")); err != nil ||
		!strings.HasPrefix(address.Path, "/public/unsubscribe/") {
		t.Errorf("%q, %v", m.Unsubscribe, err)
	}
	if n := o.waiting(t); n != 0 {
		t.Errorf("%v wait after the launch", n)
	}
	refused(t, o.Server, o.ask(map[string]any{"email": bob, "consent": true, "tripId": o.trip.ID}), http.StatusConflict)

	// Confirming when the trip is already open notifies immediately.
	if page := o.Call(t, apptest.Request{Method: "POST", Path: o.link(t, bob)}); !strings.Contains(page.Text, "open now") {
		t.Errorf("%d %s", page.Status, page.Text)
	}
	o.Eventually(t, "the mail of who came late", func() bool { return o.told(t)[bob].To != "" })

	// Addresses are kept only briefly.
	inTenant(t, o.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`UPDATE opening_watch SET asked_at = asked_at - interval '60 days', told_at = told_at - interval '60 days', ended_at = ended_at - interval '60 days'`)
		return err
	})
	o.Eventually(t, "addresses are forgotten", func() bool {
		n := 1
		if err := o.Services.Campaigns.Sweep(tenant.With(t.Context(), o.Tenant(t))); err != nil {
			t.Error(err)
		}
		inTenant(t, o.Server, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT count(*) FROM opening_watch").Scan(&n)
		})
		return n == 0
	})
}

// A past trip offers the host's next one.
func TestNotifyMeOfTheNextTrip(t *testing.T) {
	t.Parallel()
	o := openingNextWeek(t)
	o.launch(t)
	inTenant(t, o.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'closed' WHERE id = $1", o.trip.ID)
		return err
	})
	ann := o.stranger("ann")
	if a := o.watch(t, ann); a.Status != http.StatusOK || a.Data["about"] != "host" {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	o.Call(t, apptest.Request{Method: "POST", Path: o.link(t, ann)})
	next := opening{o.Server, o.ApprovedTrip(t, 2, 6)}
	if n := next.waiting(t); n != 1 {
		t.Errorf("%v wait", n)
	}
	next.launch(t)
	o.Eventually(t, "the mail of the next trip", func() bool { return o.told(t)[ann].To != "" })
}

// People who confirm while the trip opens are notified, each once.
func TestWhoConfirmsDuringTheLaunchIsToldOnce(t *testing.T) {
	t.Parallel()
	o := openingNextWeek(t)
	const people = 12
	links := make([]string, people)
	for i := range links {
		email := o.stranger(fmt.Sprintf("racer%d", i))
		if a := o.watch(t, email); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		links[i] = o.link(t, email)
	}
	var all sync.WaitGroup
	for _, link := range links {
		all.Go(func() {
			if page := o.Call(t, apptest.Request{Method: "POST", Path: link}); page.Status != http.StatusOK {
				t.Errorf("%d %s", page.Status, page.Text)
			}
		})
	}
	all.Go(func() { o.launch(t) })
	all.Wait()
	o.Eventually(t, "everybody is told", func() bool { return len(o.told(t)) == people })
}
