package tally

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
)

// OrdersOfTripTx returns the order numbers of a trip's bookings.
func (Reader) OrdersOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := bookingdb.New(tx).OrdersOfTrip(ctx, bookingdb.OrdersOfTripParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	return orders(rows, err, func(r bookingdb.OrdersOfTripRow) (uuid.UUID, string) { return r.ID, r.OrderID })
}

// OrdersOfMemberTx returns the order numbers of the bookings that a person pays for or travels on.
func (Reader) OrdersOfMemberTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := bookingdb.New(tx).OrdersOfMember(ctx, bookingdb.OrdersOfMemberParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID})
	return orders(rows, err, func(r bookingdb.OrdersOfMemberRow) (uuid.UUID, string) { return r.ID, r.OrderID })
}

// OrderTx returns the order number of a booking, and the ids of its travelers.
func (Reader) OrderTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (number string, travelers []uuid.UUID, err error) {
	t, q := tenant.From(ctx).ID, bookingdb.New(tx)
	rows, err := q.BookingsByID(ctx, bookingdb.BookingsByIDParams{TenantID: t, Ids: []uuid.UUID{id}})
	if err != nil || len(rows) == 0 {
		return "", nil, err
	}
	travelers, err = q.OrderParticipants(ctx, bookingdb.OrderParticipantsParams{TenantID: t, BookingID: id})
	return rows[0].OrderID, travelers, err
}

// Ordered is a booking's order number, and who pays for it.
type Ordered struct {
	Number     string
	CustomerID uuid.UUID
}

// OrderedTx describes bookings.
func (Reader) OrderedTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Ordered, error) {
	rows, err := bookingdb.New(tx).BookingsByID(ctx, bookingdb.BookingsByIDParams{TenantID: tenant.From(ctx).ID,
		Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("orders: %w", err)
	}
	out := make(map[uuid.UUID]Ordered, len(rows))
	for _, row := range rows {
		out[row.ID] = Ordered{Number: row.OrderID, CustomerID: row.CustomerID}
	}
	return out, nil
}

func orders[R any](rows []R, err error, of func(R) (uuid.UUID, string)) (map[uuid.UUID]string, error) {
	if err != nil {
		return nil, fmt.Errorf("orders: %w", err)
	}
	out := make(map[uuid.UUID]string, len(rows))
	for _, row := range rows {
		id, number := of(row)
		out[id] = number
	}
	return out, nil
}
