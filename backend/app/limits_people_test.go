package app_test

import (
	"fmt"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/app/door"
	"caravan/backend/domain/tenant"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

const (
	office    = "203.0.113.7"
	elsewhere = "198.51.100.9"
)

// behindProxy trusts the addresses that tests claim to call from.
func behindProxy(t *testing.T, set func(*door.Limits)) *apptest.Server {
	t.Helper()
	s := apptest.Start(t, func(c *app.Config) {
		c.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
		set(&c.Limits)
	})
	s.Small(t)
	return s
}

func loginFrom(t *testing.T, s *apptest.Server, from, email, password string) apptest.Answer {
	t.Helper()
	return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
		Body: map[string]string{"email": email, "password": password}, Header: map[string]string{"X-Forwarded-For": from}})
}

// mustWait checks that a response clearly says when to retry.
func mustWait(t *testing.T, a apptest.Answer) {
	t.Helper()
	seconds, err := strconv.Atoi(a.Header.Get("Retry-After"))
	if a.Status != http.StatusTooManyRequests || a.Code != "rate_limited" || err != nil || seconds < 1 ||
		!strings.Contains(a.Error, "Try again in ") || a.Details["retryAfterSeconds"] != float64(seconds) {
		t.Fatalf("%d %s Retry-After %q", a.Status, a.Text, a.Header.Get("Retry-After"))
	}
}

// Trying one password on many people from one network is stopped, and signing in to one's own account clears
// nothing.
func TestSprayingPasswordsFromOneNetworkIsStopped(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.NetworkFailures = 6 })
	for i := range 6 {
		if a := loginFrom(t, s, office, testkit.Email("colleague"), "summer-of-2026"); a.Status != http.StatusUnauthorized {
			t.Fatalf("%d: %d %s", i, a.Status, a.Text)
		}
		if i < 5 {
			if a := loginFrom(t, s, office, apptest.HostEmail, loader.DemoPassword); a.Status != http.StatusOK {
				t.Fatalf("one's own: %d %s", a.Status, a.Text)
			}
		}
	}
	mustWait(t, loginFrom(t, s, office, testkit.Email("colleague"), "summer-of-2026"))
	mustWait(t, loginFrom(t, s, office, apptest.HostEmail, loader.DemoPassword))
	if a := loginFrom(t, s, elsewhere, apptest.HostEmail, loader.DemoPassword); a.Status != http.StatusOK {
		t.Errorf("another network: %d %s", a.Status, a.Text)
	}
}

// Attempts on one account from everywhere are slowed down; its owner can sign in from the usual network.
func TestGuessingFromEverywhereDoesNotLockTheOwnerOut(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.AccountFailures = 4 })
	if a := loginFrom(t, s, office, apptest.HostEmail, loader.DemoPassword); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	for _, email := range []string{apptest.HostEmail, testkit.Email("nobody")} {
		for i := range 4 {
			if a := loginFrom(t, s, fmt.Sprintf("192.0.2.%d", i+1), email,
				"not-the-password"); a.Status != http.StatusUnauthorized {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
		mustWait(t, loginFrom(t, s, "192.0.2.99", email, "not-the-password"))
	}
	if a := loginFrom(t, s, office, apptest.HostEmail, loader.DemoPassword); a.Status != http.StatusOK {
		t.Errorf("the owner: %d %s", a.Status, a.Text)
	}
	// the owner's sign-in unblocked nobody else
	mustWait(t, loginFrom(t, s, "192.0.2.99", apptest.HostEmail, "not-the-password"))
}

// A correct code of one's own does not clear the wrong ones that were tried on others.
func TestOwnCodeClearsNothing(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.CodeFailures = 3 })
	verify := func(email, code string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/verify-code",
			Body: map[string]string{"email": email, "code": code}, Header: map[string]string{"X-Forwarded-For": office}})
	}
	own, _ := newcomer(t, s, "host")
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
		Body: map[string]string{"email": own}})
	_, code := mailedSecret(t, s, own)
	for range 2 {
		if a := verify(apptest.HostEmail, "000000"); a.Status != http.StatusBadRequest {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if a := verify(own, code); a.Status != http.StatusOK {
		t.Fatalf("one's own: %d %s", a.Status, a.Text)
	}
	if a := verify(apptest.HostEmail, "000000"); a.Status != http.StatusBadRequest {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	mustWait(t, verify(apptest.HostEmail, "000000"))
}

func TestQuestionsAboutActivationAreLimited(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.ChecksPerHour = 2 })
	ask := func(from string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "GET", Path: "/authentication/check-user-activation?email=" +
			url.QueryEscape(testkit.Email("who")),
			Header: map[string]string{"X-Forwarded-For": from}})
	}
	for range 2 {
		if a := ask(office); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	mustWait(t, ask(office))
	if a := ask(elsewhere); a.Status != http.StatusOK {
		t.Errorf("another network: %d %s", a.Status, a.Text)
	}
}

// A café full of people can answer the surveys of many hosts; one person cannot answer for all of them, nor can a
// network flood.
func TestAnswersAreLimitedByLinkAndPerson(t *testing.T) {
	t.Parallel()
	const floods = 130
	s := behindProxy(t, func(l *door.Limits) { l.FloodPerMinute = floods })
	links := linksOf(t, s, s.SignIn(t, apptest.HostEmail))
	join := func(path, from, browser string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/links/" + path + "/contacts",
			Body:   map[string]any{"email": testkit.Email("fan"), "consent": true},
			Header: map[string]string{"X-Forwarded-For": from, "User-Agent": browser}})
	}
	for person := range 6 {
		for range 20 {
			if a := join(links["emailCapture"], office, fmt.Sprintf("phone %d", person)); a.Status != http.StatusOK {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
	}
	// While a sender continues, the allowance refills gradually: anything beyond it is rejected all the same.
	refusedSoon := func(path, browser string) {
		t.Helper()
		for range 60 {
			if a := join(path, office, browser); a.Status != http.StatusOK && a.Status != http.StatusNotFound {
				mustWait(t, a)
				return
			}
		}
		t.Errorf("%s goes on without end", browser)
	}
	refusedSoon(links["emailCapture"], "phone 1")
	if a := join("another-hosts-news", office, "phone 1"); a.Status != http.StatusNotFound {
		t.Errorf("another host's: %d %s", a.Status, a.Text)
	}
	for range floods - 122 {
		join(uuid.NewString(), office, uuid.NewString())
	}
	var crowd int
	for crowd = range floods {
		if a := join(links["emailCapture"], office, fmt.Sprintf("phone %d", 100+crowd)); a.Status != http.StatusOK {
			mustWait(t, a)
			break
		}
	}
	if crowd == floods-1 {
		t.Error("a network floods without end")
	}
	if a := join(links["emailCapture"], elsewhere, "phone 1"); a.Status != http.StatusOK {
		t.Errorf("another network: %d %s", a.Status, a.Text)
	}
}

// Nobody can trigger unlimited emails to strangers, with any form.
func TestMailsToStrangersAreLimited(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.MailsPerHour, l.StrangersPerHour = 2, 6 })
	from := func(network string) map[string]string {
		return map[string]string{"X-Forwarded-For": network, "Idempotency-Key": uuid.NewString()}
	}
	wait := func(network string, emails ...string) apptest.Answer {
		people := []any{}
		for _, email := range emails {
			people = append(people, map[string]string{"firstName": "Wil", "lastName": "Wait", "email": email})
		}
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + uuid.NewString() + "/waitlist",
			Header: from(network), Body: map[string]any{"spots": len(people), "customer": people[0],
				"additionalParticipants": people[1:]}})
	}
	victim := testkit.Email("victim")
	for range 2 {
		if a := wait(elsewhere, testkit.Email("other"), victim); a.Status != http.StatusNotFound {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	mustWait(t, wait("192.0.2.1", victim))
	signup := func(network string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host", Header: from(network),
			Body: map[string]string{"email": testkit.Email("stranger"), "firstName": "Stan", "lastName": "Stranger"}})
	}
	reset := func(network string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password", Header: from(network),
			Body: map[string]string{"email": testkit.Email("stranger")}})
	}
	for range 3 {
		if a := signup(office); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		if a := reset(office); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	mustWait(t, signup(office))
	mustWait(t, reset(office))
	mustWait(t, wait(office, testkit.Email("other")))
	if a := signup("192.0.2.2"); a.Status != http.StatusOK {
		t.Errorf("another network: %d %s", a.Status, a.Text)
	}
}

// One person, or one network, cannot hold a whole trip; released spots can be held again, and nobody else is
// affected.
func TestNobodyHoldsAWholeTrip(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.HeldSpots = 5 })
	live := s.LiveTrip(t, 2, 16)
	hold := func(from, token string, spots int) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds", Token: token,
			Body: map[string]any{"spots": spots}, Header: map[string]string{"X-Forwarded-For": from,
				"Idempotency-Key": uuid.NewString()}})
	}
	held := func(a apptest.Answer) apptest.Answer {
		t.Helper()
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		return a
	}
	if a := hold(office, "", 6); a.Status != http.StatusBadRequest ||
		a.Fields["spots"] != "For more than 5 travelers, contact the host." {
		t.Errorf("a party beyond the share: %d %s", a.Status, a.Text)
	}
	page := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	if page["maximumParty"] != 5.0 {
		t.Errorf("the trip page offers %v spots at most", page["maximumParty"])
	}
	held(hold(office, "", 3))
	let := held(hold(office, "", 2)).Data
	mustWait(t, hold(office, "", 1))
	held(hold(elsewhere, "", 1))
	s.Must(t, apptest.Request{Method: "DELETE", Path: "/public/holds/" + let["id"].(string),
		Header: map[string]string{"X-Hold-Token": let["token"].(string)}})
	held(hold(office, "", 2))
	traveler := s.SignIn(t, apptest.TravelerEmail)
	held(hold(office, traveler, 5)) // a signed-in person has an allowance of their own, on any network
	mustWait(t, hold("192.0.2.3", traveler, 1))
	helper := s.SignIn(t, apptest.AdminEmail)
	if a := hold(office, helper, 5); a.Code != "sold_out" && a.Status != http.StatusOK {
		t.Errorf("who helps has no share: %d %s", a.Status, a.Text)
	}
}

// A family may hold all of a small trip while it pays. After a hold expired it may hold half, so that others can
// book; a client that continues like this is asked to sign in. Two people whose holds expired can try again, and
// so can a colleague who has signed in.
func TestASmallTripIsNotHeldOverAndOver(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(*door.Limits) {})
	live := s.LiveTrip(t, 2, 8)
	hold := func(from, token string, spots int) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds", Token: token,
			Body: map[string]any{"spots": spots}, Header: map[string]string{"X-Forwarded-For": from,
				"Idempotency-Key": uuid.NewString()}})
	}
	of := s.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	runOut := func() { // simulates that twenty minutes have passed
		t.Helper()
		err := s.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
			_, err := tx.Exec(ctx,
				"UPDATE hold SET created_at = created_at - interval '20 minutes', expires_at = expires_at - interval '20 minutes' WHERE state = 'active'")
			return err
		})
		if err == nil {
			err = s.Services.Bookings.Holds.SweepHolds(ctx)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	take := func(from, token string, spots int) {
		t.Helper()
		if a := hold(from, token, spots); a.Status != http.StatusOK {
			t.Fatalf("%d spots: %d %s", spots, a.Status, a.Text)
		}
	}
	refuse := func(from, token string, spots int, words string) {
		t.Helper()
		a := hold(from, token, spots)
		mustWait(t, a)
		if !strings.Contains(a.Error, words) {
			t.Errorf("%d spots: %s", spots, a.Error)
		}
	}
	const couple = "192.0.2.8"
	take(couple, "", 2)
	runOut()
	take(couple, "", 2)
	runOut()

	take(office, "", 8)
	runOut()
	refuse(office, "", 8, "Sign in to book, or hold fewer spots.")
	refuse(office, "", 5, "Sign in to book, or hold fewer spots.")
	for range 2 {
		take(office, "", 4)
		refuse(office, "", 1, "Sign in to book")
		take(elsewhere, "", 2) // there are spots left
		runOut()
	}
	refuse(office, "", 1, "Sign in to book.")

	traveler := s.SignIn(t, apptest.TravelerEmail)
	take(office, traveler, 8)
	runOut()
	refuse(office, traveler, 8, "You can hold fewer spots.")
	take(office, traveler, 4)
}

// A client that holds the last two spots over and over keeps them for at most two holds; holds that are released
// soon count for little.
func TestLastSpotsAreNotHeldOverAndOver(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(*door.Limits) {})
	live := s.LiveTrip(t, 2, 8)
	hold := func(from string, spots int) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds",
			Body: map[string]any{"spots": spots}, Header: map[string]string{"X-Forwarded-For": from,
				"Idempotency-Key": uuid.NewString()}})
	}
	others := hold(elsewhere, 6)
	if others.Status != http.StatusOK {
		t.Fatalf("%d %s", others.Status, others.Text)
	}
	keep := func(id string) {
		t.Helper()
		of := s.Tenant(t)
		ctx := tenant.With(t.Context(), of)
		err := s.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
			_, err := tx.Exec(ctx,
				`UPDATE hold SET created_at = created_at - interval '20 minutes', expires_at = expires_at - interval '20 minutes' WHERE id = $1`,
				id)
			return err
		})
		if err == nil {
			err = s.Services.Bookings.Holds.SweepHolds(ctx)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for range 4 { // a buyer who changes their mind
		a := hold(office, 2)
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		s.Must(t, apptest.Request{Method: "DELETE", Path: "/public/holds/" + a.Data["id"].(string),
			Header: map[string]string{"X-Hold-Token": a.Data["token"].(string)}})
	}
	const blocker = "192.0.2.9"
	for range 2 {
		a := hold(blocker, 2)
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		keep(a.Data["id"].(string))
	}
	mustWait(t, hold(blocker, 2))
	mustWait(t, hold(blocker, 1))
	if a := hold(office, 2); a.Status != http.StatusOK {
		t.Errorf("others: %d %s", a.Status, a.Text)
	}
}

// Of many concurrent holds from one network no more succeed than its share.
func TestShareOfATripHoldsUnderHaste(t *testing.T) {
	t.Parallel()
	s := behindProxy(t, func(l *door.Limits) { l.HeldSpots = 4 })
	live := s.LiveTrip(t, 2, 16)
	var got, refused atomic.Int64
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			a, err := s.Try(t.Context(), apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds",
				Body: map[string]any{"spots": 1}, Header: map[string]string{"X-Forwarded-For": office,
					"Idempotency-Key": uuid.NewString()}})
			switch {
			case err == nil && a.Status == http.StatusOK:
				got.Add(1)
			case err == nil && a.Status == http.StatusTooManyRequests:
				refused.Add(1)
			default:
				t.Errorf("%v %d %s", err, a.Status, a.Text)
			}
		})
	}
	all.Wait()
	if got.Load() != 4 || refused.Load() != 8 {
		t.Errorf("%d held, %d refused", got.Load(), refused.Load())
	}
}
