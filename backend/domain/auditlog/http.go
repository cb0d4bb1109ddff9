// Package auditlog lets admins read the trail that platform/audit writes. Names are read with the entries,
// though members belong to identity, because an entry without its actor tells nothing.
package auditlog

import (
	"context"
	"encoding/json"
	"time"

	"github.com/go-faster/jx"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/auditlog/auditlogdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
)

// HTTP has the REST operations of this domain.
type HTTP struct{ DB *db.DB }

type cursor struct {
	At time.Time `json:"t"`
	ID uuid.UUID `json:"i"`
}

// ListAuditLogs implements listAuditLogs, newest first.
func (h HTTP) ListAuditLogs(ctx context.Context, params api.ListAuditLogsParams) (*api.AuditPageAnswer, error) {
	t := tenant.From(ctx)
	query := auditlogdb.ListEntriesParams{TenantID: t.ID, ObjectType: params.ObjectType.Value, RowLimit: int32(params.Limit.Or(25)) + 1}
	if params.ObjectId.Set {
		query.ObjectID = &params.ObjectId.Value
	}
	var after cursor
	if err := page.Decode(params.Cursor.Value, &after); err != nil {
		return nil, err
	}
	if !after.At.IsZero() {
		query.BeforeAt, query.BeforeID = &after.At, after.ID
	}
	var rows []auditlogdb.ListEntriesRow
	err := h.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = auditlogdb.New(tx).ListEntries(ctx, query)
		return err
	})
	if err != nil {
		return nil, err
	}
	rows, next := page.Cut(rows, params.Limit.Or(25), func(r auditlogdb.ListEntriesRow) any { return cursor{r.At, r.ID} })
	data := api.AuditPage{Items: make([]api.AuditEntry, len(rows))}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	for i, r := range rows {
		data.Items[i] = entry(r)
	}
	return &api.AuditPageAnswer{Success: true, Data: data}, nil
}

func entry(r auditlogdb.ListEntriesRow) api.AuditEntry {
	e := api.AuditEntry{
		ID: r.ID, At: r.At, Action: r.Action, ObjectType: r.ObjectType, ObjectId: r.ObjectID,
		ActorName: api.NewOptString(r.ActorName), RequestId: api.NewOptString(r.RequestID),
	}
	if r.ActorID != nil {
		e.ActorId = api.NewOptUUID(*r.ActorID)
	} else {
		e.ActorName = api.NewOptString("System")
	}
	if r.ActingAsName != "" {
		e.ActingAsName = api.NewOptString(r.ActingAsName)
	}
	if before := fields(r.Before); before != nil {
		e.Before = api.NewOptAuditEntryBefore(before)
	}
	if after := fields(r.After); after != nil {
		e.After = api.NewOptAuditEntryAfter(after)
	}
	return e
}

func fields(raw json.RawMessage) map[string]jx.Raw {
	if len(raw) == 0 {
		return nil
	}
	var members map[string]json.RawMessage
	if json.Unmarshal(raw, &members) != nil {
		return nil
	}
	out := make(map[string]jx.Raw, len(members))
	for name, value := range members {
		out[name] = jx.Raw(value)
	}
	return out
}
