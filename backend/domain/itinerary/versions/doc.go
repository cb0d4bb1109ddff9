// Package versions lists the saved states of an itinerary, tells how they differ, and brings one back as a new version.
package versions
