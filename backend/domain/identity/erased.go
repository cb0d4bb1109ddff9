package identity

import (
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/notification"
	"caravan/backend/gen/api/identityapi"
)

// Erasure is announced when a person is reduced to a pseudonym. Every subscriber that stores data of the person
// erases it inside the announcing transaction, and reports how much that is and what has to stay; what cannot be
// erased now is rejected.
type Erasure struct {
	MemberID    uuid.UUID
	Email, Name string // before the erasure; the address in lower case
	Found       *ErasureFound
}

// ErasureFound is what is erased and kept, and every reason against the erasure.
type ErasureFound struct {
	Erases, Keeps []identityapi.ErasureCount
	Reasons       []string
	// Travelers, Bookings and Trips are those of the person, for subscribers that store data of them.
	Travelers, Bookings, Trips []uuid.UUID
}

// Erases reports what is erased.
func (e Erasure) Erases(part identityapi.ErasurePart, n int64) { add(&e.Found.Erases, part, n) }

// Keeps reports what is kept.
func (e Erasure) Keeps(part identityapi.ErasurePart, n int64) { add(&e.Found.Keeps, part, n) }

// Refuse adds a reason why the person cannot be erased now.
func (e Erasure) Refuse(reason string) { e.Found.Reasons = append(e.Found.Reasons, reason) }

// add counts a part once, whichever of the person's accounts it is found in.
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

// FirstName and LastName are the pseudonym's: the same everywhere, so that the books remain readable.
func (e Erasure) FirstName() string { return "Erased" }

// LastName distinguishes erased persons.
func (e Erasure) LastName() string {
	id := e.MemberID.String()
	return "Traveler " + strings.ToUpper(id[len(id)-6:])
}

// Address returns an undeliverable address.
func (e Erasure) Address() string { return "erased-" + e.MemberID.String() + notification.Nowhere }
