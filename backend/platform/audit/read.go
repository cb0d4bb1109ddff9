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

// newest is how many entries are looked through for words, before the whole trail is.
const newest = 5000

const (
	selected = "SELECT id, at, actor_id, acting_as, action, object_type, object_id, before, after, request_id, ip, user_agent FROM "
	filtered = `audit_log
		WHERE tenant_id = $1
		  AND ($2::text = '' OR object_type = $2)
		  AND ($3::uuid IS NULL OR object_id = $3)
		  AND ($4::uuid IS NULL OR actor_id = $4)
		  AND ($5::uuid IS NULL OR acting_as = $5)
		  AND (NOT $6::boolean OR acting_as IS NOT NULL)
		  AND ($7::text = '' OR action = $7 OR starts_with(action, $7 || '.'))
		  AND ($8::timestamptz IS NULL OR at >= $8)
		  AND ($9::timestamptz IS NULL OR at < $9)
		  AND ($10::timestamptz IS NULL OR (at, id) < ($10, $11::uuid))`
	worded = `(concat_ws(' ', action, object_type, before::text, after::text) ILIKE '%' || $13 || '%'
		OR actor_id = ANY ($14::uuid[]) OR acting_as = ANY ($14))`
	ordered = " ORDER BY at DESC, id DESC LIMIT "
)

// Read returns entries, newest first.
func Read(ctx context.Context, tx pgx.Tx, q Query) ([]Kept, error) {
	args := []any{
		// A plan for these people: they are looked up in a hash table, and one after the other in a plan for anyone.
		pgx.QueryExecModeCacheDescribe,
		q.TenantID, q.ObjectType, q.ObjectID, q.ActorID, q.ActingAs, q.Impersonated, q.Action, q.From, q.To, q.BeforeAt,
		q.BeforeID, q.Most,
	}
	if q.Words == "" {
		return read(ctx, tx, selected+filtered+ordered+"$12", args)
	}
	args = append(args, q.Words, q.People)
	// Frequent words are soon found, but the planner takes all for rare, and sorts what it finds in the whole trail.
	found, err := read(ctx, tx, fmt.Sprintf("%s(%s%s%s%d) newest WHERE %s%s$12", selected, selected, filtered, ordered,
		newest, worded, ordered), args)
	if err != nil || len(found) == q.Most {
		return found, err
	}
	return read(ctx, tx, selected+filtered+" AND "+worded+ordered+"$12", args)
}

func read(ctx context.Context, tx pgx.Tx, sql string, args []any) ([]Kept, error) {
	rows, err := tx.Query(ctx, sql, args...)
	if err != nil {
		return nil, fmt.Errorf("read the audit log: %w", err)
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Kept])
}
