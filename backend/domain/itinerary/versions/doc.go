// Package versions lists the saved versions of an itinerary, shows how they differ, and restores one as a new version.
package versions
