package search

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
)

// Kind is a kind of record that is found by words. The view search_of_<kind> says by which.
type Kind string

// The kinds.
const (
	Member         Kind = "member"
	Operator       Kind = "operator"
	Host           Kind = "host"
	Itinerary      Kind = "itinerary"
	Recommendation Kind = "recommendation"
	Link           Kind = "link"
	Request        Kind = "request"
	Trip           Kind = "trip"
	Booking        Kind = "booking"
	Traveler       Kind = "traveler"
	Ride           Kind = "ride"
)

// Kinds lists all of them.
var Kinds = []Kind{Member, Operator, Host, Itinerary, Recommendation, Link, Request, Trip, Booking, Traveler, Ride}

// tenantID is the transaction's tenant.
const tenantID = "(SELECT nullif(current_setting('caravan.tenant_id', true), '')::uuid)"

// follower is a kind of record that has words of another, with the query of their ids by those in $1.
type follower struct {
	kind Kind
	ids  string
}

// by finds the followers by a column of their own view.
func by(kind Kind, column string) follower {
	return follower{kind, "SELECT s.id FROM search_of_" + string(kind) + " s WHERE s.tenant_id = " + tenantID + " AND s." +
		column + " = ANY ($1::uuid[])"}
}

var followers = map[Kind][]follower{
	Member:    {by(Host, "member_id")},
	Host:      {by(Trip, "host_id"), by(Request, "host_id"), by(Recommendation, "host_id"), by(Link, "host_id")},
	Itinerary: {by(Request, "itinerary_id")},
	Trip:      {by(Booking, "trip_id"), by(Traveler, "trip_id"), by(Ride, "trip_id")},
	Booking:   {by(Traveler, "booking_id")},
	Traveler: {{Booking, "SELECT s.booking_id FROM search_of_traveler s WHERE s.tenant_id = " + tenantID +
		" AND s.id = ANY ($1::uuid[])"}},
}

// themselves are the records whose ids are given.
const themselves = "SELECT unnest($1::uuid[])"

// KeepTx keeps the words of records true at once, and of those that have words of theirs. It is for what must not be
// found a moment longer, such as the names of whoever is erased; everything else calls NoteTx. It may run before the
// end of a pipelined transaction; then what stands at the end counts.
func KeepTx(ctx context.Context, tx pgx.Tx, kind Kind, ids ...uuid.UUID) error {
	return later(ctx, tx, collectKept{}, kind, ids, keepAll)
}

// NoteTx notes records that were made, changed or removed: their words, and of those that have words of theirs, are
// kept moments after the commit, see Keeper. It is one row for all records of a pipelined transaction.
func NoteTx(ctx context.Context, tx pgx.Tx, kind Kind, ids ...uuid.UUID) error {
	return later(ctx, tx, collectNoted{}, kind, ids, noteAll)
}

type (
	collectKept  struct{}
	collectNoted struct{}
)

// of is a record by its kind and id.
type of struct {
	kind Kind
	id   uuid.UUID
}

func later(ctx context.Context, tx pgx.Tx, key any, kind Kind, ids []uuid.UUID,
	write func(context.Context, pgx.Tx, []any) error) error {
	var now []any
	for _, id := range ids {
		if !db.Collect(tx, key, of{kind, id}, write) {
			now = append(now, of{kind, id})
		}
	}
	if len(now) == 0 {
		return nil
	}
	return write(ctx, tx, now)
}

// channel is notified of a commit with notes; the payload is the tenant's id.
const channel = "caravan_search"

func noteAll(ctx context.Context, tx pgx.Tx, items []any) error {
	var kinds []string
	var ids []uuid.UUID
	for kind, records := range byKind(items) {
		for _, id := range records {
			kinds, ids = append(kinds, string(kind)), append(ids, id)
		}
	}
	err := db.Defer(ctx, tx, `
		WITH noted AS (
			INSERT INTO search_note (tenant_id, id, kinds, records) VALUES (current_setting('caravan.tenant_id')::uuid, $1, $2, $3) RETURNING tenant_id)
		SELECT pg_notify('`+channel+`', tenant_id::text) FROM noted`, uuid.Must(uuid.NewV7()), kinds, ids)
	if err != nil {
		return fmt.Errorf("note records for the search: %w", err)
	}
	return nil
}

// byKind groups records, each once.
func byKind(items []any) map[Kind][]uuid.UUID {
	seen, out := map[of]bool{}, map[Kind][]uuid.UUID{}
	for _, item := range items {
		if one, ok := item.(of); ok && !seen[one] {
			seen[one] = true
			out[one.kind] = append(out[one.kind], one.id)
		}
	}
	return out
}

func keepAll(ctx context.Context, tx pgx.Tx, items []any) error {
	if err := lock(ctx, tx); err != nil {
		return err
	}
	for kind, ids := range byKind(items) {
		if err := keep(ctx, tx, kind, ids); err != nil {
			return err
		}
	}
	return nil
}

// lock lets one transaction at a time keep a tenant's words. Each statement after it sees what the transactions before
// it have committed, so a record is never left with the words of a state that another has already replaced.
func lock(ctx context.Context, tx pgx.Tx) error {
	if err := db.Defer(ctx, tx,
		"SELECT pg_advisory_xact_lock(hashtextextended('search:' || current_setting('caravan.tenant_id'), 0))"); err != nil {
		return fmt.Errorf("lock the words of a tenant: %w", err)
	}
	return nil
}

func keep(ctx context.Context, tx pgx.Tx, kind Kind, ids []uuid.UUID) error {
	for _, one := range append([]follower{{kind, themselves}}, followers[kind]...) {
		if err := db.Defer(ctx, tx, keeping(one.kind, one.ids)+" SELECT", ids); err != nil {
			return fmt.Errorf("words of %s after a change of %s: %w", one.kind, kind, err)
		}
	}
	return nil
}

// keeping is the beginning of a statement that makes the words of records true: of those whose ids a query gives, or of
// all. It needs a SELECT, which may count what is gone and added. The ids go into the conditions as an array, and what
// is there already is left to the key: whatever the planner believes of the table's size, it reads these records alone.
func keeping(kind Kind, which string) string {
	of, in := "", ""
	if which != "" {
		of, in = " AND s.id = ANY (ARRAY("+which+"))", " AND w.id = ANY (ARRAY("+which+"))"
	}
	return strings.NewReplacer("@kind", string(kind), "@tenant", tenantID).Replace(`WITH said AS MATERIALIZED (
			SELECT s.tenant_id, s.id, unnest(search_words(s.said)) COLLATE "C" AS word FROM search_of_@kind s WHERE s.tenant_id = @tenant` + of +
		`),
		gone AS (DELETE FROM search_word w WHERE w.tenant_id = @tenant AND w.kind = '@kind'` + in + `
			AND NOT EXISTS (SELECT FROM said WHERE said.id = w.id AND said.word = w.word) RETURNING w.id),
		added AS (INSERT INTO search_word (tenant_id, kind, id, word)
			SELECT said.tenant_id, '@kind', said.id, said.word FROM said ORDER BY said.id, said.word ON CONFLICT DO NOTHING RETURNING id)`)
}

// Rebuild makes the words of all records of a tenant true, and tells how many words it removed and added: none, when
// every change was told.
func Rebuild(ctx context.Context, at *db.DB, tenant uuid.UUID) (gone, added int64, err error) {
	for _, kind := range Kinds {
		err := at.InTenantTx(ctx, tenant, func(tx pgx.Tx) error {
			if err := lock(ctx, tx); err != nil {
				return err
			}
			var less, more int64
			err := tx.QueryRow(ctx, keeping(kind, "")+" SELECT (SELECT count(*) FROM gone), (SELECT count(*) FROM added)").Scan(
				&less, &more)
			gone, added = gone+less, added+more
			return err
		})
		if err != nil {
			return gone, added, fmt.Errorf("words of every %s: %w", kind, err)
		}
	}
	return gone, added, nil
}
