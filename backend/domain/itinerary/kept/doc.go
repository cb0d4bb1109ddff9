// Package kept has the plain structs that rows of itineraries, departures, requests and trips store, so that the
// contract can change without the rows.
package kept
