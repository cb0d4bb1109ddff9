package booking_test

import (
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/gen/api"
	"caravan/backend/testkit"
)

// Nights and transfers are chosen at checkout like activities; each traveler has one night before and one after
// (T-263).
func TestNightsAndTransfersAreHeldWithTheParty(t *testing.T) {
	item := uuid.New()
	night := func(timing api.Timing, occupancy string, minor int64) capacity.Offer {
		return capacity.Offer{
			ID: uuid.New(), Type: api.ServiceTypeAccommodation, Timing: timing, Occupancy: occupancy, Name: occupancy,
			UnitMinor: minor, MaxNights: 1,
			Night: &capacity.Night{ItemID: item, Timing: string(timing), Occupancy: occupancy},
		}
	}
	single, double, after := night(api.TimingPreTrip, "single", 9_000), night(api.TimingPreTrip, "double", 6_000),
		night(api.TimingPostTrip, "double", 6_000)
	ride := capacity.Offer{ID: uuid.New(), Type: api.ServiceTypeAirportTransfer, Timing: api.TimingPreTrip,
		Name: "Airport transfer", UnitMinor: 4_000}
	offers := []capacity.Offer{single, double, after, ride}
	choose := func(all ...booking.ActivityChoice) (booking.Choices, error) {
		return booking.Choices{Spots: 2, Activities: all}.Complete(offers)
	}
	at := func(o capacity.Offer, travelers ...int) booking.ActivityChoice {
		return booking.ActivityChoice{ServiceID: o.ID, Travelers: travelers}
	}

	chosen, err := choose(at(single, 0), at(double, 1), at(after, 0, 1), at(ride, 0, 1))
	testkit.Must(t, err)
	take := chosen.Take()
	if take.Nights[*single.Night] != 1 || take.Nights[*double.Night] != 1 || take.Nights[*after.Night] != 2 ||
		len(take.Services) != 0 {
		t.Errorf("takes %+v", take)
	}
	for i, want := range []int64{9_000, 6_000, 6_000, 4_000} {
		if got := chosen.Activities[i].UnitMinor; got != want {
			t.Errorf("%s costs %d", chosen.Activities[i].Name, got)
		}
	}
	_, err = choose(at(single, 0), at(double, 0))
	if said :=
		fieldsOf(err)["activities.1"]; said != "Each traveler can add one night before and one night after the trip" {
		t.Errorf("two nights on one side: %q", said)
	}
	if _, err = choose(booking.ActivityChoice{ServiceID: uuid.New(), Travelers: []int{0}}); fieldsOf(
		err)["activities.0"] == "" {
		t.Error("a night of another departure was taken")
	}
}
