package tally

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
)

// SoldTx counts, by trip, the active bookings that were made in a period, and their spots.
func (Reader) SoldTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID, since,
	until time.Time) (bookings, spots map[uuid.UUID]int, err error) {
	rows, err := bookingdb.New(tx).SoldOfTrips(ctx, bookingdb.SoldOfTripsParams{TenantID: tenant.From(ctx).ID,
		TripIds: tripIDs, Since: since, Until: until})
	if err != nil {
		return nil, nil, fmt.Errorf("sold of trips: %w", err)
	}
	bookings, spots = make(map[uuid.UUID]int, len(rows)), make(map[uuid.UUID]int, len(rows))
	for _, row := range rows {
		bookings[row.TripID], spots[row.TripID] = row.Bookings, row.Spots
	}
	return bookings, spots, nil
}

// SoldInTx is SoldTx for all trips.
func (Reader) SoldInTx(ctx context.Context, tx pgx.Tx, since,
	until time.Time) (bookings, spots map[uuid.UUID]int, err error) {
	rows, err := bookingdb.New(tx).SoldIn(ctx, bookingdb.SoldInParams{TenantID: tenant.From(ctx).ID, Since: since,
		Until: until})
	if err != nil {
		return nil, nil, fmt.Errorf("sold in a period: %w", err)
	}
	bookings, spots = make(map[uuid.UUID]int, len(rows)), make(map[uuid.UUID]int, len(rows))
	for _, row := range rows {
		bookings[row.TripID], spots[row.TripID] = row.Bookings, row.Spots
	}
	return bookings, spots, nil
}

// Sold is a booking that SoldTx counts.
type Sold struct {
	ID, TripID uuid.UUID
	Spots      int
	At         time.Time
	// Rank is what the bookings are sorted by; see SoldPage.
	Rank int64
}

// SoldPage asks for a page of the bookings that SoldTx counts.
type SoldPage struct {
	TripIDs      []uuid.UUID
	Since, Until time.Time
	// Sort is date or amount, which is the number of spots, with a minus sign for the latest or largest first.
	Sort string
	// After is the last booking of the page before; Rank is the least possible if there is none.
	After Sold
	Limit int32
}

// SoldPageTx returns a page of bookings, the number of all, and their spots. Both are 0 if the page is empty.
func (Reader) SoldPageTx(ctx context.Context, tx pgx.Tx, p SoldPage) (page []Sold, count, spots int, err error) {
	rows, err := bookingdb.New(tx).SoldBookings(ctx, bookingdb.SoldBookingsParams{
		TenantID: tenant.From(ctx).ID, TripIds: p.TripIDs, Since: p.Since, Until: p.Until, Sort: p.Sort,
		AfterRank: p.After.Rank, AfterID: p.After.ID, PageSize: p.Limit,
	})
	if err != nil {
		return nil, 0, 0, fmt.Errorf("sold bookings: %w", err)
	}
	for _, r := range rows {
		count, spots = int(r.Bookings), int(r.AllSpots)
		page = append(page, Sold{ID: r.ID, TripID: r.TripID, Spots: r.Spots, At: r.CreatedAt, Rank: r.Rank})
	}
	return page, count, spots, nil
}
