package edit

import (
	"fmt"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// readLaunch turns the form's day and time, which are the trip zone's, into an instant. Both are required together;
// neither unschedules the launch (H-381, H-291).
func readLaunch(t trip.Trip, form api.LaunchForm, fields map[string]string) *time.Time {
	day, clock := form.LaunchDate.Or(""), form.LaunchTime.Or("")
	switch {
	case day == "" && clock == "":
		return nil
	case day == "":
		fields["launchDate"] = "Launch date is required"
		return t.LaunchAt
	case clock == "":
		fields["launchTime"] = "Launch time is required"
		return t.LaunchAt
	}
	on, err := civil.Parse(day)
	if err != nil {
		fields["launchDate"] = "Enter a valid date"
	}
	of, err := time.Parse("15:04", clock)
	if err != nil {
		fields["launchTime"] = "Enter a valid time"
	}
	if len(fields) > 0 {
		return t.LaunchAt
	}
	at := time.Date(on.Year, on.Month, on.Day, of.Hour(), of.Minute(), 0, 0, t.Zone()).UTC()
	return &at
}

// checkLaunch says why a trip cannot be launched at an instant, or nothing when it can (H-382 to H-384).
func checkLaunch(t trip.Trip, at, now time.Time) string {
	day := t.Today(at)
	switch {
	case day.Before(t.Today(now).AddDays(-1)): // a day of tolerance
		return "The launch date cannot be in the past"
	case !at.Equal(at.Truncate(trip.LaunchStep)):
		return "Choose a launch time in steps of 10 minutes"
	case day.After(t.BookingsDeadline):
		return fmt.Sprintf("The launch date cannot be after the bookings deadline, %s", t.BookingsDeadline)
	case t.LaunchDisabled(day):
		return "Trips cannot be launched on this day. Please choose another one."
	}
	return ""
}

// withTechnical lays the approvals of the technical itinerary over the trip (O-096). An admin who takes his back
// opens it to the operator again.
func withTechnical(t *trip.Trip, c *api.TripUpdate, now time.Time) {
	t.TechnicalFlagged = c.TechnicalItineraryFlagged.Or(t.TechnicalFlagged)
	if c.OperatorTechnicalItineraryApproved.Or(false) && t.OperatorTechnicalAt == nil {
		t.OperatorTechnicalAt = &now
	}
	if !c.AdminTechnicalItineraryApproved.Set {
		return
	}
	t.AdminTechnicalAt = nil
	if c.AdminTechnicalItineraryApproved.Value {
		t.AdminTechnicalAt = &now
	} else {
		t.OperatorTechnicalAt = nil
	}
}
