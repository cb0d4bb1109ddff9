package trip

// Status is a trip's status. The spellings are part of the contract (H-251).
type Status string

// Trip statuses in lifecycle order.
const (
	// None is the state before a trip exists.
	None            Status = ""
	Created         Status = "created"
	PartnerApproved Status = "partner_approved"
	PricingApproved Status = "trova_pricing_approved"
	HostApproved    Status = "host_approved"
	EarlyConfirmed  Status = "early_confirmed"
	Live            Status = "live"
	ReadyToConfirm  Status = "ready_to_confirm"
	Confirmed       Status = "confirmed"
	Closed          Status = "closed"
	Complete        Status = "complete"
	Cancelled       Status = "cancelled"
)

// Statuses lists every status of an existing trip.
var Statuses = []Status{
	Created, PartnerApproved, PricingApproved, HostApproved, EarlyConfirmed, Live,
	ReadyToConfirm, Confirmed, Closed, Complete, Cancelled,
}

// Actor is who requests a transition.
type Actor string

// Actors. System is the scheduler and other rules, never a person.
const (
	Host     Actor = "host"
	Operator Actor = "operator"
	Admin    Actor = "admin"
	System   Actor = "system"
)

// Actors lists every actor.
var Actors = []Actor{Host, Operator, Admin, System}

// Internal cancellation reasons that refund travelers in full (T-133).
const (
	ReasonOperator = 15
	ReasonHost     = 16
	ReasonProduct  = 17
)

// HostGroup is a category of the host's trip list (H-252).
type HostGroup string

// Host groups.
const (
	HostRequests  HostGroup = "Requests"
	HostPending   HostGroup = "Pending Trips"
	HostLive      HostGroup = "Live Trips"
	HostCompleted HostGroup = "Completed"
	HostCancelled HostGroup = "Cancelled"
)

// HostGroupOf returns a trip's group in the host's list; trip requests themselves appear only among HostRequests
// (H-258).
func HostGroupOf(s Status) HostGroup {
	switch s {
	case PricingApproved, HostApproved, EarlyConfirmed:
		return HostPending
	case Live, ReadyToConfirm, Confirmed, Closed:
		return HostLive
	case Complete:
		return HostCompleted
	case Cancelled:
		return HostCancelled
	}
	return HostRequests
}

// DashboardGroup is a section of the host's home (H-259).
type DashboardGroup string

// Dashboard groups.
const (
	DashboardUpcoming DashboardGroup = "upcoming"
	DashboardPast     DashboardGroup = "past"
	DashboardCanceled DashboardGroup = "canceled"
)

// DashboardGroupOf returns a trip's group on the host's home.
func DashboardGroupOf(s Status) DashboardGroup {
	switch s {
	case Complete:
		return DashboardPast
	case Cancelled:
		return DashboardCanceled
	}
	return DashboardUpcoming
}

// OperatorGroup is a category of the operator's trip list, in the priority by which the first trip is opened
// (O-023).
type OperatorGroup string

// Operator groups.
const (
	OperatorNewRequests   OperatorGroup = "New Trip Requests"
	OperatorPendingReview OperatorGroup = "Pending Review"
	OperatorLive          OperatorGroup = "Live"
	OperatorConfirmed     OperatorGroup = "Confirmed"
	OperatorComplete      OperatorGroup = "Complete"
)

// OperatorGroupOf returns a trip's group in the operator's list; a canceled trip is in no group (O-086…O-090).
func OperatorGroupOf(s Status) (OperatorGroup, bool) {
	switch s {
	case Created:
		return OperatorNewRequests, true
	case PricingApproved, HostApproved, PartnerApproved, EarlyConfirmed:
		return OperatorPendingReview, true
	case Live, ReadyToConfirm:
		return OperatorLive, true
	case Confirmed, Closed:
		return OperatorConfirmed, true
	case Complete:
		return OperatorComplete, true
	}
	return "", false
}

// Customizable reports whether the trip is still a request that the operator shapes (isCustomizable, H-203).
func Customizable(s Status) bool { return s == Created || s == PartnerApproved }
