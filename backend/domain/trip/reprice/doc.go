// Package reprice brings new costs of an itinerary to the trips that exist: it shows what they would mean, and carries
// the admin's choice through in a job. A trip that changed since the preview, is closed, or whose host would lose money
// with his prices keeps its costs; bookings and prices always stay as they are.
package reprice
