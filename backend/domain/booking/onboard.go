package booking

// TravelerStatus is how far a traveler is on the way to his trip (T-109).
type TravelerStatus string

// Traveler statuses in the order of a traveler's way; the last one leads away from it.
const (
	TravelerCreated       TravelerStatus = "created"
	TravelerSigned        TravelerStatus = "waiver-complete"
	TravelerFormComplete  TravelerStatus = "trip-form-complete"
	TravelerReady         TravelerStatus = "ready-to-travel"
	TravelerComplete      TravelerStatus = "complete"
	TravelerFeedbackGiven TravelerStatus = "feedback-complete"
	TravelerCancelled     TravelerStatus = "cancelled"
)

// Onboarding are the facts that a traveler's status follows from until the trip is over.
type Onboarding struct {
	Signed       bool // the terms, or the disclaimer for a minor
	FormComplete bool
	Travels      bool // the booking is confirmed, and nothing is left to pay
}

// Onboard is the status that follows from the facts. A traveler who is ready steps back when that ends: an amount falls
// due again, or the trip form lacks something. Who has traveled, or will not, stays where he is.
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
