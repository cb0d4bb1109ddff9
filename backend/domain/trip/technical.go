package trip

import (
	"time"

	"caravan/backend/platform/civil"
)

// Messages for a closed technical itinerary.
const (
	ClosedTechnical   = "You cannot edit the technical itinerary at this time."
	ClosedSubmitted   = "Technical Itinerary Submitted"
	closedUnscheduled = "You can submit the technical itinerary once the trip is confirmed."
)

// Technical is the state of a trip's technical itinerary.
type Technical struct {
	OperatorApproved bool
	AdminApproved    bool
	// Flagged opens the trip outside the window; set by a trip manager.
	Flagged bool
}

// Window is the span before the start in which the technical itinerary may be
// edited, in days.
type Window struct {
	FromDays int
	ToDays   int
}

// Contains reports whether today is within the window of a trip.
func (w Window) Contains(start, today civil.Date) bool {
	left := start.Sub(today)
	return left <= w.FromDays && left >= w.ToDays
}

// TechnicalOverride reports whether a trip is open for edits whatever its status: inside the window, or flagged,
// until both sides have approved (O-095).
func TechnicalOverride(t Technical, w Window, start, today civil.Date) bool {
	return (t.Flagged || w.Contains(start, today)) && !(t.OperatorApproved && t.AdminApproved)
}

// CanSubmitTechnical returns why an operator cannot submit the technical itinerary, or "" if they can (O-096,
// O-097).
func CanSubmitTechnical(s Status, t Technical, w Window, start, today civil.Date) string {
	switch {
	case s != Confirmed && s != Closed:
		return closedUnscheduled
	case t.OperatorApproved:
		return ClosedSubmitted
	case !t.Flagged && !w.Contains(start, today):
		return ClosedTechnical
	}
	return ""
}

func (t Trip) technical() Technical {
	return Technical{OperatorApproved: t.OperatorTechnicalAt != nil, AdminApproved: t.AdminTechnicalAt != nil,
		Flagged: t.TechnicalFlagged}
}

// TechnicalWindow returns the window of the trip's policy.
func (t Trip) TechnicalWindow() Window {
	return Window{FromDays: t.Policy.Trip.TechnicalWindowFrom, ToDays: t.Policy.Trip.TechnicalWindowTo}
}

// TechnicalOpen reports whether the technical itinerary is open for edits.
func (t Trip) TechnicalOpen(now time.Time) bool {
	return TechnicalOverride(t.technical(), t.TechnicalWindow(), t.StartDate, t.Today(now))
}

// TechnicalClosed returns why the operator cannot submit the technical itinerary now, or "" if they can.
func (t Trip) TechnicalClosed(now time.Time) string {
	return CanSubmitTechnical(t.Status, t.technical(), t.TechnicalWindow(), t.StartDate, t.Today(now))
}
