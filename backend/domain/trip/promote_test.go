package trip_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// put sets a column of a trip to a value that no call can.
func put(m *triptest.Market, id uuid.UUID, set string, args ...any) {
	m.T.Helper()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(m.T.Context(), "UPDATE trip SET "+set+" WHERE id = $1", append([]any{id}, args...)...)
		return err
	})
}

// The launch card asks a new host to launch until they dismiss or postpone it, offers seven times in steps of ten
// minutes, and knows the days on which no trip launches (H-293 to H-295, H-383, H-384).
func TestLaunchCardOfAHost(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	put(m, id, `policy = jsonb_set(policy, '{trip,launchDisabledDates}', '["2026-03-05", "03-07"]')`)
	card := func() tripapi.LaunchView {
		t.Helper()
		got, err := m.Trips.Get(m.Host(), id)
		m.Must(err)
		return got.Launch.Value
	}
	got := card()
	if !got.ShowModal.Value || got.Scheduled || got.Text.Set || got.TimeStepMinutes != 10 || got.TimeOptions != 7 {
		t.Errorf("%+v", got)
	}
	var closed []string
	for _, day := range got.DisabledDates {
		closed = append(closed, day.Format(time.DateOnly))
	}
	if strings.Join(closed, " ") != "2026-03-05 2026-03-07" {
		t.Errorf("closed on %v", closed)
	}
	launch := func(day, clock string) error {
		return m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
			Launch: tripapi.NewOptLaunchForm(tripapi.LaunchForm{
				LaunchDate: api.NewOptString(day), LaunchTime: api.NewOptString(clock),
			})})
	}
	for _, day := range closed {
		if e := refusal(t,
			launch(day, "10:30")); e.Fields["launchDate"] != "You cannot launch on this day. Choose another one." {
			t.Errorf("%s: %v", day, e)
		}
	}
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		HasHostCompletedPromoteTutorial: api.NewOptBool(true)}))
	if card().ShowModal.Value {
		t.Error("the modal is shown again after Schedule Later")
	}
	m.Must(launch("2026-03-06", "10:30"))
	if got := card(); got.Text.Value != "Your trip is live! Your scheduled promotion launch date is" ||
		got.LaunchDate.Value != "2026-03-06" || got.LaunchTime.Value != "10:30" {
		t.Errorf("%+v", got)
	}
	m.Clock.Advance(6 * 24 * time.Hour)
	m.Must(m.Trips.Advance(m.System()))
	if got := card(); got.Text.Value != "Your trip launched on" || !got.Launched || got.Editable {
		t.Errorf("%+v", got)
	}
}

// A host edits their promotional emails within the policy's length, unless one is sent or canceled or the trip is
// over (H-312, H-313, H-416).
func TestPromotionalMailsOpenAndClose(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	write := func(words string) error {
		return m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
			PromoteEmails: []api.PromoteEmailInput{{Kind: "launch", Active: api.NewOptBool(true),
				HostBlurb: api.NewOptString(words)}}})
	}
	mail := func() tripapi.PromoteEmail {
		t.Helper()
		got, err := m.Trips.Get(m.Host(), id)
		m.Must(err)
		return got.PromoteEmails[0]
	}
	if got := mail(); got.Active || got.Status != tripapi.PromoteEmailStatusDisabled {
		t.Errorf("before the host has decided: %s", got.Status)
	}
	longest := m.Tenant.Policy.Trip.PromoteCopyMaxLength
	if e := refusal(t,
		write(strings.Repeat("é", longest+1))); e.Fields["promoteEmails[0].hostBlurb"] != "1200 characters length maximum" {
		t.Errorf("%v", e)
	}
	m.Must(write(strings.Repeat("é", longest)))
	if got := mail(); got.Status != tripapi.PromoteEmailStatusPending || !got.Editable ||
		len([]rune(got.HostBlurb)) != longest {
		t.Errorf("%s, editable %v, %d characters", got.Status, got.Editable, len([]rune(got.HostBlurb)))
	}
	put(m, id, `content = jsonb_set(content, '{promoteEmails,launch,active}', 'false')`)
	if got := mail(); got.Status != tripapi.PromoteEmailStatusDisabled || !got.Editable {
		t.Errorf("switched off: %s, editable %v", got.Status, got.Editable)
	}
	put(m, id, `content = jsonb_set(content, '{promoteEmails,launch,active}', 'true')`)
	for _, over := range []trip.Status{trip.Closed, trip.Complete, trip.Cancelled} {
		put(m, id, "status = $2", string(over))
		if got := mail(); got.Editable || over == trip.Cancelled && got.Status != tripapi.PromoteEmailStatusCanceled {
			t.Errorf("%s: %s, editable %v", over, got.Status, got.Editable)
		}
		if write("Come along") == nil {
			t.Errorf("written while %s", over)
		}
	}
	put(m, id, `status = 'live', content = jsonb_set(content, '{promoteEmails,launch,sentAt}', '"2026-03-02T09:00:00Z"')`)
	if got := mail(); got.Editable || got.Status != tripapi.PromoteEmailStatusSent {
		t.Errorf("sent: %s, editable %v", got.Status, got.Editable)
	}
	if e := refusal(t, write("Come along")); e.Fields["promoteEmails[0].kind"] != "You can no longer change this email." {
		t.Errorf("%v", e)
	}
}

// A publish request for a pending page is stored with its time, and each publish status has its label; publishing
// results in marketing before the launch and live after it (H-269 to H-271).
func TestPublishingIsAskedForAndDone(t *testing.T) {
	m := triptest.Open(t)
	id := m.Approved()
	label := func(want string) tripapi.Trip {
		t.Helper()
		got, err := m.Trips.Get(m.Host(), id)
		if err != nil || got.PublishLabel.Value != want {
			t.Errorf("%q, want %q, %v", got.PublishLabel.Value, want, err)
		}
		return got
	}
	label("Pending")
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		PublishRequest: api.NewOptBool(true)}))
	if got := label("In Review"); !got.PublishRequest.Value.Equal(m.Clock.Now()) {
		t.Errorf("asked for at %v", got.PublishRequest)
	}
	m.Must(m.Trips.AcceptTerms(m.Host(), id, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: m.Trip(id).Version, Prices: triptest.Prices()}))
	m.Must(m.Trips.Publish(m.Admin(), id))
	if got := label("Marketing"); got.PublishRequest.Set {
		t.Error("still asked for")
	}
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(m.Clock.Now().Add(time.Hour).Truncate(time.Hour))}))
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		PublishRequest: api.NewOptBool(true)}))
	if got := label("Live!"); got.Status != api.TripStatusLive {
		t.Errorf("%s", got.Status)
	}
}

// Promotion, bookings and travel information open with the agreement and close at the end; a request shows no
// tabs, a closed trip says so (H-135 to H-137, H-140).
func TestTabsOfTheWorkspace(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	for status, want := range map[trip.Status]string{
		trip.Created: "request", trip.PartnerApproved: "request", trip.PricingApproved: "shut", trip.HostApproved: "open",
		trip.EarlyConfirmed: "open",
		trip.Live:           "open", trip.ReadyToConfirm: "open", trip.Confirmed: "open", trip.Closed: "open",
		trip.Complete:  "shut",
		trip.Cancelled: "shut",
	} {
		put(m, id, "status = $2", string(status))
		got, err := m.Trips.Get(m.Host(), id)
		m.Must(err)
		if got.NavigationHidden.Value != (want == "request") ||
			(got.Notice.Value == "Trip is Closed") != (status == trip.Closed) {
			t.Errorf("%s: hidden %v, %q", status, got.NavigationHidden.Value, got.Notice.Value)
		}
		for i, tab := range got.Tabs {
			gated := i >= 4
			if tab.Enabled == (gated && want != "open") || tab.Enabled == (tab.Reason.Value != "") {
				t.Errorf("%s: %s enabled %v, %q", status, tab.Tab, tab.Enabled, tab.Reason.Value)
			}
		}
		if len(got.Tabs) != 7 || got.Tabs[0].Tab != tripapi.TripTabTabConfiguration ||
			got.Tabs[3].Tab != tripapi.TripTabTabServicesAgreement {
			t.Errorf("%s: %+v", status, got.Tabs)
		}
	}
}

// A launch is on the day at the trip's destination: two in the morning in Auckland is still the day before in
// UTC.
func TestALaunchIsOnTheDayOfItsPlace(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	put(m, id,
		`time_zone = 'Pacific/Auckland', policy = jsonb_set(policy, '{trip,launchDisabledDates}', '["2026-03-05"]')`)
	launch := func(day, clock string) error {
		return m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
			Launch: tripapi.NewOptLaunchForm(tripapi.LaunchForm{
				LaunchDate: api.NewOptString(day), LaunchTime: api.NewOptString(clock),
			})})
	}
	if e := refusal(t, launch("2026-03-05", "02:00")); e.Fields["launchDate"] == "" {
		t.Errorf("a closed day there: %v", e)
	}
	m.Must(launch("2026-03-06", "02:00")) // 13:00 UTC of the excluded day
	at := m.Trip(id).LaunchAt
	if want := time.Date(2026, 3, 5, 13, 0, 0, 0, time.UTC); at == nil || !at.Equal(want) {
		t.Errorf("launches at %v", at)
	}
	got, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	if view := got.Launch.Value; view.LaunchDate.Value != "2026-03-06" || view.LaunchTime.Value != "02:00" {
		t.Errorf("the card says %s %s", view.LaunchDate.Value, view.LaunchTime.Value)
	}
}
