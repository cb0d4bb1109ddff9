package host_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func TestNewHostHasAPageOfHisOwn(t *testing.T) {
	m := triptest.Open(t)
	for _, want := range []string{"mia-example", "mia-example-2"} {
		member := m.AddMember("host", "mia"+want)
		m.Tx(m.System(), func(tx pgx.Tx) error {
			return m.Identity.SignedUp.Announce(m.System(), tx, identity.SignedUp{MemberID: member, FirstName: "Mia",
				LastName: "Example"})
		})
		if n := m.Count("host", "page_path = $1 AND level = 0 AND status = 'created'", want); n != 1 {
			t.Errorf("no host at %s", want)
		}
		if n := m.Count("relation_outbox", "namespace = 'Host' AND subject = $1", "User:"+member.String()); n != 1 {
			t.Error("the member does not own the host")
		}
	}
}

func TestMyHost(t *testing.T) {
	m := triptest.Open(t)
	mine, err := m.Hosts.Mine(m.Host())
	if err != nil || mine.LevelName != "Trailblazer" || mine.FirstName.Value != "hanna" || len(mine.UnlockedTiers) != 3 ||
		mine.LaunchRule.Value != "Get 2 traveler bookings within 30 days after launch." {
		t.Errorf("%+v %v", mine, err)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{MemberID: m.HostMember, Group: "host", HostID: m.HostID})
	_, err = m.Hosts.Mine(foreign)
	var e *apierr.Error
	if !errors.As(err, &e) || e.Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
	page, err := m.Hosts.List(m.Admin(), record.Query{Search: "han"})
	if err != nil || len(page.Items) != 1 {
		t.Errorf("%d hosts, %v", len(page.Items), err)
	}
}

func TestHomeSortsTripsAndRequests(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	form := m.Form(triptest.Second)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	if _, err := m.Request(form); err != nil {
		t.Fatal(err)
	}
	home, err := m.Home.HomeTrips(m.Host(), m.HostID)
	if err != nil || len(home.Upcoming) != 2 || home.Upcoming[0].Steps[2].State != "current" ||
		home.Upcoming[0].Steps[2].Tab.Value != "promote" ||
		home.Upcoming[1].Model.Value != "tripRequest" || home.Upcoming[1].Steps[0].State != "current" ||
		home.Upcoming[1].Steps[0].ActionsEnabled {
		t.Fatalf("%+v %v", home, err)
	}
	dates, err := m.Home.ImportantDates(m.Host(), m.HostID)
	if err != nil || len(dates.Items) != 4 || dates.Items[0].Key != "finalPayment" || dates.Items[3].Key != "tripEnd" {
		t.Errorf("%+v %v", dates, err)
	}
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		Status: api.NewOptTripStatus(api.TripStatusCancelled)}))
	home, err = m.Home.HomeTrips(m.Host(), m.HostID)
	if err != nil || len(home.Upcoming) != 1 || len(home.Cancelled) != 1 {
		t.Errorf("%+v %v", home, err)
	}
}

func TestHomeSaysWhatIsNext(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	next, err := m.Home.Next(m.Host(), m.HostID)
	if err != nil || len(next.Items) != 1 || next.Items[0].Kind != "spots" || next.Items[0].TripId != id ||
		next.Items[0].Count != next.Items[0].Total {
		t.Fatalf("nobody is booked: %+v %v", next, err)
	}
	toConfirm := func() int {
		t.Helper()
		if next, err = m.Home.Next(m.Host(), m.HostID); err != nil {
			t.Fatal(err)
		}
		for _, item := range next.Items {
			if item.Kind == "confirm" {
				return item.Count
			}
		}
		return 0
	}
	m.Book(id, "pending", 2)
	if n := toConfirm(); n != 0 {
		t.Errorf("%d to confirm before the trip may be (H-305)", n)
	}
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'confirmed' WHERE id = $1", id)
		return err
	})
	if n := toConfirm(); n != 2 {
		t.Errorf("%d to confirm on a confirmed trip (H-303), want 2", n)
	}
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		Status: api.NewOptTripStatus(api.TripStatusCancelled)}))
	if next, err = m.Home.Next(m.Host(), m.HostID); err != nil || len(next.Items) != 0 {
		t.Errorf("of a cancelled trip: %+v %v", next, err)
	}
}

func TestTripsMoveTheHostOn(t *testing.T) {
	m := triptest.Open(t)
	stage := func(want api.HostStatus) {
		t.Helper()
		mine, err := m.Hosts.Mine(m.Host())
		if err != nil || mine.Status != want {
			t.Errorf("%s, want %s, %v", mine.Status, want, err)
		}
	}
	stage(api.HostStatusQualified)
	id := m.Agreed()
	stage(api.HostStatusPlanning)
	at := m.Clock.Now().Truncate(10 * time.Minute)
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(at)}))
	m.Must(m.Trips.Advance(m.System()))
	stage(api.HostStatusLaunched)
}

// The first completed trip raises its host to the level of tier 3 (H-019), if the marketplace's policy says so.
func TestTheFirstTripLiftsTheHost(t *testing.T) {
	m := triptest.Open(t)
	id, member := m.AddHost("nora", 1)
	level := func() int {
		mine, err := m.Hosts.Mine(m.HostOf(id, member))
		m.Must(err)
		return mine.Level
	}
	moved := func(ctx context.Context, to trip.Status) {
		m.Tx(ctx, func(tx pgx.Tx) error { return m.Hosts.TripMovedTx(ctx, tx, id, to) })
	}
	moved(m.System(), trip.Live)
	moved(m.System(), trip.Confirmed)
	without := tenant.From(m.System())
	without.Policy.Survey.Tier3AfterFirstTrip = false
	moved(tenant.With(m.System(), without), trip.Complete)
	if got := level(); got != 1 {
		t.Errorf("level %d before, or without the policy", got)
	}
	for range 2 { // a second trip changes nothing
		moved(m.System(), trip.Complete)
		if got := level(); got != 3 {
			t.Errorf("level %d after the first trip", got)
		}
	}
}

func TestAnswersLiftTheHost(t *testing.T) {
	m := triptest.Open(t)
	id, member := m.AddHost("nora", 0)
	age, budget := 30, int64(3_000_00)
	answer := func(times int, r host.Response) {
		m.Tx(m.System(), func(tx pgx.Tx) error {
			for range times {
				if err := m.Hosts.AddResponseTx(m.System(), tx, id, r); err != nil {
					return err
				}
			}
			return nil
		})
	}
	level := func() int {
		mine, err := m.Hosts.Mine(m.HostOf(id, member))
		m.Must(err)
		return mine.Level
	}
	answer(25, host.Response{Age: &age, BudgetMinor: &budget})
	answer(74, host.Response{Age: &age})
	if got := level(); got != 0 {
		t.Errorf("level %d with 99 responses", got)
	}
	answer(1, host.Response{})
	if got := level(); got != 1 {
		t.Errorf("level %d with 100 responses, 25 qualified", got)
	}
	answer(25, host.Response{Age: &age, BudgetMinor: &budget})
	if got := level(); got != 2 {
		t.Errorf("level %d with 50 qualified", got)
	}
}

func TestAudienceCountsWhatWasAnswered(t *testing.T) {
	m := triptest.Open(t)
	number, amount := func(n int) *int { return &n }, func(n int64) *int64 { return &n }
	m.Tx(m.System(), func(tx pgx.Tx) error {
		for _, r := range []host.Response{
			{Age: number(30), BudgetMinor: amount(3_000_00), Destination: "Japan", Gender: "female", TimeOfYear: "Spring",
				Email: "a@example.com", MarketingOptIn: true},
			{Age: number(18), BudgetMinor: amount(2_000_00), Destination: "Japan", Email: "A@example.com", MarketingOptIn: true},
			{Age: number(17), BudgetMinor: amount(9_000_00), Destination: "other"},
			{Age: number(40), Destination: "Peru"},
		} {
			if err := m.Hosts.AddResponseTx(m.System(), tx, m.HostID, r); err != nil {
				return err
			}
		}
		return nil
	})
	got, err := m.Hosts.Audience(m.Host())
	if err != nil {
		t.Fatal(err)
	}
	all, qualified := got.AllResponses, got.QualifiedResponses
	if all.Responses != 4 || qualified.Responses != 2 || got.MarketingListSize != 1 || got.UnlockAt != 100 {
		t.Errorf("%+v", got)
	}
	if qualified.BudgetAverageMinor.Value != 2_500_00 || all.BudgetMedianMinor.Value != 3_000_00 {
		t.Errorf("average %v, median %v", qualified.BudgetAverageMinor, all.BudgetMedianMinor)
	}
	if top := all.TopDestinations; len(top) != 2 || top[0] != "Japan" || top[1] != "Peru" {
		t.Errorf("%v", top)
	}
	if budgets := all.Graphs.Budget; len(budgets) != 3 || budgets[0].Label != "$2,000–$3,000" ||
		budgets[2].Label != "$5,000+" {
		t.Errorf("%v", budgets)
	}
	if ages := all.Graphs.Age; len(ages) != 4 || ages[0].Label != "Under 18" || ages[1].Label != "18–24" {
		t.Errorf("%v", ages)
	}
}

// A launch is an instant, every other important date a whole day (H-231).
func TestImportantDatesTellDaysFromMoments(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	at := m.Clock.Now().Add(48 * time.Hour).Truncate(10 * time.Minute)
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(at)}))
	dates, err := m.Home.ImportantDates(m.Host(), m.HostID)
	if err != nil || len(dates.Items) < 3 {
		t.Fatalf("%+v %v", dates, err)
	}
	for _, d := range dates.Items {
		if !d.IsSimpleDate.Set || d.IsSimpleDate.Value != (d.Key != "launch") || d.TripId.Value != id ||
			d.TripName.Value != m.Trip(id).Name {
			t.Errorf("%+v", d)
		}
	}
	if dates.Items[0].Key != "launch" {
		t.Errorf("the first is %s", dates.Items[0].Key)
	}
}

// A host who has not surveyed yet is prompted to start, one who has not qualified to continue, and so is one who
// just qualified; from then on, a host may request trips, also after the first launch (H-439 to H-441).
func TestWhoIsAskedToSurvey(t *testing.T) {
	for _, c := range []struct {
		status   api.HostStatus
		surveyed bool
		prompt   hostapi.HostSurveyPrompt
	}{
		{api.HostStatusCreated, false, hostapi.HostSurveyPromptStart}, {api.HostStatusReadyToQualify, false,
			hostapi.HostSurveyPromptContinue},
		{api.HostStatusQualifying, false, hostapi.HostSurveyPromptContinue},
		{api.HostStatusQualified, true, hostapi.HostSurveyPromptContinue},
		{api.HostStatusPlanning, true, ""}, {api.HostStatusLaunched, true, ""}, {api.HostStatusConfirmed, true, ""},
		{api.HostStatusRenewed, true, ""},
	} {
		if identity.MayRequestTrip(c.status) != c.surveyed {
			t.Errorf("%s: may request a trip: %v", c.status, !c.surveyed)
		}
		if host.Surveyed(c.status) != c.surveyed || host.SurveyPrompt(c.status).Value != c.prompt {
			t.Errorf("%s: %v, %q", c.status, host.Surveyed(c.status), host.SurveyPrompt(c.status).Value)
		}
	}
}
