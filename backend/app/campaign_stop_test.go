package app_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

// A host stops a campaign while the mail server is receiving it: what was sent stays sent and is counted,
// including what was in transit at that moment, and nobody else ever gets it. A nonexistent address is counted
// separately.
func TestACampaignIsStoppedWhileItIsSent(t *testing.T) {
	t.Parallel()
	const through = 5
	post := newPost(t)
	post.refuses = "reader1@list.example"
	post.holds = &sluice{make(chan struct{}, through), make(chan struct{})}
	for range through {
		post.holds.free <- struct{}{}
	}
	s := apptest.Start(t, func(c *app.Config) { c.SMTPAddr = post.address })
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	promoted(t, s, live, 90, 720) // 60 at a time
	ctx := tenant.With(t.Context(), s.Tenant(t))
	if err := s.Services.Campaigns.Sweep(ctx); err != nil {
		t.Fatal(err)
	}
	emails := func(token string) map[string]any {
		t.Helper()
		all := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + live.ID,
			Token: token})["emailCampaigns"].([]any)
		return all[0].(map[string]any)
	}
	var launch map[string]any
	s.Eventually(t, "some have it and one is refused", func() bool {
		launch = emails(live.Host)
		return launch["sent"] == float64(through) && launch["undelivered"] == 1.
	})
	if launch["status"] != "sending" || launch["stoppable"] != true {
		t.Errorf("on its way: %v", launch)
	}
	path := "/api/me/trips/" + live.ID + "/emails/" + launch["id"].(string) + "/stop"
	for name, c := range map[string]struct {
		path, token string
		status      int
	}{
		"another host":    {path, s.SignIn(t, s.Person(t, "host")), http.StatusNotFound},
		"the operator":    {path, s.SignIn(t, apptest.OperatorEmail), http.StatusForbidden},
		"the marketplace": {path, live.Admin, http.StatusForbidden},
		"nobody":          {path, "", http.StatusUnauthorized},
		"an email that is not": {"/api/me/trips/" + live.ID + "/emails/" + uuid.NewString() + "/stop", live.Host,
			http.StatusNotFound},
		"the email of no such trip": {"/api/me/trips/" + uuid.NewString() + "/emails/" + launch["id"].(string) + "/stop",
			live.Host, http.StatusNotFound},
	} {
		if a := s.Call(t, apptest.Request{Method: "POST", Path: c.path, Token: c.token}); a.Status != c.status {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	stopped := s.Must(t, apptest.Request{Method: "POST", Path: path, Token: live.Host})
	if stopped["status"] != "stopped" || stopped["sent"] != float64(through) || stopped["recipients"] != 90. ||
		stopped["stoppable"] != false {
		t.Errorf("stopped: %v", stopped)
	}
	close(post.holds.open) // what the mail server was receiving goes through
	s.Eventually(t, "all that left are counted", func() bool {
		return count(t, s,
			"SELECT count(*) FROM river.river_job WHERE kind IN ('send_mail', 'send_mails') AND state IN ('available', 'running')") == 0
	})
	if next, err := s.Services.Campaigns.Batch(ctx, uuid.MustParse(launch["id"].(string))); err != nil || next != 0 {
		t.Errorf("it goes on in %s, %v", next, err)
	}
	again := s.Must(t, apptest.Request{Method: "POST", Path: path, Token: live.Host})
	if got := post.count(); again["sent"] != float64(got) || got < through || got > through+12 {
		t.Errorf("%d have it, and %v are counted", got, again["sent"])
	}
}

// `make proof ONLY=promotion` stops a campaign to a hundred thousand readers halfway, and prints for how long
// emails kept arriving.
func TestALargeCampaignIsStoppedWithinAMinute(t *testing.T) {
	readers := proofRuns(t, "CARAVAN_PROOF_READERS", 0)
	if readers == 0 {
		t.Skip("only with many readers")
	}
	post := newPost(t)
	s := apptest.Start(t, func(c *app.Config) { c.SMTPAddr = post.address })
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	promoted(t, s, live, readers, perMinute)
	s.Rest()
	ctx := tenant.With(t.Context(), s.Tenant(t))
	if err := s.Services.Campaigns.Sweep(ctx); err != nil {
		t.Fatal(err)
	}
	s.Worker(t, apptest.Binary(t))
	waitAtMost(t, 20*time.Minute, "half of them have it", func() bool { return post.count() >= readers/2 })
	launch := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + live.ID,
		Token: live.Host})["emailCampaigns"].([]any)[0].(map[string]any)
	path := "/api/me/trips/" + live.ID + "/emails/" + launch["id"].(string) + "/stop"
	pressed := time.Now()
	stopped := s.Must(t, apptest.Request{Method: "POST", Path: path, Token: live.Host})
	answered := time.Since(pressed)
	waitAtMost(t, 5*time.Minute, "no job is left", func() bool {
		return count(t, s,
			"SELECT count(*) FROM river.river_job WHERE kind IN ('campaign_batch', 'send_mail', 'send_mails') AND state IN ('available', 'running', 'scheduled', 'retryable')") == 0
	})
	lasted := max(0, post.last.Sub(pressed))
	t.Logf("stopped after %v of %d: answered in %s, the last email came %s after the press, %d have it",
		stopped["sent"], readers, answered.Round(time.Millisecond), lasted.Round(time.Millisecond), post.count())
	if lasted > time.Minute {
		t.Error("emails arrive for more than a minute after the press")
	}
	post.check(t)
	again := s.Must(t, apptest.Request{Method: "POST", Path: path, Token: live.Host})
	if got := post.count(); again["sent"] != float64(got) || got == readers {
		t.Errorf("%d of %d have it, and %v are counted", got, readers, again["sent"])
	}
}
