package trip_test

import (
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/tripapi"
)

// told returns the names of the analytics events so far, and clears them.
func told(m *triptest.Market) (names []string) {
	m.T.Helper()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		rows, err := tx.Query(m.T.Context(), "DELETE FROM analytics_event RETURNING name")
		if err == nil {
			names, err = pgx.CollectRows(rows, pgx.RowTo[string])
		}
		return err
	})
	slices.Sort(names)
	return names
}

// A host's actions on the way to a trip are recorded by name, once, and not if they are rejected (H-559 to
// H-572).
func TestTheWayToATripIsTold(t *testing.T) {
	m := triptest.Open(t)
	expect := func(after string, want ...string) {
		t.Helper()
		if got := told(m); !slices.Equal(got, want) {
			t.Errorf("%s: %q, not %q", after, got, want)
		}
	}
	told(m)
	_, err := m.Hosts.Onboard(m.Host(), &hostapi.OnboardHost{ID: m.HostID, CategoryInterests: []string{"food"},
		PagePath:       "hanna",
		SocialChannels: hostapi.NewOptSocialChannels(hostapi.SocialChannels{Youtube: api.NewOptString("hanna")})})
	m.Must(err)
	expect("onboarding", "Host Completed Onboarding Flow")

	form := m.Form(triptest.Second)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	_, err = m.Request(form)
	m.Must(err)
	expect("a request that is reviewed", "Host Requested Trip")
	id := m.Approved()
	expect("an instant request", "Host Requested Instant Approval Itinerary")
	if _, err := m.Request(m.Form(triptest.First)); err == nil {
		t.Fatal("a departure went twice")
	}
	expect("a refused request")

	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, Prices: triptest.Prices()}))
	expect("prices", "saved pricing")
	losing := tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 1_00, RemainingMinor: 1_00})
	if err := m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, Prices: losing}); err == nil {
		t.Fatal("prices at which the host loses")
	}
	expect("refused prices")

	accept := &tripapi.AcceptHostTerms{Terms: agreement.Version, Version: m.Trip(id).Version}
	m.Must(m.Trips.AcceptTerms(m.Host(), id, accept))
	expect("the agreement", "Host Accepted Agreement")
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE trip SET status = 'live', launched_at = now(), spots_taken = maximum_spots WHERE id = $1", id)
		return err
	})
	dearer := tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 1_600_00, RemainingMinor: 1_800_00})
	m.Must(m.Trips.AcceptTerms(m.Host(), id, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: m.Trip(id).Version, Prices: dearer}))
	if got := told(m); !slices.Contains(got, "accepted updated agreement") ||
		slices.Contains(got, "Host Accepted Agreement") {
		t.Errorf("an agreement with new prices: %q", got)
	}
}
