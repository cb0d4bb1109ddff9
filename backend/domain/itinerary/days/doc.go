// Package days changes single services of an itinerary's days, and the alternatives of accommodations.
//
// It works on the state that package edit locks and saves, so that a changed service is a version like every other change.
package days
