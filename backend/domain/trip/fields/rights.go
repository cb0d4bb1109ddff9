package fields

import (
	"slices"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// Messages for closed fields.
const (
	ClosedByStatus   = "You cannot change this in the trip’s current status."
	ClosedTrip       = "Trip is Closed"
	ClosedPrices     = "You can change prices once the trip is sold out."
	closedLaunched   = "A launch cannot be edited once launched."
	closedCompanions = "Companion information can't be changed once submitted"
	closedNoPlaces   = "This trip doesn’t have free-of-charge spots for companions."
)

// condition returns why a field that its status opens is closed, or "".
type condition func(t trip.Trip, now time.Time) string

// right opens a field to an actor in some statuses.
type right struct {
	actor trip.Actor
	in    []trip.Status
	also  condition
}

func except(out ...trip.Status) []trip.Status {
	return slices.DeleteFunc(slices.Clone(trip.Statuses), func(s trip.Status) bool { return slices.Contains(out, s) })
}

var (
	working = []trip.Status{trip.PricingApproved, trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm,
		trip.Confirmed}
	agreed = []trip.Status{trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm, trip.Confirmed}
	// O-093 leaves early_confirmed out; it lies between statuses that follow the rule.
	midLife = []trip.Status{
		trip.PartnerApproved, trip.PricingApproved, trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm,
		trip.Confirmed,
	}
	certain = []trip.Status{trip.Confirmed, trip.Closed}
)

// Rights shared by several fields.
var (
	hostWorks    = right{actor: trip.Host, in: working}
	hostAgreed   = right{actor: trip.Host, in: agreed}
	hostUntilEnd = right{actor: trip.Host, in: except(trip.Closed, trip.Complete, trip.Cancelled)}

	operatorShapes  = right{actor: trip.Operator, in: []trip.Status{trip.Created}}
	operatorMidLife = right{actor: trip.Operator, in: midLife}
	// The window of the technical itinerary (O-095) never opens what was sold: the numbers of spots and the
	// costs.
	operatorInWindow = right{actor: trip.Operator, in: except(trip.Complete, trip.Cancelled), also: technicalOpen}

	// Admins and trip managers can correct everything until the trip is over.
	adminCorrects = right{actor: trip.Admin, in: except(trip.Complete, trip.Cancelled)}
)

func technicalOpen(t trip.Trip, now time.Time) string {
	return unless(t.TechnicalOpen(now), trip.ClosedTechnical)
}

func notLaunched(t trip.Trip, _ time.Time) string { return unless(t.LaunchedAt == nil, closedLaunched) }

// soldOutAgain opens a sold-out trip's prices, provided that the agreement is accepted again (H-333).
func soldOutAgain(t trip.Trip, _ time.Time) string {
	return unless(t.HostTermsAcceptedAt != nil && t.SpotsLeft() == 0, ClosedPrices)
}

func companionsOpen(t trip.Trip, _ time.Time) string {
	if t.CompanionsSubmittedAt != nil {
		return closedCompanions
	}
	return unless(t.CompanionPlaces() > 0, closedNoPlaces)
}

func operatorSubmitted(t trip.Trip, _ time.Time) string {
	return unless(t.OperatorTechnicalAt != nil, "The operator hasn’t submitted the technical itinerary yet.")
}

func unless(open bool, reason string) string {
	if open {
		return ""
	}
	return reason
}

// Closed returns why an actor cannot change a field now, or "" if they can. visible is false if the field is not
// among the actor's at all.
func Closed(t trip.Trip, actor trip.Actor, name string, now time.Time) (reason string, visible bool) {
	for _, f := range table {
		if f.Name == name {
			return f.closed(t, actor, now)
		}
	}
	return ClosedByStatus, false
}

func (f Field) closed(t trip.Trip, actor trip.Actor, now time.Time) (reason string, visible bool) {
	for _, r := range f.rights {
		if r.actor != actor {
			continue
		}
		visible = true
		why := r.closes(t, f.Name, now)
		if why == "" {
			return "", true
		}
		// The closest right has the best message: one whose status matches, but not its condition.
		if reason == "" || reason == ClosedByStatus || reason == ClosedTrip {
			reason = why
		}
	}
	if !visible {
		return ClosedByStatus, false
	}
	return reason, true
}

func (r right) closes(t trip.Trip, name string, now time.Time) string {
	switch {
	case name == LaunchDate && t.LaunchedAt != nil:
		return closedLaunched
	case !slices.Contains(r.in, t.Status) && t.Status == trip.Closed && r.actor == trip.Host:
		return ClosedTrip
	case !slices.Contains(r.in, t.Status):
		return ClosedByStatus
	case r.also != nil:
		return r.also(t, now)
	}
	return ""
}

// Editable reports whether an actor may change a field now.
func Editable(t trip.Trip, actor trip.Actor, name string, now time.Time) bool {
	reason, _ := Closed(t, actor, name, now)
	return reason == ""
}

// Open lists what an actor may change now.
func Open(t trip.Trip, actor trip.Actor, now time.Time) []string {
	open := []string{}
	for _, f := range table {
		if reason, _ := f.closed(t, actor, now); reason == "" {
			open = append(open, f.Name)
		}
	}
	return open
}

// Seen lists every field that an actor sees, and why they cannot change those that are closed.
func Seen(t trip.Trip, actor trip.Actor, now time.Time) []api.EditableField {
	seen := []api.EditableField{}
	for _, f := range table {
		if reason, visible := f.closed(t, actor, now); visible {
			seen = append(seen, api.EditableField{Field: f.Name, Editable: reason == "", Reason: trip.Words(reason)})
		}
	}
	return seen
}
