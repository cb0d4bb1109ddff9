package transfer

import (
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
)

// Status is a transfer's status at its company. The spellings are part of the contract.
type Status string

// Journey statuses (T-155).
const (
	Pending            Status = "pending"
	AwaitingApproval   Status = "awaiting approval"
	Confirmed          Status = "confirmed"
	Planned            Status = "planned"
	DriverUnderway     Status = "driver underway"
	DriverArrived      Status = "driver arrived"
	InProgress         Status = "journey in progress"
	Completed          Status = "completed"
	CancelledFree      Status = "cancelled free"
	CancelledWithCosts Status = "cancelled with costs"
)

// Statuses lists every status in lifecycle order.
var Statuses = []Status{Pending, AwaitingApproval, Confirmed, Planned, DriverUnderway, DriverArrived, InProgress,
	Completed, CancelledFree, CancelledWithCosts}

// displays are the labels (T-155): with a driver assigned the label stays the same until the transfer is over,
// except while the driver is on the way.
var displays = map[Status]string{
	Pending: "pending", AwaitingApproval: "pending", Confirmed: "confirmed", Planned: "driver-assigned",
	DriverUnderway: "driver-underway",
	DriverArrived:  "driver-assigned", InProgress: "driver-assigned", Completed: "completed", CancelledFree: "cancelled",
	CancelledWithCosts: "cancelled",
}

// Display returns the label of a transfer's status in the terms of T-156.
func (s Status) Display() string {
	if words, known := displays[s]; known {
		return words
	}
	return "processing"
}

// Over reports whether a transfer is final: it was driven or canceled.
func (s Status) Over() bool { return s == Completed || s == CancelledFree || s == CancelledWithCosts }

// open are the statuses in which a transfer can be corrected and canceled (T-197).
var open = []Status{Pending, AwaitingApproval, Confirmed, Planned}

// Type is the direction of a transfer.
type Type string

// Types.
const (
	Arrival   Type = "arrival"
	Departure Type = "departure"
)

// Window is a span of days, inclusive.
type Window struct{ From, Until civil.Date }

// Has reports whether a day is within the window.
func (w Window) Has(day civil.Date) bool { return !day.Before(w.From) && !day.After(w.Until) }

// Windows returns the days of arrival and departure (T-077), by the trip's days and the nights before and after
// it.
func Windows(t trip.Trip, nightsBefore, nightsAfter int) map[Type]Window {
	p := t.Policy.Transfer
	return map[Type]Window{
		Arrival:   {t.StartDate.AddDays(-nightsBefore - p.ArrivalDaysBefore), t.StartDate.AddDays(p.ArrivalDaysAfter)},
		Departure: {t.EndDate.AddDays(p.DepartureFromDays), t.EndDate.AddDays(nightsAfter + p.DepartureUntilDays)},
	}
}

// Stay returns when a party's nights begin and end: on the first day of the trip and on the morning after its
// last night, extended by the nights booked before and after it.
func Stay(t trip.Trip, nightsBefore, nightsAfter int) Window {
	return Window{t.StartDate.AddDays(-nightsBefore), t.EndDate.AddDays(t.Policy.Transfer.DepartureFromDays + nightsAfter)}
}

// of returns the day of a stay that a transfer belongs to.
func (w Window) of(direction Type) civil.Date {
	if direction == Arrival {
		return w.From
	}
	return w.Until
}

// Rider is a member's booking on a trip, for transfers.
type Rider struct {
	BookingID    uuid.UUID
	Primary      bool // the member is its customer
	Cancelled    bool
	Paid         bool // at least the deposit
	Spots        int
	NightsBefore int
	NightsAfter  int
}

// Standing is everything that determines whether transfers can be booked.
type Standing struct {
	Offered bool // the marketplace has a company
	Trip    trip.Trip
	Today   civil.Date // where the trip is
	Host    bool
	Rider   *Rider // of travelers
	// FreeTaken is the number of people for whom a host has booked transfers, by direction.
	FreeTaken map[Type]int
}

// Reasons why transfers cannot be booked (T-196).
const (
	reasonNotBookable = "You cannot book rides for this trip."
	reasonNobody      = "Only travelers with a booking and the host can book rides."
	reasonSecondary   = "Only the traveler who booked can book rides."
	reasonUnpaid      = "You can book rides after you pay the deposit."
	reasonCancelled   = "Your booking is canceled."
	reasonUnapproved  = "You can book rides once the trip’s itinerary is approved."
	reasonComplete    = "This trip is complete."
	reasonAllFree     = "You’ve booked rides for all free-of-charge spots on this trip."
)

var onSale = []trip.Status{trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm, trip.Confirmed, trip.Closed}

// Reason returns why transfers cannot be booked, or "" if they can (T-195, T-196, T-200).
func (s Standing) Reason() string {
	opens := s.Opens()
	switch {
	case s.Rider != nil && s.Rider.Cancelled:
		return reasonCancelled
	case s.Trip.Status == trip.Complete:
		return reasonComplete
	case !s.Offered || !slices.Contains(onSale, s.Trip.Status):
		return reasonNotBookable
	case !s.Host && s.Rider == nil:
		return reasonNobody
	case s.Rider != nil && !s.Rider.Primary:
		return reasonSecondary
	case s.Rider != nil && !s.Rider.Paid:
		return reasonUnpaid
	case s.Trip.AdminTechnicalAt == nil:
		return reasonUnapproved
	case s.Host && s.Today.Before(opens):
		return fmt.Sprintf("You can book rides for free-of-charge spots starting %s.", opens.UTC().Format("01/02/2006"))
	case s.Host && s.FreeLeft(Arrival) == 0 && s.FreeLeft(Departure) == 0:
		return reasonAllFree
	}
	return ""
}

// Opens returns the day from which a host can book.
func (s Standing) Opens() civil.Date {
	return s.Trip.StartDate.AddDays(-s.Trip.Policy.Transfer.HostOpensDays)
}

// FreeLeft returns the free-of-charge spots without a transfer in a direction.
func (s Standing) FreeLeft(direction Type) int { return max(0, s.Trip.FOC-s.FreeTaken[direction]) }

// MaximumPassengers returns how many people one transfer may carry (T-184).
func (s Standing) MaximumPassengers() int {
	limit := s.Trip.Policy.Transfer.MaximumPassengers
	switch {
	case s.Rider != nil:
		limit = min(limit, s.Rider.Spots)
	case s.Host:
		limit = min(limit, max(s.FreeLeft(Arrival), s.FreeLeft(Departure)))
	}
	return max(1, limit)
}

// FreeUntil returns until when a transfer can be canceled free of charge (T-273).
func FreeUntil(pickup time.Time, p policy.Transfer) time.Time {
	return pickup.Add(-time.Duration(p.FreeCancellationHours) * time.Hour)
}

// closed returns why a transfer can no longer be corrected or canceled, or "" if it can.
func closed(status Status, cancelling bool) string {
	switch {
	case status == CancelledFree || status == CancelledWithCosts:
		return "This ride is canceled."
	case cancelling:
		return "We’re canceling this ride."
	case status == Completed:
		return "This ride has ended."
	case !slices.Contains(open, status):
		return "The driver is on the way."
	}
	return ""
}
