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
