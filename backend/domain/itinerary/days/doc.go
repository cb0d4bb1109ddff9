// Package days changes individual services of an itinerary's days, and the alternatives of accommodations.
//
// It works on the state that package edit locks and saves, so that changing a service creates a version like every
// other change.
package days
