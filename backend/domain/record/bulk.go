package record

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Bulk is something that can be done with many records of a list at once. Its domain does it with one record, in its own
// transaction and with its own rules.
type Bulk struct {
	// Name is what the contract calls it.
	Name string
	Of   *Resource
	// Row says what a record is called, and Fits with which records it can be done; both are SQL.
	Row, Fits string
	// Not is why it cannot be done with the others.
	Not string
	// Do does it with one record, once for a key.
	Do func(ctx context.Context, id uuid.UUID, key string) error
}

// BulkRow is a record that was chosen.
type BulkRow struct {
	Key

	Name string `db:"name"`
	Fits bool   `db:"fits"`
}

// bulkPage is how many records are read at a time.
const bulkPage = 500

// Rows lists the records that a query finds, at most so many.
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
