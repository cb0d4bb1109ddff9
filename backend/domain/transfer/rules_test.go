package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
)

func day(text string) civil.Date {
	d, err := civil.Parse(text)
	if err != nil {
		panic(err)
	}
	return d
}

func tripOf() trip.Trip {
	approved := time.Date(2027, 4, 1, 0, 0, 0, 0, time.UTC)
	return trip.Trip{
		Status: trip.Confirmed, StartDate: day("2027-05-10"), EndDate: day("2027-05-16"), FOC: 2, AdminTechnicalAt: &approved,
		Policy: policy.Default(),
	}
}

func TestDisplayStatusFollowsTheJourney(t *testing.T) {
	for status, want := range map[transfer.Status]string{
		transfer.Pending: "pending", transfer.AwaitingApproval: "pending", transfer.Confirmed: "confirmed",
		transfer.Planned:        "driver-assigned",
		transfer.DriverUnderway: "driver-underway", transfer.DriverArrived: "driver-assigned",
		transfer.InProgress: "driver-assigned",
		transfer.Completed:  "completed", transfer.CancelledFree: "cancelled", transfer.CancelledWithCosts: "cancelled",
		"lost in the fog": "processing",
	} {
		if got := status.Display(); got != want {
			t.Errorf("%s is shown as %s, not %s", status, got, want)
		}
		if over := want == "completed" || want == "cancelled"; status.Over() != over {
			t.Errorf("%s is over: %v", status, !over)
		}
	}
}

func TestWindowsOfArrivalAndDeparture(t *testing.T) {
	for _, c := range []struct {
		before, after int
		arrival       [2]string
		departure     [2]string
	}{
		{0, 0, [2]string{"2027-05-03", "2027-05-11"}, [2]string{"2027-05-17", "2027-05-23"}},
		{2, 3, [2]string{"2027-05-01", "2027-05-11"}, [2]string{"2027-05-17", "2027-05-26"}},
	} {
		w := transfer.Windows(tripOf(), c.before, c.after)
		a, d := w[transfer.Arrival], w[transfer.Departure]
		if a.From != day(c.arrival[0]) || a.Until != day(c.arrival[1]) || d.From != day(c.departure[0]) ||
			d.Until != day(c.departure[1]) {
			t.Errorf("%d and %d nights: %v", c.before, c.after, w)
		}
		if !a.Has(a.From) || !a.Has(a.Until) || a.Has(a.From.AddDays(-1)) || a.Has(a.Until.AddDays(1)) {
			t.Errorf("the ends of %v", a)
		}
	}
}

func TestReasonsWhyRidesCannotBeBooked(t *testing.T) {
	traveler := func() transfer.Standing {
		return transfer.Standing{Offered: true, Trip: tripOf(), Today: day("2027-04-20"),
			Rider: &transfer.Rider{BookingID: uuid.New(), Primary: true, Paid: true, Spots: 2}}
	}
	host := func() transfer.Standing {
		s := traveler()
		s.Rider, s.Host = nil, true
		return s
	}
	for name, c := range map[string]struct {
		standing transfer.Standing
		change   func(s *transfer.Standing)
		want     string
	}{
		"bookable": {traveler(), func(*transfer.Standing) {}, ""},
		"no company": {traveler(), func(s *transfer.Standing) { s.Offered = false },
			"You cannot book rides for this trip."},
		"not on sale": {traveler(), func(s *transfer.Standing) { s.Trip.Status = trip.HostApproved },
			"You cannot book rides for this trip."},
		"cancelled trip": {traveler(), func(s *transfer.Standing) { s.Trip.Status = trip.Cancelled },
			"You cannot book rides for this trip."},
		"complete": {traveler(), func(s *transfer.Standing) { s.Trip.Status = trip.Complete },
			"This trip is complete."},
		"cancelled": {traveler(), func(s *transfer.Standing) { s.Rider.Cancelled = true },
			"Your booking is canceled."},
		"secondary": {traveler(), func(s *transfer.Standing) { s.Rider.Primary = false },
			"Only the traveler who booked can book rides."},
		"unpaid": {traveler(), func(s *transfer.Standing) { s.Rider.Paid = false },
			"You can book rides after you pay the deposit."},
		"not approved": {traveler(), func(s *transfer.Standing) { s.Trip.AdminTechnicalAt = nil },
			"You can book rides once the trip’s itinerary is approved."},
		"nobody's": {traveler(), func(s *transfer.Standing) { s.Rider = nil },
			"Only travelers with a booking and the host can book rides."},
		"host":                {host(), func(*transfer.Standing) {}, ""},
		"host, the first day": {host(), func(s *transfer.Standing) { s.Today = day("2027-04-10") }, ""},
		"host, too early": {host(), func(s *transfer.Standing) { s.Today = day("2027-04-09") },
			"You can book rides for free-of-charge spots starting 04/10/2027."},
		"host, not approved": {host(), func(s *transfer.Standing) { s.Trip.AdminTechnicalAt = nil },
			"You can book rides once the trip’s itinerary is approved."},
		"host, one way booked": {host(), func(s *transfer.Standing) {
			s.FreeTaken = map[transfer.Type]int{transfer.Arrival: 2}
		}, ""},
		"host, all booked": {host(), func(s *transfer.Standing) {
			s.FreeTaken = map[transfer.Type]int{transfer.Arrival: 2, transfer.Departure: 2}
		}, "You’ve booked rides for all free-of-charge spots on this trip."},
	} {
		c.change(&c.standing)
		if got := c.standing.Reason(); got != c.want {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}

func TestPassengersOfARide(t *testing.T) {
	s := transfer.Standing{Trip: tripOf(), Rider: &transfer.Rider{Spots: 4}}
	if n := s.MaximumPassengers(); n != 4 {
		t.Errorf("a party of 4 may take %d", n)
	}
	s.Rider.Spots = 50
	if n := s.MaximumPassengers(); n != 20 {
		t.Errorf("a party of 50 may take %d", n)
	}
	s.Rider, s.Host, s.FreeTaken = nil, true, map[transfer.Type]int{transfer.Arrival: 1}
	if n := s.MaximumPassengers(); n != 2 {
		t.Errorf("a host with 2 free places may take %d", n)
	}
}

func TestARideIsFreeToCancelUntilADayBefore(t *testing.T) {
	pickup := time.Date(2027, 5, 10, 14, 0, 0, 0, time.UTC)
	if got := transfer.FreeUntil(pickup, policy.Default().Transfer); !got.Equal(pickup.Add(-24 * time.Hour)) {
		t.Errorf("free until %s", got)
	}
}
