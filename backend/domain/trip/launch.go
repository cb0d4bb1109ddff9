package trip

import (
	"fmt"
	"time"

	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// The launch form's grid: times in steps of ten minutes, seven of them in view (H-384).
const (
	launchStep    = 10 * time.Minute
	launchOptions = 7
)

// readLaunch turns the form's day and time, which are the trip zone's, into an instant. Both are required together;
// neither unschedules the launch (H-381, H-291).
func (t Trip) readLaunch(form api.LaunchForm, fields map[string]string) *time.Time {
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
func (t Trip) checkLaunch(at, now time.Time) string {
	day := t.Today(at)
	switch {
	case day.Before(t.Today(now).AddDays(-1)): // a day of tolerance
		return "The launch date cannot be in the past"
	case !at.Equal(at.Truncate(launchStep)):
		return "Choose a launch time in steps of 10 minutes"
	case day.After(t.BookingsDeadline):
		return fmt.Sprintf("The launch date cannot be after the bookings deadline, %s", t.BookingsDeadline)
	case t.launchDisabled(day):
		return "Trips cannot be launched on this day. Please choose another one."
	}
	return ""
}

func (t Trip) launchDisabled(day civil.Date) bool {
	for _, closed := range t.Policy.Trip.LaunchDisabledDates {
		if closed == day.String() || closed == day.UTC().Format("01-02") {
			return true
		}
	}
	return false
}

// launchView is what the launch card and its form show (H-289 to H-295).
func (t Trip) launchView(actor Actor, now time.Time) api.LaunchView {
	earliest := t.Today(now).AddDays(-1)
	view := api.LaunchView{
		Scheduled: t.LaunchAt != nil, Launched: t.LaunchedAt != nil, Editable: t.editable(actor, fieldLaunchDate, now), TimeZone: t.TimeZone,
		TimeStepMinutes: int(launchStep / time.Minute), TimeOptions: launchOptions, Earliest: earliest.UTC(), Latest: t.BookingsDeadline.UTC(),
		DisabledDates: []time.Time{},
		// H-295: the modal asks a new host to launch.
		ShowModal: api.NewOptBool(t.Status == HostApproved && !t.PromoteTutorialCompleted),
	}
	for day := earliest; !day.After(t.BookingsDeadline); day = day.AddDays(1) {
		if len(t.Policy.Trip.LaunchDisabledDates) == 0 {
			break
		}
		if t.launchDisabled(day) {
			view.DisabledDates = append(view.DisabledDates, day.UTC())
		}
	}
	if t.LaunchAt == nil {
		return view
	}
	local := t.LaunchAt.In(t.Zone())
	view.LaunchDate, view.LaunchTime = api.NewOptString(local.Format(time.DateOnly)), api.NewOptString(local.Format("15:04"))
	text := "Your trip is live! Your scheduled promotion launch date is"
	if !t.LaunchAt.After(now) {
		text = "Your trip launched on" // H-293
	}
	view.Text = api.NewOptString(text)
	return view
}

// withTechnical lays the approvals of the technical itinerary over the trip (O-096). An admin who takes his back
// opens it to the operator again.
func (t *Trip) withTechnical(c *api.TripUpdate, now time.Time) {
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

func (t Trip) technicalView(now time.Time) api.TechnicalItinerary {
	window, reason := t.technicalWindow(), submittable(t, now)
	view := api.TechnicalItinerary{
		WindowFrom: t.StartDate.AddDays(-window.FromDays).UTC(), WindowTo: t.StartDate.AddDays(-window.ToDays).UTC(),
		InWindow: window.Contains(t.StartDate, t.Today(now)), Flagged: t.TechnicalFlagged, CanSubmit: reason == "", Reason: words(reason),
		OperatorApprovedAt: dateTime(t.OperatorTechnicalAt), AdminApprovedAt: dateTime(t.AdminTechnicalAt), Label: "Submit Technical Itinerary",
	}
	if t.OperatorTechnicalAt != nil {
		view.Label = closedSubmitted
	}
	return view
}
