package audit

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/page"
)

// About selects the entries about objects, and those of a person: what they did, and what was done in their name.
type About struct {
	TenantID uuid.UUID
	// Types and Objects are those of the objects.
	Types   []string
	Objects []uuid.UUID
	Person  *uuid.UUID
}

const (
	// With one object, the index has the order; with several, what they have is sorted.
	aboutOne = "(SELECT id FROM audit_log WHERE tenant_id = $1 AND object_type = ($5::text[])[1]" +
		" AND object_id = ($6::uuid[])[1]" + olderOnes + ")"
	olderOnes = " AND (at, id) < ($2, $3::uuid)" + ordered + "$4"
	aboutAny  = "(SELECT id FROM audit_log WHERE tenant_id = $1 AND object_type = ANY ($5::text[])" +
		" AND object_id = ANY ($6::uuid[])" + olderOnes + ")"
	byPerson = " UNION (SELECT id FROM audit_log WHERE tenant_id = $1 AND actor_id = $7" + olderOnes + ")" +
		" UNION (SELECT id FROM audit_log WHERE tenant_id = $1 AND acting_as = $7" + olderOnes + ")"
	chosen = selected + "audit_log WHERE tenant_id = $1 AND id IN (%s)" + ordered + "$4"
)

// ReadAbout returns entries after a position, newest first. Each part of the union ends early by an index of its own.
func ReadAbout(ctx context.Context, tx pgx.Tx, a About, after page.Instant, most int) ([]Kept, error) {
	at, id := after.Below()
	args := []any{pgx.QueryExecModeCacheDescribe, a.TenantID, at, id, most, a.Types, a.Objects}
	union := aboutAny
	if len(a.Types) == 1 && len(a.Objects) == 1 {
		union = aboutOne
	}
	if a.Person != nil {
		union, args = union+byPerson, append(args, *a.Person)
	}
	return read(ctx, tx, fmt.Sprintf(chosen, union), args)
}
