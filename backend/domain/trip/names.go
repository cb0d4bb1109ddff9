package trip

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
)

// NamesTx returns the names of trips.
func (Reader) NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := tripdb.New(tx).TripNames(ctx, tripdb.TripNamesParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("names of trips: %w", err)
	}
	names := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		names[r.ID] = r.Name
	}
	return names, nil
}

// CancelledTx returns which of the trips are canceled.
func (Reader) CancelledTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) ([]uuid.UUID, error) {
	cancelled, err := tripdb.New(tx).TripsCancelled(ctx,
		tripdb.TripsCancelledParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("cancelled trips: %w", err)
	}
	return cancelled, nil
}
