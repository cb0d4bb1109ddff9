package trip_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/domain/trip/zone"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
)

// move relocates the market's itinerary.
func move(m *triptest.Market, change itineraryapi.ItineraryUpdate) {
	m.T.Helper()
	was, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	change.Version = was.Version
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &change))
}

func stay(at api.AddressLocation) []api.Day {
	return []api.Day{{Day: 1, Services: []api.Service{{
		Type: api.ServiceTypeAccommodation, Name: api.NewOptString("Pousada"),
		Description:     api.NewOptString("Rooms above the harbour."),
		AddressLocation: api.NewOptAddressLocation(at),
	}}}, {Day: 2, Services: []api.Service{}}}
}

func TestATripHasTheZoneOfItsPlace(t *testing.T) {
	m := triptest.Open(t)
	m.Tenant.Policy.Trip.TimeZone = "America/New_York"
	airport := func(code string) api.OptAirport { return api.NewOptAirport(api.Airport{Code: code, Name: code}) }
	elsewhere := api.NewOptString("Nowhere in particular")
	for _, test := range []struct {
		place  string
		change itineraryapi.ItineraryUpdate
		zone   string
	}{
		{"its arrival airport", itineraryapi.ItineraryUpdate{Country: api.NewOptString("Portugal"),
			ArrivalLocation: airport("PDL"), DepartureLocation: airport("LIS")}, "Atlantic/Azores"},
		{"an airport of another country", itineraryapi.ItineraryUpdate{Country: api.NewOptString("Zambia"),
			ArrivalLocation: airport("LAX")}, "America/Los_Angeles"},
		{"its first stay, by coordinates", itineraryapi.ItineraryUpdate{ArrivalLocation: airport("XXX"),
			ServicesByDay: stay(api.AddressLocation{
				Name: "Pousada", GeoLocation: api.NewOptGeoLocation(api.GeoLocation{Lat: 32.65, Lng: -16.91}),
			})}, "Atlantic/Madeira"},
		{"its first stay, by a place of the lists", itineraryapi.ItineraryUpdate{ServicesByDay: stay(api.AddressLocation{
			Name: "Pousada", PlaceId: api.NewOptString("geonames:3448439"),
		})}, "America/Sao_Paulo"},
		{"its first stay, by the town's name", itineraryapi.ItineraryUpdate{Country: api.NewOptString("Mexico"),
			ServicesByDay: stay(api.AddressLocation{Name: "Tijuana"})}, "America/Tijuana"},
		{"the airport it leaves from", itineraryapi.ItineraryUpdate{ServicesByDay: stay(api.AddressLocation{Name: "Villa"}),
			DepartureLocation: airport("CUN")}, "America/Cancun"},
		{"its destination", itineraryapi.ItineraryUpdate{DepartureLocation: airport("XXX"),
			Country: api.NewOptString("Indonesia"), Destination: api.NewOptString("Denpasar")}, "Asia/Makassar"},
		{"a city it visits", itineraryapi.ItineraryUpdate{Destination: elsewhere, Cities: []string{"Jayapura"}},
			"Asia/Jayapura"},
		{"a country with one zone", itineraryapi.ItineraryUpdate{Cities: []string{}, Country: api.NewOptString("Türkiye")},
			"Europe/Istanbul"},
		{"nothing that is known", itineraryapi.ItineraryUpdate{Country: api.NewOptString("Brazil")}, ""},
	} {
		move(m, test.change)
		it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
		m.Must(err)
		var services []api.Service
		for _, day := range it.ServicesByDay {
			services = append(services, day.Services...)
		}
		m.Tx(m.System(), func(tx pgx.Tx) error {
			loaded, err := m.Itineraries.LoadTx(m.System(), tx, m.ItineraryID)
			if zone := zone.Of(loaded, services); zone != test.zone {
				t.Errorf("%s: %q instead of %q", test.place, zone, test.zone)
			}
			return err
		})
	}
}

// An unknown zone is asked for: such a trip waits for its operator, who names the zone before approving it.
func TestATripWithoutAPlaceIsNotApprovedBeforeItHasAZone(t *testing.T) {
	m := triptest.Open(t)
	m.Tenant.Policy.Trip.TimeZone = "America/New_York"
	move(m, itineraryapi.ItineraryUpdate{Country: api.NewOptString("United States"),
		Destination: api.NewOptString("The great outdoors"), Cities: []string{}})
	created, err := m.Request(m.Form(triptest.First))
	m.Must(err)
	if created.InstantlyApproved || created.TripID != nil {
		t.Fatalf("approved without anybody: %+v", created)
	}
	var made trip.Trip
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		made, err = m.Trips.CreateTx(m.Operator(), tx, created.ID, trip.Review{})
		return err
	})
	if made.TimeZone != "" {
		t.Errorf("in %s, which nobody said", made.TimeZone)
	}
	seen, err := m.Trips.Get(m.Operator(), made.ID)
	m.Must(err)
	if action := seen.AvailableActions[0]; action.Enabled ||
		action.Reason.Value != "Choose the trip's time zone first: neither its arrival airport nor its first stay says where it is." {
		t.Errorf("%+v", action)
	}
	if len(seen.TimeZones) < 6 {
		t.Errorf("zones to choose from: %v", seen.TimeZones)
	}
	approve := &tripapi.TripUpdate{Version: made.Version, Status: api.NewOptTripStatus(api.TripStatusPartnerApproved),
		OperatorTerms: api.NewOptBool(true)}
	if err := m.Trips.Update(m.Operator(), made.ID, approve); err == nil {
		t.Error("approved without a zone")
	}
	approve.TimeZone = api.NewOptString("America/Denver")
	m.Must(m.Trips.Update(m.Operator(), made.ID, approve))
	if now := m.Trip(made.ID); now.TimeZone != "America/Denver" || now.Status != trip.PartnerApproved {
		t.Errorf("%s in %q", now.Status, now.TimeZone)
	}
}

// Trips created with the marketplace's zone get that of their place; a zone that someone chose stays.
func TestStoredTripsGetTheZoneOfTheirPlace(t *testing.T) {
	m := triptest.Open(t)
	id := m.Approved()
	for was, is := range map[string]string{"America/New_York": "America/Lima", "UTC": "America/Lima",
		"America/Bogota": "America/Bogota"} {
		m.Tx(m.System(), func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(),
				`UPDATE trip SET placed = false, time_zone = $2, policy = jsonb_set(policy, '{trip,timeZone}', '"America/New_York"') WHERE id = $1`,
				id, was)
			return err
		})
		m.Must(m.Trips.Advance(m.System()))
		if now := m.Trip(id); now.TimeZone != is {
			t.Errorf("%s became %s instead of %s", was, now.TimeZone, is)
		}
		if waiting := m.Count("trip", "NOT placed"); waiting != 0 {
			t.Errorf("%d wait", waiting)
		}
	}
}
