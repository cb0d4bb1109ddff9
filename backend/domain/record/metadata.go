package record

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
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
func Metadata(ctx context.Context, at *db.DB, r *Resource, params MetadataParams) (*api.RecordMetadataPageAnswer, error) {
	data := api.RecordMetadataPage{Items: []api.RecordMetadata{}}
	query := Query{Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""), Limit: params.Limit.Or(0), IDs: params.Ids}
	if params.Status.Set {
		query.Filters = map[string]any{"status": params.Status.Value}
	}
	columns := fmt.Sprintf("(%s)::text AS name, coalesce((%s)::text, '') AS status, jsonb_strip_nulls(%s) AS facts", r.Meta.Name, or(r.Meta.Status, "NULL"), r.Meta.Facts)
	err := at.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, next, err := List[short](tx, By(ctx), r, columns, query)
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
