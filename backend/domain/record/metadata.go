package record

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
)

// MetadataParams are the parameters of every metadata list; the contract's have the same fields.
type MetadataParams struct {
	Cursor api.OptString
	Limit  api.OptInt
	Q      api.OptString
	Sort   api.OptString
	Status api.OptString
	Ids    []uuid.UUID
}

type short struct {
	Key
	Name   string            `db:"name"`
	Status string            `db:"status"`
	Facts  map[string]string `db:"facts"`
}

// Metadata lists records in short form, for pickers and to name earlier choices.
func Metadata(ctx context.Context, at *db.DB, r *Resource,
	params MetadataParams) (*api.RecordMetadataPageAnswer, error) {
	data := api.RecordMetadataPage{Items: []api.RecordMetadata{}}
	query := Query{Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""),
		Limit: params.Limit.Or(0), IDs: params.Ids}
	if params.Status.Set {
		query.Filters = map[string]any{"status": params.Status.Value}
	}
	columns := fmt.Sprintf("(%s)::text AS name, coalesce((%s)::text, '') AS status, jsonb_strip_nulls(%s) AS facts",
		r.Meta.Name, or(r.Meta.Status, "NULL"), r.Meta.Facts)
	err := at.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, next, err := shorts(tx, By(ctx), r, columns, query)
		for _, row := range rows {
			item := api.RecordMetadata{ID: row.ID, Name: row.Name, Facts: api.RecordMetadataFacts(row.Facts)}
			if row.Status != "" {
				item.Status = api.NewOptString(row.Status)
			}
			data.Items = append(data.Items, item)
		}
		if next != "" {
			data.NextCursor = api.NewOptString(next)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return &api.RecordMetadataPageAnswer{Success: true, Data: data}, nil
}

// Of what was looked for by words, those with the very words come first, and of these and of the others the newest.
const (
	exact = "-exact"
	alike = "-alike"
)

// shorts are the rows of a list in short, in the order of what was looked for unless another is asked for.
func shorts(tx pgx.Tx, ask Ask, r *Resource, columns string, q Query) ([]short, string, error) {
	if r.Words == "" || q.Sort != "" || strings.TrimSpace(q.Search) == "" {
		return List[short](tx, ask, r, columns, q)
	}
	found, err := search.Find(ask.Context, tx, r.Words, q.Search)
	if err != nil || found.None() {
		return nil, "", err
	}
	var from cursor
	if err := page.Decode(q.Cursor, &from); err != nil {
		return nil, "", err
	}
	if q.Limit == 0 {
		q.Limit = defaultLimit
	}
	same, err := found.Exact(ask.Context, tx)
	if err != nil {
		return nil, "", err
	}
	var rows []short
	if q.Search = ""; from.Sort != alike && len(same) > 0 {
		var next string
		rows, next, err = ranked(tx, ask, r, columns, q, exact, found, same)
		if err != nil || next != "" {
			return rows, next, err
		}
		if len(rows) == q.Limit {
			return rows, page.Encode(cursor{Sort: alike, At: uuid.Max.String(), ID: uuid.Max}), nil
		}
		q.Cursor, q.Limit = "", q.Limit-len(rows)
	}
	more, next, err := ranked(tx, ask, r, columns, q, alike, found, same)
	return append(rows, more...), next, err
}

// ranked lists the newest of a part of what was found: of the same words, or of the others.
func ranked(tx pgx.Tx, ask Ask, r *Resource, columns string, q Query, part string, found search.Match,
	same []uuid.UUID) ([]short, string, error) {
	of := *r
	of.Sorts, of.Sort = map[string]Sort{part[1:]: Created(r.ID)}, part
	s, err := of.statement(ask, q)
	if err != nil {
		return nil, "", err
	}
	if part == exact {
		found = search.Only(same)
	} else if len(same) > 0 {
		s.where, s.args["exact"] = append(s.where, "NOT "+r.ID+" = ANY (@exact::uuid[])"), same
	}
	if err := s.narrow(tx, ask, &of, found); err != nil {
		return nil, "", err
	}
	return list[short](tx, ask, &of, columns, s)
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// Next returns the cursor of the next page, for a response.
func Next(cursor string) api.OptString {
	if cursor == "" {
		return api.OptString{}
	}
	return api.NewOptString(cursor)
}
