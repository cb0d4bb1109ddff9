package host_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// A host advances through all lead stages by their own and their audience's actions, and never back (H-320).
func TestHostGoesThroughEveryLeadStage(t *testing.T) {
	m := triptest.Open(t)
	member := m.AddMember("host", "nora")
	var id uuid.UUID
	m.Tx(m.System(), func(tx pgx.Tx) error {
		var err error
		id, err = m.Hosts.CreateTx(m.System(), tx, host.Newcomer{MemberID: member, DisplayName: "Nora"})
		return err
	})
	ctx := m.HostOf(id, member)
	stage := func(want api.HostStatus, after string) {
		t.Helper()
		mine, err := m.Hosts.Mine(ctx)
		if err != nil || mine.Status != want {
			t.Errorf("after %s: %s, not %s, %v", after, mine.Status, want, err)
		}
	}
	stage(api.HostStatusCreated, "signing up")
	onboard := func() {
		_, err := m.Hosts.Onboard(ctx, &hostapi.OnboardHost{
			ID: id, CategoryInterests: []string{"food"}, PagePath: "nora-travels",
			SocialChannels: hostapi.NewOptSocialChannels(hostapi.SocialChannels{Youtube: api.NewOptString("nora")}),
		})
		m.Must(err)
	}
	onboard()
	stage(api.HostStatusReadyToQualify, "the onboarding")
	age, budget := 30, int64(3_000_00)
	answers := func(n int) {
		m.Tx(m.System(), func(tx pgx.Tx) error {
			for range n {
				if err := m.Hosts.AddResponseTx(m.System(), tx, id, host.Response{Age: &age, BudgetMinor: &budget}); err != nil {
					return err
				}
			}
			return nil
		})
	}
	answers(1)
	stage(api.HostStatusQualifying, "the first answer")
	onboard()
	stage(api.HostStatusQualifying, "the onboarding done again")
	answers(99)
	stage(api.HostStatusQualified, "a hundred answers")

	request := func(day civil.Date) uuid.UUID {
		t.Helper()
		var made uuid.UUID
		m.Tx(ctx, func(tx pgx.Tx) error {
			created, err := m.Requests.CreateTx(ctx, tx, m.Form(day))
			if err == nil {
				made = *created.TripID
			}
			return err
		})
		return made
	}
	trips := request(triptest.First)
	stage(api.HostStatusPlanning, "a request")
	m.Must(m.Trips.AcceptTerms(ctx, trips, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: m.Trip(trips).Version, Prices: triptest.Prices()}))
	at := m.Clock.Now().Truncate(10 * time.Minute)
	m.Must(m.Trips.Update(ctx, trips, &tripapi.TripUpdate{Version: m.Trip(trips).Version,
		LaunchDate: tripapi.NewOptNilDateTime(at)}))
	m.Must(m.Trips.Advance(m.System()))
	stage(api.HostStatusLaunched, "the launch")
	m.Book(trips, "pending", 4)
	m.Must(m.Trips.Advance(m.System()))
	m.Tx(ctx, func(tx pgx.Tx) error {
		_, err := m.Trips.ApplyTx(ctx, tx, trips, trip.ActConfirmTravelers, trip.Host, trip.Facts{SelectedSpots: 4})
		return err
	})
	stage(api.HostStatusConfirmed, "the host's word to his travelers")
	for _, day := range []civil.Date{triptest.First.AddDays(-50), triptest.First.AddDays(5)} {
		m.Clock.Set(day.UTC())
		m.Must(m.Trips.Advance(m.System()))
	}
	if got := m.Trip(trips).Status; got != trip.Complete {
		t.Fatalf("the trip is %s", got)
	}
	stage(api.HostStatusConfirmed, "the trip")
	again := civil.New(2027, 5, 1)
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		var err error
		m.Departures[again], err = m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, triptest.Departure(again))
		return err
	})
	request(again)
	stage(api.HostStatusRenewed, "the next request")
	answers(1)
	stage(api.HostStatusRenewed, "another answer")
}
