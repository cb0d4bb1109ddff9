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
	// ChosenTx is what quotes for a booking cost together.
	ChosenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, quotes []uuid.UUID) (int64, error)
	// PlaceTx and DropTx end an order: it is paid, or never will be.
	PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	// BookingCancelledTx ends the rides of a booking; with all money back when the travelers had no part in it.
	BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error
}

func RideAddOnsOf(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID][]bookingdb.BookingAddOn, error) {
	rows, err := bookingdb.New(tx).RideAddOns(ctx, bookingdb.RideAddOnsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("add-ons of rides: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingAddOn{}
	for _, a := range rows {
		by[a.BookingID] = append(by[a.BookingID], a)
	}
	return by, nil
}
