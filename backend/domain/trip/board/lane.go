package board

import (
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// arrivingDays is how soon travelers arrive for the last preparations to be next.
const arrivingDays = 14

// Payable is what an operator is still to be paid for a trip.
type Payable struct{ Due civil.Date }

// facts are what a lane depends on besides the trip.
type facts struct {
	toFix    bool
	reported bool // its report is being checked
	payable  *Payable
}

// laneOf returns what is next on a trip, and the deadline for it; zero if there is none.
func laneOf(t trip.Trip, f facts, now time.Time) (tripapi.BoardLaneName, civil.Date) {
	switch {
	case t.Status == trip.Complete && f.reported:
		return tripapi.BoardLaneNameReports, civil.Date{}
	case t.Status == trip.Complete && f.payable != nil:
		return tripapi.BoardLaneNamePayouts, f.payable.Due
	case t.Status == trip.Created:
		return tripapi.BoardLaneNameServices, civil.Date{}
	case f.toFix && t.TechnicalOpen(now):
		return tripapi.BoardLaneNameDays, technicalDeadline(t, now)
	case t.TechnicalClosed(now) == "":
		return tripapi.BoardLaneNameTechnical, technicalDeadline(t, now)
	}
	switch t.Status {
	case trip.Confirmed, trip.Closed:
		return arriving(t, now)
	case trip.Live, trip.ReadyToConfirm:
		if behind(t, now) {
			return tripapi.BoardLaneNameNotFilling, t.BookingsDeadline
		}
		return tripapi.BoardLaneNameFilling, t.BookingsDeadline
	}
	return tripapi.BoardLaneNameWaiting, civil.Date{}
}

// technicalDeadline is the last day of the technical window, or the start for a trip that was opened after it.
func technicalDeadline(t trip.Trip, now time.Time) civil.Date {
	last := t.StartDate.AddDays(-t.TechnicalWindow().ToDays)
	if t.TechnicalFlagged && last.Before(t.Today(now)) {
		return t.StartDate
	}
	return last
}

// arriving tells the last two weeks before a trip, and the trip itself, from what comes before.
func arriving(t trip.Trip, now time.Time) (tripapi.BoardLaneName, civil.Date) {
	switch left := t.StartDate.Sub(t.Today(now)); {
	case left > arrivingDays:
		return tripapi.BoardLaneNameAhead, t.StartDate
	case left >= 0:
		return tripapi.BoardLaneNameArriving, t.StartDate
	}
	return tripapi.BoardLaneNameArriving, t.EndDate
}

// behind reports whether a trip on sale sells more slowly than what reaches its minimum by the bookings deadline.
func behind(t trip.Trip, now time.Time) bool {
	if t.Status != trip.Live || t.SpotsTaken >= t.MinimumTripThreshold {
		return false
	}
	launched := t.StatusSince
	if t.LaunchedAt != nil {
		launched = *t.LaunchedAt
	}
	first := t.Today(launched)
	passed, all := t.Today(now).Sub(first), t.BookingsDeadline.Sub(first)
	return all <= 0 || t.SpotsTaken*all < t.MinimumTripThreshold*passed
}
