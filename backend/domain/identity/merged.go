package identity

import (
	"github.com/google/uuid"

	"caravan/backend/gen/api/identityapi"
)

// Merge is of two members who are one person. Whoever keeps something of a member gives what From has to Into, inside
// the transaction that announces it, and says how much that is; what cannot be merged is refused.
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

// Moves notes what goes over.
func (m Merge) Moves(part identityapi.MergePart, n int64) { count(&m.Found.Moves, part, n) }

// Ends notes what ends with the account that goes.
func (m Merge) Ends(part identityapi.MergePart, n int64) { count(&m.Found.Ends, part, n) }

// Refuse gives a reason why the two cannot be merged.
func (m Merge) Refuse(reason string) { m.Found.Reasons = append(m.Found.Reasons, reason) }

func count(list *[]identityapi.MergeCount, part identityapi.MergePart, n int64) {
	if n > 0 {
		*list = append(*list, identityapi.MergeCount{Part: part, Count: int(n)})
	}
}
