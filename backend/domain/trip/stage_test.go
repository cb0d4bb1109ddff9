package trip_test

import (
	"testing"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
)

// Every status of a trip has its own display text (T-110).
func TestWordsOfStatusesOfATrip(t *testing.T) {
	want := map[trip.Status]string{
		trip.Live: "The trip will be confirmed when 8 people book.", trip.EarlyConfirmed: "The trip is officially happening!",
		trip.Confirmed: "The trip is officially happening!", trip.Closed: "The trip is officially happening!",
		trip.Complete: "The trip was completed!",
	}
	seen := map[string]trip.Status{}
	for _, status := range trip.Statuses {
		got := trip.StatusText(status, 8)
		if exact, ok := want[status]; ok && got != exact || got == "" {
			t.Errorf("%s says %q", status, got)
		}
		if before, ok := seen[got]; ok && want[status] != "The trip is officially happening!" {
			t.Errorf("%s and %s say the same", before, status)
		}
		seen[got] = status
	}
}

func TestGroups(t *testing.T) {
	for _, c := range []struct {
		status    trip.Status
		host      trip.HostGroup
		dashboard trip.DashboardGroup
		operator  trip.OperatorGroup
	}{
		{"created", "Requests", "upcoming", "New Trip Requests"},
		{"partner_approved", "Requests", "upcoming", "Pending Review"},
		{"trova_pricing_approved", "Pending Trips", "upcoming", "Pending Review"},
		{"host_approved", "Pending Trips", "upcoming", "Pending Review"},
		{"early_confirmed", "Pending Trips", "upcoming", "Pending Review"},
		{"live", "Live Trips", "upcoming", "Live"},
		{"ready_to_confirm", "Live Trips", "upcoming", "Live"},
		{"confirmed", "Live Trips", "upcoming", "Confirmed"},
		{"closed", "Live Trips", "upcoming", "Confirmed"},
		{"complete", "Completed", "past", "Complete"},
		{"cancelled", "Cancelled", "canceled", ""},
	} {
		operator, _ := trip.OperatorGroupOf(c.status)
		if got := trip.HostGroupOf(c.status); got != c.host {
			t.Errorf("%s: host group %q", c.status, got)
		}
		if got := trip.DashboardGroupOf(c.status); got != c.dashboard {
			t.Errorf("%s: dashboard group %q", c.status, got)
		}
		if operator != c.operator {
			t.Errorf("%s: operator group %q", c.status, operator)
		}
	}
}

func TestHostStepper(t *testing.T) {
	past, future, never := now.AddDate(0, 0, -3), now.AddDate(0, 0, 3), time.Time{}
	for _, c := range []struct {
		status trip.Status
		launch time.Time
		want   trip.Step
	}{
		{trip.Cancelled, future, trip.StepCanceled},
		{trip.Created, future, trip.StepPlan},
		{trip.PricingApproved, never, trip.StepPlan},
		{trip.HostApproved, past, trip.StepLaunch},
		{trip.EarlyConfirmed, never, trip.StepLaunch},
		{trip.Live, future, trip.StepLaunch},
		{trip.Live, past, trip.StepPromote},
		{trip.ReadyToConfirm, past, trip.StepPromote},
		{trip.Confirmed, now, trip.StepPromote},
		{trip.Confirmed, past, trip.StepPrep},
		{trip.Closed, past, trip.StepTravel},
	} {
		if got := trip.CurrentStep(c.status, c.launch, now); got != c.want {
			t.Errorf("%s, launch %v: %s, want %s", c.status, c.launch, got, c.want)
		}
	}
	stepper := trip.HostStepper(trip.Confirmed, past, now)
	want := []trip.StepState{"past", "past", "past", "current", "future"}
	for i, step := range stepper {
		if step.State != want[i] || step.ActionsEnabled != (want[i] == "current") {
			t.Errorf("step %d: %+v", i, step)
		}
	}
	for _, step := range trip.HostStepper(trip.Complete, past, now) {
		if step.State != trip.StepPast || step.ActionsEnabled {
			t.Errorf("complete: %+v", step)
		}
	}
}

func TestPageStage(t *testing.T) {
	laterToday := time.Date(2026, 6, 15, 23, 0, 0, 0, time.UTC)
	tomorrow := laterToday.Add(time.Hour)
	for _, c := range []struct {
		status trip.Status
		launch time.Time
		booked int
		want   trip.PageStage
	}{
		{trip.HostApproved, time.Time{}, 0, trip.StageNotScheduled},
		{trip.HostApproved, tomorrow, 0, trip.StagePreLaunch},
		{trip.Live, laterToday, 0, trip.StageLive},
		{trip.Live, tomorrow, 0, trip.StagePreLaunchBookable},
		{trip.EarlyConfirmed, tomorrow, 0, trip.StagePreLaunchBookable},
		{trip.ReadyToConfirm, tomorrow, 0, trip.StageLive},
		{trip.Confirmed, now, 19, trip.StageConfirmed},
		{trip.Confirmed, now, 20, trip.StageSoldOut},
		{trip.Cancelled, now, 0, trip.StageCancelled},
		{trip.Closed, now, 0, trip.StageClosed},
	} {
		if got := trip.PageStageOf(c.status, c.launch, now, c.booked, 20); got != c.want {
			t.Errorf("%s, launch %v: %s, want %s", c.status, c.launch, got, c.want)
		}
	}
	if trip.StagePreLaunch.Bookable() || trip.StageSoldOut.Bookable() || !trip.StagePreLaunchBookable.Bookable() {
		t.Error("bookable stages")
	}
}

func TestTimelineStep(t *testing.T) {
	want := map[trip.Status]trip.TimelineStep{
		trip.HostApproved: "Marketing", trip.Live: "Live", trip.ReadyToConfirm: "Live",
		trip.Confirmed: "Confirmed", trip.EarlyConfirmed: "Confirmed", trip.Closed: "Closed", trip.Complete: "Closed",
	}
	for _, s := range trip.Statuses {
		step, ok := trip.TimelineStepOf(s)
		if step != want[s] || ok != (want[s] != "") {
			t.Errorf("%s: %q", s, step)
		}
	}
}

func TestLaunchRule(t *testing.T) {
	strict := trip.LaunchRule{ScheduleDays: 14, Bookings: 2, BookingDays: 14, CancelsTrip: true}
	if got := strict.Texts(); len(got) != 2 ||
		got[0] != "Launch your trip within 14 days of reservation, or the itinerary is released." ||
		got[1] != "Then get 2 traveler bookings within 14 days, or the trip is canceled." {
		t.Errorf("strict: %q", got)
	}
	loose := trip.LaunchRule{Bookings: 2, BookingDays: 30}
	if got := loose.Texts(); len(got) != 1 || got[0] != "Get 2 traveler bookings within 30 days after launch." {
		t.Errorf("loose: %q", got)
	}
	schedule, bookings := strict.Deadlines(now, now.AddDate(0, 0, 2), time.UTC)
	if !schedule.Equal(now.AddDate(0, 0, 14)) || !bookings.Equal(now.AddDate(0, 0, 16)) {
		t.Errorf("deadlines %v, %v", schedule, bookings)
	}
	if schedule, bookings = loose.Deadlines(now, time.Time{}, time.UTC); !schedule.IsZero() || !bookings.IsZero() {
		t.Errorf("no deadlines: %v, %v", schedule, bookings)
	}
}

func TestTechnicalItinerary(t *testing.T) {
	window := trip.Window{FromDays: 75, ToDays: 14}
	start := civil.New(2026, 9, 1)
	for days, want := range map[int]bool{76: false, 75: true, 14: true, 13: false} {
		today := start.AddDays(-days)
		if got := trip.TechnicalOverride(trip.Technical{OperatorApproved: true}, window, start, today); got != want {
			t.Errorf("%d days before: override %v", days, got)
		}
		if got := trip.CanSubmitTechnical(trip.Confirmed, trip.Technical{}, window, start, today) == ""; got != want {
			t.Errorf("%d days before: submit %v", days, got)
		}
	}
	both := trip.Technical{OperatorApproved: true, AdminApproved: true, Flagged: true}
	if trip.TechnicalOverride(both, window, start, start.AddDays(-30)) {
		t.Error("both approved")
	}
	if !trip.TechnicalOverride(trip.Technical{Flagged: true}, window, start, start) {
		t.Error("flagged")
	}
	if got := trip.CanSubmitTechnical(trip.Closed, both, window, start,
		start.AddDays(-30)); got != "Technical Itinerary Submitted" {
		t.Errorf("submitted: %q", got)
	}
	if trip.CanSubmitTechnical(trip.Live, trip.Technical{}, window, start, start.AddDays(-30)) == "" {
		t.Error("live trips have none")
	}
}

// A status has one label, and a list says which group a trip is in (H-252, O-086).
func TestListsSayStatusAndGroup(t *testing.T) {
	for _, status := range trip.Statuses {
		head := trip.Trip{Status: status}.Summarize("", "")
		if head.StatusLabel == "" || string(head.HostGroup) != string(trip.HostGroupOf(status)) {
			t.Errorf("%s is %q in %q", status, head.StatusLabel, head.HostGroup)
		}
		if group, ok := trip.OperatorGroupOf(status); ok != head.OperatorGroup.Set ||
			string(head.OperatorGroup.Value) != string(group) {
			t.Errorf("%s is in %+v", status, head.OperatorGroup)
		}
		if err := head.Validate(); err != nil && (head.HostGroup.Validate() != nil || head.OperatorGroup.Set &&
			head.OperatorGroup.Value.Validate() != nil) {
			t.Error(err)
		}
	}
	if got := trip.StatusLabel(trip.EarlyConfirmed); got != "Early confirmed" {
		t.Error(got)
	}
}

// The trip begins a night early and ends a night late (T-263).
func TestWhoIsOnTheTrip(t *testing.T) {
	on := trip.Trip{StartDate: civil.Date{Year: 2027, Month: 3, Day: 1}, EndDate: civil.Date{Year: 2027, Month: 3, Day: 7},
		TimeZone: "America/Lima"}
	for at, want := range map[string]bool{
		"2027-02-28T04:59:00Z": false, "2027-02-28T05:00:00Z": true, "2027-03-09T04:59:00Z": true,
		"2027-03-09T05:00:00Z": false,
	} {
		now, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := on.OnTrip(now); got != want {
			t.Errorf("%s: %v", at, got)
		}
	}
}
