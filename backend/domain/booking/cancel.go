package booking

import (
	"github.com/google/uuid"

	"caravan/backend/platform/authz"
)

func MemberTuples(tripID, bookingID, member uuid.UUID) []authz.Tuple {
	subject := "User:" + member.String()
	return []authz.Tuple{
		{Namespace: "Booking", Object: bookingID.String(), Relation: "participants", Subject: subject},
		{Namespace: "Trip", Object: tripID.String(), Relation: "travelers", Subject: subject},
	}
}
