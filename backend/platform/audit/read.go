package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Kept is an entry as stored.
type Kept struct {
	ID         uuid.UUID
	At         time.Time
	ActorID    *uuid.UUID
	ActingAs   *uuid.UUID
	Action     string
	ObjectType string
	ObjectID   uuid.UUID
	Before     json.RawMessage
	After      json.RawMessage
	RequestID  string
	IP         string
	UserAgent  string
}

// Query filters a tenant's trail. Zero and nil fields do not filter.
type Query struct {
	TenantID     uuid.UUID
	ObjectType   string
	ObjectID     *uuid.UUID
	ActorID      *uuid.UUID
	ActingAs     *uuid.UUID
	Impersonated bool   // acting as another person
	Action       string // the whole action, or a prefix of it up to a dot
	From, To     *time.Time
	// Words match the action, the object type, a state, or the names of People acted.
	Words  string
	People []uuid.UUID
	// BeforeAt and BeforeID are those of the previous page's last entry.
	BeforeAt *time.Time
	BeforeID uuid.UUID
	Most     int
}

// Read returns entries, newest first.
func Read(ctx context.Context, tx pgx.Tx, q Query) ([]Kept, error) {
	rows, err := tx.Query(ctx, `
		SELECT id, at, actor_id, acting_as, action, object_type, object_id, before, after, request_id, ip, user_agent
		FROM audit_log
		WHERE tenant_id = $1
		  AND ($2::text = '' OR object_type = $2)
		  AND ($3::uuid IS NULL OR object_id = $3)
		  AND ($4::uuid IS NULL OR actor_id = $4)
		  AND ($5::uuid IS NULL OR acting_as = $5)
		  AND (NOT $6::boolean OR acting_as IS NOT NULL)
		  AND ($7::text = '' OR action = $7 OR starts_with(action, $7 || '.'))
		  AND ($8::timestamptz IS NULL OR at >= $8)
		  AND ($9::timestamptz IS NULL OR at < $9)
		  AND ($10::text = '' OR concat_ws(' ', action, object_type, before::text, after::text) ILIKE '%' || $10 || '%'
		    OR actor_id = ANY ($11::uuid[]) OR acting_as = ANY ($11))
		  AND ($12::timestamptz IS NULL OR (at, id) < ($12, $13::uuid))
		ORDER BY at DESC, id DESC
		LIMIT $14`,
		q.TenantID, q.ObjectType, q.ObjectID, q.ActorID, q.ActingAs, q.Impersonated, q.Action, q.From, q.To, q.Words, q.People,
		q.BeforeAt, q.BeforeID, q.Most)
	if err != nil {
		return nil, fmt.Errorf("read the audit log: %w", err)
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Kept])
}
