package tally

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
)

// OpenTx counts the bookings of trips that are not canceled.
func (Reader) OpenTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID) (map[uuid.UUID]int, error) {
	rows, err := bookingdb.New(tx).OpenOfTrips(ctx, bookingdb.OpenOfTripsParams{TenantID: tenant.From(ctx).ID,
		TripIds: tripIDs})
	if err != nil {
		return nil, fmt.Errorf("open bookings of trips: %w", err)
	}
	out := make(map[uuid.UUID]int, len(rows))
	for _, r := range rows {
		out[r.TripID] = int(r.Bookings)
	}
	return out, nil
}

// Touches count what began before a policy of its length changes.
var Touches = []record.Touch{
	{Path: "booking.holdMinutes", Count: begun("holdsKeep", func(r bookingdb.BegunNowRow) int64 { return r.Holds })},
	{Path: "booking.waitlistOfferHours",
		Count: begun("offersKeep", func(r bookingdb.BegunNowRow) int64 { return r.Offers })},
}

func begun(what string, of func(bookingdb.BegunNowRow) int64) func(context.Context, pgx.Tx, record.PolicyChange) (
	record.Touched, error) {
	return func(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
		row, err := bookingdb.New(tx).BegunNow(ctx, bookingdb.BegunNowParams{TenantID: tenant.From(ctx).ID, Now: c.Now})
		if err != nil {
			return record.Touched{}, fmt.Errorf("holds and offers: %w", err)
		}
		return record.Touched{What: what, N: int(of(row))}, nil
	}
}
