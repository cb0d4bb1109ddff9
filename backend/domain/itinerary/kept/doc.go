// Package kept has the plain shapes of what the rows of itineraries, departures, requests and trips keep alike, so that the
// contract can change without the rows.
package kept
