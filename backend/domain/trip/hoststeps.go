package trip

import (
	"time"

	"caravan/backend/gen/api"
)

// stepTabs are the tabs of the workspace where the work of a step is done.
var stepTabs = map[Step]api.HostStepTab{
	StepPlan: api.HostStepTabPricing, StepLaunch: api.HostStepTabPromote, StepPromote: api.HostStepTabPromote,
	StepPrep: api.HostStepTabBookings, StepTravel: api.HostStepTabItinerary,
}

// HostSteps returns the current host's stepper of the trip (H-259 to H-268).
func (t Trip) HostSteps(now time.Time) []api.HostStep { return t.StepsOf(Instant(t.LaunchAt), now) }

// StepsOf is the same for a launch at another instant; none if that is zero.
func (t Trip) StepsOf(launchAt, now time.Time) []api.HostStep {
	return stepAnswers(HostStepper(t.Status, launchAt.In(t.Zone()), now.In(t.Zone())))
}

// RequestSteps returns the stepper of a requested trip: no step can be taken before there is a trip.
func RequestSteps() []api.HostStep {
	steps := stepAnswers(HostStepper(Created, time.Time{}, time.Time{}))
	for i := range steps {
		steps[i].ActionsEnabled = false
	}
	return steps
}

func stepAnswers(steps []HostStep) []api.HostStep {
	out := make([]api.HostStep, len(steps))
	for i, step := range steps {
		out[i] = api.HostStep{Step: api.HostStepStep(step.Step), State: api.HostStepState(step.State),
			ActionsEnabled: step.ActionsEnabled}
		if tab, ok := stepTabs[step.Step]; ok {
			out[i].Tab = api.NewOptHostStepTab(tab)
		}
	}
	return out
}

// OnTrip reports whether its travelers are traveling: from the day before the trip to the day after it (T-263).
func (t Trip) OnTrip(now time.Time) bool {
	today := t.Today(now)
	return !today.Before(t.StartDate.AddDays(-1)) && !today.After(t.EndDate.AddDays(1))
}
