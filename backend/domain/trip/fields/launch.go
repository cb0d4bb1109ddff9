package fields

import (
	"fmt"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// setLaunch sets the launch from the form, or from an instant, which takes precedence.
func setLaunch(t *trip.Trip, c *Change) {
	if c.Launch.Set {
		t.LaunchAt = readLaunch(*t, c.Launch.Value, c)
	}
	if !c.LaunchDate.Set {
		return
	}
	t.LaunchAt = nil
	if !c.LaunchDate.Null {
		at := c.LaunchDate.Value.UTC()
		t.LaunchAt = &at
	}
}

func checkLaunch(t *trip.Trip, c *Change) {
	if t.LaunchAt == nil {
		return
	}
	if message := launchable(*t, *t.LaunchAt, c.Now); message != "" {
		c.fault(LaunchDate, message)
	}
}

// readLaunch converts the form's day and time, in the trip's zone, to an instant. Both are required together;
// neither unschedules the launch (H-381, H-291).
func readLaunch(t trip.Trip, form tripapi.LaunchForm, c *Change) *time.Time {
	day, clock := form.LaunchDate.Or(""), form.LaunchTime.Or("")
	switch {
	case day == "" && clock == "":
		return nil
	case day == "":
		c.fault("launchDate", "Launch date is required")
		return t.LaunchAt
	case clock == "":
		c.fault("launchTime", "Launch time is required")
		return t.LaunchAt
	}
	on, badDay := civil.Parse(day)
	if badDay != nil {
		c.fault("launchDate", "Enter a valid date")
	}
	of, badTime := time.Parse("15:04", clock)
	if badTime != nil {
		c.fault("launchTime", "Enter a valid time")
	}
	if badDay != nil || badTime != nil {
		return t.LaunchAt
	}
	at := time.Date(on.Year, on.Month, on.Day, of.Hour(), of.Minute(), 0, 0, t.Zone()).UTC()
	return &at
}

// launchable returns why a trip cannot be launched at an instant, or "" if it can (H-382 to H-384).
func launchable(t trip.Trip, at, now time.Time) string {
	day := t.Today(at)
	switch {
	case day.Before(t.Today(now).AddDays(-1)): // a day of tolerance
		return "The launch date cannot be in the past"
	case !at.Equal(at.Truncate(trip.LaunchStep)):
		return "Choose a time in 10-minute steps"
	case day.After(t.BookingsDeadline):
		return fmt.Sprintf("The launch date cannot be after the bookings deadline, %s", t.BookingsDeadline.Long())
	case t.LaunchDisabled(day):
		return "You cannot launch on this day. Choose another one."
	}
	return ""
}
