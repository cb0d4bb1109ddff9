// Package edit creates itineraries and changes them as a whole: their details, packages and validity periods, the
// days that come with them, submission for review, and the admins' decision.
//
// Every change of an itinerary is saved by SaveTx under the itinerary's lock: it validates, compares the version,
// writes details and services, reverts departures to the default accommodation if theirs is gone, and stores a
// version.
package edit
