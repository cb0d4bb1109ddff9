package auditlog

import (
	"context"
	"encoding/csv"
	"io"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
)

// csvPage is how many entries are read at a time, so that memory does not grow with the log.
const csvPage = 500

var csvHead = []string{"at", "actorId", "actor", "actingAsId", "actingAs", "action", "objectType", "objectId", "before",
	"after", "ip", "userAgent", "requestId", "id"}

// csv streams the entries while they are read. The download is recorded first.
func (h HTTP) csv(ctx context.Context, t tenant.Tenant, query audit.Query) (io.Reader, error) {
	err := h.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: h.Clock.Now(ctx), Action: "audit.download", ObjectType: "Tenant", ObjectID: t.ID,
			After: filterWords(query),
		})
	})
	if err != nil {
		return nil, err
	}
	reader, writer := io.Pipe()
	// A disconnect cancels the context, and with it the read and this goroutine.
	go func() { writer.CloseWithError(h.writeCSV(ctx, writer, query)) }()
	context.AfterFunc(ctx, func() { reader.CloseWithError(context.Cause(ctx)) })
	return reader, nil
}

func (h HTTP) writeCSV(ctx context.Context, to io.Writer, query audit.Query) error {
	w := csv.NewWriter(to)
	if err := w.Write(csvHead); err != nil {
		return err
	}
	query.Most = csvPage
	for {
		rows, err := h.read(ctx, query)
		if err != nil {
			return err
		}
		for _, r := range rows {
			if err := w.Write(csvRow(r)); err != nil {
				return err
			}
		}
		w.Flush()
		if err := w.Error(); err != nil || len(rows) < csvPage {
			return err
		}
		last := rows[len(rows)-1]
		query.BeforeAt, query.BeforeID = &last.At, last.ID
	}
}

func csvRow(r named) []string {
	return []string{
		r.At.UTC().Format(time.RFC3339Nano), idText(r.ActorID), cell(r.ActorName), idText(r.ActingAs), cell(r.ActingAsName),
		r.Action, r.ObjectType, r.ObjectID.String(), string(r.Before), string(r.After), r.IP, cell(r.UserAgent), r.RequestID,
		r.ID.String(),
	}
}

// cell keeps a spreadsheet from running user-written text as a formula.
func cell(text string) string {
	if text != "" && (text[0] == '=' || text[0] == '+' || text[0] == '-' || text[0] == '@' || text[0] == '\t' ||
		text[0] == '\r') {
		return "'" + text
	}
	return text
}

func idText(id *uuid.UUID) string {
	if id == nil {
		return ""
	}
	return id.String()
}

func filterWords(q audit.Query) map[string]any {
	words := map[string]any{}
	for name, value := range map[string]string{"objectType": q.ObjectType, "objectId": idText(q.ObjectID),
		"actorId": idText(q.ActorID), "actingAsId": idText(q.ActingAs), "action": q.Action, "words": q.Words} {
		if value != "" {
			words[name] = value
		}
	}
	if q.From != nil {
		words["from"] = q.From
	}
	if q.To != nil {
		words["to"] = q.To
	}
	return words
}
