package trip

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// FillsTx returns how full an operator's trips are that start in a period, by date.
func (Reader) FillsTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, first,
	last civil.Date) ([]inventory.Fill, error) {
	rows, err := tripdb.New(tx).OperatorFills(ctx, tripdb.OperatorFillsParams{
		TenantID: tenant.From(ctx).ID, OperatorID: operatorID, FirstDay: first, LastDay: last})
	if err != nil {
		return nil, fmt.Errorf("fill of trips: %w", err)
	}
	fills := make([]inventory.Fill, len(rows))
	for i, r := range rows {
		fills[i] = inventory.Fill{TripID: r.ID, ItineraryID: r.ItineraryID, DepartureID: r.InventoryItemID,
			PackageLevel: api.PackageLevel(r.PackageLevel), StartDate: r.StartDate, Taken: r.SpotsTaken,
			Maximum: r.MaximumSpots}
	}
	return fills, nil
}
