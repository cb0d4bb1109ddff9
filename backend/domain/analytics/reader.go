package analytics

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics/analyticsdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// Reader answers queries of other domains about visits, with only a transaction.
type Reader struct{}

// OfTripsTx counts the visits to the pages of trips from one day until before another.
func (Reader) OfTripsTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID, since, until civil.Date) (int, error) {
	n, err := analyticsdb.New(tx).VisitsOfTrips(ctx, analyticsdb.VisitsOfTripsParams{TenantID: tenant.From(ctx).ID,
		TripIds: tripIDs, Since: since, Until: until})
	if err != nil {
		return 0, fmt.Errorf("visits of trips: %w", err)
	}
	return int(n), nil
}

// VisitorsTx counts the visitors to the pages of trips, by trip, from one day to another.
func (Reader) VisitorsTx(ctx context.Context, tx pgx.Tx, first, last civil.Date) (map[uuid.UUID]int, error) {
	rows, err := analyticsdb.New(tx).VisitorsByTrip(ctx, analyticsdb.VisitorsByTripParams{
		TenantID: tenant.From(ctx).ID, FirstDay: first, LastDay: last,
	})
	if err != nil {
		return nil, fmt.Errorf("visitors of trips: %w", err)
	}
	out := make(map[uuid.UUID]int, len(rows))
	for _, r := range rows {
		out[r.TripID] = int(r.Visitors)
	}
	return out, nil
}

// Visited are the visitors that a trip's page had on a day from a channel.
type Visited struct {
	TripID   uuid.UUID
	Day      civil.Date
	Channel  string
	Visitors int
	// Rank is what they are sorted by, and Part what tells those of a trip apart; see VisitPage.
	Rank int64
	Part string
}

// VisitPage asks for a page of the visits that VisitorsTx counts.
type VisitPage struct {
	TripIDs     []uuid.UUID
	First, Last civil.Date
	// Sort is date or amount, which is the number of visitors, with a minus sign for the latest or largest first.
	Sort string
	// After are the last visits of the page before; Rank is the least possible if there is none.
	After Visited
	Limit int32
}

// VisitPageTx returns a page of visits, how many there are in all, and their visitors. Both are 0 if the page is empty.
func (Reader) VisitPageTx(ctx context.Context, tx pgx.Tx, p VisitPage) (page []Visited, count int, visitors int64,
	err error) {
	rows, err := analyticsdb.New(tx).VisitEntries(ctx, analyticsdb.VisitEntriesParams{
		TenantID: tenant.From(ctx).ID, TripIds: p.TripIDs, FirstDay: p.First, LastDay: p.Last, Sort: p.Sort,
		AfterRank: p.After.Rank, AfterTrip: p.After.TripID, AfterPart: p.After.Part, PageSize: p.Limit,
	})
	if err != nil {
		return nil, 0, 0, fmt.Errorf("visits: %w", err)
	}
	for _, r := range rows {
		count, visitors = int(r.Entries), r.AllVisitors
		page = append(page, Visited{TripID: r.TripID, Day: r.Day, Channel: r.Channel, Visitors: r.Visitors,
			Rank: r.Rank, Part: r.Part})
	}
	return page, count, visitors, nil
}
