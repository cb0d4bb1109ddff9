// Package makes creates trips: from a request that an operator or an admin reviewed, or immediately if the
// itinerary is approved instantly.
//
// A trip gets a copy of the itinerary's services and texts. Its path and its short ID are its own from the start.
package makes
