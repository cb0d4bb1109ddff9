// Package files writes an itinerary to a file and creates itineraries from such files. Errors are reported by field and
// line.
//
// A file contains no IDs of this system: whatever is created from it has services of its own.
package files
