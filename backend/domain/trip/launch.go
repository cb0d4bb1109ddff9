package trip

import (
	"time"

	"caravan/backend/platform/civil"
)

// launchStep is the launch form's grid of times (H-384).
const LaunchStep = 10 * time.Minute

func (t Trip) LaunchDisabled(day civil.Date) bool {
	for _, closed := range t.Policy.Trip.LaunchDisabledDates {
		if closed == day.String() || closed == day.UTC().Format("01-02") {
			return true
		}
	}
	return false
}
