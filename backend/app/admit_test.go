package app_test

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// A class at its limit rejects calls immediately and says when to retry; the other classes are unaffected.
func TestAdmission(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) {
		c.Admission.Public, c.Admission.PublicQueue = 2, 1
		// However busy the machine is, running calls stay running until they are released.
		c.Admission.Wait, c.Admission.Fresh, c.Admission.Allowed = time.Hour, time.Hour, time.Hour
		c.Pages = builtPages(t)
	})
	s.Small(t)
	host := s.SignIn(t, apptest.HostEmail)
	const trips = "/public/trips?limit=20"
	release := lockTable(t, s, "trip")
	ctx, leave := context.WithCancel(t.Context())
	answers := make(chan apptest.Answer, 3)
	ask := func(ctx context.Context) {
		go func() {
			a, _ := s.Try(ctx, apptest.Request{Method: "GET", Path: trips})
			answers <- a
		}()
	}
	ask(t.Context())
	ask(ctx)
	s.Eventually(t, "two are worked on", func() bool { return waiting(t, s) == 2 })
	ask(ctx)
	s.Eventually(t, "one stands in line", func() bool {
		inside, line := gate(t, s, "public")
		return inside == 2 && line == 1
	})

	a := s.Call(t, apptest.Request{Method: "GET", Path: trips})
	seconds, err := strconv.Atoi(a.Header.Get("Retry-After"))
	if a.Status != http.StatusServiceUnavailable || a.Code != "busy" || err != nil || seconds < 1 ||
		a.Details["retryAfterSeconds"] != float64(seconds) {
		t.Errorf("%d %s %v", a.Status, a.Text, a.Header)
	}
	for _, r := range []apptest.Request{
		{Method: "GET", Path: "/healthz"}, {Method: "GET", Path: "/"}, {Method: "GET", Path: "/assets/index-1.js"},
		{Method: "GET", Path: "/media/art/coast/dusk/a.svg"}, {Method: "GET", Path: "/api/me/profile", Token: host},
		{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/ListPermits", Token: host, Body: map[string]string{}},
	} {
		if a := s.Call(t, r); a.Status == http.StatusServiceUnavailable {
			t.Errorf("%s %s: %d %s", r.Method, r.Path, a.Status, a.Text)
		}
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + uuid.NewString() + "/holds",
		Body: map[string]any{}}); a.Status != http.StatusBadRequest {
		t.Errorf("a write: %d %s", a.Status, a.Text)
	}

	// A caller that gives up frees its place: a queued call is dropped, and the work for a running one ends.
	leave()
	s.Eventually(t, "those who left are forgotten", func() bool {
		inside, line := gate(t, s, "public")
		return inside == 1 && line == 0 && waiting(t, s) == 1
	})
	release()
	served := 0
	for range 3 {
		if a := <-answers; a.Status == http.StatusOK {
			served++
		}
	}
	if served != 1 {
		t.Errorf("%d were served", served)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: trips}); a.Status != http.StatusOK {
		t.Errorf("afterwards: %d %s", a.Status, a.Text)
	}
	if _, after := gate(t, s, "public"); after != 0 {
		t.Errorf("%d still in line", after)
	}
}

// The rejection of a Connect call has the protocol's own format.
func TestAdmissionOfConnect(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) {
		c.Admission.Writes, c.Admission.Queue, c.Admission.Allowed = 1, 0,
			time.Hour
	})
	s.Small(t)
	host := s.SignIn(t, apptest.HostEmail)
	defer lockTable(t, s, "member")()
	go func() {
		_, _ = s.Try(t.Context(), apptest.Request{Method: "POST", Path: "/api/me/trip-requests", Token: host,
			Body: map[string]any{}})
	}()
	s.Eventually(t, "one is worked on", func() bool {
		inside, _ := gate(t, s, "writes")
		return inside == 1
	})
	a := s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/Check", Token: host,
		Body: map[string]string{}})
	if a.Status != http.StatusServiceUnavailable || a.Code != "unavailable" || a.Header.Get("Caravan-Code") != "busy" ||
		a.Header.Get("Retry-After") == "" {
		t.Errorf("%d %s %v", a.Status, a.Text, a.Header)
	}
}

// gate reads from the metrics how many calls of a class are running and queued.
func gate(t *testing.T, s *apptest.Server, class string) (inside, line int) {
	t.Helper()
	text := (&apptest.Server{URL: s.OpsURL, Host: s.Host}).Call(t, apptest.Request{Method: "GET", Path: "/metrics"}).Text
	read := func(name string) int {
		_, rest, ok := strings.Cut(text, name+`{class="`+class+`"} `)
		value, _, _ := strings.Cut(rest, "\n")
		n, err := strconv.Atoi(value)
		if !ok || err != nil {
			t.Fatalf("%s of %s: %q %v", name, class, value, err)
		}
		return n
	}
	return read("caravan_admission_inside"), read("caravan_admission_waiting")
}
