// Package makes has trips made: from a request that an operator or an admin reviewed, or at once where the itinerary
// is approved instantly.
//
// A trip takes a copy of the itinerary's services and texts. Its path and its short id are its own from the start.
package makes
