package auditlog

import (
	"context"
	"encoding/json"
	"maps"
	"mime"
	"regexp"
	"slices"
	"time"

	"github.com/go-faster/jx"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/auditlogapi"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	DB    *db.DB
	Clock tenant.Clock
	Names Names
	// People resolves the actors.
	People People
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return auditlogapi.Mount(h, c) }

// Names returns the names of people and objects of the caller's tenant, by id; unknown ids are left out.
type Names interface {
	Called(ctx context.Context, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

type cursor struct {
	At time.Time `json:"t"`
	ID uuid.UUID `json:"i"`
}

// filter returns the query of both the list and the download.
func filter(tenantID uuid.UUID, p auditlogapi.DownloadAuditLogsParams) audit.Query {
	return audit.Query{
		TenantID: tenantID, ObjectType: p.ObjectType.Value, ObjectID: optional(p.ObjectId.Get()),
		ActorID: optional(p.ActorId.Get()), ActingAs: optional(p.ActingAsId.Get()), Impersonated: p.Impersonated.Value,
		Action: p.Action.Value, From: optional(p.From.Get()), To: optional(p.To.Get()), Words: p.Q.Value,
	}
}

func optional[T any](value T, set bool) *T {
	if !set {
		return nil
	}
	return &value
}

// ListAuditLogs implements listAuditLogs, newest first.
func (h HTTP) ListAuditLogs(ctx context.Context, params auditlogapi.ListAuditLogsParams) (
	*auditlogapi.AuditPageAnswer, error) {
	t := tenant.From(ctx)
	query := filter(t.ID, auditlogapi.DownloadAuditLogsParams{
		ObjectType: params.ObjectType, ObjectId: params.ObjectId, ActorId: params.ActorId, ActingAsId: params.ActingAsId,
		Impersonated: params.Impersonated, Action: params.Action, From: params.From, To: params.To, Q: params.Q,
	})
	query.Most = params.Limit.Or(25) + 1
	var after cursor
	if err := page.Decode(params.Cursor.Value, &after); err != nil {
		return nil, err
	}
	if !after.At.IsZero() {
		query.BeforeAt, query.BeforeID = &after.At, after.ID
	}
	rows, err := h.read(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, next := page.Cut(rows, params.Limit.Or(25), func(r named) any { return cursor{r.At, r.ID} })
	data := auditlogapi.AuditPage{Items: make([]api.AuditEntry, len(rows))}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	called, err := h.Names.Called(ctx, mentioned(rows))
	if err != nil {
		return nil, err
	}
	for i, r := range rows {
		data.Items[i] = entry(r, called)
	}
	return &auditlogapi.AuditPageAnswer{Success: true, Data: data}, nil
}

// named is an entry with the names of its actors.
type named struct {
	audit.Kept

	ActorName, ActingAsName string
}

func (h HTTP) read(ctx context.Context, query audit.Query) ([]named, error) {
	var out []named
	err := h.DB.ReadTenant(ctx, query.TenantID, func(tx pgx.Tx) error {
		var err error
		if query.Words != "" {
			if query.People, err = h.People.MatchingTx(ctx, tx, query.Words); err != nil {
				return err
			}
		}
		entries, err := audit.Read(ctx, tx, query)
		if err != nil {
			return err
		}
		out, err = h.named(ctx, tx, entries)
		return err
	})
	return out, err
}

// named adds the names of the actors.
func (h HTTP) named(ctx context.Context, tx pgx.Tx, entries []audit.Kept) ([]named, error) {
	var who []uuid.UUID
	for _, e := range entries {
		for _, id := range []*uuid.UUID{e.ActorID, e.ActingAs} {
			if id != nil && !slices.Contains(who, *id) {
				who = append(who, *id)
			}
		}
	}
	names, err := h.People.NamesTx(ctx, tx, who)
	var out []named
	for _, e := range entries {
		n := named{Kept: e}
		if e.ActorID != nil {
			n.ActorName = names[*e.ActorID]
		}
		if e.ActingAs != nil {
			n.ActingAsName = names[*e.ActingAs]
		}
		out = append(out, n)
	}
	return out, err
}

// DownloadAuditLogs implements downloadAuditLogs.
func (h HTTP) DownloadAuditLogs(ctx context.Context, params auditlogapi.DownloadAuditLogsParams) (
	*auditlogapi.DownloadAuditLogsOKHeaders, error) {
	t := tenant.From(ctx)
	file, err := h.csv(ctx, t, filter(t.ID, params))
	if err != nil {
		return nil, err
	}
	name := "audit-log-" + t.Slug + "-" + h.Clock.Now(ctx).Format("2006-01-02") + ".csv"
	return &auditlogapi.DownloadAuditLogsOKHeaders{
		ContentDisposition: api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name})),
		Response:           auditlogapi.DownloadAuditLogsOK{Data: file},
	}, nil
}

// written finds ids in the states of an entry.
var written = regexp.MustCompile(`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`)

// ids returns those in an entry's two states.
func ids(r named) []uuid.UUID {
	var out []uuid.UUID
	for _, state := range []json.RawMessage{r.Before, r.After} {
		for _, text := range written.FindAll(state, -1) {
			if id, err := uuid.ParseBytes(text); err == nil {
				out = append(out, id)
			}
		}
	}
	return out
}

// mentioned returns all ids of a page, including the objects', each once.
func mentioned(rows []named) []uuid.UUID {
	seen := map[uuid.UUID]bool{}
	for _, r := range rows {
		seen[r.ObjectID] = true
		for _, id := range ids(r) {
			seen[id] = true
		}
	}
	return slices.Collect(maps.Keys(seen))
}

func entry(r named, called map[uuid.UUID]string) api.AuditEntry {
	e := api.AuditEntry{
		ID: r.ID, At: r.At, Action: r.Action, ObjectType: r.ObjectType, ObjectId: r.ObjectID,
		ActorName: api.NewOptString(r.ActorName), RequestId: api.NewOptString(r.RequestID),
	}
	if r.ActorID != nil {
		e.ActorId = api.NewOptUUID(*r.ActorID)
	} else {
		e.ActorName = api.NewOptString("System")
	}
	if r.ActingAs != nil {
		e.ActingAsId, e.ActingAsName = api.NewOptUUID(*r.ActingAs), api.NewOptString(r.ActingAsName)
	}
	if r.IP != "" {
		e.IP = api.NewOptString(r.IP)
	}
	if r.UserAgent != "" {
		e.UserAgent = api.NewOptString(r.UserAgent)
	}
	if name := called[r.ObjectID]; name != "" {
		e.ObjectName = api.NewOptString(name)
	}
	names := api.AuditEntryNames{}
	for _, id := range ids(r) {
		if name := called[id]; name != "" {
			names[id.String()] = name
		}
	}
	if len(names) > 0 {
		e.Names = api.NewOptAuditEntryNames(names)
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
