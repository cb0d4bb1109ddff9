// Package catalogue shows itineraries: to hosts, those they can choose from, with prices and requestable days; to
// operators and staff, those they manage.
//
// Suggested prices, blackout days, and what a host's level unlocks are computed here. What an itinerary is, and
// which days its validity periods cover, is up to package itinerary.
package catalogue
