package flown_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/export/flown"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/flights"
	"caravan/backend/domain/tripform"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/civil"
)

// A flight that was named with an airport transfer is shown unless the trip form names a newer one. Details that the
// form gives of the same flight are kept.
func TestTheFlightOfATransferIsOnTheManifest(t *testing.T) {
	t.Parallel()
	on := civil.Date{Year: 2027, Month: 6, Day: 1}
	before := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	filled := exportapi.ManifestFlight{Airline: api.NewOptString("TAP"), FlightNumber: api.NewOptString("TP 100"),
		Date: api.NewOptDate(on.AddDays(1).UTC()), Time: api.NewOptString("09:15")}
	unnumbered := exportapi.ManifestFlight{Date: filled.Date, Time: filled.Time}
	ofRide := func(number string, f exportapi.ManifestFlight) exportapi.ManifestFlight {
		f.FlightNumber = api.NewOptString(number)
		return f
	}
	bare := exportapi.ManifestFlight{Date: api.NewOptDate(on.UTC())}
	for name, c := range map[string]struct {
		form   exportapi.ManifestFlight
		number string // of the transfer
		age    time.Duration
		want   exportapi.ManifestFlight
	}{
		"no form":                        {exportapi.ManifestFlight{}, "TP 201", 0, ofRide("TP 201", bare)},
		"an older form":                  {filled, "TP 201", time.Hour, ofRide("TP 201", bare)},
		"a newer form":                   {filled, "TP 201", -time.Hour, filled},
		"the same flight, named later":   {filled, "tp100", time.Hour, filled},
		"a newer form without a number":  {unnumbered, "TP 201", -time.Hour, ofRide("TP 201", unnumbered)},
		"an older form without a number": {unnumbered, "TP 201", time.Hour, ofRide("TP 201", unnumbered)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			id, order := uuid.New(), uuid.New()
			leg := tripformapi.NewOptFlightLeg(tripformapi.FlightLeg{Airline: c.form.Airline, FlightNumber: c.form.FlightNumber,
				Date: c.form.Date, Time: c.form.Time})
			a := rooming.Arranged{Order: []uuid.UUID{id},
				People: map[uuid.UUID]view.RosterRow{id: {ID: id, BookingID: order, Customer: true}},
				Told:   map[uuid.UUID]tripform.Told{id: {At: before, TripForm: tripformapi.TripForm{DepartureDetails: leg}}}}
			f := flown.Of(a, []flights.Flight{{BookingID: order, Type: transfer.Departure, Number: c.number, On: on,
				Passengers: 1, NamedAt: before.Add(c.age)}})
			if got := f.Leg(id, transfer.Departure); got.Value != c.want {
				t.Errorf("%+v", got)
			}
			if got := f.Leg(id, transfer.Arrival); got.Set {
				t.Errorf("arrival: %+v", got)
			}
		})
	}
}

// The flight is that of the whole party if all of it fits into the transfer, else of the contact, else of the customer.
func TestWhoIsOnTheFlightOfATransfer(t *testing.T) {
	t.Parallel()
	party := []view.RosterRow{
		{Person: booking.Person{FirstName: "Ines", LastName: "Marques", Email: "ines@example.com"}, Customer: true},
		{Person: booking.Person{FirstName: "Rui", LastName: "Marques", Email: "rui@example.com"}},
	}
	a := rooming.Arranged{People: map[uuid.UUID]view.RosterRow{}}
	order := uuid.New()
	for i := range party {
		party[i].ID, party[i].BookingID = uuid.New(), order
		a.Order, a.People[party[i].ID] = append(a.Order, party[i].ID), party[i]
	}
	for name, c := range map[string]struct {
		ride flights.Flight
		want [2]bool
	}{
		"everyone": {flights.Flight{Passengers: 2}, [2]bool{true, true}},
		"by name": {flights.Flight{Passengers: 1, FirstName: "rui", LastName: "Marques", Email: "ines@example.com"},
			[2]bool{false, true}},
		"by address":     {flights.Flight{Passengers: 1, FirstName: "R.", Email: "RUI@example.com"}, [2]bool{false, true}},
		"the customer":   {flights.Flight{Passengers: 1, FirstName: "Ana", Email: "ana@example.com"}, [2]bool{true, false}},
		"another order":  {flights.Flight{Passengers: 2, BookingID: uuid.New()}, [2]bool{false, false}},
		"a larger party": {flights.Flight{Passengers: 3}, [2]bool{true, true}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c.ride.Number, c.ride.Type = "TP 201", transfer.Arrival
			if c.ride.BookingID == uuid.Nil {
				c.ride.BookingID = order
			}
			f := flown.Of(a, []flights.Flight{c.ride})
			for i, one := range party {
				if got := f.Leg(one.ID, transfer.Arrival); got.Set != c.want[i] {
					t.Errorf("%s: %+v", one.FirstName, got)
				}
			}
		})
	}
}
