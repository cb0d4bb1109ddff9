package approve

import (
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
)

// Part is what the marketplace approves of a trip besides its steps.
type Part = tripapi.TripPart

// parts lists them in the order in which they come up.
var parts = []Part{tripapi.TripPartPage, tripapi.TripPartTechnicalItinerary, tripapi.TripPartEarningsReport}

// approval is a row of the table: when a part awaits its approval, and how sending it back reopens it.
type approval struct {
	awaits func(t trip.Trip) bool
	reopen func(t *trip.Trip, now time.Time)
}

var approvals = map[Part]approval{
	tripapi.TripPartPage: {
		awaits: func(t trip.Trip) bool {
			return t.PublishStatus == trip.PublishReview && t.Status != trip.Cancelled && !trip.Customizable(t.Status)
		},
		reopen: func(t *trip.Trip, _ time.Time) { t.PublishStatus, t.PublishRequest = trip.PublishPending, nil },
	},
	tripapi.TripPartTechnicalItinerary: {
		awaits: func(t trip.Trip) bool {
			return t.OperatorTechnicalAt != nil && t.AdminTechnicalAt == nil &&
				(t.Status == trip.Confirmed || t.Status == trip.Closed)
		},
		// An operator can always act on a reason, even after the window.
		reopen: func(t *trip.Trip, now time.Time) {
			t.OperatorTechnicalAt = nil
			t.TechnicalFlagged = t.TechnicalFlagged || !t.TechnicalWindow().Contains(t.StartDate, t.Today(now))
		},
	},
	// A report shows current figures until it is approved: there is nothing to reopen.
	tripapi.TripPartEarningsReport: {
		awaits: func(t trip.Trip) bool { return t.Status == trip.Complete },
		reopen: func(*trip.Trip, time.Time) {},
	},
}

// awaits reports whether a part awaits the marketplace's approval. Whether a report is approved is the report's.
func awaits(t trip.Trip, p Part) bool { return approvals[p].awaits(t) }

// reopened returns a trip with a part open again to those who submitted it.
func reopened(t trip.Trip, p Part, now time.Time) trip.Trip {
	approvals[p].reopen(&t, now)
	return t
}

// SentBack is a part that was not approved, and who has to act.
type SentBack struct {
	Round  uuid.UUID
	Part   Part
	Reason string
	To     []tripapi.TripSide
}
