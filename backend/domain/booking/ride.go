package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
)

// Rides are the ground transfers of bookings.
type Rides interface {
	// ChosenTx returns the total of quotes for a booking.
	ChosenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, quotes []uuid.UUID) (int64, error)
	// PlaceTx and DropTx conclude an order: it is paid, or never will be.
	PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	// BookingCancelledTx cancels the transfers of a booking; with a full refund if the travelers did not cause
	// it.
	BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error
}

// RideAddOnsOf returns the add-ons of bookings that are transfers, by booking.
func RideAddOnsOf(ctx context.Context, tx pgx.Tx,
	bookings ...uuid.UUID) (map[uuid.UUID][]bookingdb.BookingAddOn, error) {
	rows, err := bookingdb.New(tx).RideAddOns(ctx, bookingdb.RideAddOnsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("add-ons of rides: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingAddOn{}
	for _, a := range rows {
		by[a.BookingID] = append(by[a.BookingID], a)
	}
	return by, nil
}
