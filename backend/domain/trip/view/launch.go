package view

import (
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// launchOptions is how many launch times are offered.
const launchOptions = 7

// launchView returns what the launch card and its form show (H-289 to H-295).
func launchView(t trip.Trip, actor trip.Actor, now time.Time) tripapi.LaunchView {
	earliest := t.Today(now).AddDays(-1)
	view := tripapi.LaunchView{
		Scheduled: t.LaunchAt != nil, Launched: t.LaunchedAt != nil, Editable: fields.Editable(t, actor, fields.LaunchDate,
			now), TimeZone: t.TimeZone,
		TimeStepMinutes: int(trip.LaunchStep / time.Minute), TimeOptions: launchOptions, Earliest: earliest.UTC(),
		Latest:        t.BookingsDeadline.UTC(),
		DisabledDates: []time.Time{},
		// H-295: the modal asks a new host to launch.
		ShowModal: api.NewOptBool(t.Status == trip.HostApproved && !t.PromoteTutorialCompleted),
	}
	for day := earliest; !day.After(t.BookingsDeadline); day = day.AddDays(1) {
		if len(t.Policy.Trip.LaunchDisabledDates) == 0 {
			break
		}
		if t.LaunchDisabled(day) {
			view.DisabledDates = append(view.DisabledDates, day.UTC())
		}
	}
	if t.LaunchAt == nil {
		return view
	}
	local := t.LaunchAt.In(t.Zone())
	view.LaunchDate, view.LaunchTime = api.NewOptString(local.Format(time.DateOnly)),
		api.NewOptString(local.Format("15:04"))
	text := "Your trip is live! Your scheduled promotion launch date is"
	if !t.LaunchAt.After(now) {
		text = "Your trip launched on" // H-293
	}
	view.Text = api.NewOptString(text)
	return view
}

func technicalView(t trip.Trip, now time.Time) tripapi.TechnicalItinerary {
	window, reason := t.TechnicalWindow(), t.TechnicalClosed(now)
	view := tripapi.TechnicalItinerary{
		Offered:    t.Status == trip.Confirmed || t.Status == trip.Closed,
		WindowFrom: t.StartDate.AddDays(-window.FromDays).UTC(), WindowTo: t.StartDate.AddDays(-window.ToDays).UTC(),
		InWindow: window.Contains(t.StartDate, t.Today(now)), Flagged: t.TechnicalFlagged, CanSubmit: reason == "",
		Reason:             trip.Words(reason),
		OperatorApprovedAt: trip.DateTime(t.OperatorTechnicalAt), AdminApprovedAt: trip.DateTime(t.AdminTechnicalAt),
		Label: "Submit Technical Itinerary",
	}
	if t.OperatorTechnicalAt != nil {
		view.Label = trip.ClosedSubmitted
	}
	return view
}
