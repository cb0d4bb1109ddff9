package zone

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/places"
)

// Unknown is the message for a name that is not a time zone.
const Unknown = "Choose a time zone, like America/Lima"

// Of returns the time zone of the trips of an itinerary; "" if it does not say where they are.
func Of(it itinerary.Itinerary, services []api.Service) string {
	return OfTrip(trip.Trip{Country: it.Country, Destination: it.Destination, Content: trip.Content{
		Arrival: it.Content.Arrival, Departure: it.Content.Departure, Cities: it.Content.Cities,
		LengthInDays: it.LengthInDays,
	}}, services)
}

// OfTrip returns the time zone of where a trip takes place: that of its arrival airport, or else of its first
// stay, of the departure airport, or of the towns it names. A trip that names no place has its country's zone, if
// the country has a single one. Otherwise it is "": whoever approves the trip names it. The marketplace's own
// zone plays no part.
func OfTrip(t trip.Trip, services []api.Service) string {
	candidates := []func() string{
		func() string { return airportZone(t.Content.Arrival) },
		func() string { return stayZone(t, services) },
		func() string { return airportZone(t.Content.Departure) },
	}
	for _, town := range append([]string{t.Destination}, t.Content.Cities...) {
		candidates = append(candidates, func() string { return townZone(town, t.Country) })
	}
	candidates = append(candidates, func() string { return places.OneZone(t.Country) })
	for _, candidate := range candidates {
		if zone := candidate(); zone != "" {
			return zone
		}
	}
	return ""
}

func airportZone(at *api.Airport) string {
	if at == nil {
		return ""
	}
	return codeZone(at.Code)
}

func codeZone(code string) string {
	place, _ := places.Airport(code)
	return place.Zone()
}

// stayZone returns that of the first day on which an airport transfer or a stay has a location.
func stayZone(t trip.Trip, services []api.Service) string {
	for _, day := range itinerary.ByDay(services, t.Content.LengthInDays) {
		for _, service := range day.Services {
			zone := ""
			switch service.Type {
			case api.ServiceTypeAirportTransfer:
				zone = codeZone(service.Airport.Or(""))
			case api.ServiceTypeAccommodation:
				zone = addressZone(service, t.Country)
			}
			if zone != "" {
				return zone
			}
		}
	}
	return ""
}

func addressZone(service api.Service, country string) string {
	if at, given := service.AddressLocation.Get(); given {
		if point, located := at.GeoLocation.Get(); located {
			return places.ZoneAt(point.Lat, point.Lng)
		}
		if place, known := places.ByID(at.PlaceId.Or("")); known {
			return place.Zone()
		}
		if zone := townZone(at.Name, country); zone != "" {
			return zone
		}
	}
	return townZone(service.Location.Or(""), country)
}

func townZone(town, country string) string {
	place, _ := places.City(town, country)
	return place.Zone()
}
