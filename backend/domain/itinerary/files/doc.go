// Package files writes an itinerary to a file and makes itineraries of such files. Faults are named by field and line.
//
// A file has no ids of this system: what is made of it has services of its own.
package files
