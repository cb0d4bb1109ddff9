package identity

import (
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/notification"
	"caravan/backend/gen/api/identityapi"
)

// Erasure is of a person of whom nothing but a pseudonym stays. Whoever keeps something of him erases it inside the
// transaction that announces it, and says how much that is and what has to stay; what cannot be erased now is refused.
type Erasure struct {
	MemberID    uuid.UUID
	Email, Name string // as they were; the address in small letters
	Found       *ErasureFound
}

// ErasureFound is what goes and stays, and every reason against it.
type ErasureFound struct {
	Erases, Keeps []identityapi.ErasureCount
	Reasons       []string
	// Travelers, Bookings and Trips are those of the person, for those who keep something of them.
	Travelers, Bookings, Trips []uuid.UUID
}

// Erases notes what goes.
func (e Erasure) Erases(part identityapi.ErasurePart, n int64) { add(&e.Found.Erases, part, n) }

// Keeps notes what stays.
func (e Erasure) Keeps(part identityapi.ErasurePart, n int64) { add(&e.Found.Keeps, part, n) }

// Refuse gives a reason why the person cannot be erased now.
func (e Erasure) Refuse(reason string) { e.Found.Reasons = append(e.Found.Reasons, reason) }

// add counts a part once, whichever of the person's accounts it is found with.
func add(list *[]identityapi.ErasureCount, part identityapi.ErasurePart, n int64) {
	if n == 0 {
		return
	}
	for i := range *list {
		if (*list)[i].Part == part {
			(*list)[i].Count += int(n)
			return
		}
	}
	*list = append(*list, identityapi.ErasureCount{Part: part, Count: int(n)})
}

// FirstName and LastName are the pseudonym's: the same wherever it stands, so that books can be read.
func (e Erasure) FirstName() string { return "Erased" }

// LastName tells one erased person from another.
func (e Erasure) LastName() string {
	id := e.MemberID.String()
	return "Traveler " + strings.ToUpper(id[len(id)-6:])
}

// Address is one to which nothing can be sent.
func (e Erasure) Address() string { return "erased-" + e.MemberID.String() + notification.Nowhere }
