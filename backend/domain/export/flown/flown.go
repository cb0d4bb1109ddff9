// Package flown combines what travelers tell about their flights: in the trip form, and with their airport transfers.
package flown

import (
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/flights"
	"caravan/backend/domain/tripform"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/tripformapi"
)

// Flights are what the travelers of a trip told about theirs.
type Flights struct {
	forms map[uuid.UUID]tripform.Told
	rides map[uuid.UUID]map[transfer.Type]flights.Flight // the last of each direction, by traveler
}

// Of assigns the flights of transfers to those who take them: to the whole party if all of it fits in, otherwise
// to the contact, or to the customer if the contact is none of the party.
func Of(a rooming.Arranged, rides []flights.Flight) Flights {
	parties := map[uuid.UUID][]view.RosterRow{}
	for _, id := range a.Order {
		one := a.People[id]
		parties[one.BookingID] = append(parties[one.BookingID], one)
	}
	out := Flights{forms: a.Told, rides: map[uuid.UUID]map[transfer.Type]flights.Flight{}}
	for _, ride := range rides {
		for _, one := range takers(parties[ride.BookingID], ride) {
			if out.rides[one.ID] == nil {
				out.rides[one.ID] = map[transfer.Type]flights.Flight{}
			}
			out.rides[one.ID][ride.Type] = ride
		}
	}
	return out
}

func takers(party []view.RosterRow, ride flights.Flight) []view.RosterRow {
	if ride.Passengers >= len(party) {
		return party
	}
	for _, is := range []func(view.RosterRow) bool{
		func(r view.RosterRow) bool {
			return strings.EqualFold(r.FirstName, ride.FirstName) && strings.EqualFold(r.LastName, ride.LastName)
		},
		func(r view.RosterRow) bool { return strings.EqualFold(r.Email, ride.Email) },
		func(r view.RosterRow) bool { return r.Customer },
	} {
		for i, one := range party {
			if is(one) {
				return party[i : i+1]
			}
		}
	}
	return nil
}

// Leg returns a traveler's flight in one direction. Whichever was told last names it: the trip form, or a transfer.
// What the form says about the same flight, and about one without a number, is kept.
func (f Flights) Leg(traveler uuid.UUID, direction transfer.Type) exportapi.OptManifestFlight {
	form := f.forms[traveler]
	leg := form.ArrivalDetails
	if direction == transfer.Departure {
		leg = form.DepartureDetails
	}
	told, number := flight(leg), leg.Value.FlightNumber.Value
	ride, rides := f.rides[traveler][direction]
	if !rides || number != "" && (sameFlight(number, ride.Number) || !ride.NamedAt.After(form.At)) {
		return told
	}
	if number != "" || !told.Set {
		told = exportapi.NewOptManifestFlight(exportapi.ManifestFlight{Date: api.NewOptDate(ride.On.UTC())})
	}
	told.Value.FlightNumber = api.NewOptString(ride.Number)
	return told
}

func sameFlight(a, b string) bool {
	return strings.EqualFold(strings.ReplaceAll(a, " ", ""), strings.ReplaceAll(b, " ", ""))
}

func flight(leg tripformapi.OptFlightLeg) exportapi.OptManifestFlight {
	if of := leg.Value; of.FlightNumber.Value != "" || of.Date.Set || of.Time.Value != "" {
		return exportapi.NewOptManifestFlight(exportapi.ManifestFlight{Airline: of.Airline, FlightNumber: of.FlightNumber,
			Date: of.Date, Time: of.Time})
	}
	return exportapi.OptManifestFlight{}
}
