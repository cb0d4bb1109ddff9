package trip

import (
	"time"

	"caravan/backend/platform/civil"
)

// LaunchStep is the launch form's time grid (H-384).
const LaunchStep = 10 * time.Minute

// LaunchDisabled reports whether the marketplace’s policy rules out launches on that day, in that year or in any.
func (t Trip) LaunchDisabled(day civil.Date) bool {
	for _, closed := range t.Policy.Trip.LaunchDisabledDates {
		if closed == day.String() || closed == day.UTC().Format("01-02") {
			return true
		}
	}
	return false
}

// Zone is the time zone in which the trip's days begin and end.
func (t Trip) Zone() *time.Location {
	zone, err := time.LoadLocation(t.TimeZone)
	if err != nil {
		return time.UTC
	}
	return zone
}

// Today returns the trip's day at an instant.
func (t Trip) Today(now time.Time) civil.Date { return civil.Of(now.In(t.Zone())) }
