package record

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Bulk is an action on many records of a list. Its domain applies it to one record at a time, each in its own
// transaction and under the domain's rules.
type Bulk struct {
	// Name is the action's name in the API contract.
	Name string
	Of   *Resource
	// Row is the SQL expression of a record's display name, and Fits the SQL condition of eligible records.
	Row, Fits string
	// Not is the reason shown for records that are not eligible.
	Not string
	// Do applies the action to one record, once per idempotency key.
	Do func(ctx context.Context, id uuid.UUID, key string) error
}

// BulkRow is a selected record.
type BulkRow struct {
	Key

	Name string `db:"name"`
	Fits bool   `db:"fits"`
}

// bulkPage is the number of records per page.
const bulkPage = 500

// Rows lists the records that a query finds, up to a maximum.
func (b Bulk) Rows(tx pgx.Tx, ask Ask, q Query, most int) (rows []BulkRow, err error) {
	columns := "(" + b.Row + `)::text "name", (` + b.Fits + `) "fits"`
	for {
		q.Limit = min(bulkPage, most-len(rows))
		page, next, err := List[BulkRow](tx, ask, b.Of, columns, q)
		if err != nil {
			return nil, err
		}
		if rows = append(rows, page...); next == "" || len(rows) >= most {
			return rows, nil
		}
		q.Cursor = next
	}
}
