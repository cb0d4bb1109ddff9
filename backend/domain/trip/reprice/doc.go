// Package reprice applies an itinerary's new costs to existing trips: it shows what they would mean, and carries
// out the admin's choice in a job. A trip that changed since the preview, is closed, or whose host would lose
// money at its prices keeps its costs; bookings and prices are always unchanged.
package reprice
