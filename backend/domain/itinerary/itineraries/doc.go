// Package itineraries assembles the rooms of the itinerary domain.
//
// From the bottom up: itinerary (types, rules, validity periods, reading); catalogue and library, side by side; edit;
// then days, versions, files and recommend, side by side. A room knows those below it.
package itineraries
