// Package edit makes itineraries and changes them as a whole: their details, packages and validity periods, the days that
// come with them, submitting for review, and what admins answer.
//
// Every change of an itinerary is saved by SaveTx, under the itinerary's lock: it checks, compares the version, writes
// details and services, sends departures back to the default accommodation where theirs is gone, and keeps a version.
package edit
