package trip

import (
	"caravan/backend/platform/count"
)

const happening = "The trip is officially happening!"

// StatusLabel returns the label of a trip's status, the same for everyone who sees the trip.
func StatusLabel(s Status) string { return statusLabels[s] }

var statusLabels = map[Status]string{
	Created: "Requested", PartnerApproved: "Requested", PricingApproved: "Pending", HostApproved: "Pending",
	EarlyConfirmed: "Early confirmed",
	Live:           "Live", ReadyToConfirm: "Live", Confirmed: "Confirmed", Closed: "Closed", Complete: "Complete",
	Cancelled: "Cancelled",
}

// StatusText explains a trip's status in a sentence for everyone who sees the trip (T-110). minimum is how many
// travelers have to book before it is confirmed. Bookings use the same text where their status is that of their
// trip.
func StatusText(s Status, minimum int) string {
	switch s {
	case Created:
		return "The operator is reviewing the request."
	case PartnerApproved:
		return "The operator approved the trip. We’re reviewing the price."
	case PricingApproved:
		return "The price is approved. Next, the host sets the final price and signs the services agreement."
	case HostApproved:
		return "Everything is set. Next, the host launches the trip."
	case Live:
		return "The trip will be confirmed when " + count.Of(minimum, "person books.", "people book.")
	case ReadyToConfirm:
		return "Enough people have booked to confirm the trip."
	case EarlyConfirmed, Confirmed, Closed:
		return happening
	case Complete:
		return "The trip was completed!"
	case Cancelled:
		return "The trip was canceled."
	}
	return ""
}

// Happening reports whether enough people have booked a trip for it to run.
func Happening(s Status) bool { return s == EarlyConfirmed || s == Confirmed || s == Closed }

// StatusText is the trip's own.
func (t Trip) StatusText() string { return StatusText(t.Status, t.MinimumTripThreshold) }
