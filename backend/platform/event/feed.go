package event

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Numbered is an event with a position in the feed.
type Numbered struct {
	Seq           int64
	ID            uuid.UUID
	Type          string
	ObjectType    string
	ObjectID      uuid.UUID
	TripID        *uuid.UUID // the related objects, as are the next three
	BookingID     *uuid.UUID
	HostID        *uuid.UUID
	OperatorID    *uuid.UUID
	Before, After json.RawMessage
	At            time.Time
}

// New is an event without a position in the feed yet.
type New struct {
	ID         uuid.UUID
	ObjectType string
	ObjectID   uuid.UUID
}

// Concern identifies whom an event concerns; nil means nobody.
type Concern struct {
	EventID                             uuid.UUID
	BookingID, TripID, HostID, Operator *uuid.UUID
}

// Unnumbered lists a tenant's oldest events without a position in the feed.
func Unnumbered(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, limit int) ([]New, error) {
	rows, err := tx.Query(ctx, `
		SELECT id, object_type, object_id FROM event WHERE tenant_id = $1 AND seq IS NULL ORDER BY id LIMIT $2`,
		tenantID, limit)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[New])
}

// Place assigns events the positions after behind, in the given order.
func Place(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, behind int64, concerns []Concern) error {
	n := len(concerns)
	ids, bookings, trips := make([]uuid.UUID, n), make([]*uuid.UUID, n), make([]*uuid.UUID, n)
	hosts, operators := make([]*uuid.UUID, n), make([]*uuid.UUID, n)
	for i, c := range concerns {
		ids[i], bookings[i], trips[i], hosts[i], operators[i] = c.EventID, c.BookingID, c.TripID, c.HostID, c.Operator
	}
	_, err := tx.Exec(ctx, `
		UPDATE event e SET seq = $2::bigint + c.place, booking_id = c.booking_id, trip_id = c.trip_id, host_id = c.host_id, operator_id = c.operator_id
		FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[]) WITH ORDINALITY
			AS c (id, booking_id, trip_id, host_id, operator_id, place)
		WHERE e.tenant_id = $1 AND e.id = c.id`, tenantID, behind, ids, bookings, trips, hosts, operators)
	return err
}

// Filter narrows the feed.
type Filter struct {
	After  int64
	UpTo   int64 // 0 means the end of the feed
	Types  []string
	TripID *uuid.UUID
	// For limits the result to what an audience may see; nil means everything.
	For *Audience
}

// Audience may see events that concern any of these.
type Audience struct {
	Operators, Hosts, Trips []uuid.UUID
	Bookings                []uuid.UUID // including their payments and refunds
	BookingsOnly            []uuid.UUID // events of the bookings themselves only
	TripsOnly               []uuid.UUID // events of the trips themselves only
}

// Read returns the first events of the feed that match the filter, in order.
func Read(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, f Filter, limit int) ([]Numbered, error) {
	args := []any{tenantID, f.After, f.Types, limit}
	arg := func(condition string, value any) string {
		args = append(args, value)
		return fmt.Sprintf(condition, len(args))
	}
	where := []string{"tenant_id = $1", "seq > $2", "type = ANY ($3)"}
	if f.UpTo > 0 {
		where = append(where, arg("seq <= $%d", f.UpTo))
	}
	if f.TripID != nil {
		where = append(where, arg("trip_id = $%d", *f.TripID))
	}
	if f.For != nil {
		where = append(where, f.For.condition(arg))
	}
	return collect(tx.Query(ctx, numbered+strings.Join(where, " AND ")+" ORDER BY seq LIMIT $4", args...))
}

// condition includes only the kinds of objects that the audience has, so that their indexes are used.
func (a Audience) condition(arg func(string, any) string) string {
	var either []string
	for _, one := range []struct {
		condition string
		ids       []uuid.UUID
	}{
		{"operator_id = ANY ($%d)", a.Operators},
		{"host_id = ANY ($%d)", a.Hosts},
		{"trip_id = ANY ($%d)", a.Trips},
		{"booking_id = ANY ($%d)", a.Bookings},
		{"object_type = 'Booking' AND booking_id = ANY ($%d)", a.BookingsOnly},
		{"object_type = 'Trip' AND trip_id = ANY ($%d)", a.TripsOnly},
	} {
		if len(one.ids) > 0 {
			either = append(either, arg(one.condition, one.ids))
		}
	}
	if len(either) == 0 {
		return "false"
	}
	return "(" + strings.Join(either, " OR ") + ")"
}

// ByID reads numbered events by their ids.
func ByID(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, ids ...uuid.UUID) (map[uuid.UUID]Numbered, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	found, err := collect(tx.Query(ctx, numbered+"tenant_id = $1 AND id = ANY ($2) AND seq IS NOT NULL", tenantID, ids))
	out := make(map[uuid.UUID]Numbered, len(found))
	for _, e := range found {
		out[e.ID] = e
	}
	return out, err
}

const numbered = `
	SELECT seq, id, type, object_type, object_id, trip_id, booking_id, host_id, operator_id, before, after, occurred_at FROM event WHERE `

func collect(rows pgx.Rows, err error) ([]Numbered, error) {
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Numbered])
}
