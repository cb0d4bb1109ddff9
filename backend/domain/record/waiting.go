package record

import (
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/principal"
)

// Waiting describes records that wait for someone to act, such as requests without an answer.
type Waiting struct {
	// Kind is their name in the contract.
	Kind string
	// Of has the records, in the short form of its Meta; its scope says who sees them.
	Of *Resource
	// While is the condition under which one waits.
	While string
	// Support can do what they wait for, so that support sees them as waiting, too.
	Support bool
	// Since is the column with the start of the wait.
	Since string
}

// Waits is one waiting record.
type Waits struct {
	ID    uuid.UUID         `db:"id"`
	Name  string            `db:"name"`
	Facts map[string]string `db:"facts"`
	Since time.Time         `db:"since"`
	// All is how many of its kind wait.
	All int `db:"all_waiting"`
}

// Read returns those that the caller may see, longest waiting first.
func (w Waiting) Read(tx pgx.Tx, ask Ask, limit int) ([]Waits, error) {
	scope, sees := w.Of.scope(ask.Caller.Group)
	if !sees || (ask.Caller.Group == principal.Support && !w.Support) {
		return nil, nil
	}
	sql := fmt.Sprintf(
		`SELECT %[1]s AS id, (%[2]s)::text AS name, jsonb_strip_nulls(%[3]s) AS facts, %[4]s AS since, count(*) OVER () AS all_waiting
		FROM %[5]s WHERE %[6]s ORDER BY %[4]s, %[1]s LIMIT @page_size`,
		w.Of.ID, w.Of.Meta.Name, w.Of.Meta.Facts, w.Since, w.Of.From,
		strings.Join([]string{w.Of.Tenant + " = @tenant", "(" + scope + ")", "(" + w.While + ")"}, " AND "))
	found, err := tx.Query(ask.Context, sql, pgx.NamedArgs{
		"tenant": tenant.From(ask.Context).ID, "caller": ask.Caller.MemberID, "host": ask.Caller.HostID,
		"operator": ask.Caller.OperatorID, "page_size": limit,
	})
	if err != nil {
		return nil, fmt.Errorf("waiting %s: %w", w.Kind, err)
	}
	rows, err := pgx.CollectRows(found, pgx.RowToStructByName[Waits])
	if err != nil {
		return nil, fmt.Errorf("waiting %s: %w", w.Kind, err)
	}
	return rows, nil
}
