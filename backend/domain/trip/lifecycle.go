package trip

import (
	"fmt"
	"time"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
)

// ActionName names a transition on the wire.
type ActionName string

// Actions.
const (
	ActCreate            ActionName = "create"
	ActApprove           ActionName = "approve"
	ActApprovePricing    ActionName = "approve_pricing"
	ActAcceptAgreement   ActionName = "accept_agreement"
	ActConfirmTravelers  ActionName = "confirm_travelers"
	ActLaunch            ActionName = "launch"
	ActReachMinimum      ActionName = "reach_minimum"
	ActClose             ActionName = "close"
	ActComplete          ActionName = "complete"
	ActCancelUnconfirmed ActionName = "cancel_unconfirmed"
	ActCancelUnscheduled ActionName = "cancel_unscheduled"
	ActCancelLaunchRule  ActionName = "cancel_launch_rule"
	ActCancel            ActionName = "cancel"
)

// State holds a trip's status and the facts that guards check. Facts that come with a call (a ticked agreement,
// selected orders) are set before Apply.
type State struct {
	Status                Status
	OperatorTermsAccepted bool
	InstantlyApproved     bool
	PricesSaved           bool
	AgreementAccepted     bool
	AutoConfirm           bool

	ConfirmedSpots       int
	PendingSpots         int
	SelectedSpots        int
	MinimumTripThreshold int

	// LaunchAt is zero while no launch is scheduled.
	LaunchAt time.Time
	Now      time.Time
	// ScheduleLaunchBy is the instant by which the launch has to be scheduled;
	// zero means that no such rule applies.
	ScheduleLaunchBy time.Time
	// LaunchRuleBy is the instant by which LaunchRuleSpots travelers must have booked; zero means that no such
	// rule applies.
	LaunchRuleBy    time.Time
	LaunchRuleSpots int

	BookingsDeadline civil.Date
	EndDate          civil.Date
	// Zone is where the trip's days begin and end; UTC if nil.
	Zone *time.Location
	// Unplaced trips have no zone yet.
	Unplaced bool
}

func (s State) zone() *time.Location {
	if s.Zone == nil {
		return time.UTC
	}
	return s.Zone
}

func (s State) booked() int { return s.ConfirmedSpots + s.PendingSpots }

func (s State) launched() bool { return !s.LaunchAt.IsZero() && !s.LaunchAt.After(s.Now) }

func (s State) passed(day civil.Date) bool {
	return !day.IsZero() && civil.Of(s.Now.In(s.zone())).After(day)
}

func expired(now, limit time.Time) bool { return !limit.IsZero() && !now.Before(limit) }

// Instants returns the times at which a rule of the lifecycle may trigger, unordered and without zeros.
func (s State) Instants() []time.Time {
	var at []time.Time
	for _, t := range []time.Time{s.LaunchAt, s.ScheduleLaunchBy, s.LaunchRuleBy} {
		if !t.IsZero() {
			at = append(at, t)
		}
	}
	for _, day := range []civil.Date{s.BookingsDeadline, s.EndDate} {
		if !day.IsZero() {
			at = append(at, day.AddDays(1).Start(s.zone()))
		}
	}
	return at
}

// guard returns why a transition is closed, or "" if it is open.
type guard func(State) string

// Transition is one row of the lifecycle.
type Transition struct {
	From   Status
	Action ActionName
	Actor  Actor
	To     Status
	guard  guard
}

// Check returns why the transition is closed in a state, or "" if it is open.
func (t Transition) Check(s State) string {
	if t.guard == nil {
		return ""
	}
	return t.guard(s)
}

// Transitions is the whole lifecycle. No pair of rows shares from, action and
// actor.
var Transitions = build()

func build() []Transition {
	var rows []Transition
	add := func(from Status, action ActionName, to Status, g guard, actors ...Actor) {
		for _, actor := range actors {
			rows = append(rows, Transition{from, action, actor, to, g})
		}
	}

	add(None, ActCreate, Created, nil, Operator, Admin, System)
	add(Created, ActApprove, PartnerApproved, operatorTermsTicked, Operator)
	add(PartnerApproved, ActApprovePricing, PricingApproved, nil, Admin)
	add(PartnerApproved, ActApprovePricing, PricingApproved, instantlyApproved, System)

	add(PricingApproved, ActAcceptAgreement, HostApproved, pricedAndAgreed, Host)
	// Later prices require the agreement again; accepting it then changes no status (H-274).
	for _, s := range []Status{HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed} {
		add(s, ActAcceptAgreement, s, pricedAndAgreed, Host)
	}

	add(HostApproved, ActConfirmTravelers, EarlyConfirmed, selectedMinimum, Host)
	add(HostApproved, ActConfirmTravelers, EarlyConfirmed, autoConfirms, System)
	add(ReadyToConfirm, ActConfirmTravelers, Confirmed, selectedMinimum, Host)
	add(ReadyToConfirm, ActConfirmTravelers, Confirmed, autoConfirms, System)
	for _, s := range []Status{EarlyConfirmed, Confirmed} {
		add(s, ActConfirmTravelers, s, selectedSome, Host)
		add(s, ActConfirmTravelers, s, autoConfirmOn, System)
	}

	add(HostApproved, ActLaunch, Live, launchScheduled, Host)
	add(HostApproved, ActLaunch, Live, launchDue, System)
	add(EarlyConfirmed, ActLaunch, Confirmed, launchScheduled, Host)
	add(EarlyConfirmed, ActLaunch, Confirmed, launchDue, System)

	add(Live, ActReachMinimum, ReadyToConfirm, minimumReached, System)
	add(Confirmed, ActClose, Closed, deadlinePassed, System)
	add(Closed, ActComplete, Complete, tripEnded, System)

	add(Live, ActCancelUnconfirmed, Cancelled, deadlinePassed, System)
	add(ReadyToConfirm, ActCancelUnconfirmed, Cancelled, deadlinePassed, System)
	add(HostApproved, ActCancelUnscheduled, Cancelled, notScheduledInTime, System)
	add(Live, ActCancelLaunchRule, Cancelled, launchRuleMissed, System)
	for _, s := range Statuses {
		if s != Complete && s != Cancelled {
			add(s, ActCancel, Cancelled, nil, Admin)
		}
	}
	return rows
}

const closedZone = "Choose the trip's time zone first: neither its arrival airport nor its first stay says where it is."

func operatorTermsTicked(s State) string {
	if s.Unplaced {
		return closedZone
	}
	return unless(s.OperatorTermsAccepted, "Accept the operator terms to approve the trip.")
}

func instantlyApproved(s State) string {
	return unless(s.InstantlyApproved, "This trip isn’t instantly approved.")
}

func pricedAndAgreed(s State) string {
	if !s.PricesSaved {
		return "Save your prices first."
	}
	return unless(s.AgreementAccepted, "Agree to the services agreement to continue.")
}

func selectedMinimum(s State) string {
	return unless(s.SelectedSpots > 0 && s.SelectedSpots >= s.MinimumTripThreshold,
		fmt.Sprintf("Select at least %s to confirm the trip.", count.Of(max(1, s.MinimumTripThreshold), "spot")))
}

func selectedSome(s State) string {
	return unless(s.SelectedSpots >= 1, "Select at least one spot to confirm.")
}

func autoConfirmOn(s State) string {
	return unless(s.AutoConfirm, "Auto-confirm is off.")
}

func autoConfirms(s State) string {
	if reason := autoConfirmOn(s); reason != "" {
		return reason
	}
	return minimumReached(s)
}

func minimumReached(s State) string {
	return unless(s.booked() > 0 && s.booked() >= s.MinimumTripThreshold,
		"The minimum number of travelers hasn’t booked yet.")
}

func launchScheduled(s State) string {
	return unless(!s.LaunchAt.IsZero(), "Schedule your launch date first.")
}

func launchDue(s State) string {
	return unless(s.launched(), "The launch date hasn’t arrived.")
}

func deadlinePassed(s State) string {
	return unless(s.passed(s.BookingsDeadline), "The bookings deadline hasn’t passed.")
}

func tripEnded(s State) string {
	return unless(s.passed(s.EndDate), "The trip hasn’t ended.")
}

func notScheduledInTime(s State) string {
	return unless(s.LaunchAt.IsZero() && expired(s.Now, s.ScheduleLaunchBy), "There is still time to schedule the launch.")
}

func launchRuleMissed(s State) string {
	return unless(expired(s.Now, s.LaunchRuleBy) && s.booked() < s.LaunchRuleSpots, "The launch rule hasn’t been missed.")
}

func unless(open bool, reason string) string {
	if open {
		return ""
	}
	return reason
}

// Action is an action that an actor may be offered on a trip.
type Action struct {
	Name    ActionName `json:"name"`
	To      Status     `json:"to"`
	Enabled bool       `json:"enabled"`
	// Reason explains why the action is disabled.
	Reason string `json:"reason,omitempty"`
}

// AvailableActions lists an actor's actions in a state, disabled ones with their reason.
func AvailableActions(s State, actor Actor) []Action {
	actions := []Action{}
	for _, t := range Transitions {
		if t.From == s.Status && t.Actor == actor {
			reason := t.Check(s)
			actions = append(actions, Action{t.Action, t.To, reason == "", reason})
		}
	}
	return actions
}

// TransitionError is a rejected transition. Reason is empty if the action does not exist for that status and
// actor, otherwise it says which guard rejected it, in words for the actor.
type TransitionError struct {
	From   Status
	Action ActionName
	Actor  Actor
	Reason string
}

func (e *TransitionError) Error() string {
	if e.Reason != "" {
		return fmt.Sprintf("trip: %s by %s from %q: %s", e.Action, e.Actor, e.From, e.Reason)
	}
	return fmt.Sprintf("trip: %s by %s is not possible from %q", e.Action, e.Actor, e.From)
}

// Apply returns the status after an action, or a *TransitionError.
func Apply(s State, action ActionName, actor Actor) (Status, error) {
	for _, t := range Transitions {
		if t.From == s.Status && t.Action == action && t.Actor == actor {
			if reason := t.Check(s); reason != "" {
				return s.Status, &TransitionError{s.Status, action, actor, reason}
			}
			return t.To, nil
		}
	}
	return s.Status, &TransitionError{From: s.Status, Action: action, Actor: actor}
}

// ActionFor returns the action by which an actor moves a trip from one status to another, for callers that name
// the target status (H-533).
func ActionFor(from, to Status, actor Actor) (ActionName, bool) {
	if from == to {
		return "", false
	}
	for _, t := range Transitions {
		if t.From == from && t.To == to && t.Actor == actor {
			return t.Action, true
		}
	}
	return "", false
}

// Due lists the actions that the system has to take now, in table order. A scheduler applies the first and calls
// again.
func Due(s State) []Action {
	var due []Action
	for _, a := range AvailableActions(s, System) {
		if a.Enabled && a.To != s.Status {
			due = append(due, a)
		}
	}
	return due
}
