package booking

import (
	"github.com/google/uuid"

	"caravan/backend/platform/authz"
)

// MemberTuples returns the relations by which a member sees a booking and its trip as one of the party.
func MemberTuples(tripID, bookingID, member uuid.UUID) []authz.Tuple {
	subject := "User:" + member.String()
	return []authz.Tuple{
		{Namespace: "Booking", Object: bookingID.String(), Relation: "participants", Subject: subject},
		{Namespace: "Trip", Object: tripID.String(), Relation: "travelers", Subject: subject},
	}
}
