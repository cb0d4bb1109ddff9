// Package catalogue shows itineraries: to hosts those that they may choose from, with prices and the days that can be
// requested, to operators and helpers those that they look after.
//
// Suggested prices, blackout days and what a host's level unlocks are worked out here; what an itinerary is, and which
// days its validity periods cover, is the itinerary package's.
package catalogue
