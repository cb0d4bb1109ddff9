package record

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/civil"
)

// Bulk is an action on many records of a list. Its domain applies it to one record at a time, each in its own
// transaction and under the domain's rules.
type Bulk struct {
	// Name is the action's name in the API contract.
	Name string
	// Section is what staff who can change only some sections of the marketplace need; empty for none in particular.
	Section string
	Of      *Resource
	// Row is the SQL expression of a record's display name, and Fits the SQL condition of eligible records.
	Row, Fits string
	// Asked, if set, converts a query as the domain's list does, and Named names records that Row alone cannot name.
	Asked func(ctx context.Context, tx pgx.Tx, q Query) (Query, error)
	Named func(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
	// Not is the reason shown for records that are not eligible. If reasons differ, Why is the SQL expression of each
	// one's.
	Not string
	Why string
	// Look, if set, completes the rows with what SQL cannot say: a name with amounts, and whether a row is eligible.
	Look func(ctx context.Context, tx pgx.Tx, rows []BulkRow) error
	// Do applies the action to one record, once per idempotency key.
	Do func(ctx context.Context, id uuid.UUID, key string) error
	// Until, if set, returns the action with the last day that the caller chose; without a day, there is nothing to do.
	Until func(day civil.Date) Bulk
}

// BulkRow is a selected record.
type BulkRow struct {
	Key

	Name string `db:"name"`
	Fits bool   `db:"fits"`
	// Why is the reason why it is not eligible, if the action has one for each record.
	Why string `db:"why"`
}

// bulkPage is the number of records per page.
const bulkPage = 500

// Rows lists the records that a query finds, up to a maximum.
func (b Bulk) Rows(tx pgx.Tx, ask Ask, q Query, most int) (rows []BulkRow, err error) {
	if b.Asked != nil {
		if q, err = b.Asked(ask.Context, tx, q); err != nil {
			return nil, err
		}
	}
	why := b.Why
	if why == "" {
		why = "''"
	}
	columns := "(" + b.Row + `)::text "name", (` + b.Fits + `) "fits", (` + why + `)::text "why"`
	for {
		q.Limit = min(bulkPage, most-len(rows))
		page, next, err := List[BulkRow](tx, ask, b.Of, columns, q)
		if err != nil {
			return nil, err
		}
		if b.Look != nil && len(page) > 0 {
			if err := b.Look(ask.Context, tx, page); err != nil {
				return nil, err
			}
		}
		if rows = append(rows, page...); next == "" || len(rows) >= most {
			return rows, b.name(ask.Context, tx, rows)
		}
		q.Cursor = next
	}
}

func (b Bulk) name(ctx context.Context, tx pgx.Tx, rows []BulkRow) error {
	if b.Named == nil {
		return nil
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	names, err := b.Named(ctx, tx, ids)
	for i := range rows {
		rows[i].Name = names[rows[i].ID]
	}
	return err
}
