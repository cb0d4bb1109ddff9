package booking

import (
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/bookingapi"
)

// Status is the status of a booking, spelled as in T-104.
type Status string

// Booking statuses. Complete is derived, never stored.
const (
	Pending   Status = "pending"
	Awaiting  Status = "awaiting"
	Waitlist  Status = "waitlist"
	Confirmed Status = "confirmed"
	Cancelled Status = "cancelled"
	Closed    Status = "closed"
	Complete  Status = "complete"
)

// OfferOver is why a booking ended whose party let its offer expire.
const OfferOver = "The time to pay your deposit has run out."

// Derive returns the status that a traveler sees: complete if the trip is complete and the booking was confirmed,
// cancelled if the traveler is (T-104, T-106).
func Derive(stored Status, tripStatus trip.Status, travelerCancelled bool) Status {
	switch {
	case travelerCancelled || tripStatus == trip.Cancelled:
		return Cancelled
	case tripStatus == trip.Complete && (stored == Confirmed || stored == Closed):
		return Complete
	}
	return stored
}

// PendingCancellation reports whether a booking is shown as 'Pending
// cancellation' (T-105).
func PendingCancellation(stored, derived Status, isPendingCancellation bool) bool {
	return isPendingCancellation || derived == Cancelled && stored != Cancelled
}

// StatusMessage returns the sentence on the booking status card (T-110). A booking with the status of its trip
// uses the trip's text.
func StatusMessage(s Status, minimumTravelers int) string {
	switch s {
	case Confirmed, Closed:
		return trip.StatusText(trip.Confirmed, minimumTravelers)
	case Cancelled:
		return "Either you or the host cancelled the trip."
	case Pending:
		return trip.StatusText(trip.Live, minimumTravelers)
	case Waitlist:
		return "You are on the waitlist. You will be contacted if someone drops out."
	case Awaiting:
		return "You are up on the waitlist! Send payment to secure your spot."
	case Complete:
		return trip.StatusText(trip.Complete, minimumTravelers)
	}
	return ""
}

// ListPriority orders a traveler's trips; lower comes first (T-111).
func ListPriority(s Status) int {
	for i, candidate := range []Status{Confirmed, Pending, Waitlist, Complete, Cancelled, Awaiting, Closed} {
		if s == candidate {
			return i + 1
		}
	}
	return 8
}

// ListGroup returns a booking's group in the traveler's list of trips: by its trip's status, or canceled once the
// booking is (T-107, T-108).
func ListGroup(s Status, of trip.Status) bookingapi.BookingListGroup {
	switch {
	case s == Cancelled || of == trip.Cancelled:
		return bookingapi.BookingListGroupCancelled
	case of == trip.Complete:
		return bookingapi.BookingListGroupComplete
	case of == trip.Confirmed || of == trip.Closed:
		return bookingapi.BookingListGroupConfirmed
	}
	return bookingapi.BookingListGroupPending
}

// Display is what is shown as a booking's status: the status, or what overrides it.
type Display string

// What overrides a booking's status.
const (
	DisplayPendingCancellation Display = "pending_cancellation"
	DisplayRejected            Display = "rejected"
)

// hostWords are the labels in the host's tables (H-296…H-298).
var hostWords = map[Display]string{
	Display(Pending): "Pending", Display(Confirmed): "Confirmed", Display(Waitlist): "Waitlist",
	Display(Awaiting): "Awaiting", Display(Cancelled): "Cancelled", Display(Closed): "Closed",
	Display(Complete): "Complete", DisplayPendingCancellation: "Pending Cancel", DisplayRejected: "Rejected",
}

// travelerWords are the labels for travelers (T-104, T-105).
var travelerWords = map[Display]string{
	Display(Pending): "Pending", Display(Awaiting): "Awaiting Payment", Display(Waitlist): "Waitlist",
	Display(Confirmed): "Confirmed", Display(Cancelled): "Cancelled", Display(Closed): "Confirmed",
	Display(Complete):          "Complete",
	DisplayPendingCancellation: "Pending cancellation",
}

// DisplayCode returns the status shown to a traveler.
func DisplayCode(stored, derived Status, isPendingCancellation bool) Display {
	if PendingCancellation(stored, derived, isPendingCancellation) {
		return DisplayPendingCancellation
	}
	return Display(derived)
}

// DisplayStatus returns its label (T-104, T-105).
func DisplayStatus(stored, derived Status, isPendingCancellation bool) string {
	return travelerWords[DisplayCode(stored, derived, isPendingCancellation)]
}

// Order is what the host's tables know about a booking.
type Order struct {
	Status              Status
	PendingCancellation bool
	CancelledByHost     bool
	Spots               int
	TotalMinor          int64
	PaidMinor           int64
	DueMinor            int64
}

// Rejected reports whether the host rejected the order from the waitlist (H-298).
func (o Order) Rejected() bool {
	return o.CancelledByHost && o.Waiting()
}

// Waiting reports whether the order is on the waitlist, which is a table of its own (H-159, H-160).
func (o Order) Waiting() bool { return o.Status == Waitlist || o.Status == Awaiting }

// DisplayCode returns the status shown in the host's tables (H-296…H-298).
func (o Order) DisplayCode() Display {
	switch {
	case o.PendingCancellation:
		return DisplayPendingCancellation
	case o.Rejected():
		return DisplayRejected
	}
	return Display(o.Status)
}

// Display returns its label.
func (o Order) Display() string { return hostWords[o.DisplayCode()] }

// PaidStatus returns Paid, Partial or Unpaid (H-309, H-310).
func (o Order) PaidStatus() string {
	switch {
	case o.TotalMinor > 0 && o.PaidMinor >= o.TotalMinor || o.DueMinor < 0:
		return "Paid"
	case o.PaidMinor > 0:
		return "Partial"
	}
	return "Unpaid"
}

// Confirmable reports whether the host may confirm the order (H-299).
func (o Order) Confirmable() bool {
	return o.Status == Pending && !o.PendingCancellation && !o.CancelledByHost
}

// Rejectable reports whether the host may reject the order: one that is waiting, pending or confirmed (H-296,
// H-299, H-300). A closed one is final.
func (o Order) Rejectable() bool {
	switch o.Status {
	case Pending, Confirmed, Waitlist, Awaiting:
		return !o.PendingCancellation && !o.CancelledByHost
	}
	return false
}

// Selectable reports whether selection controls are shown (H-301).
func Selectable(s trip.Status) bool { return s != trip.Complete }

// ConfirmEnabled reports whether the host's confirm button is enabled (H-302…H-305).
func ConfirmEnabled(s trip.Status, selectedSpots, minimumTripThreshold int) bool {
	switch s {
	case trip.Confirmed, trip.EarlyConfirmed:
		return selectedSpots >= 1
	case trip.HostApproved, trip.ReadyToConfirm:
		return selectedSpots >= 1 && selectedSpots >= minimumTripThreshold
	}
	return false
}

// RejectEnabled reports whether the reject button is enabled (H-306).
func RejectEnabled(selectedSpots int) bool { return selectedSpots > 0 }

// AddOnStatus is an add-on's status in the cart (T-112).
type AddOnStatus string

// Add-on statuses.
const (
	AddOnAvailable       AddOnStatus = "AVAILABLE"
	AddOnConfirmed       AddOnStatus = "CONFIRMED"
	AddOnPendingAddition AddOnStatus = "PENDING_ADDITION"
	AddOnPendingRemoval  AddOnStatus = "PENDING_REMOVAL"
)

// Selected reports whether the booking will have the add-on (T-113).
func (s AddOnStatus) Selected() bool { return s == AddOnConfirmed || s == AddOnPendingAddition }

// Changed reports whether there is a change that is not paid or confirmed yet (T-113).
func (s AddOnStatus) Changed() bool { return s == AddOnPendingAddition || s == AddOnPendingRemoval }

// Toggle selects or deselects, or undoes a pending change (T-114).
func (s AddOnStatus) Toggle() AddOnStatus {
	switch s {
	case AddOnAvailable:
		return AddOnPendingAddition
	case AddOnPendingAddition:
		return AddOnAvailable
	case AddOnConfirmed:
		return AddOnPendingRemoval
	}
	return AddOnConfirmed
}

// Undo undoes a pending change (T-115).
func (s AddOnStatus) Undo() AddOnStatus {
	if s.Changed() {
		return s.Toggle()
	}
	return s
}

// Settle returns the status once the change is paid or confirmed.
func (s AddOnStatus) Settle() AddOnStatus {
	switch s {
	case AddOnPendingAddition:
		return AddOnConfirmed
	case AddOnPendingRemoval:
		return AddOnAvailable
	}
	return s
}

// Balance is the outcome of a change to a booking (T-120).
type Balance string

// Balances.
const (
	BalanceZero         Balance = "zero balance"
	BalanceNegative     Balance = "negative balance"
	BalanceRefundNeeded Balance = "refund needed"
	BalancePaid         Balance = "paid"
)

// BalanceOf classifies the total of a cart: a negative one lowers what is due, and requires a refund once it
// exceeds that (T-121).
func BalanceOf(totalMinor, dueMinor int64) Balance {
	switch {
	case totalMinor == 0:
		return BalanceZero
	case totalMinor > 0:
		return BalancePaid
	case -totalMinor > max(dueMinor, 0):
		return BalanceRefundNeeded
	}
	return BalanceNegative
}

// SuccessTitle returns the title of the page after the change (T-122).
func (b Balance) SuccessTitle() string {
	switch b {
	case BalanceNegative:
		return "Trip Balance Updated"
	case BalanceRefundNeeded:
		return "Refund Processing"
	case BalanceZero:
		return "Changes Confirmed"
	}
	return "Payment Complete"
}
