// Package audit writes the trail of who changed what, in the transaction that changes it.
package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// maxUserAgent keeps user agents from filling the log.
const maxUserAgent = 300

// Entry is one change. Before and After are marshalled to JSON; leave out sensitive fields.
type Entry struct {
	TenantID   uuid.UUID
	At         time.Time
	Action     string // such as "trip.partner_approved"
	ObjectType string // such as "Trip"
	ObjectID   uuid.UUID
	Before     any
	After      any
	// Event, when set, also publishes this change to the event feed, with the same Before and After (package
	// event).
	Event string
}

// Record writes the entry with the context's caller: when an admin impersonates, the admin and the person they
// act as.
func Record(ctx context.Context, tx pgx.Tx, e Entry) error {
	before, err := marshal(e.Before)
	if err != nil {
		return err
	}
	after, err := marshal(e.After)
	if err != nil {
		return err
	}
	var actor, actingAs *uuid.UUID
	if p, ok := principal.From(ctx); ok {
		actor = &p.MemberID
		if p.Impersonated() {
			actor, actingAs = &p.ActorID, &p.MemberID
		}
	}
	r := principal.RequestFrom(ctx)
	err = db.Defer(ctx, tx, `
		INSERT INTO audit_log (tenant_id, id, at, actor_id, acting_as, action, object_type, object_id, before, after, request_id, ip, user_agent)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
		e.TenantID, uuid.Must(uuid.NewV7()), e.At, actor, actingAs, e.Action, e.ObjectType, e.ObjectID, before, after, r.ID,
		r.IP, strings.ToValidUTF8(r.UserAgent[:min(len(r.UserAgent), maxUserAgent)], ""))
	if err != nil {
		return fmt.Errorf("audit %s: %w", e.Action, err)
	}
	if e.Event == "" {
		return nil
	}
	return event.Publish(ctx, tx, event.Event{Type: e.Event, ObjectType: e.ObjectType, ObjectID: e.ObjectID, At: e.At,
		Before: e.Before, After: e.After})
}

func marshal(v any) ([]byte, error) {
	if v == nil {
		return nil, nil
	}
	return json.Marshal(v)
}
