package itinerary_test

import (
	"testing"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// Services of every kind keep all their fields, and times of day are written in full (O-065 to O-072).
func TestServicesOfEveryKindKeepTheirFields(t *testing.T) {
	m := triptest.Open(t)
	text, number, yes, minor := api.NewOptString, api.NewOptInt, api.NewOptBool(true), api.NewOptInt64
	kinds := []api.Service{
		{
			Type: api.ServiceTypeAccommodation, Name: text("Lake House"), Description: text("By the water."),
			AccommodationType: text("Lodge"), PriceMinor: minor(90_00),
			Occupancy: api.NewOptServiceOccupancy("double"), StarRating: number(4), NumberOfNights: number(1),
			Location: text("Old town"), OrSimilar: yes, AddressLocation: api.NewOptAddressLocation(api.AddressLocation{
				Name: "Lake House, Cusco", PlaceId: text("place-1"), Types: []string{"lodging"},
				GeoLocation: api.NewOptGeoLocation(api.GeoLocation{Lat: -13.5, Lng: -71.9}),
			}),
			CheckInDay: number(2), MaxNights: number(3), QuantityAvailable: number(4),
			Timing: api.NewOptTiming(api.TimingPostTrip),
			Images: []api.Photo{{URL: "/media/a.jpg"}},
		},
		{
			Type: api.ServiceTypeActivity, Name: text("Kayak"), Description: text("Out on the lake."), Location: text("Pier"),
			StartTime: text("09:30"), LengthMinutes: number(150),
			IncludedActivity: yes, PriceMinor: minor(0), CutoffDate: api.NewOptDate(civil.New(2026, 9, 1).UTC()),
			CutoffLeadTimeDays: number(5), MinPax: number(2), Bookable: yes,
			Timing: api.NewOptTiming(api.TimingOnTrip),
		},
		{
			Type: api.ServiceTypeMeal, Description: text("Under the stars."), MealType: text("Dinner"),
			Options: []string{"Vegan", "Halal"}, StartTime: text("19:00"),
			Timing: api.NewOptTiming(api.TimingOnTrip),
		},
		{
			Type: api.ServiceTypeTransfer, Name: text("To the lake"), Description: text("By van."), FromCity: text("Cusco"),
			ToCity: text("Puno"), PriceMinor: minor(25_00),
			VehicleType: text("Van"), StartTime: text("08:00"), LengthMinutes: number(360), AirportTransfer: yes,
			NumberOfTransfers: number(2),
			FlightWindow:      api.NewOptFlightWindow(api.FlightWindow{Start: "09:00", End: "18:00"}),
			Timing:            api.NewOptTiming(api.TimingOnTrip),
		},
		{
			Type: api.ServiceTypeAirportTransfer, Name: text("Airport car"), Description: text("To the airport."),
			Airport: text("CUZ"), PriceMinor: minor(30_00),
			Timing: api.NewOptTiming(api.TimingPostTrip),
		},
		{
			Type: api.ServiceTypeWorkshopSpace, Name: text("Loft"), Description: text("Quiet."), HoursAvailable: number(4),
			HoursRequested: number(1), PricePerHourMinor: minor(45_00), Location: text("Upstairs"),
			TimeAvailableStart: text("10:00"), Timing: api.NewOptTiming(api.TimingOnTrip),
		},
	}
	for _, kind := range kinds {
		saved, err := add(m, get(m).Version, kind)
		if err != nil {
			t.Errorf("%s: %v", kind.Type, err)
			continue
		}
		var got api.Service
		for _, day := range get(m).ServicesByDay {
			for _, service := range day.Services {
				if service.ID.Value == *saved.ServiceID {
					got = service
				}
			}
		}
		// What the server adds is not the operator's.
		want := kind
		want.ID, want.Day, want.Position, want.UnitPriceWithFeeMinor = got.ID, got.Day, got.Position,
			got.UnitPriceWithFeeMinor
		a, err := got.MarshalJSON()
		m.Must(err)
		b, err := want.MarshalJSON()
		m.Must(err)
		if string(a) != string(b) {
			t.Errorf("%s:\nkept  %s\nwanted %s", kind.Type, a, b)
		}
	}
}

// Nights stay within the remaining days, lengths have a default, and check-in is on a day of the itinerary
// (O-141).
func TestFiguresOfServicesStayWithinTheItinerary(t *testing.T) {
	m := triptest.Open(t)
	text := api.NewOptString
	late := api.Service{
		Type: api.ServiceTypeAccommodation, Name: text("Hut"), Description: text("High up."), CheckInDay: api.NewOptInt(3),
		Timing: api.NewOptTiming(api.TimingPreTrip),
	}
	if _, err := add(m, get(m).Version, late); refusal(t, err).Fields["service.checkInDay"] != "The itinerary has 2 days" {
		t.Errorf("a day after the end: %v", err)
	}
	for nights, want := range map[int]int{9: 1, 0: 1} {
		hut := api.Service{Type: api.ServiceTypeAccommodation, Name: text("Hut"), Description: text("High up."),
			Day: api.NewOptInt(2), Timing: api.NewOptTiming(api.TimingPreTrip)}
		if nights > 0 {
			hut.NumberOfNights = api.NewOptInt(nights)
		}
		if _, err := add(m, get(m).Version, hut); err != nil {
			t.Fatal(err)
		}
		services := get(m).ServicesByDay[1].Services
		if got := services[len(services)-1].NumberOfNights.Value; got != want {
			t.Errorf("%d nights on the last day are %d", nights, got)
		}
	}
	walk := api.Service{Type: api.ServiceTypeActivity, Name: text("Walk"), Description: text("Slowly."),
		Day: api.NewOptInt(2)}
	if _, err := add(m, get(m).Version, walk); err != nil {
		t.Fatal(err)
	}
	services := get(m).ServicesByDay[1].Services
	if got := services[len(services)-1].LengthMinutes.Value; got != 60 {
		t.Errorf("a walk of %d minutes", got)
	}
}

// What hosts see of a departure: available, requested, sold, or unknown if the quantity is not given (H-225).
func TestStatusesOfADepartureForHosts(t *testing.T) {
	for want, d := range map[api.InventoryOfferStatus]itinerary.Departure{
		api.InventoryOfferStatusAvailable: {QuantityAvailable: 3, QuantityPending: 1, QuantityConfirmed: 1},
		api.InventoryOfferStatusReserved:  {QuantityAvailable: 3, QuantityPending: 2, QuantityConfirmed: 1},
		api.InventoryOfferStatusConfirmed: {QuantityAvailable: 3, QuantityConfirmed: 3},
		api.InventoryOfferStatusUnknown:   {},
	} {
		if got := d.Offer().Status; got != want {
			t.Errorf("%+v is %s, want %s", d, got, want)
		}
	}
}
