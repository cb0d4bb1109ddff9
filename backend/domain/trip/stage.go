package trip

import (
	"fmt"
	"time"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
)

// Step is a step of the host's stepper (H-260…H-268).
type Step string

// Steps in order; StepCanceled replaces them all.
const (
	StepPlan     Step = "Plan Trip"
	StepLaunch   Step = "Launch Trip"
	StepPromote  Step = "Promote"
	StepPrep     Step = "Trip Prep"
	StepTravel   Step = "Travel Time"
	StepCanceled Step = "Canceled"
)

var steps = []Step{StepPlan, StepLaunch, StepPromote, StepPrep, StepTravel}

// StepState places a step in time.
type StepState string

// Step states.
const (
	StepPast    StepState = "past"
	StepCurrent StepState = "current"
	StepFuture  StepState = "future"
)

// HostStep is a step with its state; buttons work only on the current one.
type HostStep struct {
	Step           Step      `json:"step"`
	State          StepState `json:"state"`
	ActionsEnabled bool      `json:"actionsEnabled"`
}

// CurrentStep derives the host's step, in the order of H-260…H-265. A launch date "reached" is the launch day
// itself: if it meant every later day, a confirmed trip could never show Trip Prep. Both instants are in the
// trip's zone.
func CurrentStep(s Status, launchAt, now time.Time) Step {
	launchDay, today := civil.Of(launchAt), civil.Of(now)
	scheduled := !launchAt.IsZero()
	switch {
	case s == Cancelled:
		return StepCanceled
	case s == PricingApproved || s == Created || s == PartnerApproved:
		return StepPlan
	case s == HostApproved || s == EarlyConfirmed || scheduled && launchAt.After(now):
		return StepLaunch
	case s == Live || s == ReadyToConfirm || scheduled && launchDay == today:
		return StepPromote
	case s == Confirmed:
		return StepPrep
	}
	return StepTravel
}

// HostStepper lists the steps of a trip. A complete trip shows all as past; a canceled one only that it was
// canceled.
func HostStepper(s Status, launchAt, now time.Time) []HostStep {
	current := CurrentStep(s, launchAt, now)
	if current == StepCanceled {
		return []HostStep{{StepCanceled, StepCurrent, false}}
	}
	result := make([]HostStep, len(steps))
	state := StepPast
	for i, step := range steps {
		switch {
		case s == Complete:
		case step == current:
			state = StepCurrent
		case state == StepCurrent:
			state = StepFuture
		}
		result[i] = HostStep{step, state, state == StepCurrent}
	}
	return result
}

// PageStage is what the public trip page offers (H-276…H-282).
type PageStage string

// Page stages.
const (
	StageNotScheduled      PageStage = "launch_not_scheduled"
	StagePreLaunch         PageStage = "pre_launch"
	StagePreLaunchBookable PageStage = "pre_launch_bookable"
	StageLive              PageStage = "live"
	StageConfirmed         PageStage = "confirmed"
	StageSoldOut           PageStage = "sold_out"
	StageCancelled         PageStage = "cancelled"
	StageClosed            PageStage = "closed"
)

// Bookable reports whether travelers may book at this stage.
func (p PageStage) Bookable() bool {
	return p == StagePreLaunchBookable || p == StageLive || p == StageConfirmed
}

// PageStageOf derives the stage. Ended trips stay ended whether or not they ever had a launch date; launch days
// are days in the trip's zone, in which both instants are given.
func PageStageOf(s Status, launchAt, now time.Time, booked, maximumSpots int) PageStage {
	switch {
	case s == Cancelled:
		return StageCancelled
	case s == Closed || s == Complete:
		return StageClosed
	case launchAt.IsZero():
		return StageNotScheduled
	case s == Created || s == PartnerApproved || s == PricingApproved || s == HostApproved:
		return StagePreLaunch
	case s == ReadyToConfirm:
		return StageLive
	case s == Live && !civil.Of(launchAt).After(civil.Of(now)):
		return StageLive
	case s == Confirmed && booked >= maximumSpots:
		return StageSoldOut
	case s == Confirmed:
		return StageConfirmed
	}
	return StagePreLaunchBookable
}

// TimelineStep is the active step of the promote tab's timeline.
type TimelineStep string

// Timeline steps.
const (
	TimelineMarketing TimelineStep = "Marketing"
	TimelineLive      TimelineStep = "Live"
	TimelineConfirmed TimelineStep = "Confirmed"
	TimelineClosed    TimelineStep = "Closed"
)

// TimelineStepOf derives the active step (H-283…H-287); ok is false before the host has approved and after a
// cancellation.
func TimelineStepOf(s Status) (TimelineStep, bool) {
	switch s {
	case HostApproved:
		return TimelineMarketing, true
	case Live, ReadyToConfirm:
		return TimelineLive, true
	case Confirmed, EarlyConfirmed:
		return TimelineConfirmed, true
	case Closed, Complete:
		return TimelineClosed, true
	}
	return "", false
}

// LaunchRule is what a host of some level has to achieve. The tenant's policy supplies the numbers.
type LaunchRule struct {
	// ScheduleDays is 0 when the level has no limit for scheduling.
	ScheduleDays int `json:"scheduleDays"`
	Bookings     int `json:"bookings"`
	BookingDays  int `json:"bookingDays"`
	// CancelsTrip reports whether missing the bookings cancels the trip.
	CancelsTrip bool `json:"cancelsTrip"`
}

// Texts returns the rules as the host reads them (H-442…H-444).
func (r LaunchRule) Texts() []string {
	bookings, days := count.Of(r.Bookings, "traveler booking"), count.Of(r.BookingDays, "day")
	if r.ScheduleDays > 0 {
		second := fmt.Sprintf("Then get %s within %s.", bookings, days)
		if r.CancelsTrip {
			second = fmt.Sprintf("Then get %s within %s, or the trip is canceled.", bookings, days)
		}
		return []string{
			fmt.Sprintf("Launch your trip within %s of reservation, or the itinerary is released.",
				count.Of(r.ScheduleDays, "day")),
			second,
		}
	}
	return []string{fmt.Sprintf("Get %s within %s after launch.", bookings, days)}
}

// Deadlines returns the instants of the rule for a reservation and a launch; a zero instant means that no limit
// applies yet. They fall on the same time of day in the zone, across any change of its offset.
func (r LaunchRule) Deadlines(reservedAt, launchAt time.Time, zone *time.Location) (scheduleBy, bookingsBy time.Time) {
	if r.ScheduleDays > 0 && !reservedAt.IsZero() {
		scheduleBy = reservedAt.In(zone).AddDate(0, 0, r.ScheduleDays).UTC()
	}
	if r.BookingDays > 0 && !launchAt.IsZero() {
		bookingsBy = launchAt.In(zone).AddDate(0, 0, r.BookingDays).UTC()
	}
	return scheduleBy, bookingsBy
}
