package booking

// TravelerStatus is a traveler's progress towards the trip (T-109).
type TravelerStatus string

// Traveler statuses in order; the last one is outside of it.
const (
	TravelerCreated       TravelerStatus = "created"
	TravelerSigned        TravelerStatus = "waiver-complete"
	TravelerFormComplete  TravelerStatus = "trip-form-complete"
	TravelerReady         TravelerStatus = "ready-to-travel"
	TravelerComplete      TravelerStatus = "complete"
	TravelerFeedbackGiven TravelerStatus = "feedback-complete"
	TravelerCancelled     TravelerStatus = "cancelled"
)

// Onboarding are the facts that determine a traveler's status until the trip is over.
type Onboarding struct {
	Signed       bool // the terms, or the disclaimer for a minor
	FormComplete bool
	Travels      bool // the booking is confirmed, and nothing is due
}

// Onboard returns the status that follows from the facts. A traveler who is ready steps back if that ends: an
// amount is due again, or the trip form is incomplete. Those who have traveled, or will not, keep their status.
func (was TravelerStatus) Onboard(f Onboarding) TravelerStatus {
	switch was {
	case TravelerComplete, TravelerFeedbackGiven, TravelerCancelled:
		return was
	}
	switch {
	case !f.Signed:
		return TravelerCreated
	case !f.FormComplete:
		return TravelerSigned
	case !f.Travels:
		return TravelerFormComplete
	}
	return TravelerReady
}
