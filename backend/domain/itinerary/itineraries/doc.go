// Package itineraries puts the rooms of the itinerary domain together.
//
// From the ground up: itinerary (types, rules, validity periods, reading), catalogue and library beside each other, edit,
// then days, versions, files and recommend beside each other. A room knows those below it.
package itineraries
