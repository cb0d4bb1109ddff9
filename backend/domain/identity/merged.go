package identity

import (
	"github.com/google/uuid"

	"caravan/backend/gen/api/identityapi"
)

// Merge is announced for two members who are one person. Every subscriber that stores data of a member transfers
// it from From to Into, inside the announcing transaction, and reports how much that is; what cannot be merged is
// rejected.
type Merge struct {
	From, Into           uuid.UUID
	FromEmail, IntoEmail string
	Found                *MergeFound
}

// MergeFound is what a merge moves and ends, and every reason against it.
type MergeFound struct {
	Moves, Ends []identityapi.MergeCount
	Reasons     []string
}

// Moves reports what is transferred.
func (m Merge) Moves(part identityapi.MergePart, n int64) { count(&m.Found.Moves, part, n) }

// Ends reports what ends with the merged account.
func (m Merge) Ends(part identityapi.MergePart, n int64) { count(&m.Found.Ends, part, n) }

// Refuse adds a reason why the two cannot be merged.
func (m Merge) Refuse(reason string) { m.Found.Reasons = append(m.Found.Reasons, reason) }

func count(list *[]identityapi.MergeCount, part identityapi.MergePart, n int64) {
	if n > 0 {
		*list = append(*list, identityapi.MergeCount{Part: part, Count: int(n)})
	}
}
